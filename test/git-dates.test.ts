import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gitDates } from '../src/generators/rendering/git-dates.ts';
import { folderOf, writeFiles } from './support/folder.ts';

const hasGit = spawnSync('git', ['--version']).status === 0;

function commit(root: string, date: string): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  for (const command of [
    ['init', '-q'],
    ['add', '-A'],
    [...identity, 'commit', '-q', '-m', 'change'],
  ]) {
    execFileSync('git', command, { cwd: root, env });
  }
}

it.skipIf(!hasGit)('files have the dates of their last commits, only below the folder', async () => {
  const root = folderOf({ 'docs/a.mdx': '1', 'docs/é b.mdx': '1', 'docs/deep/c.mdx': '1', 'other.txt': '1' });
  commit(root, '2024-01-01T00:00:00Z');
  writeFiles(root, { 'docs/a.mdx': '2', 'docs/new.mdx': '1', 'other.txt': '2' });
  commit(root, '2025-06-01T00:00:00Z');
  writeFiles(root, { 'docs/untracked.mdx': '1' });
  const dates = await gitDates(join(root, 'docs'));
  const [first, second] = [Date.UTC(2024, 0, 1), Date.UTC(2025, 5, 1)];
  expect(Object.fromEntries(dates)).toEqual({
    'a.mdx': second,
    'deep/c.mdx': first,
    'new.mdx': second,
    'é b.mdx': first,
  });
});

it('files have no dates without a repository', async () => {
  expect(await gitDates(folderOf({ 'a.mdx': '1' }))).toEqual(new Map());
  expect(await gitDates('/nowhere/at/all')).toEqual(new Map());
});
