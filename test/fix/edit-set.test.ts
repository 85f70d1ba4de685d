import { expect, test } from 'vitest';
import { EditSet } from '../../src/core/fix.ts';

const edit = (start: number, end: number, adds?: boolean) => ({
  file: 'a.mdx',
  start,
  end,
  text: 'x',
  ...(adds && { adds }),
});

test.each<[string, [number, number], [number, number], boolean]>([
  ['one after the other', [2, 4], [4, 6], true],
  ['over each other', [2, 5], [4, 6], false],
  ['an insertion at the start of the other', [4, 4], [4, 6], false],
  ['an insertion at the end of the other', [6, 6], [4, 6], false],
  ['an insertion within the other', [5, 5], [4, 6], false],
  ['an insertion before the other', [3, 3], [4, 6], true],
  ['insertions at one place', [4, 4], [4, 4], false],
])('two edits of a file, %s, can both be applied: %s', (_, first, second, areBoth) => {
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const edits = new EditSet();
    expect(edits.add([edit(...one)])).toBe(true);
    expect(edits.add([edit(...other)])).toBe(areBoth);
  }
});

test('additions to a list are inserted at one offset, in order', () => {
  const edits = new EditSet();
  expect([edits.add([edit(4, 4, true)]), edits.add([edit(4, 4, true)])]).toEqual([true, true]);
});
