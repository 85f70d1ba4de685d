import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createNavigation } from '../src/generators/fumadocs/navigation.tsx';
import { indexFiles } from '../src/generators/indexes/index-files.ts';
import { writeIndexes } from '../src/generators/indexes/write-indexes.ts';
import { findLosses } from '../src/generators/losses/losses.ts';
import { mkdocs } from '../src/generators/mkdocs/manifest.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';

const files = {
  'docs.json': config({
    languages: [
      { language: 'en', pages: ['index', 'start', 'only'] },
      { language: 'cn', pages: ['cn/index', 'cn/start', 'cn/hidden'] },
      { language: 'ar', pages: ['ar/start'] },
    ],
  }),
  ...Object.fromEntries(
    ['index', 'start', 'only', 'hidden', 'cn/index', 'cn/start', 'ar/start'].map((path) => [`${path}.mdx`, page(path)]),
  ),
  'cn/hidden.mdx': page('Hidden', 'hidden: true\n'),
};

const start = ['en https://a.test/start', 'zh-Hans https://a.test/cn/start', 'ar https://a.test/ar/start'];

test('built pages and the sitemap name the same page in other languages', async () => {
  const site = await resolveSite({ root: folderOf(files), url: 'https://a.test', emit: ['sitemap'] });
  const routes = ['index', 'start', 'only', 'cn', 'cn/start', 'ar/start'];
  const folder = folderOf(Object.fromEntries(routes.map((route) => [`${route}.html`, '<html><head></head></html>'])));
  await writeIndexes(site, { folder }, () => {});
  const linksOf = (html: string): string[] =>
    [...html.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language, url]) => `${language} ${url}`,
    );
  const built = (route: string): string[] => linksOf(readFileSync(join(folder, `${route}.html`), 'utf8'));
  for (const route of ['start', 'cn/start', 'ar/start'])
    expect(built(route)).toEqual([...start, 'x-default https://a.test/start']);
  expect(built('index')).toEqual(['en https://a.test/', 'zh-Hans https://a.test/cn', 'x-default https://a.test/']);
  expect(built('only')).toEqual([]);

  const sitemap = (await indexFiles(site)).files.get('sitemap.xml') ?? '';
  const [, entry = ''] = /<loc>https:\/\/a\.test\/cn\/start<\/loc>(.*)<\/url>/.exec(sitemap) ?? [];
  expect(linksOf(entry)).toEqual(built('start'));
});

test('Fumadocs has them in the metadata of pages, and MkDocs counts them as lost', async () => {
  const { model, ...site } = await resolveSite({ root: folderOf(files) });
  const content = { html: '', toc: [], structuredData: { headings: [], contents: [] } };
  const navigation = createNavigation(model, {
    contents: { '/cn/start': async () => ({ default: content as never }) },
  });
  expect((await navigation.at(['cn', 'start']))?.metadata.alternates).toEqual({
    languages: { en: '/start', 'zh-Hans': '/cn/start', ar: '/ar/start', 'x-default': '/start' },
  });
  const parts = findLosses({ ...site, model }, mkdocs).map(({ args }) => (args as { readonly part: string }).part);
  expect(parts).toContain('hreflang');
});
