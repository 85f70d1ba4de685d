import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { toFileError } from '../src/core/host/file-error.ts';
import { writeFileAtomic } from '../src/core/host/write-file.ts';
import { config, folderOf } from './support/folder.ts';
import { cli, type ProcessResult, runCli } from './support/run.ts';
import { asOrdinaryUser, openToAll } from './support/unprivileged.ts';

const broken = { 'docs.json': config({ pages: Array.from({ length: 2000 }, (_, index) => `missing/${index}`) }) };
const specification = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  paths: { '/jobs': { get: { summary: 'Lists jobs' } } },
});
const withPages = {
  'docs/docs.json': config({ groups: [{ group: 'API', openapi: 'api.json' }] }),
  'docs/api.json': specification,
};

/** A stack trace through this package's files, or a message that blames it. */
const trace = /\n\s+at .*:\d+|node:|This is a bug/;

/** Runs a shell command line in which `$CLI` is the command. */
function runShell(line: string, cwd: string): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const environment = { ...process.env, NO_COLOR: '1', CLI: `${process.execPath} ${cli}` };
    const child = spawn('bash', ['-c', line], { cwd, env: environment });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text) => {
      stdout += text;
    });
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    child.on('error', reject).on('close', (status) => resolve({ status, stdout, stderr }));
  });
}

describe('a closed pipe', () => {
  test.each([
    ['check', 1],
    ['check --format json', 1],
    ['print --as model', 1],
    ['--help', 0],
  ])('is not reported as an error by %s', async (words, status) => {
    const { stdout, stderr } = await runShell(`($CLI ${words}; echo "status $?" >&2) | head -1`, folderOf(broken));
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toContain(`status ${status}\n`);
    expect(stderr).not.toMatch(trace);
  });
});

describe.skipIf(!existsSync('/dev/full'))('a full disk', () => {
  test.each(['check', 'check --format json', 'print', 'print --as model', '--help', '--version'])(
    'under the report of %s exits with 2',
    async (words) => {
      const { status, stderr } = await runShell(`$CLI ${words} > /dev/full`, folderOf(broken));
      expect(status).toBe(2);
      expect(stderr.match(/^The report cannot be written: the disk is full \(ENOSPC\)\.$/gm)).toHaveLength(1);
      expect(stderr).not.toMatch(trace);
    },
  );

  test('under messages changes nothing', async () => {
    const { status, stdout } = await runShell('$CLI check 2> /dev/full', folderOf(broken));
    expect(status).toBe(1);
    expect(stdout).toContain('2000 errors');
  });
});

test.each(['check', 'print', 'generate --out x', 'feedback'])(
  '%s reports a removed working directory',
  async (words) => {
    const folder = folderOf({});
    mkdirSync(join(folder, 'gone'));
    const line = `cd gone && rmdir ../gone && $CLI ${words}`;
    const { status, stdout, stderr } = await runShell(line, folder);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe('The folder that this runs in is gone. Change to one that exists.\n');
  },
);

describe('a baseline', () => {
  test.each([
    ['check --baseline docs', 'docs cannot be read: it is a folder, not a file.'],
    ['check --baseline docs --update-baseline', 'docs is a folder. Name a file in it.'],
    [
      'check --baseline docs/docs.json/a --update-baseline',
      'docs/docs.json/a cannot be written: a part of its path is',
    ],
    ['check --baseline none.json', 'Baseline not found: none.json. Create it with --update-baseline.'],
  ])('%s', async (words, message) => {
    const { status, stdout, stderr } = await runCli(words.split(' '), folderOf(withPages));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(trace);
  });

  test('is created with its folder', async () => {
    const folder = folderOf(withPages);
    const { status } = await runCli(['check', '--baseline', 'a/b.json', '--update-baseline'], folder);
    expect(status).toBe(0);
    expect(readFileSync(join(folder, 'a/b.json'), 'utf8')).toContain('"findings"');
  });

  test('is complete whenever the process is killed', async () => {
    const folder = folderOf(broken);
    const words = ['check', '--baseline', 'known.json', '--update-baseline'];
    await runCli(words, folder);
    const size = statSync(join(folder, 'known.json')).size;
    for (const milliseconds of [60, 90, 120, 150, 180, 210, 240, 280, 320, 400]) {
      const child = spawn(process.execPath, [cli, ...words], { cwd: folder, stdio: 'ignore' });
      const ended = new Promise((resolve) => child.on('close', resolve));
      setTimeout(() => child.kill('SIGKILL'), milliseconds);
      await ended;
      expect(statSync(join(folder, 'known.json')).size).toBe(size);
    }
  });
});

