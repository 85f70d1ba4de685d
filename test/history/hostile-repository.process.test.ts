import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findRevision } from '../../src/core/host/git/git-host.ts';
import { findMovedFiles, findRenamesSince } from '../../src/core/host/git/work-tree.ts';
import { gitDates } from '../../src/generators/rendering/git-dates.ts';
import { config, folderOf, page } from '../support/folder.ts';
import { commitAll, hasGit, runGit } from '../support/repository.ts';
import { runCli } from '../support/run.ts';

/** A nested repository has its own settings, some of which run programs. */
test.skipIf(!hasGit)('a nested repository in a docs folder runs nothing', async () => {
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
  expect([status, stdout]).toEqual([1, expect.stringContaining('Add gone.mdx, or remove the entry.')]);
  expect((await runCli(['diff', 'docs', 'HEAD'], outer)).status).toBe(2);
  expect(await gitDates(docs)).toEqual(new Map());
  expect(existsSync(proof)).toBe(false);
});

/** Commands that call Git, with their exit status on the site below. */
const commands: readonly (readonly [line: string, status: number])[] = [
  ['diff HEAD~1', 0],
  ['check --since HEAD~1', 1],
  ['check --content', 1],
  ['explain gone', 1],
  ['report --out report.html', 1],
  ['print --as sitemap --url https://docs.example.com', 1],
  ['fix --since HEAD~1 --dry-run', 1],
  ['fix --since HEAD~1', 1],
];

const text = (name: string): string => page(name) + `A line of ${name}.\n`.repeat(20);

/**
 * A repository whose settings run a program wherever Git supports it. One page was renamed, one was renamed and staged,
 * one was edited, and one is missing.
 *
 * @param proof Folder in which each executed program leaves a file with its name.
 */
function hostileRepository(proof: string): string {
  const folder = folderOf({
    'docs.json': config({ pages: ['a', 'b', 'c', 'gone'] }),
    ...{ 'a.mdx': text('a'), 'b.mdx': text('b'), 'c.mdx': text('c') },
  });
  commitAll(folder, 'First');
  runGit(folder, 'mv', 'a.mdx', 'a2.mdx');
  writeFileSync(join(folder, 'a2.mdx'), `${text('a')}More.\n`);
  writeFileSync(join(folder, '.gitattributes'), '* filter=trap diff=trap\n');
  commitAll(folder, 'Second');
  runGit(folder, 'mv', 'b.mdx', 'b2.mdx');
  writeFileSync(join(folder, 'c.mdx'), text('d'));
  const trap = (name: string): string => `touch ${join(proof, name)};`;
  const hooks = join(folder, '.git/hooks');
  mkdirSync(hooks, { recursive: true });
  for (const name of ['post-index-change', 'reference-transaction', 'pre-auto-gc', 'post-checkout']) {
    writeFileSync(join(hooks, name), `#!/bin/sh\n${trap('hook')}\n`, { mode: 0o755 });
  }
  const settings: readonly (readonly [section: string, name: string, value: string])[] = [
    ['filter "trap"', 'clean', `${trap('clean')} cat`],
    ['filter "trap"', 'smudge', `${trap('smudge')} cat`],
    ['diff "trap"', 'textconv', `${trap('textconv')} cat`],
    ['diff "trap"', 'command', `${trap('driver')} true`],
    ['core', 'fsmonitor', `${trap('fsmonitor')} false`],
    ['core', 'hooksPath', hooks],
    ['protocol', 'allow', 'always'],
    ['protocol "ext"', 'allow', 'always'],
    ['remote "origin"', 'url', `ext::sh -c touch% ${join(proof, 'fetch')}`],
    ['remote "origin"', 'promisor', 'true'],
    ['core', 'repositoryFormatVersion', '1'],
    ['extensions', 'partialClone', 'origin'],
  ];
  const written = settings.map(([section, name, value]) => `[${section}]\n${name} = ${JSON.stringify(value)}\n`);
  appendFileSync(join(folder, '.git/config'), written.join(''));
  return folder;
}

/**
 * Removes the first version of a page from the repository, which is a partial clone and promises that its remote has
 * it.
 */
function forgetText(folder: string): void {
  const hash = runGit(folder, '-c', 'core.fsmonitor=false', 'rev-parse', 'HEAD~1:a.mdx').trim();
  rmSync(join(folder, '.git/objects', hash.slice(0, 2), hash.slice(2)));
}

