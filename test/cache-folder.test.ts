import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheFolder } from '../src/core/host/cache-folder.ts';
import { writeFileAtomic } from '../src/core/host.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';

let caches: string;
beforeEach(() => {
  caches = folderOf({});
  vi.stubEnv('XDG_CACHE_HOME', caches);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const files = { 'package.json': '{}', 'docs/docs.json': config({ pages: ['index'] }), 'docs/index.mdx': page('Home') };

test('a check creates no folder in a repository', async () => {
  const folder = folderOf(files);
  await resolveSite({ root: join(folder, 'docs'), content: true });
  expect(readdirSync(folder).sort()).toEqual(['docs', 'package.json']);
  expect(readdirSync(caches)).toEqual([]);
});

test('two sites have two folders, and a symbolic link shares the folder of its target', () => {
  const [one, two] = [folderOf(files), folderOf(files)];
  const link = join(folderOf({}), 'link');
  symlinkSync(one, link, 'junction');
  const of = (root: string) => cacheFolder(root, 'command', 'links');
  expect(of(one)).toMatch(/docs-json-nav[/\\][\da-f]{16}[/\\]links$/);
  expect(of(one)).not.toBe(of(two));
  expect(of(link)).toBe(of(one));
});

test.each(['', 'relative/caches'])('an XDG_CACHE_HOME of %j is ignored', (value) => {
  vi.stubEnv('XDG_CACHE_HOME', value);
  vi.stubEnv('LOCALAPPDATA', caches);
  const folder = cacheFolder(folderOf(files), 'command', 'links');
  expect(folder).toMatch(/docs-json-nav[/\\][\da-f]{16}[/\\]links$/);
  expect(folder).not.toContain('relative');
});

describe('a build', () => {
  const of = (folder: string) => cacheFolder(join(folder, 'docs'), 'build', 'specifications') ?? '';

  test('uses node_modules if there is one', () => {
    const folder = realpathSync(folderOf(files));
    expect(of(folder).startsWith(caches)).toBe(true);
    mkdirSync(join(folder, 'node_modules'));
    expect(of(folder)).toBe(join(folder, 'node_modules/.cache/docs-json-nav/specifications'));
    expect(cacheFolder(join(folder, 'docs'), 'command', 'specifications')?.startsWith(caches)).toBe(true);
  });

  test.each(['', '/.cache', '/.cache/docs-json-nav', '/.cache/docs-json-nav/specifications'])(
    "doesn't follow a symbolic link at node_modules%s",
    (path) => {
      const folder = folderOf(files);
      const link = join(folder, `node_modules${path}`);
      mkdirSync(join(link, '..'), { recursive: true });
      symlinkSync(folderOf({}), link, 'junction');
      expect(of(folder).startsWith(caches)).toBe(true);
    },
  );
});

test.skipIf(process.platform === 'win32').each([0o664, 0o777, 0o600])('keeps the mode %o of a file', (mode) => {
  const file = join(folderOf({ 'a.mdx': 'a' }), 'a.mdx');
  chmodSync(file, mode);
  writeFileAtomic(file, 'b');
  expect(statSync(file).mode & 0o7777).toBe(mode);
});

test('creates new files with default permissions', () => {
  const folder = folderOf({});
  writeFileAtomic(join(folder, 'a'), '');
  writeFileSync(join(folder, 'b'), '');
  expect(existsSync(join(folder, 'a'))).toBe(true);
  expect(statSync(join(folder, 'a')).mode).toBe(statSync(join(folder, 'b')).mode);
});