describe('generate', () => {
  test('creates its output folder', async () => {
    const folder = folderOf(withPages);
    expect((await runCli(['generate', '--out', 'a/b'], folder)).status).toBe(0);
    expect(readdirSync(join(folder, 'a/b'), { recursive: true }).length).toBeGreaterThan(0);
  });

  test('reports a file in place of the folder', async () => {
    const folder = folderOf({ ...withPages, target: '' });
    const { status, stderr } = await runCli(['generate', '--out', 'target'], folder);
    expect(status).toBe(2);
    expect(stderr).toContain('a part of its path is a file, not a folder');
    expect(stderr).not.toMatch(trace);
  });
});

describe('writing a file', () => {
  test('into a read-only folder is reported and leaves no file', async () => {
    const folder = openToAll(folderOf({ 'closed/known.json': 'old' }));
    chmodSync(join(folder, 'closed'), 0o555);
    const path = join(folder, 'closed/known.json');
    await asOrdinaryUser(async () => {
      expect(() => writeFileAtomic(path, 'new')).toThrow(
        /known\.json cannot be written: permission is denied \(EACCES\)/,
      );
    });
    expect(readdirSync(join(folder, 'closed'))).toEqual(['known.json']);
    expect(readFileSync(path, 'utf8')).toBe('old');
  });

  test('keeps its permissions, and replaces a symbolic link instead of following it', () => {
    const folder = folderOf({ 'script.sh': 'old', 'other.txt': 'kept' });
    chmodSync(join(folder, 'script.sh'), 0o750);
    symlinkSync('other.txt', join(folder, 'link.txt'));
    writeFileAtomic(join(folder, 'script.sh'), 'new');
    writeFileAtomic(join(folder, 'link.txt'), 'new');
    expect(statSync(join(folder, 'script.sh')).mode & 0o777).toBe(0o750);
    expect(readFileSync(join(folder, 'other.txt'), 'utf8')).toBe('kept');
    expect(readdirSync(folder).sort()).toEqual(['link.txt', 'other.txt', 'script.sh']);
  });

  test('over a folder fails and keeps the folder', () => {
    const folder = folderOf({});
    mkdirSync(join(folder, 'known.json'));
    expect(() => writeFileAtomic(join(folder, 'known.json'), 'new')).toThrow('it is a folder, not a file');
    rmdirSync(join(folder, 'known.json'));
    expect(readdirSync(folder)).toEqual([]);
  });
});

test.each([
  ['ENOSPC', 'write', 'known.json cannot be written: the disk is full (ENOSPC).'],
  ['EROFS', 'open', 'known.json cannot be written: the disk can only be read (EROFS).'],
  ['EMFILE', 'open', /^This machine has too many files open \(EMFILE\)\. Close other programs/],
  ['EWEIRD', 'open', 'known.json cannot be written: EWEIRD (EWEIRD).'],
])('%s has a readable message', (code, syscall, message) => {
  const error = Object.assign(new Error(code), { code, syscall, path: '/tmp/x' });
  const { message: said } = toFileError(error, 'cannot be written', join(process.cwd(), 'known.json')) as Error;
  expect(said).toMatch(message);
});

test("an error without a system code isn't reported as a file error", () => {
  const error = new TypeError('x');
  expect(toFileError(error)).toBe(error);
});

test('a preview that is told to quit ends at once, whatever still runs', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': '---\ntitle: Home\n---\n\nText.\n',
    // Work without an end, such as the check of a large site.
    'docs-json-nav.config.mjs': 'setInterval(() => undefined, 1000);\nexport default {};\n',
  });
  const child = spawn(process.execPath, [cli, 'preview', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => child.once('exit', (...exit) => resolve(exit)));
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
