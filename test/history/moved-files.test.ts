import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeHost } from '../../src/host/node.ts';
import { folderOf, page } from '../support/folder.ts';
import { commitAll, hasGit } from '../support/repository.ts';

const text = (name: string): string => `${page(name)}\nThe first line of ${name}.\nThe second line of ${name}.\n`;

test.skipIf(!hasGit)('a host asks Git once for the same files', async () => {
  const folder = folderOf({ 'a.mdx': text('a') });
  commitAll(folder, 'All');
  renameSync(join(folder, 'a.mdx'), join(folder, 'b.mdx'));
  const host = nodeHost(folder);
  const first = host.movedTo(['a.mdx', 'a.md']);
  expect(await first).toEqual(new Map([['a.mdx', 'b.mdx']]));
  expect(host.movedTo(['a.mdx', 'a.md'])).toBe(first);
});

test.skipIf(!hasGit)('names are names, whatever signs they hold', async () => {
  const odd = [':(glob)*.mdx', '-a.mdx', 'tür "x".mdx', 'a\tb.mdx'];
  const folder = folderOf(Object.fromEntries(odd.map((name) => [name, text(name)])));
  commitAll(folder, 'All');
  for (const [index, name] of odd.entries()) renameSync(join(folder, name), join(folder, `now-${index}.mdx`));
  commitAll(folder, 'Renamed');
  const moved = await nodeHost(folder).movedTo([...odd, 'never.mdx']);
  expect(moved).toEqual(new Map(odd.map((name, index) => [name, `now-${index}.mdx`])));
});

test('without a repository nothing is known', async () => {
  expect(await nodeHost(folderOf({})).movedTo(['a.mdx'])).toEqual(new Map());
});
