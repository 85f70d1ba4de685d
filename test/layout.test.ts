import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filesAtUrlPath, filesByUrlPath, urlPathOfFile } from '../src/core/values/paths.ts';
import { resolvePublished } from '../src/generators/assets/published-path.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

/** A Vite project: pages and public files are below the folder of docs.json. */
const project = {
  'docs.json': config({ pages: ['index', 'guides/start'] }, { logo: '/images/logo.svg', favicon: '/favicon.svg' }),
  'package.json': '{}',
  'README.md': 'Of the repository.\n',
  'src/pages/index.mdx': `${page('Home')}\n[Start](/guides/start) [beside](guides/start.mdx) ![Logo](/images/logo.svg)\n`,
  'src/pages/guides/start.mdx':
    "---\ntitle: Start\n---\n\nimport Part from '/snippets/part.mdx';\n\n<Part />\n\n[Home](../index) ![Own](./own.png)\n",
  'src/pages/guides/own.png': 'own',
  'src/pages/snippets/part.mdx': 'Words of the part. [Home](/)\n',
  'public/images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
// The pages have relative links and images on purpose, which don't work on every host.
const withoutNotes = ['--rule', 'link-extension=off'];
const flags = ['--pages-dir', 'src/pages', '--public-dir', 'public', ...withoutNotes];

describe('a site whose pages and files are below the folder of docs.json', () => {
  test('is valid with both options, set by flags and by settings', async () => {
    const settings = "export default { pagesDir: './src/pages/', publicDir: 'public' };\n";
    const byFlags = await runCli(['check', ...flags, '--unlisted'], folderOf(project));
    expect(byFlags.stdout).toMatch(/^passed no problems, 2 pages/);
    const bySettings = folderOf({ ...project, 'docs-json-nav.config.mjs': settings });
    expect((await runCli(['check', '--unlisted', ...withoutNotes], bySettings)).stdout).toMatch(
      /^passed no problems, 2 pages/,
    );
  });

  test('has the routes of its pages, and their real files', async () => {
    const { stdout } = await runCli(['print', '--as', 'model', ...flags], folderOf(project));
    const { pages } = JSON.parse(stdout);
    expect(
      Object.values(pages as Record<string, { route: string; file: string }>).map(({ route, file }) => [route, file]),
    ).toEqual([
      ['/', 'src/pages/index.mdx'],
      ['/guides/start', 'src/pages/guides/start.mdx'],
    ]);
  });

  test('reports findings at the real location', async () => {
    const files = { ...project, 'src/pages/index.mdx': `${page('Home')}\n[No](/guides/no) ![No](/images/no.svg)\n` };
    const { stdout } = await runCli(['check', '--format', 'compact', ...flags], folderOf(files));
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringContaining('src/pages/index.mdx:7:6 error link-missing'),
      expect.stringContaining('src/pages/index.mdx:7:24 error link-missing'),
    ]);
  });

  test('is written with pages and files at their paths', async () => {
    const folder = folderOf(project);
    const { status, stderr } = await runCli(['generate', '--for', 'mkdocs', '--out', 'site', ...flags], folder);
    expect([status, stderr]).toEqual([0, '']);
    const written = (file: string): string => readFileSync(join(folder, 'site/pages', file), 'utf8');
    expect(written('guides/own.png')).toBe('own');
    expect(written('guides/start.md')).toContain('Words of the part.');
    expect(written('guides/start.md')).toContain('own.png');
    expect(written('index.md')).toContain('images/logo.svg');
    expect(existsSync(join(folder, 'site/pages/images/logo.svg'))).toBe(true);
    expect(existsSync(join(folder, 'site/pages/public'))).toBe(false);
  });

  test('suggests the missing option once, and offers no individual fixes', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const folder = folderOf({
      'docs.json': config({ pages: names }),
      ...Object.fromEntries(names.map((name) => [`web/pages/${name}.mdx`, page(name)])),
    });
    const { stdout } = await runCli(['check'], folder);
    expect(stdout).toContain(
      '4 of 4 missing entries exist below web/pages/: set the option "pagesDir" to "web/pages", or pass --pages-dir web/pages.',
    );
    expect(stdout.match(/pagesDir/g)).toHaveLength(1);
    expect((await runCli(['fix', '--dry-run'], folder)).stdout).toContain('0 of 4 can be fixed');
  });

  test('suggests the missing option for files once', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const images = names.map((name) => `![${name}](/images/${name}.png)\n`).join('\n');
    const folder = folderOf({
      'docs.json': config({ pages: ['index'] }),
      'index.mdx': `${page('Home')}\n${images}`,
      ...Object.fromEntries(names.map((name) => [`public/images/${name}.png`, ''])),
    });
    const { stdout } = await runCli(['check'], folder);
    expect(stdout).toContain(
      '4 of 4 missing files exist below public/: set the option "publicDir" to "public", or pass --public-dir public.',
    );
    expect(stdout.match(/publicDir/g)).toHaveLength(1);
    expect((await runCli(['check', '--public-dir', 'public'], folder)).stdout).toMatch(/^passed no problems/);
  });
});

test.each(['/src', '../src', 'a/../../b', 'C:\\src', '~/src'])(
  "refuses %s, which isn't a folder below the docs folder",
  async (dir) => {
    const { status, stderr } = await runCli(['check', '--pages-dir', dir], folderOf(project));
    expect(status).toBe(2);
    expect(stderr).toContain('write a folder below the docs folder');
  },
);

test('every file has one path, and the files of a path are those that have it', () => {
  const step = fc.constantFrom('a', 'b', 'pages', 'public');
  const path = fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => steps.join('/'));
  const folder = fc.constantFrom('', 'pages/', 'public/', 'a/', 'a/b/');
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 12 }), folder, folder, (files, pages, published) => {
      const layout = { pages, public: published };
      const found = filesByUrlPath(files, layout);
      for (const file of files) {
        const address = urlPathOfFile(file, layout);
        expect(filesAtUrlPath(address, layout)).toContain(file);
        expect(filesAtUrlPath(address, layout).find((item) => files.includes(item))).toBe(found.get(address));
      }
    }),
  );
});

test('publishes other files of a project only if they are named', () => {
  const root = folderOf({ 'package.json': '{}', 'src/a.png': '', 'public/b.png': '' });
  expect(resolvePublished({ root, excluded: new Map() }, 'src/a.png', false)).toBeUndefined();
  expect(resolvePublished({ root, excluded: new Map() }, 'public/b.png', true)).toBeDefined();
});
