import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRevision } from '../../src/core/host/git/git-host.ts';
import { findRenamesSince } from '../../src/core/host/git/work-tree.ts';
import { folderOf, page } from '../support/folder.ts';
import { commitAll, hasGit } from '../support/repository.ts';

const lines = Array.from({ length: 40 }, (_, index) => `Line ${index} of it.`).join('\n');

test.skipIf(!hasGit)('finds renamed pages even if media files were never fetched', async () => {
  const folder = folderOf({ 'a.mdx': page('a') + lines, 'a.png': `a${lines}` });
  commitAll(folder, 'All');
  const git = (...words: string[]): string => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
  const hash = git('rev-parse', 'HEAD:a.png');
  for (const [name, ending] of [
    ['a.mdx', 'mdx'],
    ['a.png', 'png'],
  ] as const) {
    renameSync(join(folder, name), join(folder, `b.${ending}`));
    writeFileSync(join(folder, `b.${ending}`), `${page('a')}${lines}\nOne more.`);
  }
  commitAll(folder, 'Renamed');
  rmSync(join(folder, '.git/objects', hash.slice(0, 2), hash.slice(2)));
  expect(() => git('log', '-M', '--name-status', 'HEAD~1..HEAD')).toThrow();

  expect(await findRenamesSince(folder, await findRevision(folder, 'HEAD~1'))).toEqual(new Map([['a.mdx', 'b.mdx']]));
});