describe.skipIf(!hasGit)('a repository with settings that run programs', () => {
  test('runs them if Git is called without protection', () => {
    const proof = folderOf({});
    const folder = hostileRepository(proof);
    const git = (...words: string[]) => spawnSync('git', words, { cwd: folder });
    git('diff', 'HEAD');
    git('log', '-p');
    git('status');
    expect(readdirSync(proof).sort()).toEqual(['clean', 'driver', 'fsmonitor', 'hook', 'smudge', 'textconv']);
    forgetText(folder);
    git('log', '-M', '--name-status');
    expect(readdirSync(proof)).toContain('fetch');
  });

  test.each(commands)('runs no program for %s', async (line, status) => {
    const proof = folderOf({});
    const ended = await runCli(line.split(' '), hostileRepository(proof));
    expect(readdirSync(proof)).toEqual([]);
    expect([ended.status, ended.stderr]).toEqual([status, expect.not.stringMatching(/This is a bug/)]);
  });

  test.each(commands)('fetches nothing for %s', async (line, status) => {
    const proof = folderOf({});
    const folder = hostileRepository(proof);
    forgetText(folder);
    const ended = await runCli(line.split(' '), folder);
    expect(readdirSync(proof)).toEqual([]);
    if (!line.includes('HEAD~1')) return expect(ended.status).toBe(status);
    expect(ended).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'This clone does not have all files of HEAD~1, and nothing is fetched for you. In a partial clone, fetch them first: git fetch --refetch --no-filter.\n',
    });
  });

  test('still provides renames', async () => {
    const folder = hostileRepository(folderOf({}));
    const moved = new Map([
      ['a.mdx', 'a2.mdx'],
      ['b.mdx', 'b2.mdx'],
    ]);
    expect(await findRenamesSince(folder, await findRevision(folder, 'HEAD~1'))).toEqual(moved);
    expect(await findMovedFiles(folder, ['a.mdx', 'b.mdx', 'gone.mdx'])).toEqual(moved);
  });
});

test.skipIf(!hasGit).each(['blob:none', 'tree:0'])(
  'in a partial clone (%s) the suggested command helps',
  async (filter) => {
    const origin = folderOf({ 'docs.json': config({ pages: ['a'] }), 'a.mdx': text('a') });
    commitAll(origin, 'First');
    writeFileSync(join(origin, 'a.mdx'), text('b'));
    commitAll(origin, 'Second');
    runGit(origin, 'config', 'uploadpack.allowFilter', 'true');
    const clone = join(folderOf({}), 'clone');
    runGit(origin, 'clone', '--quiet', `--filter=${filter}`, pathToFileURL(origin).href, clone);
    const { status, stderr } = await runCli(['diff', 'HEAD~1'], clone);
    const [, advice = ''] = /fetch them first: git (.+)\.\n$/.exec(stderr) ?? [];
    expect([status, advice]).toEqual([2, 'fetch --refetch --no-filter']);
    // No background process may continue after the test.
    runGit(clone, '-c', 'maintenance.auto=false', ...advice.split(' '), '--quiet');
    expect((await runCli(['diff', 'HEAD~1'], clone)).status).toBe(0);
  },
);

test.skipIf(!hasGit)('never opens a symbolic link among new files, which may point to an endless device', async () => {
  const folder = folderOf({ 'docs.json': config({ pages: ['a'] }), 'a.mdx': text('a') });
  commitAll(folder, 'All');
  renameSync(join(folder, 'a.mdx'), join(folder, 'b.mdx'));
  symlinkSync('/dev/zero', join(folder, 'endless.mdx'));
  expect(await findMovedFiles(folder, ['a.mdx'])).toEqual(new Map([['a.mdx', 'b.mdx']]));
});

describe.skipIf(process.platform === 'win32')('a hanging Git', () => {
  test.each(commands)('ends %s in time with a message', async (line) => {
    // Its child process keeps the output open after it has ended.
    const programs = folderOf({ git: '#!/bin/sh\nsleep 20\nexit 1\n' });
    chmodSync(join(programs, 'git'), 0o755);
    const folder = folderOf({ 'docs.json': config({ pages: ['a', 'gone'] }), 'a.mdx': text('a') });
    const { status, stdout, stderr } = await runCli(line.split(' '), folder, {
      PATH: `${programs}:${process.env.PATH}`,
      DOCS_JSON_NAV_GIT_SECONDS: '0.3',
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^git [a-z-]+ did not end within 0\.3 seconds and was stopped\. Run "git status" in .+ to see whether Git answers there\. If it only needs longer, set DOCS_JSON_NAV_GIT_SECONDS\.\n$/,
    );
  });
});
