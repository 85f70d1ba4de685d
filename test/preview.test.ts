import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LivePreview, type PreviewInput } from '../src/cli/preview/live-preview.ts';
import type { PreviewPageState } from '../src/cli/preview/page-state.ts';
import { eventsPath, startServer } from '../src/cli/preview/server.ts';
import { config, folderOf, page } from './support/folder.ts';

const site = {
  'docs.json': config({ pages: ['index', 'guides/start'] }),
  'index.mdx': page('Home'),
  'guides/start.mdx': page('Start'),
  'openapi.json': '{',
  'private.txt.bak': 'private',
};

interface Opened {
  readonly url: string;
  readonly folder: string;
  /** Resolves after the next event. */
  readonly nextEvent: () => Promise<void>;
  readonly stateOf: (path: string) => Promise<PreviewPageState>;
  readonly textOf: (path: string) => Promise<string>;
}

function inputFor(folder: string): PreviewInput {
  const options = { root: folder };
  const next = { check: 'docs-json-nav check', fix: 'docs-json-nav fix' };
  return { options, resolvedOptions: options, settings: { workingDirectory: folder }, cwd: folder, commands: next };
}

async function openPreview(files: Readonly<Record<string, string>> = site): Promise<Opened> {
  const folder = folderOf(files);
  const live = new LivePreview(inputFor(folder));
  const server = await startServer({ port: 0, host: '127.0.0.1' }, (request, response) =>
    live.handle(request, response),
  );
  onTestFinished(async () => {
    live.close();
    await server.close();
  });
  live.onChange(() => server.announce());
  const { url } = server;
  const textOf = async (path: string): Promise<string> => (await fetch(url + path)).text();
  const events = await fetch(url + eventsPath);
  const reader = (events.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  const nextEvent = async (): Promise<void> => {
    let text = '';
    while (!text.includes('data: changed')) text += new TextDecoder().decode((await reader.read()).value);
  };
  const started = live.start();
  await textOf('/');
  await nextEvent();
  await started;
  const stateOf = async (path: string): Promise<PreviewPageState> => {
    const html = await textOf(path);
    const json = /id="docs-json-nav-preview">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    return JSON.parse(json) as PreviewPageState;
  };
  return { url, folder, nextEvent, stateOf, textOf };
}

test('renders a page when it is asked for, before the whole site is checked', async () => {
  const folder = folderOf(site);
  const live = new LivePreview(inputFor(folder));
  const server = await startServer({ port: 0, host: '127.0.0.1' }, (request, response) =>
    live.handle(request, response),
  );
  onTestFinished(() => server.close());
  const response = await fetch(`${server.url}/guides/start`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const html = await response.text();
  expect(html).toContain('<p>Text of Start.</p>');
  expect(html).toContain('href="/guides/start/" aria-current="page"');
  const loaded = [...html.matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g)].map(([, path]) => path as string);
  expect(loaded.length).toBeGreaterThan(1);
  for (const path of loaded) expect((await fetch(server.url + path)).status).toBe(200);
  live.close();
});

test('an edit is announced, and the page has the new text and its findings', async () => {
  const { folder, nextEvent, stateOf, textOf } = await openPreview();
  const { digest } = await stateOf('/guides/start');
  writeFileSync(join(folder, 'guides/start.mdx'), '---\ntitle: Start\n---\n\nNew text, [gone](/gone).\n');
  await nextEvent();
  expect(await textOf('/guides/start')).toContain('New text');
  const state = await stateOf('/guides/start');
  expect(state.digest).not.toBe(digest);
  expect(state.faults).toEqual([]);
  expect(state.findings).toMatchObject([
    { code: 'link-missing', file: 'guides/start.mdx', line: 5, frame: expect.stringContaining('[gone](/gone)') },
  ]);
  expect((await stateOf('/')).marks).toEqual({ '/guides/start/': [1, 'error', 0] });
});

test('a broken docs.json shows its error on the last pages, until it is repaired', async () => {
  const { folder, nextEvent, stateOf, textOf } = await openPreview();
  writeFileSync(join(folder, 'docs.json'), '{ "navigation": { "pages": ["index" }');
  await nextEvent();
  expect((await stateOf('/guides/start')).faults).toMatchObject([
    { code: 'config-syntax', file: 'docs.json', line: 1, frame: expect.stringContaining('^') },
  ]);
  expect(await textOf('/guides/start')).toContain('<p>Text of Start.</p>');
  writeFileSync(join(folder, 'docs.json'), site['docs.json']);
  await nextEvent();
  expect((await stateOf('/guides/start')).faults).toEqual([]);
});

test('an error that an edit adds to docs.json is shown; those that were there are counted', async () => {
  const { folder, nextEvent, stateOf } = await openPreview({
    ...site,
    'docs.json': config({ pages: ['index', 'old'] }),
  });
  expect(await stateOf('/')).toMatchObject({ faults: [], total: 1 });
  writeFileSync(join(folder, 'docs.json'), config({ pages: ['index', 'old', 'new'] }));
  await nextEvent();
  expect((await stateOf('/')).faults).toMatchObject([
    { code: 'page-missing', message: expect.stringContaining('new') },
  ]);
});

test('a folder without a site shows what is missing', async () => {
  const { stateOf } = await openPreview({ 'index.mdx': page('Home') });
  expect((await stateOf('/')).faults).toMatchObject([{ code: 'config-missing' }]);
});

test('a page that is no MDX, and a broken specification, show their errors', async () => {
  const openapi = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { get: { summary: 'A' } } } };
  const { folder, nextEvent, stateOf } = await openPreview({
    ...site,
    'docs.json': config({ openapi: 'openapi.json', groups: [{ group: 'G', pages: ['index', 'guides/start'] }] }),
    'openapi.json': JSON.stringify(openapi),
  });
  writeFileSync(join(folder, 'index.mdx'), '---\ntitle: Home\n---\n\n<Card>\n');
  await nextEvent();
  expect((await stateOf('/')).faults).toMatchObject([{ code: 'mdx-syntax', file: 'index.mdx' }]);
  expect((await stateOf('/guides/start')).faults).toEqual([]);
  writeFileSync(join(folder, 'openapi.json'), '{ "openapi": "3.1.0", ');
  await nextEvent();
  expect((await stateOf('/guides/start')).faults).toMatchObject([{ code: 'spec-syntax', file: 'openapi.json' }]);
});

