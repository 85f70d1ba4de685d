import { expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import { resolveSite } from '../src/sites/resolve.ts';
import { config, page } from './support/folder.ts';

test('page files that the navigation never reaches', async () => {
  const files = {
    'docs.json': config({
      global: { anchors: [{ anchor: 'Linked', href: '/linked' }] },
      groups: [{ group: 'G', root: 'root', pages: ['index', 'deep'] }],
    }),
    'index.mdx': page('Home'),
    'root.mdx': page('Root'),
    'deep/index.mdx': page('Deep'),
    'linked.mdx': page('Linked'),
    'lost.mdx': page('Lost'),
    'snippets/part.mdx': page('Part'),
  };
  const unlisted = async (rules: Record<string, 'warning'>) =>
    (await resolveSite({ rules }, memoryHost(files))).diagnostics.filter(({ code }) => code === 'page-unlisted');
  expect((await unlisted({ 'page-unlisted': 'warning' })).map(({ file, line }) => [file, line])).toEqual([
    ['lost.mdx', 1],
  ]);
  expect(await unlisted({})).toEqual([]);
});
