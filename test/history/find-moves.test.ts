import { expect, test } from 'vitest';
import { findMoves } from '../../src/core/diff/find-moves.ts';
import type { Snapshot } from '../../src/core/diff/snapshot.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { resolveSite } from '../../src/sites/resolve.ts';
import { config, page } from '../support/folder.ts';

const keeps = 'keeps.mdx';

/** A site of one page that stays, and one more of another title and so many lines of text. */
async function siteWith(name: string, title: string, lines: number): Promise<Snapshot> {
  const text = Array.from({ length: lines }, (_, index) => `Line ${index + 1} of what it says.\n`).join('\n');
  const files: Readonly<Record<string, string>> = {
    'docs.json': config({ pages: ['keeps', name] }),
    [keeps]: page('Keeps'),
    [`${name}.mdx`]: `---\ntitle: ${title}\n---\n\n${text}`,
  };
  const { model } = await resolveSite({}, memoryHost(files));
  return { model, read: (file) => files[file] };
}

test.each([
  [4, { from: '/old', to: '/new', by: 'content' }],
  [3, undefined],
])('a page that Git does not find is found by its text: of %i lines it is %j', async (lines, move) => {
  const before = await siteWith('old', 'An old title', lines);
  const after = await siteWith('new', 'Another one', lines);
  expect(findMoves(before, after, ['/old'], ['/new'], new Map()).get('/old')).toEqual(move);
});
