import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { nodeHost } from '../../src/core/host/node.ts';
import { folderOf, page } from '../support/folder.ts';
import { commitAll, hasGit, runGit } from '../support/repository.ts';

const text = (name: string): string => `${page(name)}\nThe first line of ${name}.\nThe second line of ${name}.\n`;

test.skipIf(!hasGit)('a host calls Git once for the same files', async () => {
  const folder = folderOf({ 'a.mdx': text('a') });
  commitAll(folder, 'All');
  renameSync(join(folder, 'a.mdx'), join(folder, 'b.mdx'));
  const host = nodeHost(folder);
  const first = host.movedTo(['a.mdx', 'a.md']);
  expect(await first).toEqual(new Map([['a.mdx', 'b.mdx']]));
  expect(host.movedTo(['a.mdx', 'a.md'])).toBe(first);
});

test.skipIf(!hasGit)('file names may contain any characters', async () => {
  const odd = [':(glob)*.mdx', '-a.mdx', 'tür "x".mdx', 'a\tb.mdx'];
  const folder = folderOf(Object.fromEntries(odd.map((name) => [name, text(name)])));
  commitAll(folder, 'All');
  for (const [index, name] of odd.entries()) renameSync(join(folder, name), join(folder, `now-${index}.mdx`));
  commitAll(folder, 'Renamed');
  const moved = await nodeHost(folder).movedTo([...odd, 'never.mdx']);
  expect(moved).toEqual(new Map(odd.map((name, index) => [name, `now-${index}.mdx`])));
});

test.skipIf(!hasGit).each([
  ['media were never fetched', 'blob:limit=1k', 'and one line more.\n'],
  ['no text was ever fetched', 'blob:none', ''],
])('finds a page if %s', async (_, filter, more) => {
  const media = { 'logo.png': 'x'.repeat(4000), 'other.png': 'y'.repeat(4000) };
  const origin = folderOf({ 'a.mdx': text('a'), 'gone.mdx': text('gone'), ...media });
  commitAll(origin, 'All');
  renameSync(join(origin, 'a.mdx'), join(origin, 'b.mdx'));
  renameSync(join(origin, 'logo.png'), join(origin, 'sign.png'));
  appendFileSync(join(origin, 'b.mdx'), more);
  rmSync(join(origin, 'gone.mdx'));
  writeFileSync(join(origin, 'new.mdx'), text('new'));
  appendFileSync(join(origin, 'sign.png'), 'z');
  commitAll(origin, 'Renamed');
  const clone = join(folderOf({}), 'clone');
  runGit(origin, 'config', 'uploadpack.allowFilter', 'true');
  runGit(origin, 'clone', '--quiet', `--filter=${filter}`, pathToFileURL(origin).href, clone);
  expect(await nodeHost(clone).movedTo(['a.mdx'])).toEqual(new Map([['a.mdx', 'b.mdx']]));
});

test('finds nothing without a repository', async () => {
  expect(await nodeHost(folderOf({})).movedTo(['a.mdx'])).toEqual(new Map());
});
