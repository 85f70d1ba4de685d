import { load } from 'js-yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import type { Page, Sidebar, Site } from '../../../src/core/site.ts';
import { extractTitle } from '../../../src/generators/rendering/site-writer.ts';
import { encodeRoute } from '../../../src/generators/view/targets.ts';
import { viewOf } from '../../../src/generators/view/view.ts';
import { vitePressFile, vitePressUrl } from '../../../src/generators/vitepress/generator.ts';
import { pageFile, vitePressFrontMatter } from '../../../src/generators/vitepress/page-file.ts';
import { breakScriptEnds, completeHtml } from '../../../src/generators/vitepress/page-html.ts';
import {
  createVitePressNavigation,
  pageNeighbors,
  sidebarItems,
  vitePressThemeConfig,
} from '../../../src/generators/vitepress/projection.ts';
import { routeResolver, vitePressRedirectFiles } from '../../../src/generators/vitepress/redirects.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, page } from '../../support/folder.ts';

const navigation = {
  languages: [
    {
      language: 'en',
      tabs: [
        {
          tab: 'Guides',
          groups: [
            {
              group: 'Start <here>',
              root: 'start/index',
              tag: 'New',
              pages: ['Setup', { group: 'Deeper', pages: ['deep', 'twin'] }, 'away', 'secret'],
            },
          ],
        },
        { tab: 'Blog', href: 'https://blog.example' },
        {
          tab: 'Menu',
          menu: [
            { item: 'One', pages: ['one'] },
            { item: 'Two', pages: ['two'] },
          ],
        },
      ],
    },
    { language: 'fr', pages: ['fr/setup', 'fr/été'] },
  ],
};

let site: Site;

beforeAll(async () => {
  const files = {
    'docs.json': config(navigation, {
      redirects: [
        { source: '/old', destination: '/Setup#top', permanent: false },
        { source: '/gone', destination: 'https://other.example/x' },
        { source: '/latest/:slug*', destination: '/start/:slug*' },
      ],
    }),
    'start/index.mdx': page('Where to start'),
    'Setup.mdx': page('Setup', 'deprecated: true\ntag: Beta\n'),
    'deep.mdx': page('Deep'),
    'twin.mdx': page('Deep'),
    'away.mdx': page('Away', 'url: https://away.example\n'),
    'secret.mdx': page('Secret', 'hidden: true\n'),
    'one.mdx': page('One & only'),
    'two.mdx': page('Two'),
    'fr/setup.mdx': page('Installation', 'deprecated: true\n'),
    'lost.mdx': page('Lost'),
    'fr/été.mdx': page('Été'),
  };
  site = (await resolveSite({ base: '/docs' }, memoryHost(files))).model;
});

const pageOf = (route: string) => site.pages[route] as Page;
const sidebarAt = (route: string) => site.sidebars[pageOf(route).placements[0]?.sidebar ?? -1] as Sidebar;

it('the breadcrumbs of a root page do not link to the page itself', () => {
  const group = (route: string) => viewOf(site, pageOf(route), encodeRoute).breadcrumbs.at(-1);
  expect(group('/start')).toMatchObject({ label: 'Start <here>', href: null });
  expect(group('/Setup')).toMatchObject({ label: 'Start <here>', href: '/start' });
});

describe('the sidebar', () => {
  it('has group titles that link to the root page, and labels as text', () => {
    const [group] = sidebarItems(site, sidebarAt('/deep'));
    expect(group).toMatchObject({ link: '/start' });
    expect(group?.text).toMatch(/^<span>Start &lt;here&gt;<\/span>.*>New<\/span>/);
    expect(group).not.toHaveProperty('collapsed');
    expect(group?.items?.map(({ link }) => link)).toEqual(['/Setup', undefined, 'https://away.example']);
  });

  it('collapses nested groups, and keeps entries of the same name distinct', () => {
    const deeper = sidebarItems(site, sidebarAt('/deep'))[0]?.items?.[1];
    expect(deeper).toMatchObject({ text: '<span>Deeper</span>', collapsed: true });
    expect(deeper?.items?.map(({ text }) => text)).toEqual(['<span>Deep</span>', '<span>Deep</span><!--2-->']);
  });

  it('has all badges of an entry in its language', () => {
    expect(sidebarItems(site, sidebarAt('/Setup'))[0]?.items?.[0]?.text).toMatch(/Deprecated<.*Beta</);
    expect(sidebarItems(site, sidebarAt('/fr/setup'))[0]?.text).toContain('Obsolète');
  });
});

