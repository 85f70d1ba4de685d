import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOutput } from '../src/cli/streams.ts';
import { copyFileAtomic, writeFileAtomic } from '../src/core/host/write-file.ts';
import { OutputFolder } from '../src/generators/publish/output-folder.ts';
import { config, folderOf, page, writeFiles } from './support/folder.ts';
import { sources, writers } from './support/output-sources.ts';
import { runCli } from './support/run.ts';

const hasDevices = existsSync('/dev/full');

/** A device that a failing test may replace. A user who may write to `/dev` gets a device in another folder. */
function deviceIn(folder: string): string {
  const device = join(folder, 'device');
  return spawnSync('mknod', [device, 'c', '1', '7']).status === 0 ? device : '/dev/full';
}

describe.each(writers)('%s', (words, kind) => {
  const write = (name: string, folder: string) => runCli([...words.split(' '), name], folder);

  test.each(Object.keys(sources))('never overwrites %s', async (name) => {
    const folder = folderOf(sources);
    const { status, stdout, stderr } = await write(name, folder);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(`${name} is not ${kind} of docs-json-nav, so it is not replaced. Choose another file.\n`);
    const now = Object.keys(sources).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
    expect(Object.fromEntries(now)).toEqual(sources);
  });

  test('creates a file and its folder, and replaces its own earlier output', async () => {
    const folder = folderOf(sources);
    const first = await write('made/out', folder);
    expect(first.stderr).not.toContain('replaced');
    const text = readFileSync(join(folder, 'made/out'), 'utf8');
    writeFileSync(join(folder, 'docs/navigation.json'), '{ "pages": ["index", "empty", "other"] }');
    expect((await write('made/out', folder)).status).toBe(first.status);
    expect(readFileSync(join(folder, 'made/out'), 'utf8')).toBe(
      text.replaceAll('gone', 'other').replaceAll('Gone', 'Other'),
    );
    expect(readdirSync(join(folder, 'made'))).toEqual(['out']);
  });

  test("doesn't write through a symbolic link", async () => {
    const folder = folderOf(sources);
    await write('out', folder);
    symlinkSync('out', join(folder, 'link'));
    symlinkSync('nowhere', join(folder, 'dangling'));
    for (const name of ['link', 'dangling']) {
      const { status, stderr } = await write(name, folder);
      expect(status).toBe(2);
      expect(stderr).toBe(
        `${name} is a symbolic link, and links are not written through. Name the file it points to.\n`,
      );
      expect(lstatSync(join(folder, name)).isSymbolicLink()).toBe(true);
    }
  });

  test.skipIf(!hasDevices)("doesn't replace folders, pipes, sockets and devices", async () => {
    const folder = folderOf(sources);
    mkdirSync(join(folder, 'folder'));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    const server = createServer();
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(join(folder, 'socket'), resolve));
    const special = 'is not a regular file. Name a file, or - for standard output.\n';
    expect(await write('folder', folder)).toMatchObject({
      status: 2,
      stderr: 'folder is a folder. Name a file in it.\n',
    });
    expect(await write('pipe', folder)).toMatchObject({ status: 2, stderr: `pipe ${special}` });
    expect(await write('socket', folder)).toMatchObject({ status: 2, stderr: `socket ${special}` });
    const device = deviceIn(folder);
    expect(await write(device, folder)).toMatchObject({ status: 2, stderr: expect.stringContaining(special) });
    expect(lstatSync(device).isCharacterDevice()).toBe(true);
    expect(lstatSync(join(folder, 'pipe')).isFIFO()).toBe(true);
    expect(lstatSync(join(folder, 'socket')).isSocket()).toBe(true);
  });

  test('writes to standard output and nothing else', async () => {
    const folder = folderOf(sources);
    await write('out', folder);
    const text = readFileSync(join(folder, 'out'), 'utf8');
    // Standard output is in no folder, so locations can't be relative to one.
    expect((await write('-', folder)).stdout).toBe(text.replace(',"docsFolder":"docs/"', ''));
    expect(readdirSync(folder)).not.toContain('-');
  });
});

