import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
  expect(hidden).toContain('\nBefore it.\n\n`POST /users`');
  expect(existsSync(join(folder, 'out/api-reference/get-written.mdx'))).toBe(false);

  expect((await runCli(['generate', '--out', 'out'], folder)).stdout).toBe('wrote 0 pages to out, 2 unchanged\n');
  writeFileSync(join(folder, 'api.json'), specification({ '/users': { get: { ...operation, deprecated: true } } }));
  expect((await runCli(['generate', '--out', 'out'], folder)).stdout).toBe('wrote 1 page to out\n');
});

test('written into the docs folder, pages follow their specification', async () => {
  const folder = folderOf(site);
  expect((await runCli(['generate', '--out', '.'], folder)).stdout).toBe('wrote 2 pages to .\n');
  expect((await runCli(['generate', '--out', '.'], folder)).stdout).toBe('wrote 0 pages to ., 2 unchanged\n');
  writeFileSync(join(folder, 'api.json'), specification({ '/users': { get: { ...operation, description: 'Some.' } } }));
  expect((await runCli(['generate', '--out', '.'], folder)).stdout).toBe('wrote 1 page to .\n');
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

test('five hundred pages take seconds', async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 500 }, (_, number) => [`/r${number}`, { get: { ...operation, summary: `Get ${number}` } }]),
  );
  const folder = folderOf({ ...site, 'api.json': specification(paths) });
  const started = process.cpuUsage();
  expect((await runCli(['generate', '--out', 'out'], folder)).stdout).toBe('wrote 500 pages to out\n');
  expect(millisecondsSince(started)).toBeLessThan(15_000);
});