describe('a page', () => {
  it('has neighbors only in its own context', () => {
    expect(pageNeighbors(site, pageOf('/Setup').placements[0])).toEqual({
      prev: { text: 'Where to start', link: '/start' },
      next: { text: 'Deep', link: '/deep' },
    });
    expect(pageNeighbors(site, pageOf('/one').placements[0])).toEqual({ prev: false, next: false });
    expect(pageNeighbors(site, undefined)).toEqual({ prev: false, next: false });
  });

  it('carries its own data and a reference to its sidebar', () => {
    const navigation = createVitePressNavigation(site);
    const { sidebar, language } = navigation.pageNavigation(pageOf('/fr/setup'));
    expect([site.sidebars[sidebar ?? -1]?.context, language]).toEqual([{ language: 'fr' }, { lang: 'fr', dir: 'ltr' }]);
    expect(navigation.pageNavigation(pageOf('/lost'))).toMatchObject({ sidebar: null, view: { breadcrumbs: [] } });
  });

  it('has the title of its sidebar entry', () => {
    const navigation = createVitePressNavigation(site);
    const links = sidebarItems(site, sidebarAt('/fr/été')).map(({ link }) => link);
    expect(links).toContain(navigation.pageNavigation(pageOf('/fr/été')).link);
  });

  it('shares the data of its context with other pages', () => {
    const navigation = createVitePressNavigation(site);
    for (const page of Object.values(site.pages)) {
      const { sidebar, view } = navigation.pageNavigation(page);
      const common = sidebar === null ? {} : navigation.sidebarContext(sidebar).view;
      expect({ ...common, ...view }).toEqual(viewOf(site, page, encodeRoute));
      if (sidebar !== null) expect(Object.keys(view)).not.toContain('words');
    }
  });

  it('has a file and a path', () => {
    expect(['/', '/start', '/Setup'].map(vitePressFile)).toEqual(['index.md', 'start.md', 'Setup.md']);
    expect(vitePressUrl('/Setup#a', { base: '/docs/', cleanUrls: true })).toBe('/docs/Setup#a');
    expect(vitePressUrl('/Setup?x', { base: '/', cleanUrls: false })).toBe('/Setup.html?x');
    expect(vitePressUrl('/', { base: '/docs/', cleanUrls: false })).toBe('/docs/');
  });
});

describe('the path of a redirect', () => {
  it.each([
    ['/Setup', '/Setup'],
    ['/docs/Setup/#a', '/Setup#a'],
    ['start/index.mdx', '/start'],
    ['one?x#y', '/one?x#y'],
    ['/old', '/Setup#top'],
    ['/latest/index', '/start'],
    ['/nowhere', undefined],
    ['https://a.example/Setup', undefined],
    ['#part', undefined],
  ])('%s becomes %s', (address, route) => {
    expect(routeResolver(site)(address)).toBe(route);
  });
});

it('redirects are pages, without those that have parameters', () => {
  expect(vitePressRedirectFiles(site, { base: '/docs/', cleanUrls: true }, routeResolver(site))).toEqual([
    { file: 'index.html', source: '/', destination: '/docs/start' },
    { file: 'old.html', source: '/old', destination: '/docs/Setup#top' },
    { file: 'gone.html', source: '/gone', destination: 'https://other.example/x' },
  ]);
});

it('the navigation has the form of a configuration', () => {
  const { nav, sidebar } = vitePressThemeConfig(site);
  expect(nav).toEqual([
    { text: 'Guides', link: '/start' },
    { text: 'Blog', link: 'https://blog.example' },
    {
      text: 'Menu',
      items: [
        { text: 'One', link: '/one' },
        { text: 'Two', link: '/two' },
      ],
    },
    {
      text: 'English',
      items: [
        { text: 'English', link: '/start' },
        { text: 'Français', link: '/fr/setup' },
      ],
    },
  ]);
  expect(Object.keys(sidebar)).toEqual(['/one.md', '/two.md', '/', '/fr/']);
  expect(JSON.parse(JSON.stringify({ nav, sidebar }))).toEqual({ nav, sidebar });
});

