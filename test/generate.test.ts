import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test('writes a file for each page that a specification makes, and none for those that have one', async () => {
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
])('says why there is nothing to write: %s', async (reason, navigation, files) => {
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

test('written into the docs folder, pages follow their specification', async () => {
  const folder = folderOf(site);
  expect((await runCli(['generate', '--out', '.'], folder)).stdout).toBe('wrote 2 pages to .\n');
  expect((await runCli(['generate', '--out', '.'], folder)).stdout).toBe('wrote 0 pages to ., 2 unchanged\n');
  writeFileSync(join(folder, 'api.json'), specification({ '/users': { get: { ...operation, description: 'Some.' } } }));
  expect((await runCli(['generate', '--out', '.'], folder)).stdout).toBe('wrote 1 page to ., removed 1\n');
  expect(readFileSync(join(folder, 'api-reference/list-users.mdx'), 'utf8')).toContain('description: "Some."');
});

test('a file of somebody else is left alone, and nothing else is written', async () => {
  const folder = folderOf({ ...site, 'out/api-reference/list-users.mdx': 'mine' });
  const { status, stderr } = await runCli(['generate', '--out', 'out'], folder);
  expect(status).toBe(2);
  expect(stderr).toContain('list-users.mdx was written by something else');
  expect(readFileSync(join(folder, 'out/api-reference/list-users.mdx'), 'utf8')).toBe('mine');
  expect(existsSync(join(folder, 'out/api-reference/say-hi.mdx'))).toBe(false);
});

test('pages that no specification has any more are removed, and nothing else is', async () => {
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

test('nothing is removed where a specification cannot be read', async () => {
  const folder = folderOf(site);
  await runCli(['generate', '--out', 'out'], folder);
  writeFileSync(join(folder, 'api.json'), '{');
  const { status, stderr } = await runCli(['generate', '--out', 'out'], folder);
  expect(status).toBe(1);
  expect(stderr).toContain('kept 2 pages that may no longer be in any specification: something could not be read.');
  expect(existsSync(join(folder, 'out/api-reference/say-hi.mdx'))).toBe(true);
});

test('nothing is written through a link', async () => {
  const folder = folderOf({ ...site, 'elsewhere/list-users.mdx': 'theirs' });
  mkdirSync(join(folder, 'out/api-reference'), { recursive: true });
  symlinkSync(join(folder, 'elsewhere/list-users.mdx'), join(folder, 'out/api-reference/list-users.mdx'));
  expect((await runCli(['generate', '--out', 'out'], folder)).status).toBe(2);
  rmSync(join(folder, 'out/api-reference'), { recursive: true });
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'out/api-reference'));
  expect((await runCli(['generate', '--out', 'out'], folder)).status).toBe(2);
  expect(readFileSync(join(folder, 'elsewhere/list-users.mdx'), 'utf8')).toBe('theirs');
});

test('addresses that Windows cannot have as files are made safe', async () => {
  const paths = { '/a': { get: { summary: 'Job: run' } }, '/b': { get: { summary: 'aux' } } };
  const folder = folderOf({ ...site, 'api.json': specification(paths) });
  await runCli(['generate', '--out', 'out'], folder);
  expect(readdirSync(join(folder, 'out/api-reference')).sort()).toEqual(['aux-page.mdx', 'job-run.mdx']);
});

test('five hundred pages take seconds', async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 500 }, (_, number) => [`/r${number}`, { get: { ...operation, summary: `Get ${number}` } }]),
  );
  const folder = folderOf({ ...site, 'api.json': specification(paths) });
  const started = process.cpuUsage();
  expect((await runCli(['generate', '--out', 'out'], folder)).stdout).toBe('wrote 500 pages to out\n');
  expect(millisecondsSince(started)).toBeLessThan(15_000);
});
