import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { millisecondsSince } from './support/effort.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

const operation = {
  summary: 'List users',
  description: 'All of them.\n\nIn any order.',
  responses: { 200: { description: 'Users' } },
};
const specification = (paths: unknown): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths });
const site = {
  'docs.json': config({
    tabs: [
      { tab: 'Home', pages: ['index'] },
      { tab: 'API', openapi: 'api.json' },
    ],
  }),
  'index.mdx': page('Home'),
  'api-reference/get-written.mdx': page('Written by hand'),
  'api.json': specification({
    '/users': {
      get: operation,
      post: { summary: 'Say "hi"', deprecated: true, 'x-hidden': true, 'x-mint': { content: 'Before it.' } },
    },
    '/written': { get: {} },
  }),
};

test('writes a file for each page of a specification, except for handwritten ones', async () => {
  const folder = folderOf(site);
  const first = await runCli(['generate', '--out', 'out'], folder);
  expect([first.status, first.stdout, first.stderr]).toEqual([0, 'wrote 2 pages to out\n', '']);
  const text = readFileSync(join(folder, 'out/api-reference/list-users.mdx'), 'utf8');
  expect(text).toMatch(
    /^---\ntitle: "List users"\ndescription: "All of them."\nmethod: "GET"\npath: "\/users"\ngenerated: docs-json-nav\n---\n\n`GET \/users`\n/,
  );
  expect(text).toContain('In any order.');
  const hidden = readFileSync(join(folder, 'out/api-reference/say-hi.mdx'), 'utf8');
  expect(hidden).toContain('title: "Say \\"hi\\""\ndeprecated: true\nhidden: true\n');
  expect(hidden).toContain('\n`POST /users`\n\nBefore it.\n');
  expect(existsSync(join(folder, 'out/api-reference/get-written.mdx'))).toBe(false);

  expect((await runCli(['generate', '--out', 'out'], folder)).stdout).toBe('wrote 0 pages to out, 2 unchanged\n');
  writeFileSync(join(folder, 'api.json'), specification({ '/users': { get: { ...operation, deprecated: true } } }));
  expect((await runCli(['generate', '--out', 'out'], folder)).stdout).toBe('wrote 1 page to out, removed 1\n');
});

test.each([
  ['docs.json names no specification (openapi or asyncapi)', { pages: ['index'] }, {}],
  ['no endpoint of a specification is in the navigation', { openapi: 'empty.json', pages: ['index'] }, {}],
  [
    'every endpoint in the navigation has a page that is written by hand',
    { pages: ['index', 'users'] },
    { 'users.mdx': page('Users', 'openapi: api.json GET /users\n') },
  ],
])('explains why there is nothing to write: %s', async (reason, navigation, files) => {
  const specification = (paths: object): string =>
    JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths });
  const folder = folderOf({
    'docs.json': config(navigation),
    'index.mdx': page('Home'),
    'api.json': specification({ '/users': { get: { responses: {} } } }),
    'empty.json': specification({}),
    ...files,
  });
  const { stdout } = await runCli(['generate', '--out', 'out'], folder);
  expect(stdout).toBe(`wrote 0 pages to out: ${reason}\n`);
});

test('pages written into the docs folder follow their specification', async () => {
  const folder = folderOf(site);
  expect((await runCli(['generate', '--out', '.'], folder)).stdout).toBe('wrote 2 pages to .\n');
  expect((await runCli(['generate', '--out', '.'], folder)).stdout).toBe('wrote 0 pages to ., 2 unchanged\n');
  writeFileSync(join(folder, 'api.json'), specification({ '/users': { get: { ...operation, description: 'Some.' } } }));
  expect((await runCli(['generate', '--out', '.'], folder)).stdout).toBe('wrote 1 page to ., removed 1\n');
  expect(readFileSync(join(folder, 'api-reference/list-users.mdx'), 'utf8')).toContain('description: "Some."');
  expect((await runCli(['check', '--unlisted'], folder)).stdout).not.toContain('docs-json-nav-generated');
  expect((await runCli(['print', '--as', 'model'], folder)).stdout).not.toContain('docs-json-nav-generated');
});

test("keeps a file that it didn't write, and then writes nothing", async () => {
  const folder = folderOf({ ...site, 'out/api-reference/list-users.mdx': 'mine' });
  const { status, stderr } = await runCli(['generate', '--out', 'out'], folder);
  expect(status).toBe(2);
  expect(stderr).toContain('list-users.mdx was not written by this command');
  expect(readFileSync(join(folder, 'out/api-reference/list-users.mdx'), 'utf8')).toBe('mine');
  expect(existsSync(join(folder, 'out/api-reference/say-hi.mdx'))).toBe(false);
});

