import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { config, folderOf, page } from './support/folder.ts';
import { runCli, spawnCli } from './support/run.ts';

const site = {
  'docs.json': config({ pages: ['index'] }),
  'index.mdx': page('Home'),
  'notes.html': '<!doctype html>\n<title>Mine</title>\n',
};

const commands = {
  report: (file: string) => ['report', '--out', file],
  baseline: (file: string) => ['check', '--baseline', file, '--update-baseline'],
} as const;

describe.each(['report', 'baseline'] as const)('a %s', (kind) => {
  test.each(['docs.json', 'index.mdx', 'notes.html'])('does not replace %s', async (file) => {
    const folder = folderOf(site);
    const { status, stdout, stderr } = await runCli(commands[kind](file), folder);
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      `${file} is not a ${kind} of docs-json-nav, so it is not replaced. Name another file, or remove it.\n`,
    ]);
    expect(readFileSync(join(folder, file), 'utf8')).toBe(site[file as keyof typeof site]);
  });

  test('replaces one that an earlier run has written', async () => {
    const folder = folderOf(site);
    for (const _ of [1, 2]) expect((await runCli(commands[kind]('out/made'), folder)).status).toBe(0);
    expect(existsSync(join(folder, 'out/made'))).toBe(true);
  });

  test('is written to no folder and through no link', async () => {
    const folder = folderOf(site);
    mkdirSync(join(folder, 'folder'));
    symlinkSync('docs.json', join(folder, 'link'));
    expect((await runCli(commands[kind]('folder'), folder)).stderr).toMatch(/^folder is a folder\./);
    expect((await runCli(commands[kind]('link'), folder)).stderr).toBe('link is a link. Name the file itself.\n');
    expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
  });

  test.skipIf(process.platform === 'win32')('is written to no pipe and no device', async () => {
    const folder = folderOf(site);
    execFileSync('mkfifo', ['pipe'], { cwd: folder });
    for (const name of ['pipe', '/dev/null']) {
      const { status, stderr } = await runCli(commands[kind](name), folder);
      expect([status, stderr]).toEqual([2, expect.stringContaining(`${name} is not a regular file.`)]);
    }
    expect(lstatSync(join(folder, 'pipe')).isFIFO()).toBe(true);
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});

test.each(['-', '/dev/stdout'])('a report goes to standard output with --out %s', async (name) => {
  const { status, stdout } = await spawnCli(['report', '--out', name], folderOf(site));
  expect(status).toBe(0);
  expect(stdout).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
});

test('a report of an earlier version is replaced', async () => {
  const folder = folderOf(site);
  writeFileSync(
    join(folder, 'old.html'),
    '<!doctype html>\n<html lang="en">\n<title>Navigation report: Test</title>\n',
  );
  expect((await runCli(['report', '--out', 'old.html'], folder)).status).toBe(0);
});
