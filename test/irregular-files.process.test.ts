import { execFileSync, spawn } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFolderFiles, findPackageManager } from '../src/core/host/package-manager.ts';
import { readRegular, readRegularOrPipe } from '../src/core/host/read-disk.ts';
import { rewriteFile } from '../src/core/host/write-file.ts';
import { acquireLock } from '../src/feedback/cache/lock-file.ts';
import { createNextConfig } from '../src/generators/next/config.ts';
import type { NextConfig } from '../src/generators/next/types.ts';
import { readFileList } from '../src/generators/publish/output-folder.ts';
import { writeChanged } from '../src/generators/publish/write-changed.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

const sources = { 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Home') };

/**
 * A folder with a named pipe. The pipe gets its text after some seconds, so that a test that reads it fails instead of
 * hanging.
 */
function withPipe(name: string, files: Readonly<Record<string, string>> = sources, text = ''): string {
  const folder = folderOf(files);
  const pipe = join(folder, name);
  execFileSync('mkfifo', [pipe]);
  const source = join(folderOf({ text }), 'text');
  const writer = spawn('sh', ['-c', 'sleep 3; cat "$1" > "$0"', pipe, source], { stdio: 'ignore' });
  onTestFinished(() => void writer.kill('SIGKILL'));
  return folder;
}

describe.skipIf(process.platform === 'win32')('only regular files are read', () => {
  test.each(['json', 'mjs', 'js'])('settings: docs-json-nav.config.%s', async (extension) => {
    const name = `docs-json-nav.config.${extension}`;
    expect(await runCli(['check'], withPipe(name))).toEqual({
      status: 2,
      stdout: '',
      stderr: `${name} cannot be read: it is a named pipe, not a file.\n`,
    });
  });

  test('settings named by a flag', async () => {
    const folder = folderOf({ ...sources, 'folder.json/x': '' });
    expect(await runCli(['check', '--config', '/dev/zero'], folder)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/\/dev\/zero cannot be read: it is a device, not a file\.\n$/),
    });
    expect((await runCli(['check', '--config', 'folder.json'], folder)).stderr).toBe(
      'Config file not found: folder.json is a folder.\n',
    );
  });

  test('package.json', async () => {
    const folder = withPipe('package.json', sources, '{"packageManager":"pnpm@10.0.0"}');
    expect(findPackageManager(createFolderFiles(folder), '').name).toBe('npm');
    expect((await runCli(['check'], folder)).status).toBe(0);
  });

  test.each(['js', 'ts', 'mjs'])('package.json next to settings that are a module: %s', async (extension) => {
    const name = `docs-json-nav.config.${extension}`;
    const folder = withPipe('package.json', { ...sources, [`settings/${name}`]: 'export default {};\n' }, '{}');
    expect(await runCli(['check', '--config', `settings/${name}`], folder)).toEqual({
      status: 2,
      stdout: '',
      stderr: 'package.json cannot be read: it is a named pipe, not a file.\n',
    });
  });

  test('a folder named package.json is skipped, as Node does', async () => {
    const name = 'docs-json-nav.config.mjs';
    const folder = folderOf({ ...sources, 'package.json/x': '', [name]: 'export default {};\n' });
    expect((await runCli(['check', '--config', name], folder)).status).toBe(0);
  });

  test('a baseline that is a pipe is read, since the user names it, but not written', async () => {
    const files = { 'docs.json': config({ pages: ['index', 'gone'] }), 'index.mdx': page('Home') };
    const written = folderOf(files);
    await runCli(['check', '--baseline', 'known.json', '--update-baseline'], written);
    const folder = withPipe('pipe', files, readFileSync(join(written, 'known.json'), 'utf8'));
    expect(await runCli(['check', '--baseline', 'pipe', '--format', 'compact'], folder)).toMatchObject({
      status: 0,
      stdout: '',
    });
    expect(await runCli(['check', '--baseline', 'pipe', '--update-baseline'], folder)).toMatchObject({
      status: 2,
      stderr: 'pipe is not a regular file. Name a file, or - for standard output.\n',
    });
    expect((await runCli(['check', '--baseline', '/dev/zero'], folder)).stderr).toContain('it is a device');
  });

  test('.mintignore', async () => {
    expect((await runCli(['check'], withPipe('.mintignore'))).status).toBe(0);
  });

  test('a page that is fixed', () => {
    expect(() => rewriteFile(withPipe('pipe.mdx'), 'pipe.mdx', '', 'x')).toThrow(
      'pipe.mdx cannot be read: it is a named pipe, not a file.',
    );
  });

  test('a file written by a generator, and the manifest of such files', () => {
    expect(readFileList(join(withPipe('list.json'), 'list.json'))).toEqual(new Set());
    const pipe = join(withPipe('pipe'), 'pipe');
    expect(() => writeChanged(pipe, '')).toThrow('pipe is not a regular file, and is not replaced.');
  });

  test('redirects of Next.js', async () => {
    const folder = withPipe('.docs-json-nav/redirects.json', { '.docs-json-nav/site.js': '' });
    vi.stubEnv('DOCS_JSON_NAV_WRITER', '1');
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    onTestFinished(() => void vi.restoreAllMocks().unstubAllEnvs());
    const { redirects } = await createNextConfig<NextConfig>({}, {})('phase-production-server', undefined as never);
    await expect(redirects?.()).rejects.toThrow('redirects.json cannot be read: it is a named pipe, not a file.');
  });

  test('the lock of the feedback cache', async () => {
    const expired = { id: 'a', host: 'b', process: 1, from: 0, until: 1 };
    const lock = join(withPipe('lock', {}, JSON.stringify(expired)), 'lock');
    expect(await acquireLock(lock, 1000)).toBeUndefined();
    expect(lstatSync(lock).isFIFO()).toBe(true);
  });
});

test.skipIf(process.platform === 'win32')('a pipe is read whole, up to the size that the reader allows', () => {
  const text = 'x'.repeat(200_000);
  const pipe = () => join(withPipe('pipe', {}, text), 'pipe');
  expect(readRegularOrPipe(pipe(), 200_000).toString()).toBe(text);
  expect(() => readRegularOrPipe(pipe(), 199_999)).toThrow(/pipe cannot be read: it has more than/);
});

test("reads a file up to the reader's size limit", () => {
  const file = join(folderOf({ 'file.json': '12345' }), 'file.json');
  expect(readRegular(file, 5).toString()).toBe('12345');
  expect(() => readRegular(file, 4)).toThrow('file.json cannot be read: it has more than 4 bytes.');
});
