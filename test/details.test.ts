import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import { nodeHost } from '../src/core/host/node.ts';
import type { Options } from '../src/core/options.ts';
import { PageSuggester } from '../src/core/pages/suggest.ts';
import { createTagGrouper } from '../src/core/specifications/read/operations.ts';
import { endpointPath } from '../src/core/specifications/routes.ts';
import type { Operation } from '../src/core/values/specification.ts';
import { escapeHtml, unescapeHtml } from '../src/core/values/text.ts';
import { resolvePublished } from '../src/generators/assets/published-path.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

/** Code and line of each finding of a site in memory. */
async function findings(files: Readonly<Record<string, string>>, options: Options = {}): Promise<unknown[]> {
  const { diagnostics } = await resolveSite(options, memoryHost(files));
  return diagnostics.map(({ code, line }) => [code, line]);
}

const api = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  paths: { '/users': { get: { summary: 'List users' } } },
});

test('a folder whose name starts with that of the docs folder is outside of it', () => {
  const folder = folderOf({
    'docs/docs.json': '{}',
    'docs-private/secret.mdx': page('Secret'),
    'docs-private/a.png': '',
  });
  symlinkSync(join(folder, 'docs-private/secret.mdx'), join(folder, 'docs/secret.mdx'));
  symlinkSync(join(folder, 'docs-private/a.png'), join(folder, 'docs/a.png'));
  symlinkSync(join(folder, 'docs-private'), join(folder, 'docs/private'));
  const docs = join(folder, 'docs');
  const host = nodeHost(docs);
  expect(host.read('secret.mdx')).toEqual({ problem: 'outside' });
  expect(host.read('private/secret.mdx')).toEqual({ problem: 'outside' });
  expect(
    host
      .list()
      .outside.map(({ link }) => link)
      .sort(),
  ).toEqual(['a.png', 'private', 'secret.mdx']);
  expect(resolvePublished({ root: docs, excluded: new Map() }, 'a.png', true)).toBeUndefined();
});

describe('routes of endpoints', () => {
  const operation = { method: 'GET', path: '/users', tags: ['Users'], href: undefined } as unknown as Operation;

  test.each([
    ['Users - List', '/api-reference/users/users--list'],
    ['List users', '/api-reference/users/list-users'],
    ['- List -', '/api-reference/users/-list-'],
  ])('are made from a summary "%s"', (summary, address) => {
    expect(endpointPath({ ...operation, summary } as Operation, undefined)).toBe(address);
  });
});

test('groups of tags are nested in their parents', () => {
  const groupsOf = createTagGrouper(
    { tags: [{ name: 'a', parent: 'b' }, { name: 'b', 'x-group': 'Second', parent: 'c' }, { name: 'c' }] },
    'openapi',
  );
  expect([groupsOf('a'), groupsOf('b'), groupsOf('c'), groupsOf('d')]).toEqual([
    ['c', 'Second', 'a'],
    ['c', 'Second'],
    ['c'],
    ['d'],
  ]);
});

test('a tag of OpenAPI 3.2 is labeled by its group, then its summary, then its name', () => {
  const tags = [
    { name: 'a', summary: 'All about A' },
    { name: 'b', summary: 'All about B', 'x-group': 'Second' },
    { name: 'c', summary: ' ', parent: 'a' },
  ];
  const groupsOf = createTagGrouper({ openapi: '3.2.0', tags }, 'openapi');
  expect(['a', 'b', 'c'].map(groupsOf)).toEqual([['All about A'], ['Second'], ['All about A', 'c']]);
});

test("endpoint pages are counted, and a specification's own type wins over the field that names it", async () => {
  const folder = folderOf({
    'docs.json': config({
      tabs: [
        { tab: 'Guides', pages: ['index'] },
        { tab: 'API', openapi: ['api.json', 'events.json'] },
      ],
    }),
    'index.mdx': page('Home'),
    'api.json': JSON.stringify({
      openapi: '3.2.0',
      info: { title: 'API', version: '1' },
      paths: { '/users': { get: { responses: {} }, post: { responses: {} } } },
    }),
    'events.json': JSON.stringify({
      asyncapi: '2.6.0',
      info: { title: 'Events', version: '1' },
      channels: { signedUp: { subscribe: { message: {} } } },
    }),
  });
  const report = JSON.parse((await runCli(['check', '--format', 'json'], folder)).stdout) as {
    diagnostics: unknown[];
    summary: { pages: number };
  };
  expect(report.diagnostics).toEqual([]);
  expect(report.summary.pages).toBe(4);
  const { stdout } = await runCli(['print', '--as', 'routes'], folder);
  expect(stdout.trim().split('\n')).toEqual([
    '/',
    '/api-reference/get-users',
    '/api-reference/post-users',
    '/api-reference/websockets/signedup',
  ]);
});

test('flags override the settings file, rule by rule', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'gone', 'index'] }),
    'index.mdx': page('Home'),
    'docs-json-nav.config.json': '{ "rules": { "page-missing": "off", "page-duplicate": "error" } }',
  });
  const codes = async (...words: string[]): Promise<unknown> => {
    const { stdout } = await runCli(['check', '--format', 'json', ...words], folder);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; severity: string }[] };
    return diagnostics.map(({ code, severity }) => `${code} ${severity}`);
  };
  expect(await codes()).toEqual(['page-duplicate error']);
  expect(await codes('--rule', 'page-missing=warning')).toEqual(['page-missing warning', 'page-duplicate error']);
});

