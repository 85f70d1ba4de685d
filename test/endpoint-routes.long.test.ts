import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import { safeRoute } from '../src/core/specifications/routes.ts';
import type { Generator, Manifest } from '../src/generators/contract.ts';
import { docusaurusGenerator } from '../src/generators/docusaurus/generator.ts';
import { docusaurus } from '../src/generators/docusaurus/manifest.ts';
import { fumadocsGenerator } from '../src/generators/fumadocs/generator.ts';
import { fumadocs } from '../src/generators/fumadocs/manifest.ts';
import { mkdocsGenerator } from '../src/generators/mkdocs/generator.ts';
import { mkdocs } from '../src/generators/mkdocs/manifest.ts';
import { SiteWriter } from '../src/generators/rendering/site-writer.ts';
import { rspressGenerator } from '../src/generators/rspress/generator.ts';
import { rspress } from '../src/generators/rspress/manifest.ts';
import { starlightGenerator } from '../src/generators/starlight/generator.ts';
import { starlight } from '../src/generators/starlight/manifest.ts';
import { vitePressGenerator } from '../src/generators/vitepress/generator.ts';
import { vitepress } from '../src/generators/vitepress/manifest.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, page, sharedFolder } from './support/folder.ts';

const folder = sharedFolder();

const same = (route: string): string => route;
function writerOf<Around>(manifest: Manifest, generator: Generator<Around>) {
  return { name: manifest.name, writer: new SiteWriter(manifest, generator, folder) };
}
/** Shared by all sites: creating a highlighter per site is slow. */
const writers = [
  writerOf(
    vitepress,
    vitePressGenerator(() => ({ base: '/', cleanUrls: true }), new Map()),
  ),
  writerOf(docusaurus, docusaurusGenerator('docs', same)),
  writerOf(fumadocs, fumadocsGenerator(same)),
  writerOf(rspress, rspressGenerator(same)),
  writerOf(mkdocs, mkdocsGenerator),
];
/** Astro gets pages from memory, by id. */
const astroWriter = new SiteWriter(
  starlight,
  starlightGenerator({ trailingSlash: 'ignore', format: 'directory', renderMarkdown: async () => ({ html: '' }) }),
  folder,
);

const oddWords = ['#', '?', '%', '***', '::', '|', '[]', '$', '<>', '\\', '.', '..', '/', '//', '/.', '-', '{}', ' '];
const plainWords = ['Users', 'list', 'index', 'README', 'con', 'a.md', '.env', 'templates', '__proto__', 'ü'];
const word = fc.oneof(
  fc.constantFrom(...oddWords, ...plainWords),
  fc.string({ maxLength: 6, unit: fc.constantFrom(...'aZ0-_./\\#?%*:|[]$<>`"{}() \u0007é') }),
);
const operation = fc.record(
  {
    summary: word,
    tags: fc.array(word, { maxLength: 2 }),
    operationId: word,
    'x-mint': fc.record({ href: word }),
  },
  { requiredKeys: [] },
);
const api = fc.record({
  paths: fc.dictionary(
    word.map((text) => `/${text}`),
    fc.dictionary(fc.constantFrom('get', 'post'), operation, { minKeys: 1, maxKeys: 2 }),
    { minKeys: 1, maxKeys: 4 },
  ),
  webhooks: fc.dictionary(
    word,
    operation.map((post) => ({ post })),
    { maxKeys: 2 },
  ),
});

function resolve(document: object, directory: string | undefined) {
  const source = 'api.json';
  return resolveSite(
    {},
    memoryHost({
      'docs.json': config({
        tabs: [
          { tab: 'Home', pages: ['index'] },
          { tab: 'API', openapi: directory === undefined ? source : { source, directory } },
        ],
      }),
      'index.mdx': page('Home'),
      [source]: JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, ...document }),
    }),
  );
}

type Site = Awaited<ReturnType<typeof resolve>>;

/** Expects each route to be a path of this site, and each generator to write each page to a separate file. */
async function expectWritten(site: Site): Promise<void> {
  const routes = Object.keys(site.model.pages);
  for (const route of routes) {
    if (route !== '/') expect(route).toMatch(/^(?:\/(?!\.\.?(?:\/|$))[^/]+)+$/);
  }
  const ids = (await astroWriter.renderSite(site)).pages.map(({ path }) => path);
  expect(new Set(ids).size).toBe(routes.length);
  for (const { name, writer } of writers) {
    await writer.write(site, join(folder, name));
    const found = [...writer.pages]
      .filter(([file]) => existsSync(file))
      .map(
        ([
          ,
          {
            page: { route },
          },
        ]) => route,
      );
    expect([name, found.sort()]).toEqual([name, routes.toSorted()]);
  }
}

test.each(oddWords)('%j is a safe tag, summary, webhook and directory', async (text) => {
  const operation = { tags: [text], summary: 'list', responses: {} };
  const tagged = await resolve({ paths: { '/a': { get: operation } } }, undefined);
  expect(Object.keys(tagged.model.pages)).toEqual(['/', '/api-reference/list']);
  const paths = { '/a': { get: operation }, '/b': { get: { summary: text } } };
  await expectWritten(await resolve({ paths, webhooks: { [text]: { post: {} } } }, text));
});

test('an operation whose summary has no safe characters is named after its method and path', async () => {
  const { model } = await resolve({ paths: { '/users': { get: { tags: ['#'], summary: '???' } } } }, '?');
  expect(Object.keys(model.pages)).toEqual(['/', '/get-users']);
});

test('a changed route is reported', async () => {
  const { diagnostics } = await resolve({ paths: { '/a': { get: { tags: ['#'], summary: 'list' } } } }, undefined);
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['route-unsafe', expect.stringContaining('"GET /a" is at /api-reference/list')],
  ]);
});

test('a safe route stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const { route } = safeRoute(`/${text}`);
      expect(safeRoute(route)).toEqual({ route, isShortened: false, isSanitized: false });
    }),
    { numRuns: 300 },
  );
});

test('every generator writes every page of a random specification to a separate file', async () => {
  await fc.assert(
    fc.asyncProperty(api, fc.option(word, { nil: undefined }), async (document, directory) => {
      await expectWritten(await resolve(document, directory));
    }),
    { numRuns: 5 },
  );
});
