import { expect, test } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import { findLosses } from '../../../src/generators/losses/losses.ts';
import { vitePressFile, vitePressUrl } from '../../../src/generators/vitepress/generator.ts';
import { vitepress } from '../../../src/generators/vitepress/manifest.ts';
import { sidebarItems } from '../../../src/generators/vitepress/projection.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, page } from '../../support/folder.ts';

test('pages that VitePress would not build get another URL, which is told', async () => {
  const paths = ['api/[id]', 'page.html', 'v1.2', 'index'];
  const site = await resolveSite(
    {},
    memoryHost({
      'docs.json': config({ pages: paths }),
      ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page(path)])),
    }),
  );
  const format = { base: '/', cleanUrls: true };
  expect(paths.map((path) => vitePressFile(`/${path}`))).toEqual([
    'api/_id_.md',
    'page_html.md',
    'v1.2.md',
    'index.md',
  ]);
  expect(paths.map((path) => vitePressUrl(`/${path}#a`, format))).toEqual([
    '/api/_id_#a',
    '/page_html#a',
    '/v1.2#a',
    '/index#a',
  ]);
  const [sidebar] = site.model.sidebars;
  const links = sidebar && sidebarItems(site.model, sidebar).map(({ link }) => link);
  expect(links).toEqual(['/api/_id_', '/page_html', '/v1.2', '/']);
  expect(
    findLosses(site, vitepress).map(({ code, args }) => [code, (args as { readonly route: string }).route]),
  ).toEqual([
    ['generator-address', '/api/[id]'],
    ['generator-address', '/page.html'],
  ]);
});