test('removes only pages that are no longer in a specification', async () => {
  const folder = folderOf({
    ...site,
    'out/api-reference/mine.mdx': '---\ntitle: Mine\n---\n\ngenerated: docs-json-nav\n',
    'elsewhere/old.mdx': '---\ntitle: Old\ngenerated: docs-json-nav\n---\n',
  });
  await runCli(['generate', '--out', 'out'], folder);
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'out/linked'));
  const old = join(folder, 'out/api-reference/say-hi.mdx');

  writeFileSync(join(folder, 'api.json'), specification({ '/users': { get: operation } }));
  const kept = await runCli(['generate', '--out', 'out', '--keep'], folder);
  expect([kept.stdout, existsSync(old)]).toEqual(['wrote 0 pages to out, 1 unchanged\n', true]);
  const removed = await runCli(['generate', '--out', 'out'], folder);
  expect([removed.stdout, existsSync(old)]).toEqual(['wrote 0 pages to out, removed 1, 1 unchanged\n', false]);
  expect(existsSync(join(folder, 'out/api-reference/mine.mdx'))).toBe(true);
  expect(existsSync(join(folder, 'elsewhere/old.mdx'))).toBe(true);
});

describe('two sites', () => {
  const files = {
    ...Object.fromEntries(Object.entries(site).map(([file, text]) => [`a/${file}`, text])),
    'b/docs.json': config({ openapi: 'api.json' }),
    'b/api.json': specification({ '/books': { get: { summary: 'List books', responses: {} } } }),
  };
  const run = (folder: string, root: string, out: string) => runCli(['generate', root, '--out', out], folder);

  test.each([
    ['a folder below that of the other', 'build/b'],
    ['the same folder', 'build'],
  ])('in %s keep each other’s pages', async (_, out) => {
    const folder = folderOf(files);
    await run(folder, 'b', out);
    expect((await run(folder, 'a', 'build')).stdout).toBe('wrote 2 pages to build\n');
    expect((await run(folder, 'b', out)).stdout).toBe(`wrote 0 pages to ${out}, 1 unchanged\n`);
    expect(existsSync(join(folder, out, 'api-reference/list-books.mdx'))).toBe(true);

    writeFileSync(join(folder, 'a/api.json'), specification({ '/users': { get: operation } }));
    expect((await run(folder, 'a', 'build')).stdout).toBe('wrote 0 pages to build, removed 1, 1 unchanged\n');
    expect(existsSync(join(folder, out, 'api-reference/list-books.mdx'))).toBe(true);
  });

  test('never overwrite each other below a folder with a manifest', async () => {
    const folder = folderOf({
      ...files,
      'a/docs.json': config({ openapi: { source: 'api.json', directory: 'b/api-reference' } }),
      'a/api.json': specification({ '/books': { get: { ...operation, summary: 'List books' } } }),
    });
    await run(folder, 'b', 'build/b');
    const before = readFileSync(join(folder, 'build/b/api-reference/list-books.mdx'), 'utf8');
    const { status, stderr } = await run(folder, 'a', 'build');
    expect([status, stderr]).toEqual([2, expect.stringContaining('is in a folder with pages of another run')]);
    expect(readFileSync(join(folder, 'build/b/api-reference/list-books.mdx'), 'utf8')).toBe(before);
  });

  test('never remove pages without a manifest below a folder that has one', async () => {
    const old = '---\ntitle: Old\ngenerated: docs-json-nav\n---\n';
    const folder = folderOf({ ...files, 'build/b/old.mdx': old, 'old/old.mdx': old });
    await run(folder, 'a', 'old');
    expect(existsSync(join(folder, 'old/old.mdx'))).toBe(false);
    writeFileSync(join(folder, 'build/.docs-json-nav-generated.json'), '{ "version": 1, "sites": {} }');
    await run(folder, 'b', 'build/b');
    expect(existsSync(join(folder, 'build/b/old.mdx'))).toBe(true);
  });
});

test('the manifest is the same in each copy, and contains no absolute path', async () => {
  const texts = [];
  for (const folder of [folderOf(site), folderOf(site)]) {
    await runCli(['generate', '--out', 'out'], folder);
    texts.push(readFileSync(join(folder, 'out/.docs-json-nav-generated.json'), 'utf8'));
    expect(texts[0]).not.toContain(folder);
  }
  expect(texts[0]).toBe(texts[1]);
  expect(Object.values(JSON.parse(texts[0] ?? '').sites)).toEqual([
    {
      name: 'Test',
      files: {
        'api-reference/list-users.mdx': expect.stringMatching(/^[\da-f]{64}$/),
        'api-reference/say-hi.mdx': expect.any(String),
      },
    },
  ]);
});

