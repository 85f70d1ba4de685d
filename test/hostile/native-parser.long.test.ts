import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadFastParser } from '../../src/core/bodies/satteri.ts';
import { fixturePages, type Page, pagesBelow } from '../body/pages.ts';

const fast = await loadFastParser();
/** Number of mutated pages. `npm run test:hostile` sets `HOSTILE_ROUNDS`. */
const rounds = Number(process.env.HOSTILE_ROUNDS ?? 20) * 500;
const seed = Number(process.env.HOSTILE_SEED ?? 1);
/** Pages of public sites, which are not part of this repository. Without them only fixtures are mutated. */
const corpus = join(import.meta.dirname, '../../../shared/corpus');

/** Characters and pieces of syntax. */
const syntaxPieces = [
  ...'{}[]()<>`*_~#|\\/!&:;=-+$^"\'\n\r\t \0\u00a0\u202e\ufeff\ud800é漢',
  ...['😀', '\r\n', '    ', '---\n', '+++\n', '```', '~~~', '<!--', '-->', '<>', '</>', '</a', '<A b={', '{/*', '*/}'],
  ...[
    'import a from "b"\n',
    'export const a = 1\n',
    '[^a]: ',
    '[a]: /b\n',
    '| a |\n|--|\n',
    '> ',
    '- ',
    '1. ',
    'www.a',
    ' \\',
  ],
];

/** A deterministic generator of integers below a limit (mulberry32). */
function numbers(start: number): (limit: number) => number {
  let state = start >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) % Math.max(1, limit);
  };
}

/** A page with parts removed, duplicated, taken from another page, truncated, or replaced by syntax characters. */
function mutated({ text }: Page, other: Page, below: (limit: number) => number): string {
  let all = text.length > 6000 ? text.slice(below(text.length - 6000)).slice(0, 6000) : text;
  for (let count = 1 + below(4); count > 0; count--) {
    const at = below(all.length + 1);
    const end = at + below(40);
    const sign = syntaxPieces[below(syntaxPieces.length)] as string;
    const piece = [
      () => '',
      () => all.slice(at, end).repeat(2),
      () => sign.repeat(1 + below(3)),
      () => other.text.slice(below(other.text.length)).slice(0, below(200)),
      () => sign,
    ][below(5)] as () => string;
    all = all.slice(0, at) + piece() + all.slice(end);
    if (below(6) === 0) all = all.slice(0, at) + sign;
  }
  return all;
}

/*
 * A crash in native code would end this process, and a user's build. Vitest then reports that its worker ended
 * unexpectedly, and the file that the test names contains the text.
 */
test.skipIf(fast === undefined)('no mutated page crashes the process', { timeout: 3_600_000 }, () => {
  const pages = [...fixturePages(), ...(existsSync(corpus) ? pagesBelow(corpus) : [])];
  const folder = mkdtempSync(join(tmpdir(), 'native-parser-'));
  const last = join(folder, 'last.mdx');
  process.stdout.write(`mutated pages: ${rounds}, seed ${seed}; the last one is in ${last}\n`);
  const below = numbers(seed);
  let read = 0;
  for (let round = 0; round < rounds; round++) {
    const page = pages[below(pages.length)] as Page;
    const text = mutated(page, pages[below(pages.length)] as Page, below);
    writeFileSync(last, text);
    if (fast?.(text, page.format) !== undefined) read++;
  }
  expect(read).toBeGreaterThan(rounds / 20);
  // A mutation may empty a page.
  expect(existsSync(last)).toBe(true);
  rmSync(folder, { recursive: true });
});
