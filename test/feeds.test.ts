import { expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import type { Manifest } from '../src/generators/contract.ts';
import { docusaurus } from '../src/generators/docusaurus/manifest.ts';
import { feedHtml } from '../src/generators/feeds/feed-html.ts';
import { labelDate } from '../src/generators/feeds/label-date.ts';
import { fumadocs } from '../src/generators/fumadocs/manifest.ts';
import { html } from '../src/generators/html/manifest.ts';
import { mkdocs } from '../src/generators/mkdocs/manifest.ts';
import { SiteWriter } from '../src/generators/rendering/site-writer.ts';
import { rspress } from '../src/generators/rspress/manifest.ts';
import { starlight } from '../src/generators/starlight/manifest.ts';
import { vitepress } from '../src/generators/vitepress/manifest.ts';
import { createPlainTheme } from '../src/render/plain-theme.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { packageRoot } from './support/run.ts';

const changelog = `---
title: What's new
description: All releases of Acme.
rss: true
---

<Update label="2026-03-04" description="v2.0" tags={["API", "SDK"]}>
  ## Faster <jobs>

  See [the guide](/guide#start), [above](#2026-03-04) and ![a picture](/media/a.png).

  \`\`\`js
  run();
  stop();
  \`\`\`
</Update>

<Update label="February 2026" rss={{ title: "Version 1.9", description: "Fixes & <more>" }}>
  <Card title="Not for readers of the feed" />
</Update>
`;

const docs = {
  'docs.json': JSON.stringify({ name: 'Acme', navigation: { pages: ['index', 'changelog', 'guide'] } }),
  'index.mdx': 'Subscribe to [the feed](/changelog/rss.xml).',
  'changelog.mdx': changelog.replace('<jobs>', '\\<jobs>'),
  'guide.mdx': '## Start',
  'media/a.png': '',
};

async function write(
  files: Readonly<Record<string, string>>,
  manifest: Manifest = html,
  siteUrl?: string,
  options = {},
) {
  const site = await resolveSite({ root: '/docs', base: '/base', ...options }, memoryHost(files));
  const generator = {
    theme: createPlainTheme,
    urlOf: (route: string) => `/base${route.replace(/(?=#|$)/, '/')}`,
    siteUrl,
    projection: () => ({
      fileOf: ({ page }: { page: { route: string } }) => `${page.route}.html`,
      navigation: () => undefined,
      frontMatter: () => ({}),
    }),
  };
  const writer = new SiteWriter(manifest, generator, packageRoot);
  const { pages, findings } = await writer.renderSite(site);
  return { feeds: [...writer.generatedFiles].filter(([path]) => path.endsWith('rss.xml')), pages, findings };
}

test('a page with updates has a feed with their labels, dates, tags and content', async () => {
  const { feeds } = await write(docs, html, 'https://acme.test/ignored');
  expect(feeds.map(([path]) => path)).toEqual(['changelog/rss.xml']);
  const [[, text = ''] = []] = feeds;
  await expect(text).toMatchFileSnapshot('../fixtures/feeds/absolute.xml');
  expect((await write(docs, html, 'https://acme.test/ignored')).feeds).toEqual(feeds);
});

test('without a URL of the site, a feed has paths and no permalinks', async () => {
  const [[, text = ''] = []] = (await write(docs)).feeds;
  expect(text).not.toContain('acme.test');
  expect(text).not.toContain('atom:link');
  expect(text).toContain('<link>/base/changelog/#2026-03-04</link>');
  expect(text).toContain('<guid isPermaLink="false">/base/changelog/#2026-03-04</guid>');
});

test('the URL of the site is the option, else that of the build, else that of docs.json', async () => {
  const settings = JSON.parse(docs['docs.json']) as object;
  const config = { ...settings, seo: { metatags: { canonical: 'https://canonical.test' } } };
  const files = { ...docs, 'docs.json': JSON.stringify(config) };
  const feedOf = ({ feeds }: Awaited<ReturnType<typeof write>>) => feeds[0]?.[1];
  expect(feedOf(await write(files))).toContain('<link>https://canonical.test/base/changelog/</link>');
  expect(feedOf(await write(files, html, 'https://build.test'))).toContain('<link>https://build.test/base/');
  const options = { url: 'https://option.test' };
  expect(feedOf(await write(files, html, 'https://build.test', options))).toContain('<link>https://option.test/base/');
});

test('only `rss: true` links to the feed, and a file of the docs folder replaces it', async () => {
  const htmlOf = ({ pages }: Awaited<ReturnType<typeof write>>) =>
    pages.find(({ page }) => page.route === '/changelog')?.html ?? '';
  const link = '<p class="djn-feed"><a href="/base/changelog/rss.xml" type="application/rss+xml">RSS</a></p>';
  expect(htmlOf(await write(docs)).startsWith(link)).toBe(true);
  const unlinked = await write({ ...docs, 'changelog.mdx': docs['changelog.mdx'].replace('rss: true\n', '') });
  expect(htmlOf(unlinked)).not.toContain('djn-feed');
  expect(unlinked.feeds).toHaveLength(1);
  const replaced = await write({ ...docs, 'changelog/rss.xml': '<rss/>' });
  expect(htmlOf(replaced)).not.toContain('djn-feed');
  expect(replaced.feeds).toEqual([]);
});

test('a redirect or a page at the path of the feed replaces it', async () => {
  const settings = JSON.parse(docs['docs.json']) as object;
  const redirects = [{ source: '/changelog/rss.xml', destination: 'https://acme.test/feed' }];
  expect((await write({ ...docs, 'docs.json': JSON.stringify({ ...settings, redirects }) })).feeds).toEqual([]);
  const navigation = { pages: ['index', 'changelog', 'changelog/rss.xml'] };
  const files = { 'docs.json': JSON.stringify({ ...settings, navigation }), 'changelog/rss.xml.mdx': 'Page.' };
  expect((await write({ ...docs, ...files })).feeds).toEqual([]);
});

test('the feed of the home page is at the root', async () => {
  const { feeds } = await write({ ...docs, 'index.mdx': '<Update label="v1">First.</Update>' });
  expect(feeds.map(([path]) => path)).toEqual(['rss.xml', 'changelog/rss.xml']);
});

test.each([html, starlight, vitepress, docusaurus, fumadocs, rspress])(
  '$name writes feeds and loses nothing of a changelog',
  async (manifest) => {
    const { feeds, findings } = await write(docs, manifest);
    expect(feeds).toHaveLength(1);
    const codes = findings.map(({ code }) => code);
    expect(codes).not.toContain('generator-link');
    expect(codes).not.toContain('generator-navigation');
  },
);

test('MkDocs has neither feeds nor a filter, and `check --for` reports that', async () => {
  const { feeds, findings, pages } = await write(docs, mkdocs);
  expect(feeds).toEqual([]);
  expect(pages.map((page) => page.html).join('')).not.toContain('djn-feed');
  const site = await resolveSite({ root: '/docs' }, memoryHost(docs));
  const { diagnostics } = await site.locateTogether(findings);
  const messages = diagnostics.map(({ file, message }) => `${file}: ${message}`);
  expect(messages).toEqual(
    expect.arrayContaining([
      'changelog.mdx: MkDocs has no RSS feed of a page: "What\'s new".',
      'changelog.mdx: MkDocs has no filter by the tags of updates: "API".',
      expect.stringMatching(/^index\.mdx: MkDocs does not make "\/changelog\/rss\.xml"/),
    ]),
  );
});

test.each([
  ['2026-03-04', 'Wed, 04 Mar 2026 00:00:00 GMT'],
  ['2026/3/4', 'Wed, 04 Mar 2026 00:00:00 GMT'],
  ['March 4, 2026', 'Wed, 04 Mar 2026 00:00:00 GMT'],
  ['Mar. 4th 2026', 'Wed, 04 Mar 2026 00:00:00 GMT'],
  [' 4 march 2026 ', 'Wed, 04 Mar 2026 00:00:00 GMT'],
  ['Sept 4, 2026', 'Fri, 04 Sep 2026 00:00:00 GMT'],
  ['March 2026', undefined],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['Marvelous 4, 2026', undefined],
  ['v2.0.1', undefined],
  ['', undefined],
])('the date of %j is %j', (label, date) => expect(labelDate(label)).toBe(date));

test.each([
  ['<h2 id="a" class="x">A<a class="djn-anchor" href="#a" aria-label="Link"></a></h2>', '<h2>A</h2>'],
  [
    '<div class="djn-code"><button data-copy><svg></svg>Copy</button><pre tabindex="0"><code><span>a</span>\n</code></pre></div>',
    '<div><pre><code>a\n</code></pre></div>',
  ],
  [
    '<div role="tablist"><button role="tab">npm</button></div><div data-label="npm" hidden>x</div>',
    '<div></div><div><p><strong>npm</strong></p>x</div>',
  ],
  ['<span>term<span role="tooltip"><span>tip</span></span></span>', 'term'],
  [
    '<img class="dark:hidden" src="/a.png"><img class="hidden dark:block" src="/b.png">',
    '<img src="https://x.test/a.png">',
  ],
  ['<button><button>a</button>b</button>c', 'c'],
  ['a<script>"</p>"</script><br>b<style>p{}', 'a<br>b'],
  ['<section><dialect-island data-island="island-0"><em>a</em></dialect-island></section>', '<em>a</em>'],
  ['<a href="/b?c&amp;d" onclick="x">&lt;b&gt;</a>', '<a href="https://x.test/b?c&amp;d">&lt;b&gt;</a>'],
])('%s has the text %s in a feed', (page, text) => {
  expect(feedHtml(page, (url) => new URL(url, 'https://x.test').href)).toBe(text);
});