test('shows the report of the whole site, and has a search and Markdown without a build', async () => {
  const { textOf } = await openPreview();
  expect(await textOf('/_docs-json-nav')).toContain('<title>Navigation report: Test</title>');
  expect(JSON.parse(await textOf('/_docs-json-nav/search/pages.json'))).toMatchObject([
    { url: '/', title: 'Home', words: 'text of home' },
    { url: '/guides/start/', title: 'Start' },
  ]);
  expect(await textOf('/guides/start.md')).toBe('# Start\n\nText of Start.\n');
});

/** Status of a request whose path is sent as it is. */
function statusOf(url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

test('answers reads of published files only, and only for the names of this computer', async () => {
  const outside = folderOf({ 'secret.png': 'secret' });
  const { url, folder } = await openPreview({ ...site, 'a.png': 'a', '.env': 'SECRET', 'node_modules/x/a.png': 'x' });
  symlinkSync(join(outside, 'secret.png'), join(folder, 'link.png'));
  expect(await statusOf(url, '/a.png')).toBe(200);
  const refused = [
    ...['/../secret.png', '/..%2fsecret.png', '/%2e%2e/%2e%2e/etc/passwd', '/link.png', '/.env', '/docs.json'],
    ...['/node_modules/x/a.png', '/private.txt.bak', '//etc/passwd', '/_docs-json-nav/../../package.json', '/%00'],
  ];
  for (const path of refused) expect([path, await statusOf(url, path)]).toEqual([path, 404]);
  const { host } = new URL(url);
  for (const name of ['evil.test', 'evil.test:80', '10.0.0.1'])
    expect(await statusOf(url, '/', { host: name })).toBe(403);
  for (const name of [host, 'localhost:1', '[::1]:1']) expect(await statusOf(url, '/', { host: name })).toBe(200);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(await statusOf(url, '/', {}, method)).toBe(405);
  expect(await statusOf(url, '/', {}, 'HEAD')).toBe(200);
});

test('a removed page is gone, and an added one is there', async () => {
  const { folder, nextEvent, url } = await openPreview();
  rmSync(join(folder, 'guides/start.mdx'));
  writeFileSync(join(folder, 'more.mdx'), page('More'));
  await nextEvent();
  await expect.poll(async () => (await fetch(`${url}/more`)).status).toBe(200);
  expect((await fetch(`${url}/guides/start`)).status).toBe(404);
});

test('texts of the site stay data in the state of a page', async () => {
  const { folder, nextEvent, textOf } = await openPreview();
  writeFileSync(join(folder, 'index.mdx'), '---\ntitle: Home\n---\n\n[x](/</script><script>alert(1)</script>)\n');
  await nextEvent();
  expect(await textOf('/')).not.toContain('<script>alert(1)');
});
