import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createFixPrompt } from '../../src/cli/fix.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import type { Diagnostic } from '../../src/core/values/diagnostic.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, page } from '../support/folder.ts';

const down = '\u001b[B';
const enter = '\r';
const cancel = '\u001b';

/** A user at a terminal who presses the next keys at each prompt. */
function userWho(...presses: readonly (readonly string[])[]) {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { columns: 80, rows: 24, isTTY: true });
  let shown = '';
  let asked = 0;
  output.on('data', (text) => {
    const before = shown.split('Skip this and the rest').length;
    shown += String(text);
    if (before > 1 || !shown.includes('Skip this and the rest')) return;
    for (const key of presses[asked++] ?? []) setImmediate(() => input.write(key));
  });
  return {
    terminal: { input, output },
    /** Output since the last call. */
    take: () => {
      const text = shown;
      shown = '';
      return text;
    },
    asked: () => asked,
  };
}

/** Two entries that each match two pages equally well. */
async function doubtful(): Promise<readonly Diagnostic[]> {
  const host = memoryHost({
    'docs.json': config({ pages: ['start', 'begin', 'other/start-a', 'other/start-b'] }),
    ...Object.fromEntries(
      ['one/start', 'two/start', 'one/begin', 'two/begin'].map((path) => [`${path}.mdx`, page(path)]),
    ),
    'other/start-a.mdx': page('A'),
    'other/start-b.mdx': page('B'),
  });
  const { diagnostics } = await resolveSite({}, host);
  return diagnostics.filter(({ fixes }) => (fixes?.fixes.length ?? 0) > 1);
}

test('applies the chosen answer', async () => {
  const [first] = await doubtful();
  const reader = userWho([down, enter]);
  const ask = createFixPrompt(({ line }) => `docs.json:${line}`, reader.terminal);
  const fix = await ask(first as Diagnostic);
  expect(fix).toBe(first?.fixes?.fixes[1]);
  const shown = reader.take();
  expect(shown).toContain(`docs.json:${first?.line}`);
  for (const { title } of first?.fixes?.fixes ?? []) expect(shown).toContain(title);
});

test("doesn't fix a skipped finding, and asks about the next one", async () => {
  const [first, second] = await doubtful();
  const count = first?.fixes?.fixes.length ?? 0;
  const reader = userWho([...Array.from({ length: count }, () => down), enter], [enter]);
  const ask = createFixPrompt(() => 'docs.json', reader.terminal);
  expect(await ask(first as Diagnostic)).toBeUndefined();
  reader.take();
  expect(await ask(second as Diagnostic)).toBe(second?.fixes?.fixes[0]);
});

test.each([
  ['who wants no more', (count: number) => [...Array.from({ length: count + 1 }, () => down), enter]],
  ['who leaves', () => [cancel]],
])("doesn't ask a user %s again", async (_, keys) => {
  const [first, second] = await doubtful();
  const reader = userWho(keys(first?.fixes?.fixes.length ?? 0));
  const ask = createFixPrompt(() => 'docs.json', reader.terminal);
  expect(await ask(first as Diagnostic)).toBeUndefined();
  expect(await ask(second as Diagnostic)).toBeUndefined();
  expect(reader.asked()).toBe(1);
});
