import { afterEach, expect, test } from 'vitest';
import { commands } from '../src/cli/commands.ts';
import { main } from '../src/cli/main.ts';

const { isTTY, columns } = process.stdout;

afterEach(() => {
  Object.assign(process.stdout, { isTTY, columns });
});

test.each([60, 80, 120])('help fits a terminal of %i columns, word for word', async (width) => {
  for (const words of [['help'], ...Object.keys(commands).map((name) => [name, '--help'])]) {
    Object.assign(process.stdout, { isTTY: false, columns: undefined });
    const whole = await helpOf(words);
    Object.assign(process.stdout, { isTTY: true, columns: width });
    const fitted = await helpOf(words);
    expect(fitted.replace(/\s+/g, ' ')).toBe(whole.replace(/\s+/g, ' '));
    // Words that users type are never broken across lines.
    const long = fitted
      .split('\n')
      .filter((line) => line.length > width && !/^\s*(?:docs-json-nav|source|-)|^Usage/.test(line));
    expect([words, long]).toEqual([words, []]);
  }
});

async function helpOf(words: readonly string[]): Promise<string> {
  const pieces: string[] = [];
  const streams = {
    out: (text: string) => void pieces.push(text),
    err: () => undefined,
    send: async () => undefined,
    written: async () => undefined,
    program: 'docs-json-nav',
    cwd: '/',
  };
  expect(await main(words, streams)).toBe(0);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors take no columns.
  return pieces.join('').replace(/\u001b\[\d+m/g, '');
}
