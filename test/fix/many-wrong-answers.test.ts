import { expect, test } from 'vitest';
import { certainFix, fixSite } from '../../src/core/fix.ts';
import type { Host } from '../../src/core/host/host.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { overlayHost } from '../../src/core/host/overlay.ts';
import type { Diagnostic } from '../../src/core/values/diagnostic.ts';

/** More than `fix` has passes. */
const many = 160;
const maxChecks = 11;

const host = memoryHost({
  'docs.json': `${Array.from({ length: many }, (_, line) => `wrong ${line}`).join('\n')}\nother`,
});

/** A finding that one edit fixes. */
function fault(code: string, file: string, line: number, start: number, was: string, text: string): Diagnostic {
  const fix = { title: text, edits: [{ file, start, end: start + was.length, text }] };
  const location = { file, line, column: 1, endLine: line, endColumn: 2 };
  const message = `${was} ${line}`;
  return {
    code,
    severity: 'error',
    message,
    ...location,
    related: [],
    group: '',
    fixes: { isSure: true, fixes: [fix] },
  };
}

/** Every `wrong` may become `right`, which only every ninth line accepts; `other` becomes `fixed`. */
async function check(shown: Host): Promise<readonly Diagnostic[]> {
  const read = shown.read('docs.json');
  const text = 'text' in read ? read.text : '';
  let start = 0;
  return text.split('\n').flatMap((line, index) => {
    const at = start;
    start += line.length + 1;
    if (line.startsWith('wrong')) return [fault('page-missing', 'docs.json', index, at, 'wrong', 'right')];
    if (line === 'other') return [fault('redirect-chain', 'docs.json', index, at, 'other', 'fixed')];
    const { fixes: _, ...harm } = fault('page-duplicate', 'elsewhere.mdx', index, 0, 'harm', '');
    return line.startsWith('right') && index % 9 !== 0 ? [harm] : [];
  });
}

test('leaves out together fixes that cause problems in another file, and a second run changes nothing', async () => {
  let checks = 0;
  const counted = (shown: Host) => {
    checks++;
    return check(shown);
  };
  const first = await fixSite(host, counted, certainFix);
  expect(checks).toBeLessThanOrEqual(maxChecks);
  expect(first.applied.map(({ diagnostic }) => diagnostic.code)).toEqual(['redirect-chain']);
  const second = await fixSite(overlayHost(host, first.texts), check, certainFix);
  expect(second.applied).toEqual([]);
});

test('a fix that causes a problem is left out, and all others are made in the next pass', async () => {
  const bad = 70;
  const lines = Array.from({ length: many }, (_, line) => `wrong ${line}`);
  const checkLines = async (shown: Host): Promise<readonly Diagnostic[]> => {
    const found = await check(shown);
    const wrong = found.filter(({ code }) => code === 'page-missing');
    if (wrong.some(({ line }) => line === bad)) return wrong;
    const { fixes: _, ...harm } = fault('page-duplicate', 'docs.json', bad + 1, 0, 'harm', '');
    return [...wrong, harm];
  };
  let checks = 0;
  const counted = (shown: Host) => {
    checks++;
    return checkLines(shown);
  };
  const { applied: done, remaining: left } = await fixSite(
    memoryHost({ 'docs.json': lines.join('\n') }),
    counted,
    certainFix,
  );
  expect(done).toHaveLength(many - 1);
  expect(left.map(({ line }) => line)).toEqual([bad]);
  expect(checks).toBe(4);
});

test('of fixes of the same text one is made in each pass, in at most ten passes', async () => {
  let checks = 0;
  const overlapping = async (): Promise<readonly Diagnostic[]> =>
    Array.from({ length: 20 - checks++ }, (_, line) => fault('page-missing', 'docs.json', line, 0, 'wrong', 'right'));
  const { applied: done, remaining: left } = await fixSite(host, overlapping, certainFix);
  expect([done.length, left.length, checks]).toEqual([10, 10, maxChecks]);
});