test("a file matched by both `pages` and `ignore` isn't a page", async () => {
  const files = {
    'docs.json': config({ pages: ['index', 'drafts/a', 'snippets/b'] }),
    'index.mdx': page('Home'),
    'drafts/a.mdx': page('A'),
    'snippets/b.mdx': page('B'),
  };
  const pages = ['drafts/a.mdx', 'snippets/b.mdx'];
  expect(await findings(files, { pages })).toEqual([]);
  expect(await findings(files, { pages, ignore: ['drafts/**'] })).toEqual([['page-ignored', 6]]);
});

test('a version `v2` may have its pages in a folder `2`', async () => {
  const { model } = await resolveSite(
    {},
    memoryHost({
      'docs.json': config({
        versions: [
          { version: 'v1', pages: ['1/start', 'old'] },
          { version: 'v2', pages: ['2/start', 'new'] },
        ],
      }),
      ...Object.fromEntries(['1/start', 'old', '2/start', 'new'].map((path) => [`${path}.mdx`, page(path)])),
    }),
  );
  expect(model.counterparts.map(({ rows }) => rows)).toEqual([[['/1/start', '/2/start']]]);
});

test('one page in a folder is not the counterpart of a page in the folder of another version', async () => {
  const guides = Array.from({ length: 30 }, (_, index) => `docs/guides/page-${index}`);
  const versions = [
    { version: 'v2', pages: ['docs/welcome', 'docs/api/introduction', ...guides] },
    { version: 'v1', pages: ['docs/v1/introduction', 'docs/v1/welcome'] },
  ];
  const { model } = await resolveSite(
    {},
    memoryHost({
      'docs.json': config({ versions }),
      ...Object.fromEntries(versions.flatMap(({ pages }) => pages.map((path) => [`${path}.mdx`, page(path)]))),
    }),
  );
  expect(model.counterparts.map(({ rows }) => rows)).toEqual([[['/docs/welcome', '/docs/v1/welcome']]]);
});

test('an element with `openapi` and `href` is a link, and generates nothing', async () => {
  const { model, diagnostics } = await resolveSite(
    {},
    memoryHost({
      'docs.json': config({
        anchors: [
          { anchor: 'Guides', pages: ['index'] },
          { anchor: 'API', href: 'https://api.example.com', openapi: 'api.json' },
        ],
      }),
      'index.mdx': page('Home'),
      'api.json': api,
    }),
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(['spec-unused']);
  expect(Object.keys(model.pages)).toEqual(['/']);
});

test('a specification of channels counts as used next to handwritten pages', async () => {
  const { model, diagnostics } = await resolveSite(
    {},
    memoryHost({
      'docs.json': config({ groups: [{ group: 'Events', asyncapi: 'events.json', pages: ['events'] }] }),
      'events.mdx': page('Events', 'asyncapi: events.json users\n'),
      'events.json': JSON.stringify({
        asyncapi: '2.6.0',
        info: { title: 'Events', version: '1' },
        channels: { users: { subscribe: { message: { payload: { type: 'string' } } } } },
      }),
    }),
  );
  expect(diagnostics).toEqual([]);
  expect(Object.keys(model.pages)).toContain('/events');
});

describe('redirects are followed', () => {
  const site = (redirects: object[]) => ({
    'docs.json': config({ pages: ['index', 'z/end'] }, { redirects }),
    'index.mdx': `${page('Home')}\n[moved](/a/end)\n`,
    'z/end.mdx': page('End'),
  });
  const steps = ['a', 'b', 'c', 'd', 'z'];
  const chain = (end: string) =>
    steps.slice(1).map((step, index) => ({ source: `/${steps[index]}/${end}`, destination: `/${step}/${end}` }));
  const rules = { 'redirect-chain': 'off', 'redirect-target': 'off' } as const;

  test.each(['end', ':slug*'])('through at most four of %s', async (end) => {
    expect(await findings(site(chain(end)), { content: true, rules })).toEqual([]);
    expect(await findings(site(chain(end).slice(1)), { content: true, rules })).toEqual([['link-missing', 7]]);
  });
});

describe('suggests a renamed page', () => {
  const suggester = new PageSuggester(
    ['guides/scaling', 'guides/scalable-systems', 'guides/other', 'more/scale-out'],
    new Set(),
  );
  const suggestionsFor = (path: string) =>
    suggester.suggestAll([{ path, redirect: undefined, moved: undefined }]).map(({ suggestions }) => suggestions);

  test('by the start of its name, in its folder', () => {
    expect(suggestionsFor('guides/scale')).toEqual([{ nearest: ['guides/scaling'] }]);
  });

  test('but not if too little of the name remains', () => {
    expect(suggestionsFor('guides/othxyz')).toEqual([{ sameName: [] }]);
  });
});

test('escaped text is decoded once', () => {
  for (const text of ['a < "b" & c > d', '&amp;lt;', '&#38;lt;', '&copy;'])
    expect(unescapeHtml(escapeHtml(text))).toBe(text);
  expect(unescapeHtml('&#38;lt; &#x27; &#0; &copy;')).toBe("&lt; ' &#0; &copy;");
});

test('a page with another number is no typo of an entry, and percent-encoding is', () => {
  const suggester = new PageSuggester(['guides/v1-start', 'guides/my page'], new Set());
  const missing = ['guides/v2-start', 'guides/v1-strat', 'guides/my%20page'];
  const suggested = suggester.suggestAll(missing.map((path) => ({ path, redirect: undefined, moved: undefined })));
  expect(suggested.map(({ suggestions }) => suggestions)).toEqual([
    { sameName: [] },
    { nearest: ['guides/v1-start'] },
    { nearest: ['guides/my page'] },
  ]);
});
