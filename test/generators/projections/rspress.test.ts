import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import type { Page, Site } from '../../../src/core/site.ts';
import { navigationRemarkPlugin } from '../../../src/generators/rspress/generator.ts';
import { RspressProject } from '../../../src/generators/rspress/project.ts';
import { createRspressNavigation, createSharedRspressNavigation } from '../../../src/generators/rspress/projection.ts';
import { createRspressSidebar } from '../../../src/generators/rspress/sidebar-config.ts';
import { rspressRedirectPages, rspressRedirects, rspressUrl } from '../../../src/generators/rspress/urls.ts';
import type { RenderedPage } from '../../../src/render/types.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, folderOf, page } from '../../support/folder.ts';

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
              pages: ['Setup', { group: 'Deeper', pages: ['start/deep'] }, 'away', 'secret'],
            },
          ],
        },
        { tab: 'API', pages: ['start-api', 'api/one'] },
      ],
    },
    { language: 'fr', pages: ['fr/setup', 'fr/start/deep'] },
  ],
};

let site: Site;
const addresses = (route: string): string => rspressUrl(site, route, true);

beforeAll(async () => {
  const files = {
    'docs.json': config(navigation, {
      redirects: [
        { source: '/old', destination: '/Setup#top' },
        { source: '/gone', destination: 'https://other.example/x' },
        { source: '/blog/:slug*', destination: '/Setup' },
      ],
    }),
    'start/index.mdx': page('Where to start'),
    'Setup.mdx': page('"<b>Setup</b>, `x` & *y*"', 'deprecated: true\ntag: Beta\n'),
    'start/deep.mdx': page('Deep'),
    'away.mdx': page('Away', 'url: https://away.example\n'),
    'secret.mdx': page('Secret', 'hidden: true\n'),
    'start-api.mdx': page('Start of the API'),
    'api/one.mdx': page('One'),
    'fr/setup.mdx': page('Installation', 'deprecated: true\n'),
    'fr/start/deep.mdx': page('Loin'),
    'lost.mdx': page('Lost'),
  };
  site = (await resolveSite({ base: '/docs' }, memoryHost(files))).model;
});

describe('shared data', () => {
  it('contains the sidebar of each context once, with unescaped names', () => {
    const { sidebars } = createSharedRspressNavigation(site, addresses);
    expect(sidebars).toHaveLength(3);
    expect(sidebars[0]).toEqual([
      {
        text: 'Start',
        link: '/docs/start',
        badges: [{ text: 'New', tone: 'default' }],
        items: [
          {
            text: '<b>Setup</b>, `x` & *y*',
            link: '/docs/Setup',
            badges: [
              { text: 'Deprecated', tone: 'caution' },
              { text: 'Beta', tone: 'default' },
            ],
          },
          { text: 'Deeper', collapsed: true, items: [{ text: 'Deep', link: '/docs/start/deep' }] },
          { text: 'Away', link: 'https://away.example', page: '/docs/away' },
        ],
      },
    ]);
    expect(sidebars[2]).toMatchObject([{ badges: [{ text: 'Obsolète' }] }, { text: 'Loin' }]);
  });

  it('contains the tabs for a page outside of the model', () => {
    const { fallbackNavigation: elsewhere } = createSharedRspressNavigation(site, addresses);
    expect(elsewhere).toMatchObject({ url: null, sidebar: null, previous: null, next: null, language: null });
    expect(elsewhere.view.tabs.map(({ label }) => label)).toEqual(['Guides', 'API']);
  });
});

describe('a page', () => {
  const at = (route: string) => createRspressNavigation(site, site.pages[route] as Page, addresses);

  it('refers to its sidebar, neighbors and language', () => {
    expect(at('/Setup')).toMatchObject({
      url: '/docs/Setup',
      sidebar: 0,
      previous: { text: 'Where to start', link: '/docs/start' },
      next: { text: 'Deep', link: '/docs/start/deep' },
      language: { lang: 'en', dir: 'ltr' },
    });
    expect(at('/fr/start/deep')).toMatchObject({ sidebar: 2, next: null, language: { lang: 'fr', dir: 'ltr' } });
  });

  it('has no sidebar if it is unlisted', () => {
    expect(at('/lost')).toMatchObject({ url: '/docs/lost', sidebar: null, language: { lang: 'en' } });
  });
});

