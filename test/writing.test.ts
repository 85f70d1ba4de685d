import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OutputFolder, removeFile } from '../src/generators/publish/output-folder.ts';
import { writeRedirectPages } from '../src/generators/publish/redirects.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

/** An output folder with a symbolic link that leaves it, and the content of the link's target. */
function target(): { folder: string; outside: () => string[] } {
  const root = folderOf({ 'outside/kept.mdx': 'kept', 'inside/own.mdx': 'own' });
  symlinkSync('../outside', join(root, 'inside/link'));
  return { folder: join(root, 'inside'), outside: () => readdirSync(join(root, 'outside')) };
}

describe('an output folder', () => {
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
  ])('refuses the file name %j', (file, message) => {
    const { folder, outside } = target();
    expect(() => new OutputFolder(folder).write(file, 'new')).toThrow(message);
    expect(outside()).toEqual(['kept.mdx']);
    expect(readdirSync(folder).sort()).toEqual(['link', 'own.mdx']);
  });

  test('replaces a symbolic link in place of a file', () => {
    const { folder, outside } = target();
    symlinkSync('../outside/kept.mdx', join(folder, 'page.mdx'));
    new OutputFolder(folder).write('page.mdx', 'new');
    expect(readFileSync(join(folder, 'page.mdx'), 'utf8')).toBe('new');
    expect(readFileSync(join(folder, '../outside/kept.mdx'), 'utf8')).toBe('kept');
    expect(outside()).toEqual(['kept.mdx']);
  });

  test('removes nothing behind a symbolic link, whatever its manifest says', () => {
    const { folder, outside } = target();
    writeFileSync(join(folder, '.docs-json-nav.json'), '["link/kept.mdx", "../outside/kept.mdx", "own.mdx"]');
    const written = new OutputFolder(folder);
    written.finish();
    expect(outside()).toEqual(['kept.mdx']);
    expect(readdirSync(folder).sort()).toEqual(['.docs-json-nav.json', 'link']);
  });

  test('never removes a folder in place of a file', () => {
    const folder = folderOf({ 'a.mdx/own.txt': 'own' });
    removeFile(folder, 'a.mdx');
    expect(readdirSync(folder)).toEqual(['a.mdx']);
  });
});

test('redirect pages stay inside the site', async () => {
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

  test("doesn't write through a symbolic link", async () => {
    const folder = folderOf({ ...site, 'outside/kept.txt': 'kept' });
    mkdirSync(join(folder, 'out'));
    symlinkSync('../outside', join(folder, 'out/api-reference'));
    const { status, stderr } = await runCli(['generate', 'docs', '--out', 'out'], folder);
    expect([status, stderr.includes('nothing is written through links')]).toEqual([2, true]);
    expect(readdirSync(join(folder, 'outside'))).toEqual(['kept.txt']);
  });

  test('reports a folder in place of a page', async () => {
    const folder = folderOf({ ...site, 'out/api-reference/a.mdx/x.txt': '' });
    const { status, stderr } = await runCli(['generate', 'docs', '--out', 'out'], folder);
    expect(status).toBe(2);
    expect(stderr).toContain('out/api-reference/a.mdx is a folder, but a page must be written there');
  });

  test('treats a symbolic link in place of a page as another file', async () => {
    const folder = folderOf({ ...site, 'other.mdx': 'x' });
    mkdirSync(join(folder, 'out/api-reference'), { recursive: true });
    symlinkSync('../../other.mdx', join(folder, 'out/api-reference/a.mdx'));
    const { status, stderr } = await runCli(['generate', 'docs', '--out', 'out'], folder);
    expect([status, stderr.includes('was not written by this command')]).toEqual([2, true]);
    expect(readFileSync(join(folder, 'other.mdx'), 'utf8')).toBe('x');
  });
});

test('a backslash in the name of an unlisted page fails the check', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': page('Home'),
    'a\\b.mdx': page('A'),
  });
  const { diagnostics } = await resolveSite({ root: folder });
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['page-path', 'error']]);
});