test('keeps and names edited pages', async () => {
  const folder = folderOf(site);
  await runCli(['generate', '--out', 'out'], folder);
  const pages = ['list-users', 'say-hi'].map((name) => join(folder, `out/api-reference/${name}.mdx`));
  for (const file of pages) writeFileSync(file, `${readFileSync(file, 'utf8')}Mine.\n`);
  writeFileSync(join(folder, 'api.json'), specification({ '/users': { get: { ...operation, deprecated: true } } }));
  for (const _ of ['first', 'second']) {
    const { status, stdout, stderr } = await runCli(['generate', '--out', 'out'], folder);
    expect([status, stdout]).toEqual([0, 'wrote 0 pages to out\n']);
    expect(stderr.split('\n')).toEqual([
      expect.stringContaining('kept api-reference/list-users.mdx, which was edited after it was generated'),
      expect.stringContaining('kept api-reference/say-hi.mdx, which was edited after it was generated'),
      '',
    ]);
    for (const file of pages) expect(readFileSync(file, 'utf8')).toMatch(/Mine\.\n$/);
  }
  for (const file of pages) rmSync(file);
  expect((await runCli(['generate', '--out', 'out'], folder)).stdout).toBe('wrote 1 page to out\n');
});

test("doesn't count other line endings as edits", async () => {
  const folder = folderOf(site);
  await runCli(['generate', '--out', 'out'], folder);
  const file = join(folder, 'out/api-reference/say-hi.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
  writeFileSync(join(folder, 'api.json'), specification({ '/users': { get: operation } }));
  expect((await runCli(['generate', '--out', 'out'], folder)).stdout).toContain('removed 1');
});

test.each(['{', '[]', '{ "version": 2, "sites": {} }'])('an unreadable manifest stops the run: %s', async (text) => {
  const folder = folderOf({ ...site, 'out/.docs-json-nav-generated.json': text });
  const { status, stderr } = await runCli(['generate', '--out', 'out'], folder);
  expect([status, existsSync(join(folder, 'out/api-reference'))]).toEqual([2, false]);
  expect(stderr).toContain('is not a list of generated pages');
});

test("the manifest can't name files outside its folder", async () => {
  const folder = folderOf({ ...site, 'mine.mdx': 'mine' });
  await runCli(['generate', '--out', 'out'], folder);
  const list = join(folder, 'out/.docs-json-nav-generated.json');
  const hash = createHash('sha256').update('mine').digest('hex');
  writeFileSync(
    list,
    readFileSync(list, 'utf8').replace(/"api-reference\/say-hi.mdx": ".*"/, `"../mine.mdx": "${hash}"`),
  );
  writeFileSync(join(folder, 'api.json'), specification({ '/users': { get: operation } }));
  expect((await runCli(['generate', '--out', 'out'], folder)).status).toBe(0);
  expect(readFileSync(join(folder, 'mine.mdx'), 'utf8')).toBe('mine');
});

test("removes nothing if a specification can't be read", async () => {
  const folder = folderOf(site);
  await runCli(['generate', '--out', 'out'], folder);
  writeFileSync(join(folder, 'api.json'), '{');
  const { status, stderr } = await runCli(['generate', '--out', 'out'], folder);
  expect(status).toBe(1);
  expect(stderr).toContain('kept 2 pages that may no longer be in any specification: something could not be read.');
  expect(existsSync(join(folder, 'out/api-reference/say-hi.mdx'))).toBe(true);
});

test("doesn't write through a symbolic link", async () => {
  const folder = folderOf({ ...site, 'elsewhere/list-users.mdx': 'theirs' });
  mkdirSync(join(folder, 'out/api-reference'), { recursive: true });
  symlinkSync(join(folder, 'elsewhere/list-users.mdx'), join(folder, 'out/api-reference/list-users.mdx'));
  expect((await runCli(['generate', '--out', 'out'], folder)).status).toBe(2);
  rmSync(join(folder, 'out/api-reference'), { recursive: true });
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'out/api-reference'));
  expect((await runCli(['generate', '--out', 'out'], folder)).status).toBe(2);
  expect(readFileSync(join(folder, 'elsewhere/list-users.mdx'), 'utf8')).toBe('theirs');
});

test('makes paths safe for Windows', async () => {
  const paths = { '/a': { get: { summary: 'Job: run' } }, '/b': { get: { summary: 'aux' } } };
  const folder = folderOf({ ...site, 'api.json': specification(paths) });
  await runCli(['generate', '--out', 'out'], folder);
  expect(readdirSync(join(folder, 'out/api-reference')).sort()).toEqual(['aux-page.mdx', 'job-run.mdx']);
});

test('500 pages take seconds', async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 500 }, (_, number) => [`/r${number}`, { get: { ...operation, summary: `Get ${number}` } }]),
  );
  const folder = folderOf({ ...site, 'api.json': specification(paths) });
  const started = process.cpuUsage();
  expect((await runCli(['generate', '--out', 'out'], folder)).stdout).toBe('wrote 500 pages to out\n');
  expect(millisecondsSince(started)).toBeLessThan(15_000);
});
