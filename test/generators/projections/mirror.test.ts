import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type MirrorForm, mirrorPages } from '../../../src/kit/mirror/mirror.ts';
import { resolveSite } from '../../../src/resolve.ts';
import { config, folderOf, page, writeFiles } from '../../support/folder.ts';

const form: MirrorForm = {
  fileOf: ({ route, format }) => `${route === '/' ? 'index' : route.slice(1)}.${format}`,
  frontMatter: ({ data: { title } }) => ({ title }),
};

function docs(files: Readonly<Record<string, string>>, pages = Object.keys(files), inside?: string): string {
  const entries = pages.filter((file) => !file.includes('.') || /\.mdx?$/.test(file));
  const navigation = { pages: entries.map((file) => file.replace(/\.mdx?$/, '')) };
  return folderOf({ 'docs.json': config(navigation), ...files }, inside);
}

async function mirror(root: string, target: string, given = form): Promise<boolean> {
  return mirrorPages(await resolveSite({ root }), target, given);
}

function read(target: string, file: string): string {
  return readFileSync(join(target, file), 'utf8');
}

function listed(target: string): string[] {
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1))
    .sort();
}

it('writes pages with the front matter that is wanted', async () => {
  const root = docs({ 'index.mdx': page('Home', 'other: 1\n'), 'guides/Start.md': page('Start: "here"') });
  const target = folderOf({});
  await mirror(root, target);
  expect(listed(target)).toEqual(['guides/Start.md', 'index.mdx']);
  expect(read(target, 'index.mdx')).toBe('---\ntitle: Home\n---\n\nText of Home.\n');
});

it('writes what has changed only, and removes what it wrote and is gone', async () => {
  const root = docs({ 'index.mdx': page('Home'), 'deep/more.mdx': page('More') });
  const target = folderOf({ 'deep/own.txt': 'of another' });
  expect(await mirror(root, target)).toBe(true);
  const before = statSync(join(target, 'index.mdx')).mtimeMs;
  expect(await mirror(root, target)).toBe(false);
  writeFiles(root, { 'docs.json': config({ pages: ['index', 'new/page'] }), 'new/page.mdx': page('New') });
  rmSync(join(root, 'deep/more.mdx'));
  expect(await mirror(root, target)).toBe(true);
  expect(listed(target)).toEqual(['deep/own.txt', 'index.mdx', 'new/page.mdx']);
  expect(statSync(join(target, 'index.mdx')).mtimeMs).toBe(before);
  writeFiles(root, { 'docs.json': config({ pages: ['index'] }) });
  rmSync(join(root, 'new/page.mdx'));
  await mirror(root, target);
  expect(existsSync(join(target, 'new'))).toBe(false);
});

it('takes what pages import with them, and writes imports to count from the file', async () => {
  const root = docs(
    {
      'a/b/page.mdx': [
        "import Note from '/snippets/note.mdx';",
        'import {',
        '  one,',
        "} from '../../lib/one';",
        "import React from 'react';",
        "import Gone from '/snippets/gone.mdx';",
        '',
        '```js',
        "import Note from '/snippets/note.mdx';",
        '```',
        '<Note />',
      ].join('\n'),
      'snippets/note.mdx': "import Deep from './deep.mdx';\n\n![Mill](../images/mill.svg)\n\n<Deep />\n",
      'snippets/deep.mdx': "import { one } from '/lib/one.js';\n\nDeep {one}\n",
      'lib/one.js': "import data from './data.json';\nexport const one = data;\n",
      'lib/data.json': '1',
      'lib/unused.js': '',
      'images/mill.svg': '<svg/>',
    },
    ['a/b/page.mdx'],
  );
  const target = folderOf({});
  await mirror(root, target, { ...form, imports: '_imports' });
  expect(listed(target)).toEqual([
    '_imports/lib/data.json',
    '_imports/lib/one.js',
    '_imports/snippets/deep.mdx',
    '_imports/snippets/note.mdx',
    'a/b/page.mdx',
    'images/mill.svg',
  ]);
  expect(read(target, 'a/b/page.mdx').split('\n').slice(4)).toEqual([
    "import Note from '../../_imports/snippets/note.mdx';",
    'import {',
    '  one,',
    "} from '../../_imports/lib/one.js';",
    "import React from 'react';",
    "import Gone from '/snippets/gone.mdx';",
    '',
    '```js',
    "import Note from '/snippets/note.mdx';",
    '```',
    '<Note />',
  ]);
  expect(read(target, '_imports/snippets/note.mdx')).toContain('![Mill](../../images/mill.svg)');
  expect(read(target, '_imports/snippets/deep.mdx')).toContain("from '../lib/one.js'");
});

it('leads to a page where pages import a page, and to media from wherever the page stands', async () => {
  const root = docs(
    {
      'guides/index.mdx':
        "import Other from './other.mdx';\n\n![A](<./a b.png> 'A title') ![B](./b%20c.png) ![C](/c.png)\n",
      'guides/other.mdx': page('Other'),
      'guides/b c.png': '',
      'c.png': '',
    },
    ['guides/index.mdx', 'guides/other.mdx'],
  );
  const target = folderOf({});
  await mirror(root, target);
  expect(listed(target)).toEqual(['guides.mdx', 'guides/b c.png', 'guides/other.mdx']);
  const text = read(target, 'guides.mdx');
  expect(text).toContain("import Other from './guides/other.mdx';");
  expect(text).toContain('![B](./guides/b%20c.png) ![C](/c.png)');
});

it('follows no link out of the docs folder', async () => {
  const outside = folderOf({ 'secret.mdx': 'secret' });
  const index = "import Secret from '/snippets/secret.mdx';\nimport Up from '../secret.mdx';\n";
  const root = docs({ 'index.mdx': index }, ['index.mdx'], outside);
  writeFiles(root, { 'snippets/own.mdx': '' });
  symlinkSync(join(outside, 'secret.mdx'), join(root, 'snippets/secret.mdx'));
  const target = folderOf({});
  await mirror(root, target);
  expect(listed(target)).toEqual(['index.mdx']);
  expect(read(target, 'index.mdx')).toContain("'/snippets/secret.mdx'");
});

it('writes nothing outside its folder', async () => {
  const root = docs({ 'index.mdx': page('Home') });
  const target = folderOf({});
  await expect(mirror(root, target, { ...form, fileOf: () => '../index.mdx' })).rejects.toThrow('leads out');
  writeFiles(target, { 'in/.docs-json-nav.json': '["../kept.txt"]', 'kept.txt': '' });
  await mirror(root, join(target, 'in'));
  expect(listed(target)).toContain('kept.txt');
});