function fileOfData(data: Record<string, unknown>, html = '<p>Text</p>'): string {
  const page = {
    html,
    headings: [],
    text: '',
    islands: [],
    findings: [],
    missingPackages: [],
    dependencies: [],
  };
  const content = { route: '/one', data, frontMatterTitle: undefined, file: undefined, renderedPage: page, digest: '' };
  const { title = '', heading, html: below } = extractTitle(content);
  return pageFile(
    { page: pageOf('/one'), content, title, heading, html: below },
    vitePressFrontMatter(content, undefined),
  );
}

it('a page keeps only layouts that VitePress has', () => {
  const fileWith = (layout: unknown) => fileOfData({ layout });
  expect(fileWith('home')).toContain('"layout": "home"');
  expect(fileWith('wide')).not.toContain('layout');
  expect(fileWith('wide')).toContain('<h1');
});

it("text of a page can't include other files", () => {
  const comment = '<!-- @include: ../.env -->';
  const file = fileOfData({ description: comment }, `<p><img alt="${comment}"></p>`);
  expect(file).not.toContain('<!--');
  expect(load(file.split('---\n')[1] ?? '')).toEqual({ description: comment });
  expect(file).toContain('alt="&lt;!-- @include: ../.env -->"');
});

it("page data can't end the script that VitePress writes", () => {
  const title = '</script><SCRIPT setup>run()</SCRIPT> a < b';
  const data = breakScriptEnds({ title, items: [{ [title]: title, order: 1, none: null }], at: new Date(0) });
  expect(JSON.stringify(data)).not.toMatch(/<\/script/i);
  expect(data.title.replaceAll('\u200b', '')).toBe(title);
  expect(data.items[0]?.order).toBe(1);
  expect(data.at).toEqual(new Date(0));
});

it('a page whose author renders the header has a title only for search', () => {
  const custom = fileOfData({ mode: 'custom' });
  expect(custom).toContain('<h1 id="_top" class="visually-hidden"');
  for (const member of ['"sidebar": false', '"aside": false', '"breadcrumbs": false']) expect(custom).toContain(member);
  expect(custom).toContain('"pageClass": "docs-json-nav-whole"');
  expect(fileOfData({ mode: 'frame' })).not.toMatch(/sidebar|pageClass/);
  expect(fileOfData({ mode: 'wide' })).toContain('<h1 id="_top" tabindex');
});

describe('the HTML of a page', () => {
  const html = '<!DOCTYPE html>\n<html lang="en-US" dir="ltr"><body><div id="app"></div></body></html>';
  const context = { page: '404.md', content: '<main>Lost, $& and found</main>' };

  it('has its language', () => {
    const french = { ...context, page: 'index.md' };
    expect(completeHtml(html, french, site, pageOf('/fr/setup'), '/')).toBe(html.replace('en-US', 'fr'));
    const [placement] = pageOf('/fr/setup').placements;
    const hebrew = { ...pageOf('/fr/setup'), placements: [{ ...placement, context: { language: 'he' } }] } as Page;
    expect(completeHtml(html, french, site, hebrew, '/')).toContain('<html lang="he" dir="rtl">');
  });

  it('called 404 has its content only at its own path', () => {
    const completed = completeHtml(html, context, site, pageOf('/lost'), '/docs/');
    expect(completed).toContain(`<div id="app">${context.content}</div><script>["/docs/404","/docs/404.html"]`);
    const [, script = ''] = /<script>(.*)<\/script>/.exec(completed) ?? [];
    const isEmptied = (pathname: string): boolean => {
      let emptied = false;
      const app = { replaceChildren: () => (emptied = true) };
      new Function('location', 'document', script)({ pathname }, { getElementById: () => app });
      return emptied;
    };
    expect(['/docs/404', '/docs/404.html', '/docs/elsewhere', '/404'].map(isEmptied)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("for errors is VitePress' own", () => {
    expect(completeHtml(html, context, site, undefined, '/')).toBe(html);
  });
});
