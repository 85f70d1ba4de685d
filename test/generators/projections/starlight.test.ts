import { beforeAll, describe, expect, it } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import type { Page, Placement, Site } from '../../../src/core/site.ts';
import { astroRedirects } from '../../../src/generators/astro/integration.ts';
import { type AstroUrlFormat, astroUrl } from '../../../src/generators/astro/url.ts';
import { staticRedirects } from '../../../src/generators/publish/redirects.ts';
import { refuseOldStarlight } from '../../../src/generators/starlight/plugin.ts';
import { starlightNavigation } from '../../../src/generators/starlight/projection.ts';
import { viewOf } from '../../../src/generators/view/view.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, folderOf, page } from '../../support/folder.ts';

const usual = (route: string): string => astroUrl(site, route, { trailingSlash: 'ignore', format: 'directory' });

const navigation = {
  languages: [
    {
      language: 'en',
      tabs: [
        {
          tab: 'Guides',
          groups: [
            {
              group: 'Start',
              root: 'start/index',
              tag: 'New',
              pages: ['Setup', { group: 'Deeper', pages: ['deep'] }, 'away', 'secret'],
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
    { language: 'fr', pages: ['fr/setup'] },
  ],
};

let site: Site;

beforeAll(async () => {
  const files = {
    'docs.json': config(navigation, {
      redirects: [
        { source: '/old', destination: '/Setup#top', permanent: false },
        { source: '/gone', destination: 'https://other.example/x' },
        { source: '/blog/:slug*', destination: '/one' },
      ],
    }),
    'start/index.mdx': page('Where to start'),
    'Setup.mdx': page('Setup', 'deprecated: true\ntag: Beta\n'),
    'deep.mdx': page('Deep'),
    'away.mdx': page('Away', 'url: https://away.example\n'),
    'secret.mdx': page('Secret', 'hidden: true\n'),
    'one.mdx': page('One'),
    'two.mdx': page('Two'),
    'fr/setup.mdx': page('Installation', 'deprecated: true\n'),
    'lost.mdx': page('Lost'),
  };
  site = (await resolveSite({ base: '/docs' }, memoryHost(files))).model;
});

function projected(route: string, style = usual) {
  const at = site.pages[route] as Page;
  return starlightNavigation(site, at, at.placements[0] as Placement, style);
}

describe('the sidebar', () => {
  it("has the entries in order, with a group's root page as the link of its title", () => {
    expect(projected('/deep').sidebar).toEqual([
      {
        type: 'group',
        label: 'Start',
        collapsed: false,
        badge: { text: 'New', variant: 'default' },
        link: { href: '/docs/start/', isCurrent: false },
        collapsible: false,
        entries: [
          {
            type: 'link',
            label: 'Setup',
            href: '/docs/Setup/',
            isCurrent: false,
            badge: { text: 'Deprecated · Beta', variant: 'caution' },
            attrs: {},
          },
          {
            type: 'group',
            label: 'Deeper',
            collapsed: true,
            badge: undefined,
            entries: [
              { type: 'link', label: 'Deep', href: '/docs/deep/', isCurrent: true, badge: undefined, attrs: {} },
            ],
          },
          {
            type: 'link',
            label: 'Away',
            href: 'https://away.example',
            isCurrent: false,
            badge: undefined,
            attrs: { target: '_blank', rel: 'noopener' },
          },
        ],
      },
    ]);
  });

  it('is in the language of its pages', () => {
    expect(projected('/fr/setup').sidebar).toMatchObject([{ badge: { text: 'Obsolète' }, isCurrent: true }]);
  });
});

it('marks only the entry of the page as current', async () => {
  const entries = ['one', { href: '/one', label: 'Again' }, { href: 'https://one.example', label: 'Away' }];
  const files = { 'docs.json': config({ pages: [...entries, 'two'] }), 'one.mdx': page('One'), 'two.mdx': page('Two') };
  const { model } = await resolveSite({}, memoryHost(files));
  const one = model.pages['/one'] as Page;
  const { sidebar, pagination } = starlightNavigation(model, one, one.placements[0] as Placement, usual);
  const current = sidebar.map((entry) => entry.type === 'link' && entry.isCurrent);
  expect(current).toEqual(sidebar.map(({ label }) => label === 'One'));
  expect(pagination.next).toMatchObject({ label: 'Two', isCurrent: false });
});

it('previous and next links match the model', () => {
  const { pagination } = projected('/Setup');
  expect(pagination).toMatchObject({
    prev: { label: 'Where to start', href: '/docs/start/' },
    next: { label: 'Deep', href: '/docs/deep/' },
  });
  expect(projected('/start').pagination.prev).toBeUndefined();
});

it.each<[AstroUrlFormat, string, string]>([
  [{ trailingSlash: 'ignore', format: 'directory' }, '/docs/', '/docs/start/'],
  [{ trailingSlash: 'always', format: 'directory' }, '/docs/', '/docs/start/'],
  [{ trailingSlash: 'never', format: 'directory' }, '/docs/', '/docs/start'],
  [{ trailingSlash: 'ignore', format: 'file' }, '/docs/index.html', '/docs/start.html'],
])("paths have Astro's form: %o", (style, home, start) => {
  expect(astroUrl(site, '/', style)).toBe(home);
  expect(astroUrl(site, '/start', style)).toBe(start);
  expect(astroUrl(site, '/start#part', style)).toBe(`${start}#part`);
});

describe('page data', () => {
  const view = (route: string) => viewOf(site, site.pages[route], usual);

  it('has tabs with the items of their menus', () => {
    expect(view('/one').tabs.map(({ label, href, current, menu }) => [label, href, current, menu.length])).toEqual([
      ['Guides', '/docs/start/', false, 0],
      ['Blog', 'https://blog.example', false, 0],
      ['Menu', '/docs/one/', true, 2],
    ]);
    expect(view('/one').lists).toMatchObject([{ axis: 'item', options: [{ current: true }, { href: '/docs/two/' }] }]);
  });

  it('keeps the page if the language stays the same', () => {
    expect(view('/deep').selects).toMatchObject([
      { axis: 'language', options: [{ label: 'English', href: '/docs/deep/' }, { label: 'Français' }] },
    ]);
  });

  it('gives an unlisted page the switchers of the first page, with no current tab', () => {
    const { tabs, lists, selects, breadcrumbs } = view('/lost');
    expect(tabs.map(({ label, current }) => [label, current])).toEqual([
      ['Guides', false],
      ['Blog', false],
      ['Menu', false],
    ]);
    expect([lists, breadcrumbs]).toEqual([[], []]);
    expect(selects).toMatchObject([
      { axis: 'language', options: [{ label: 'English', href: '/docs/lost/' }, { label: 'Français' }] },
    ]);
  });
});

it("redirects have Astro's form, except for those with parameters", () => {
  expect(astroRedirects(site)).toEqual({
    '/': { status: 302, destination: '/docs/start' },
    '/old': { status: 302, destination: '/docs/Setup#top' },
    '/gone': { status: 301, destination: 'https://other.example/x' },
  });
  expect(staticRedirects(site).skipped).toEqual(['/blog/:slug*']);
});

it('an existing page wins over a redirect from its path', () => {
  const redirects = [{ source: '/Setup/', destination: '/start', permanent: true }];
  const [page] = Object.values(site.pages).filter(({ route }) => route === '/Setup');
  expect(page?.missing).toBeUndefined();
  expect(astroRedirects({ ...site, site: { ...site.site, redirects } })).not.toHaveProperty('/Setup/');
});

describe('a version of Starlight', () => {
  const project = (version: string) =>
    folderOf({
      'node_modules/@astrojs/starlight/package.json': JSON.stringify({ version, exports: { '.': './index.js' } }),
      'node_modules/@astrojs/starlight/index.js': '',
    });

  it('that is too old is refused', () => {
    expect(() => refuseOldStarlight(project('0.37.7'))).toThrow(
      '@astrojs/starlight 0.37.7 is too old: it must be 0.38.0 or later. Update it and astro.',
    );
  });

  it.each(['0.38.0', '0.42.4', '1.0.0'])('%s is accepted', (version) => {
    expect(() => refuseOldStarlight(project(version))).not.toThrow();
  });
});
