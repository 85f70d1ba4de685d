import { expect, test } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import type { Generator, Manifest } from '../../../src/generators/contract.ts';
import { docusaurusGenerator } from '../../../src/generators/docusaurus/generator.ts';
import { docusaurus } from '../../../src/generators/docusaurus/manifest.ts';
import { fumadocsGenerator } from '../../../src/generators/fumadocs/generator.ts';
import { fumadocs } from '../../../src/generators/fumadocs/manifest.ts';
import { mkdocsGenerator } from '../../../src/generators/mkdocs/generator.ts';
import { mkdocs } from '../../../src/generators/mkdocs/manifest.ts';
import { SiteWriter } from '../../../src/generators/rendering/site-writer.ts';
import { navigationRemarkPlugin, rspressGenerator } from '../../../src/generators/rspress/generator.ts';
import { rspress } from '../../../src/generators/rspress/manifest.ts';
import { createRspressNavigation } from '../../../src/generators/rspress/projection.ts';
import { starlight } from '../../../src/generators/starlight/manifest.ts';
import { createStarlightTheme } from '../../../src/generators/starlight/page-theme.ts';
import { vitePressGenerator } from '../../../src/generators/vitepress/generator.ts';
import { vitepress } from '../../../src/generators/vitepress/manifest.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config } from '../../support/folder.ts';
import { packageRoot } from '../../support/run.ts';

const files = {
  'docs.json': config({ pages: ['changelog'] }),
  'changelog.mdx':
    '---\ntitle: Changelog\nrss: true\n---\n\n<Update label="2026-03-04" tags={["API"]}>\n\n## Added\n\n</Update>\n',
};
const updateId = '2026-03-04';
const link = '<p class="djn-feed"><a href="/changelog/rss.xml" type="application/rss+xml">RSS</a></p>';

async function project<Navigation>(manifest: Manifest, generator: Generator<Navigation>) {
  const site = await resolveSite({}, memoryHost(files));
  const writer = new SiteWriter(manifest, generator, packageRoot);
  const { pages, projection } = await writer.renderSite(site);
  const [page] = pages;
  if (page === undefined) throw new Error('There is no page.');
  const text = projection.fileContent?.(page, page.frontMatter, page.navigation, '') ?? page.html;
  return { site, page, text, feed: writer.generatedFiles.get('changelog/rss.xml') };
}

test('Docusaurus lists labels in its table of contents, and has a feed', async () => {
  const { text, feed } = await project(
    docusaurus,
    docusaurusGenerator('default', (href) => href),
  );
  const [, toc = ''] = /^export const toc = (.*);$/m.exec(text) ?? [];
  expect(JSON.parse(toc)).toEqual([
    { value: updateId, id: updateId, level: 2 },
    { value: 'Added', id: 'added', level: 3 },
  ]);
  expect(text).toContain(JSON.stringify(link).slice(1, -1));
  expect(feed).toContain(`<link>/changelog#${updateId}</link>`);
});

test('Fumadocs lists labels in its table of contents, and has a feed', async () => {
  const { text, feed } = await project(
    fumadocs,
    fumadocsGenerator((route) => route),
  );
  expect(text).toContain(JSON.stringify({ title: updateId, url: `#${updateId}`, depth: 2 }));
  expect(text).toContain(JSON.stringify(link).slice(1, -1));
  expect(feed).toContain(`<link>/changelog#${updateId}</link>`);
});

test('Rspress lists labels in its table of contents, and has a feed', async () => {
  const { site, page, text, feed } = await project(
    rspress,
    rspressGenerator((route) => `${route}.html`),
  );
  const navigation = createRspressNavigation(site.model, page.page, (route) => route);
  const data: { pageMeta: Record<string, unknown> } = { pageMeta: {} };
  navigationRemarkPlugin(() => ({ content: page.content, navigation })).call({ data: () => data })({}, { path: '' });
  expect(data.pageMeta.toc).toMatchObject([
    { id: updateId, text: updateId, depth: 2 },
    { id: 'added', depth: 3 },
  ]);
  expect(text).toContain('djn-feed');
  expect(feed).toContain(`<link>/changelog.html#${updateId}</link>`);
});

test('VitePress has a heading for each label, which it lists, and a feed', async () => {
  const { text, feed } = await project(
    vitepress,
    vitePressGenerator(() => ({ base: '/', cleanUrls: true }), new Map()),
  );
  expect(text).toContain(`<h2 id="${updateId}" tabindex="-1" class="djn-update-label">`);
  expect(text).toContain(link);
  expect(feed).toContain(`<link>/changelog#${updateId}</link>`);
});

test('Starlight gets labels as headings of the content, and has a feed', async () => {
  const { page, feed } = await project(starlight, {
    theme: (settings) => createStarlightTheme(settings, async () => ({ html: '' })),
    urlOf: (route) => `${route}/`,
    projection: () => ({ fileOf: () => '', navigation: () => undefined, frontMatter: () => ({}) }),
  });
  expect(page.content.renderedPage.headings).toMatchObject([
    { id: updateId, text: updateId, depth: 2 },
    { id: 'added' },
  ]);
  expect(page.html).toContain(link);
  expect(page.html).toContain(`<section id="${updateId}" class="djn-update">`);
  expect(feed).toContain(`<link>/changelog/#${updateId}</link>`);
});

test('MkDocs has a heading for each label, but no feed', async () => {
  const { text, feed } = await project(mkdocs, mkdocsGenerator);
  expect(text).toMatch(/^## 2026-03-04/m);
  expect(text).not.toContain('rss');
  expect(feed).toBeUndefined();
});