test('standard streams can be named', () => {
  const streams = { cwd: '/', send: async () => undefined };
  const kind = { name: 'a file', holds: () => true };
  const names = ['-', '/dev/stdout', '/dev/stderr', './-'];
  const found = names.map((name) => openOutput(name, kind, streams).stream);
  expect(found).toEqual(['stdout', 'stdout', 'stderr', undefined]);
});

test('replaces a report of version 0.2.0', async () => {
  const start = '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n';
  const old = `${start}<title>Navigation report: Test</title>\n<style></style>\n`;
  const folder = folderOf({ ...sources, 'report.html': old });
  await runCli(['report', '--out', 'report.html'], folder);
  expect(readFileSync(join(folder, 'report.html'), 'utf8').length).toBeGreaterThan(old.length);
});

test.skipIf(!hasDevices)('every command that writes a file keeps devices and pipes', async () => {
  const folder = folderOf({ a: 'a' });
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  expect(() => writeFileAtomic(join(folder, 'pipe'), 'x')).toThrow('pipe is not a regular file, and is not replaced.');
  await expect(copyFileAtomic(join(folder, 'a'), join(folder, 'pipe'))).rejects.toThrow('is not a regular file');
  expect(lstatSync(join(folder, 'pipe')).isFIFO()).toBe(true);
  const device = deviceIn(folder);
  expect(() => writeFileAtomic(device, 'x')).toThrow('is not a regular file, and is not replaced.');
  expect(lstatSync(device).isCharacterDevice()).toBe(true);
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

describe('generate --for mkdocs', () => {
  const words = ['generate', '--for', 'mkdocs', '--out'];

  test.each(['mkdocs.yml', 'pages/index.md', 'pages/logo.svg'])('never overwrites %s of other origin', async (file) => {
    const folder = folderOf({ ...sources, [`site/${file}`]: 'mine' });
    const { status, stderr } = await runCli([...words, 'site'], folder);
    expect(status).toBe(2);
    expect(stderr).toBe(`site/${file} was written by something else: remove it, or choose another folder.\n`);
    expect(readFileSync(join(folder, 'site', file), 'utf8')).toBe('mine');
    // All files are checked before the first one is written.
    expect(readdirSync(join(folder, 'site'))).toEqual([file.split('/')[0]]);
  });

  test('replaces its own earlier output, even after it was killed', async () => {
    const folder = folderOf(sources);
    await runCli([...words, 'site'], folder);
    const before = readFileSync(join(folder, 'site/pages/index.md'), 'utf8');
    writeFiles(folder, { 'docs/index.mdx': page('Another start') });
    const { stderr } = await runCli([...words, 'site'], folder);
    expect(stderr).not.toContain('was written by something else');
    expect(readFileSync(join(folder, 'site/pages/index.md'), 'utf8')).not.toBe(before);

    const killed = new OutputFolder(join(folder, 'half'));
    killed.claim(['a', 'b']);
    killed.write('a', '1');
    const next = new OutputFolder(join(folder, 'half'));
    next.claim(['a']);
    expect(next.write('a', '2')).toBe('changed');
    next.finish();
    expect(readdirSync(join(folder, 'half')).sort()).toEqual(['.docs-json-nav.json', 'a']);
  });
});

test("init doesn't write through a symbolic link that leaves the project", async () => {
  const outside = folderOf({});
  const manifest = JSON.stringify({ devDependencies: { vitepress: '1.6.4' } });
  const folder = folderOf({ 'package.json': manifest, 'docs/docs.json': config({ pages: [] }) });
  symlinkSync(outside, join(folder, '.vitepress'));
  const { status, stderr } = await runCli(['init', '--yes'], folder);
  expect([status, stderr]).toEqual([2, expect.stringContaining('is a link, and nothing is written through links')]);
  expect(readdirSync(outside)).toEqual([]);
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(manifest);
});
