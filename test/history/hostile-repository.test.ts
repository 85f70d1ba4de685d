import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitDates } from '../../src/kit/pages/git-dates.ts';
import { folderOf } from '../support/folder.ts';
import { commitAll, hasGit } from '../support/repository.ts';
import { runCli } from '../support/run.ts';

/** A repository among the files of another one brings settings of its own; some of them run programs. */
test.skipIf(!hasGit)('a repository among the files of a docs folder runs nothing', async () => {
  const outer = folderOf({
    'docs/docs.json': '{ "navigation": { "pages": ["index", "gone"] } }',
    'docs/index.mdx': '# Start\n',
  });
  commitAll(outer, 'All');
  const docs = join(outer, 'docs');
  const proof = join(outer, 'ran');
  const git = (...words: string[]): string => execFileSync('git', words, { cwd: docs, encoding: 'utf8' });
  git('init', '-q', '--bare', '.');
  for (const [name, value] of [
    ['core.bare', 'false'],
    ['core.worktree', docs],
    ['core.fsmonitor', `touch ${proof}; false`],
  ] as const) {
    git('config', '--file', join(docs, 'config'), name, value);
  }
  git('-c', 'safe.bareRepository=all', 'ls-files', '--others');
  expect(existsSync(proof), 'the trap works').toBe(true);
  execFileSync('rm', [proof]);

  const { status, stdout } = await runCli(['check', 'docs'], outer);
  expect([status, stdout]).toEqual([1, expect.stringContaining('help Add gone.mdx, or remove the entry.')]);
  expect((await runCli(['diff', 'docs', 'HEAD'], outer)).status).toBe(2);
  expect(await gitDates(docs)).toEqual(new Map());
  expect(existsSync(proof)).toBe(false);
});
