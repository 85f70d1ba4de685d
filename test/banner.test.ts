import { expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import { docusaurus } from '../src/generators/docusaurus/manifest.ts';
import { findLosses } from '../src/generators/losses/losses.ts';
import { banner, writeHtml } from '../src/generators/parts/parts.ts';
import { viewOf } from '../src/generators/view/view.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, page } from './support/folder.ts';

async function draw(settings: object) {
  const site = await resolveSite(
    {},
    memoryHost({
      'docs.json': config({ pages: ['index', 'b/index', 'b/start'] }, { banner: settings }),
      ...Object.fromEntries(['index', 'b/index', 'b/start'].map((path) => [`${path}.mdx`, page(path)])),
    }),
  );
  const html = writeHtml(banner(viewOf(site.model, site.model.pages['/'], (route) => route)));
  return {
    text: /<div>(.*)<\/div>/s.exec(html)?.[1],
    style: /style="([^"]*)"/.exec(html)?.[1],
    codes: site.diagnostics.map(({ code }) => code),
    losses: findLosses(site, docusaurus).map(({ code, args }) => [code, args]),
  };
}

test.each([
  ['**Bold** and *italic*', '<strong>Bold</strong> and <em>italic</em>'],
  ['__Bold__, _italic_, snake_case_name', '<strong>Bold</strong>, <em>italic</em>, snake_case_name'],
  ['***Both***', '<strong><em>Both</em></strong>'],
  ['`code` 2 * 3 * 4', '<code>code</code> 2 * 3 * 4'],
  ['[Read **more**](/b/index) now', '<a href="/b">Read <strong>more</strong></a> now'],
  ['**[All](b/start.mdx#top)**', '<a href="/b/start#top"><strong>All</strong></a>'],
  ['[Out](https://example.com)', '<a href="https://example.com" target="_blank" rel="noopener">Out</a>'],
  ['\\*plain\\* & 1 < 2', '*plain* &amp; 1 &lt; 2'],
  ['<b class="x">Bold</b><br/>and <img src="a.png"/>text', 'Bold and text'],
])('a banner shows %s', async (content, html) => {
  expect((await draw({ content })).text).toBe(html);
});

test('HTML in a banner is a loss', async () => {
  expect((await draw({ content: 'A <b>B</b>' })).losses).toEqual([
    ['generator-navigation', { generator: 'Docusaurus', part: 'bannerHtml', label: '<b>', effect: 'changed' }],
  ]);
  expect((await draw({ content: 'A **B** 1 < 2' })).losses).toEqual([]);
});

test('a banner has the color of its type, or its own', async () => {
  expect((await draw({ content: 'A', type: 'info' })).style).toBeUndefined();
  expect((await draw({ content: 'A', type: 'critical' })).style).toContain(
    '--djn-banner:#dc2626;--djn-banner-text:#ffffff',
  );
  expect((await draw({ content: 'A', type: 'warning', color: { light: '#fde047', dark: '#14532d' } })).style).toBe(
    '--djn-banner:#fde047;--djn-banner-text:#1c1e21;--djn-banner-dark:#14532d;--djn-banner-text-dark:#ffffff',
  );
  const unsafe = await draw({ content: 'A', color: { light: 'red;background:url(x)' } });
  expect([unsafe.style, unsafe.codes]).toEqual([undefined, []]);
});