it.each([
  ['/', true, '/docs/'],
  ['/', false, '/docs/index.html'],
  ['/Setup/#top', true, '/docs/Setup#top'],
  ['/Setup?a=b', false, '/docs/Setup.html?a=b'],
  ['/files/list.pdf', false, '/docs/files/list.pdf'],
])('the path of %s, with clean URLs %s, is %s', (route, cleanUrls, expected) => {
  const home = { ...site, pages: { ...site.pages, '/': site.pages['/Setup'] as Page } };
  expect(rspressUrl(home, route, cleanUrls)).toBe(expected);
});

it('redirects have source paths without parameters', () => {
  expect([...rspressRedirects(site, addresses)]).toEqual([
    ['/docs/', '/docs/start'],
    ['/docs/old', '/docs/Setup#top'],
    ['/docs/gone', 'https://other.example/x'],
  ]);
  expect([...rspressRedirectPages(site, addresses)]).toEqual([
    ['index.html', '/docs/start'],
    ['old.html', '/docs/Setup#top'],
    ['gone.html', 'https://other.example/x'],
  ]);
});

describe('the sidebar configuration', () => {
  it('is found by path prefix, as Rspress compares paths', () => {
    const { sidebars } = createSharedRspressNavigation(site, (route) => route);
    const found = createRspressSidebar(site);
    for (const { route, placements } of Object.values(site.pages)) {
      const [placement] = placements;
      if (placement === undefined) continue;
      const [prefix = ''] = Object.keys(found)
        .sort((one, other) => other.length - one.length)
        .filter((item) => route.startsWith(item));
      expect(
        found[prefix]?.map(({ link }) => link),
        route,
      ).toEqual(sidebars[placement.sidebar]?.map(({ link }) => link));
    }
  });

  it('has items without the base path, and names without Markdown', () => {
    expect(Object.values(createRspressSidebar(site))[0]?.[0]).toMatchObject({
      text: 'Start',
      link: '/start',
      collapsible: false,
      tag: 'New',
      items: [
        {
          text: '&#60;b&#62;Setup&#60;/b&#62;, &#96;x&#96; &#38; &#42;y&#42;',
          link: '/Setup',
          tag: 'Deprecated,Beta',
        },
        {},
        {},
      ],
    });
  });
});

it('a compiled page carries its context data and its headings', () => {
  const rendered: RenderedPage = {
    html: '<h2 id="one">One</h2><p>One more</p><h2 id="more">More</h2><h5 id="deep">Deep</h5>',
    headings: [
      { id: 'one', text: 'One', depth: 2, kind: 'heading' },
      { id: 'more', text: 'More', depth: 2, kind: 'heading' },
      { id: 'deep', text: 'Deep', depth: 5, kind: 'heading' },
    ],
    text: 'One\nOne more\nMore\nDeep',
    islands: [],
    findings: [],
    missingPackages: [],
    dependencies: [],
  };
  const page = site.pages['/Setup'] as Page;
  const content = {
    route: page.route,
    data: {},
    frontMatterTitle: undefined,
    file: undefined,
    renderedPage: rendered,
    digest: '',
  };
  const known = { navigation: createRspressNavigation(site, page, addresses), content };
  const data: { pageMeta: Record<string, unknown> } = { pageMeta: {} };
  const pageFrom = (path: string) => (path === '/x.mdx' ? known : undefined);
  navigationRemarkPlugin(pageFrom).call({ data: () => data })({}, { path: '/x.mdx' });
  expect(data.pageMeta).toMatchObject({ docsJsonNav: { url: '/docs/Setup' } });
  expect(data.pageMeta.toc).toEqual([
    { id: 'one', text: 'One', depth: 2, charIndex: 0 },
    { id: 'more', text: 'More', depth: 2, charIndex: 13 },
  ]);
});

it('the layout of a page follows its mode', async () => {
  const root = folderOf({
    'docs.json': config({ pages: ['index', 'wide'] }),
    'index.mdx': page('Home', 'mode: custom\n'),
    'wide.mdx': page('Wide', 'mode: wide\n'),
  });
  const project = new RspressProject({ root }, root);
  await project.initialize(root, undefined, true, true);
  await project.write();
  const [home, wide] = ['index', 'wide'].map((name) =>
    readFileSync(join(project.generatedFolder, `site/pages/${name}.mdx`), 'utf8'),
  );
  expect(home).toMatch(/^sidebar: false$/m);
  expect(home).toContain('data-docs-json-nav-headless');
  expect(wide).toMatch(/^outline: false\npageType: doc-wide$/m);
  expect(wide).not.toMatch(/sidebar: false|headless/);
});
