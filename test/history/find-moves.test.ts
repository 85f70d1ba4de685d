import { expect, test } from 'vitest';
import { findMoves } from '../../src/core/diff/find-moves.ts';
import type { Snapshot } from '../../src/core/diff/similar-pages.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, page } from '../support/folder.ts';

/** Numbered lines. */
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `Line ${from + index} of what it says.`);

/** A site of one unchanged page, and pages with these lines. All titles differ. */
async function siteOf(pages: Readonly<Record<string, readonly string[]>>): Promise<Snapshot> {
  const names = Object.keys(pages);
  const files: Readonly<Record<string, string>> = {
    'docs.json': config({ pages: ['keeps', ...names] }),
    'keeps.mdx': page('Keeps'),
    ...Object.fromEntries(
      names.map((name) => [`${name}.mdx`, `---\ntitle: The ${name}\n---\n\n${pages[name]?.join('\n\n')}\n`]),
    ),
  };
  const { model } = await resolveSite({}, memoryHost(files));
  return { model, read: (file) => files[file] };
}

test.each([
  [4, { from: '/old', to: '/new', by: 'content' }],
  [3, undefined],
])("finds a moved page by its text if Git doesn't: of %i lines it is %j", async (count, move) => {
  const before = await siteOf({ old: lines(0, count) });
  const after = await siteOf({ new: lines(0, count) });
  expect(findMoves(before, after, ['/old'], ['/new'], new Map()).get('/old')).toEqual(move);
});

const moved = { from: '/old', to: '/new', by: 'content' };

test.each([
  [5, moved],
  [4, undefined],
])('if %i of 10 lines of a page are in another one, it is %j', async (kept, move) => {
  const before = await siteOf({ old: lines(0, 10) });
  const after = await siteOf({ new: [...lines(0, kept), ...lines(100, 100 + 10 - kept)] });
  expect(findMoves(before, after, ['/old'], ['/new'], new Map()).get('/old')).toEqual(move);
});

test('of two new pages equally similar to an old one, neither is chosen', async () => {
  const before = await siteOf({ old: lines(0, 10) });
  const after = await siteOf({ first: lines(0, 10), second: lines(0, 10) });
  expect(findMoves(before, after, ['/old'], ['/first', '/second'], new Map())).toEqual(new Map());
});

test.each([
  ['the same', lines(0, 10)],
  ['nearly the same', [...lines(0, 9), 'Another line.']],
])('of two old pages with %s text as a new one, neither is chosen', async (_, text) => {
  const before = await siteOf({ first: lines(0, 10), second: lines(0, 10) });
  const after = await siteOf({ new: text });
  expect(findMoves(before, after, ['/first', '/second'], ['/new'], new Map())).toEqual(new Map());
});

test('of two old pages with the same text, the one with the name of the new page is chosen', async () => {
  const before = await siteOf({ 'a/first': lines(0, 10), 'a/second': lines(0, 10) });
  const after = await siteOf({ 'b/second': lines(0, 10) });
  expect(findMoves(before, after, ['/a/first', '/a/second'], ['/b/second'], new Map())).toEqual(
    new Map([['/a/second', { from: '/a/second', to: '/b/second', by: 'content' }]]),
  );
});

test.each([
  [20, moved],
  [21, undefined],
])('lines that occur in %i pages identify a moved page: %j', async (holders, move) => {
  const names = Array.from({ length: holders - 1 }, (_, index) => `p${index}`);
  const others = Object.fromEntries(names.map((name) => [name, lines(0, 40)]));
  const before = await siteOf({ old: ['Once said.', ...lines(0, 40)], ...others });
  const after = await siteOf({ new: ['Now said.', ...lines(0, 40)], ...others });
  expect(findMoves(before, after, ['/old'], ['/new'], new Map()).get('/old')).toEqual(move);
});
