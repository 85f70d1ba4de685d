import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config, folderOf, page, writeFiles } from '../support/folder.ts';
import { commitAll, hasGit, nameRevision, runGit } from '../support/repository.ts';
import { packageRoot, runCli } from '../support/run.ts';

const names = Array.from({ length: 60 }, (_, index) => `gone-${index + 1}`);

/** A committed site with 60 dead links. Its revision is named `main`. */
function oldSite(): string {
  const links = names.map((name) => `[${name}](/${name})\n\n`).join('');
  const folder = folderOf({
    'docs/docs.json': config({ pages: ['index', 'other'] }),
    'docs/index.mdx': page('Index') + links,
    'docs/other.mdx': page('Other'),
  });
  commitAll(folder, 'old');
  nameRevision(folder, 'refs/remotes/origin/main');
  return folder;
}

/** The words of a `check` in a section of the documentation. */
function commandOf(page: string, heading: string, flags: string): string[] {
  const [, section = ''] = readFileSync(join(packageRoot, `docs/${page}.md`), 'utf8').split(`## ${heading}`);
  const words = `check ${flags}`;
  expect(section).toContain(`npx docs-json-nav ${words}`);
  return words.split(' ');
}

test.skipIf(!hasGit)('an old site with 60 findings passes, and fails on the 61st', async () => {
  const folder = oldSite();
  const all = await runCli(['check', 'docs'], folder);
  expect(all.status).toBe(1);
  expect(all.stdout).toContain('60 errors');

  const newSince = commandOf('ci', 'A site with many findings', '--new-since origin/main');
  const update = commandOf('start', 'Accept the findings that you have', '--update-baseline');
  const green = [await runCli(newSince, folder), await runCli(update, folder), await runCli(['check'], folder)];
  expect(green.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(green[0]?.stdout).toContain('60 known at origin/main');

  // Lines shift, a page is renamed, and it gets the 61st dead link.
  runGit(folder, 'mv', 'docs/index.mdx', 'docs/start.mdx');
  writeFiles(folder, {
    'docs/docs.json': config({ pages: ['start', 'other'] }),
    'docs/start.mdx': `${page('Index')}One more line.\n\n${readFileSync(join(folder, 'docs/start.mdx'), 'utf8').split('\n\n').slice(1).join('\n\n')}[new](/brand-new)\n`,
  });
  commitAll(folder, 'renamed, with a fault');
  const red = await runCli(newSince, folder);
  expect(red.status).toBe(1);
  expect(red.stdout).toContain('failed 1 error, 60 known at origin/main');
  expect(red.stdout).toContain('"/brand-new"');
  const { diagnostics, old } = JSON.parse((await runCli([...newSince, '--format', 'json'], folder)).stdout);
  expect([diagnostics.length, old]).toEqual([1, { count: 60, since: 'origin/main' }]);
});

test.skipIf(!hasGit)('a branch counts as it was when the current one left it, a tag as it is', async () => {
  const folder = oldSite();
  runGit(folder, 'checkout', '-q', '-b', 'topic');
  runGit(folder, 'checkout', '-q', '-b', 'ahead');
  writeFiles(folder, {
    'docs/docs.json': config({ pages: ['index', 'other', 'later'] }),
    'docs/index.mdx': page('Index'),
    'docs/later.mdx': page('Later'),
  });
  commitAll(folder, 'a page is added, and the dead links are gone');
  nameRevision(folder, 'refs/remotes/origin/main');
  nameRevision(folder, 'refs/tags/v1');
  runGit(folder, 'checkout', '-q', 'topic');
  const sinceBranch = await runCli(['check', 'docs', '--since', 'origin/main', '--new-since', 'origin/main'], folder);
  expect([sinceBranch.status, sinceBranch.stdout]).toEqual([0, expect.stringContaining('60 known at origin/main')]);
  const sinceTag = await runCli(['check', 'docs', '--no-content', '--since', 'v1'], folder);
  expect([sinceTag.status, sinceTag.stdout]).toEqual([1, expect.stringContaining('/later was a page at v1')]);
});

test.skipIf(!hasGit)('a second occurrence of a finding is new', async () => {
  const folder = oldSite();
  const file = join(folder, 'docs/other.mdx');
  writeFileSync(file, `${page('Other')}[a](/gone-1)\n`);
  commitAll(folder, 'once in other.mdx');
  expect((await runCli(['check', 'docs', '--new-since', 'HEAD'], folder)).status).toBe(0);
  writeFileSync(file, `${page('Other')}[a](/gone-1) [b](/gone-1)\n`);
  const { status, stdout } = await runCli(['check', 'docs', '--new-since', 'HEAD'], folder);
  expect(status).toBe(1);
  expect(stdout).toContain('failed 1 error, 61 known at HEAD');
});

test.skipIf(!hasGit)('everything is new if there were no docs before', async () => {
  const folder = folderOf({ 'readme.txt': 'No docs yet.\n' });
  commitAll(folder, 'no docs');
  writeFiles(folder, { 'docs/docs.json': config({ pages: ['gone'] }) });
  const { status, stdout } = await runCli(['check', 'docs', '--new-since', 'HEAD'], folder);
  expect(status).toBe(1);
  expect(stdout).toContain('0 known at HEAD');
});

test.skipIf(!hasGit)('losses of a generator can be old too', async () => {
  const folder = oldSite();
  const words = ['check', 'docs', '--for', 'vitepress', '--max-warnings', '0', '--new-since', 'HEAD'];
  writeFileSync(join(folder, 'docs/other.mdx'), `${page('Other')}<Unknown />\n`);
  const fresh = await runCli(words, folder);
  expect(fresh.stdout).toContain('dialect-component-unknown docs/other.mdx');
  commitAll(folder, 'unknown');
  const known = await runCli(words, folder);
  expect(known.stdout).not.toContain('other.mdx');
  expect(known.status).toBe(0);
});

test('refuses a baseline together with a revision', async () => {
  const folder = folderOf({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Index') });
  const both = await runCli(['check', '--new-since', 'HEAD', '--baseline', 'known.json'], folder);
  expect([both.status, both.stderr]).toEqual([2, 'Use --baseline or --new-since, not both.\n']);
});

test.skipIf(!hasGit)("refuses a revision that can't be compared", async () => {
  const folder = folderOf({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Index') });
  commitAll(folder, 'one');
  const { status, stderr } = await runCli(['check', '--new-since', 'nowhere'], folder);
  expect(status).toBe(2);
  expect(stderr).toContain('Unknown revision nowhere');
  rmSync(join(folder, '.git'), { recursive: true });
});
