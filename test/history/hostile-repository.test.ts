import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { runGit } from '../../src/host/git/run-git.ts';
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

/** A repository whose own settings run programs, with a page that was moved and not committed. */
function trappedSite(): { readonly folder: string; readonly proof: string } {
  const folder = folderOf({
    'docs.json': '{ "navigation": { "pages": ["index", "old"] } }',
    'index.mdx': '# Start\n',
    'old.mdx': '# Old\n\nA text of some length, so that Git can tell it again.\n',
    '.gitattributes': '*.mdx filter=trap diff=trap\n',
  });
  const proof = join(folder, '..', `${basename(folder)}-ran`);
  commitAll(folder, 'All');
  const trap = `touch ${proof}; cat`;
  for (const [name, value] of [
    ['filter.trap.clean', trap],
    ['filter.trap.smudge', trap],
    ['diff.trap.textconv', trap],
    ['diff.trap.command', trap],
    ['diff.external', trap],
    ['core.fsmonitor', trap],
    ['core.pager', trap],
    ['core.sshCommand', trap],
  ] as const) {
    execFileSync('git', ['config', name, value], { cwd: folder });
  }
  writeFileSync(join(folder, 'index.mdx'), '# Another start\n');
  renameSync(join(folder, 'old.mdx'), join(folder, 'new.mdx'));
  return { folder, proof };
}

const commands = [
  ['diff', '.', 'HEAD'],
  ['check', '--since', 'HEAD'],
  ['fix', '--dry-run', '--since', 'HEAD'],
  ['check', '--content'],
] as const;

test.skipIf(!hasGit)('what the settings of a repository run is not run', async () => {
  const { folder, proof } = trappedSite();
  execFileSync('git', ['status', '--short'], { cwd: folder });
  expect(existsSync(proof), 'the trap works').toBe(true);
  rmSync(proof);
  for (const words of commands) {
    await runCli(words, folder);
    expect([words, existsSync(proof)]).toEqual([words, false]);
  }
  expect((await gitDates(folder)).size).toBeGreaterThan(0);
  expect(existsSync(proof)).toBe(false);
  // It still knows where the page has gone.
  expect((await runCli(['check'], folder)).stdout).toContain('new');
});

test.skipIf(!hasGit)('objects that were never fetched stay where they are', async () => {
  const { folder } = trappedSite();
  const clone = join(folderOf({}), 'clone');
  execFileSync('git', ['config', 'uploadpack.allowFilter', 'true'], { cwd: folder });
  execFileSync('git', ['clone', '-q', '--no-checkout', '--filter=blob:none', `file://${folder}`, clone]);
  const proof = `${clone}-fetched`;
  execFileSync('git', ['config', 'remote.origin.uploadpack', `touch ${proof}; git-upload-pack`], { cwd: clone });
  writeFileSync(join(clone, 'docs.json'), '{ "navigation": { "pages": ["index", "old"] } }');
  writeFileSync(join(clone, 'index.mdx'), '# Start\n');
  for (const words of commands) {
    const { stderr } = await runCli([...words, ...(words[0] === 'diff' ? [] : ['--offline'])], clone);
    expect([words, existsSync(proof), stderr.includes('    at ')]).toEqual([words, false, false]);
  }
  execFileSync('git', ['cat-file', '-p', 'HEAD:index.mdx'], { cwd: clone });
  expect(existsSync(proof), 'the trap works').toBe(true);
});

test.skipIf(process.platform === 'win32')('a Git that hangs is ended, and said', async () => {
  const folder = folderOf({ 'bin/git': '#!/bin/sh\nexec sleep 600\n' });
  chmodSync(join(folder, 'bin/git'), 0o755);
  const path = { PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  await expect(runGit(folder, ['rev-parse', 'HEAD'], '', path, 300)).rejects.toThrow(
    `Git did not answer within 0.3 seconds: git rev-parse in ${folder}.`,
  );
});
