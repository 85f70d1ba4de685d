import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeRedirectPages } from '../src/generators/publish/redirects.ts';
import { removeFile, WrittenFolder } from '../src/generators/publish/written-folder.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

/** A folder to write to, with a link out of it, and what lies behind the link. */
function target(): { folder: string; outside: () => string[] } {
  const root = folderOf({ 'outside/kept.mdx': 'kept', 'inside/own.mdx': 'own' });
  symlinkSync('../outside', join(root, 'inside/link'));
  return { folder: join(root, 'inside'), outside: () => readdirSync(join(root, 'outside')) };
}

describe('a folder that pages are written to', () => {
  test.each([
    ['link/new.mdx', '"link" is a link, and nothing is written through links'],
    ['link/deep/new.mdx', '"link" is a link'],
    ['../new.mdx', 'it points outside its folder'],
    ['a/../../new.mdx', 'it points outside its folder'],
    ['/new.mdx', 'it points outside its folder'],
    ['a//b.mdx', 'it points outside its folder'],
    ['a\\b.mdx', 'it contains a backslash'],
    ['..\\b.mdx', 'it contains a backslash'],
    ['a\0b.mdx', 'it contains a control character'],
  ])('takes no %j', (file, message) => {
    const { folder, outside } = target();
    expect(() => new WrittenFolder(folder).write(file, 'new')).toThrow(message);
    expect(outside()).toEqual(['kept.mdx']);
    expect(readdirSync(folder).sort()).toEqual(['link', 'own.mdx']);
  });

  test('replaces a link in the place of a file', () => {
    const { folder, outside } = target();
    symlinkSync('../outside/kept.mdx', join(folder, 'page.mdx'));
    new WrittenFolder(folder).write('page.mdx', 'new');
    expect(readFileSync(join(folder, 'page.mdx'), 'utf8')).toBe('new');
    expect(readFileSync(join(folder, '../outside/kept.mdx'), 'utf8')).toBe('kept');
    expect(outside()).toEqual(['kept.mdx']);
  });

  test('removes nothing behind a link, whatever its list says', () => {
    const { folder, outside } = target();
    writeFileSync(join(folder, '.docs-json-nav.json'), '["link/kept.mdx", "../outside/kept.mdx", "own.mdx"]');
    const written = new WrittenFolder(folder);
    written.finish();
    expect(outside()).toEqual(['kept.mdx']);
    expect(readdirSync(folder).sort()).toEqual(['.docs-json-nav.json', 'link']);
  });

  test('removes no folder for a file', () => {
    const folder = folderOf({ 'a.mdx/own.txt': 'own' });
    removeFile(folder, 'a.mdx');
    expect(readdirSync(folder)).toEqual(['a.mdx']);
  });
});

test('redirect pages stay in the site', async () => {
  const { folder, outside } = target();
  await expect(writeRedirectPages(new Map([['link/a.html', '/']]), folder)).rejects.toThrow('is a link');
  await writeRedirectPages(new Map([['../outside/a.html', '/']]), folder);
  expect(outside()).toEqual(['kept.mdx']);
});

describe('generate', () => {
  const site = {
    'docs/docs.json': config({ groups: [{ group: 'API', openapi: 'api.json' }] }),
    'docs/api.json': '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{"/a":{"get":{"summary":"A"}}}}',
  };

  test('writes through no link', async () => {
    const folder = folderOf({ ...site, 'outside/kept.txt': 'kept' });
    mkdirSync(join(folder, 'out'));
    symlinkSync('../outside', join(folder, 'out/api-reference'));
    const { status, stderr } = await runCli(['generate', 'docs', '--out', 'out'], folder);
    expect([status, stderr.includes('nothing is written through links')]).toEqual([2, true]);
    expect(readdirSync(join(folder, 'outside'))).toEqual(['kept.txt']);
  });

  test('says that a folder stands where a page should', async () => {
    const folder = folderOf({ ...site, 'out/api-reference/a.mdx/x.txt': '' });
    const { status, stderr } = await runCli(['generate', 'docs', '--out', 'out'], folder);
    expect(status).toBe(2);
    expect(stderr).toContain('out/api-reference/a.mdx is a folder, but a page must be written there');
  });

  test('takes a link in the place of a page for something else', async () => {
    const folder = folderOf({ ...site, 'other.mdx': 'x' });
    mkdirSync(join(folder, 'out/api-reference'), { recursive: true });
    symlinkSync('../../other.mdx', join(folder, 'out/api-reference/a.mdx'));
    const { status, stderr } = await runCli(['generate', 'docs', '--out', 'out'], folder);
    expect([status, stderr.includes('was written by something else')]).toEqual([2, true]);
    expect(readFileSync(join(folder, 'other.mdx'), 'utf8')).toBe('x');
  });
});

test('a backslash in the name of a page that nothing lists fails the check', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': page('Home'),
    'a\\b.mdx': page('A'),
  });
  const { diagnostics } = await resolveSite({ root: folder });
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['page-path', 'error']]);
});
