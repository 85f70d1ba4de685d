import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import { hrefOf } from '../../../src/core/runtime.ts';
import type { Page, Site } from '../../../src/core/site.ts';
import { docUrl } from '../../../src/generators/docusaurus/doc-url.ts';
import { decorateEntries } from '../../../src/generators/docusaurus/entry-labels.tsx';
import { createDocFrontMatter } from '../../../src/generators/docusaurus/front-matter.ts';
import { joinNavigation } from '../../../src/generators/docusaurus/navigation-data.ts';
import { createLocalNavigation, createSharedNavigation } from '../../../src/generators/docusaurus/page-navigation.ts';
import { coalesce } from '../../../src/generators/docusaurus/plugin.ts';
import { DocsProject } from '../../../src/generators/docusaurus/project.ts';
import { createRedirectRoutes, docusaurusRedirectPages } from '../../../src/generators/docusaurus/redirects.ts';
import { createDocusaurusSidebars, createSidebarNames, docIdOf } from '../../../src/generators/docusaurus/sidebars.ts';
import { staticRedirects, writeRedirectPages } from '../../../src/generators/publish/redirects.ts';
import { viewOf } from '../../../src/generators/view/view.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, folderOf, page } from '../../support/folder.ts';

const files = {
  'docs.json': config({
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
                pages: [
                  '01-Setup',
                  { group: 'Deeper', pages: ['deep', { group: 'Deeper', pages: ['deepest'] }] },
                  'away',
                  'secret',
                ],
              },
              { group: 'Alone', root: 'alone', pages: [] },
            ],
          },
          { tab: 'Other', pages: ['other', 'handbook', 'other-name'] },
        ],
      },
      { language: 'fr', pages: ['fr/setup'] },
    ],
  }),
  'start/index.mdx': page('Where to start'),
  '01-Setup.mdx': page('Setup', 'sidebarTitle: Set up\ndeprecated: true\ntag: Beta\n'),
  'deep.mdx': page('Deep'),
  'deepest.mdx': page('Deepest'),
  'away.mdx': page('Away', 'url: https://away.example/a b\n'),
  'secret.mdx': page('Secret', 'hidden: true\n'),
  'alone.mdx': page('Alone'),
  'other.mdx': page('Other'),
  'handbook.mdx': page('Handbook', 'url: /files/handbook.pdf\n'),
  'other-name.mdx': page('Other name', 'url: /deep#end\n'),
  'fr/setup.mdx': page('Installation', 'deprecated: true\n'),
  'lost.mdx': page('Lost'),
};

let site: Site;

beforeAll(async () => {
  site = (await resolveSite({ base: '/docs' }, memoryHost(files))).model;
});

const idOf = (route: string): string | undefined => {
  const found = site.pages[route];
  return found === undefined ? undefined : docIdOf(found);
};

describe('sidebars', () => {
  it('exist for each context, named by its choices', () => {
    expect(createSidebarNames(site)).toEqual(['en/Guides', 'en/Other', 'fr']);
    expect(Object.keys(createDocusaurusSidebars(site))).toEqual(['en/Guides', 'en/Other', 'fr']);
  });

  it("have the entries in order, with a group's root page as its link", () => {
    expect(createDocusaurusSidebars(site)['en/Guides']).toEqual([
      {
        type: 'category',
        label: 'Start',
        customProps: { badges: [{ text: 'New', tone: 'default' }] },
        collapsed: false,
        collapsible: false,
        link: { type: 'doc', id: 'start/index' },
        items: [
          {
            type: 'doc',
            id: '01-Setup',
            label: 'Set up',
            customProps: {
              badges: [
                { text: 'Deprecated', tone: 'caution' },
                { text: 'Beta', tone: 'default' },
              ],
            },
          },
          {
            type: 'category',
            label: 'Deeper',
            collapsed: true,
            collapsible: true,
            items: [
              { type: 'doc', id: 'deep', label: 'Deep' },
              {
                type: 'category',
                key: 'Deeper 2',
                label: 'Deeper',
                collapsed: true,
                collapsible: true,
                items: [{ type: 'doc', id: 'deepest', label: 'Deepest' }],
              },
            ],
          },
          { type: 'link', href: 'https://away.example/a%20b', label: 'Away' },
        ],
      },
      { type: 'doc', id: 'alone', label: 'Alone' },
    ]);
  });

  it("use plain links for files that aren't pages", () => {
    expect(createDocusaurusSidebars(site)['en/Other']).toEqual([
      { type: 'doc', id: 'other', label: 'Other' },
      { type: 'link', href: 'pathname:///files/handbook.pdf', label: 'Handbook' },
      { type: 'link', href: '/deep#end', label: 'Other name' },
    ]);
  });

  it('are in the language of their pages', () => {
    expect(createDocusaurusSidebars(site).fr).toMatchObject([{ customProps: { badges: [{ text: 'Obsolète' }] } }]);
  });
});

describe('front matter', () => {
  const frontMatter = (route: string, data: Record<string, unknown> = {}) => {
    const content = { data, file: '/docs/x.mdx' };
    return createDocFrontMatter(site, content, site.pages[route] as Page, createSidebarNames(site), idOf);
  };

  it('contains the path, the sidebar and the neighbors', () => {
    expect(frontMatter('/01-Setup', { title: 'Setup' })).toEqual({
      title: 'Setup',
      pagination_label: 'Set up',
      slug: '/01-Setup',
      displayed_sidebar: 'en/Guides',
      pagination_prev: 'start/index',
      pagination_next: 'deep',
    });
  });

  it('gives an unlisted page no sidebar', () => {
    expect(frontMatter('/lost')).toMatchObject({
      displayed_sidebar: null,
      pagination_prev: null,
      pagination_next: null,
    });
  });

  it('leaves out fields that Docusaurus would refuse or that the navigation sets', () => {
    const kept = { keywords: ['a'], hide_title: true, anything: { else: 1 } };
    const refused = { image: 1, tags: 'one, two', toc_max_heading_level: 9, unlisted: 'yes' };
    const own = { id: 'x', slug: '/x', draft: true, sidebar_label: 'X', displayed_sidebar: 'x' };
    const { pagination_label, ...written } = frontMatter('/01-Setup', { ...kept, ...refused, ...own });
    expect(written).toEqual({
      ...kept,
      slug: '/01-Setup',
      displayed_sidebar: 'en/Guides',
      pagination_prev: 'start/index',
      pagination_next: 'deep',
    });
    expect(frontMatter('/lost', { keywords: 'a, b' })).not.toHaveProperty('keywords');
  });
});

it("page data consists of the page's own and its context's", () => {
  const shared = createSharedNavigation(site);
  const navigationOf = createLocalNavigation(site, 'default');
  const own = new Map(Object.values(site.pages).map((page) => [page.route, navigationOf(page)]));
  expect(own.get('/deep')).toMatchObject({
    plugin: 'default',
    path: '/docs/deep',
    language: { lang: 'en', dir: 'ltr' },
  });
  expect(own.get('/deep')?.view).not.toHaveProperty('tabs');
  for (const [route, navigation] of own) {
    const view = viewOf(site, site.pages[route], (target) => hrefOf(site, target));
    expect(joinNavigation(navigation, shared).view).toEqual(view);
  }
  expect(shared.fallbackNavigation).toMatchObject({ view: { route: null } });
});

it('calls during a run get the result of a later run', async () => {
  let count = 0;
  const load = coalesce(async () => {
    const own = ++count;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return own;
  });
  expect(await Promise.all([load(), load(), load()])).toEqual([2, 2, 2]);
  expect(await load()).toBe(3);
});

it('redirects are pages at their old paths, inside the built site and never over existing files', async () => {
  const redirects = [
    { source: '/old/page', destination: '/01-Setup' },
    { source: '/here', destination: '/deep' },
    { source: '/../out', destination: '/deep' },
    { source: '/blog/:slug*', destination: '/deep' },
  ];
  const moved = { ...site, site: { ...site.site, redirects: redirects.map((item) => ({ ...item, permanent: true })) } };
  const output = folderOf({ 'built/here/index.html': 'here' });
  expect(staticRedirects(moved).skipped).toEqual(['/blog/:slug*']);
  await writeRedirectPages(docusaurusRedirectPages(moved, undefined), join(output, 'built'));
  expect(readFileSync(join(output, 'built/old/page/index.html'), 'utf8')).toContain('url=/docs/01-Setup');
  expect(readFileSync(join(output, 'built/here/index.html'), 'utf8')).toBe('here');
  expect(readdirSync(output)).toEqual(['built']);
  await writeRedirectPages(docusaurusRedirectPages(moved, false), join(output, 'built'));
  expect(existsSync(join(output, 'built/old/page.html'))).toBe(true);
});

it('redirect pages are files if the site has no trailing slashes', () => {
  const redirects = ['/', '/old', '/old/deeper/'].map((source) => ({ source, destination: '/deep', permanent: true }));
  const moved: Site = { ...site, site: { ...site.site, redirects } };
  const filesOf = (trailingSlash: boolean | undefined) =>
    [...docusaurusRedirectPages(moved, trailingSlash).keys()].sort();
  const folders = ['index.html', 'old/deeper/index.html', 'old/index.html'];
  expect(filesOf(undefined)).toEqual(folders);
  expect(filesOf(true)).toEqual(folders);
  expect(filesOf(false)).toEqual(['index.html', 'old.html', 'old/deeper.html']);
});

it("the first page has a route at the site's root, unless the project has a page there", async () => {
  const moving = { source: '/old', destination: '/deep', permanent: true };
  const moved: Site = { ...site, site: { ...site.site, redirects: [moving] } };
  const component = '@theme/DocsJsonNav/Moved';
  const home = { path: '/docs/', component, exact: true, props: { to: '/docs/start' } };
  expect(createRedirectRoutes(moved, folderOf({}), true)).toEqual([home]);
  expect(createRedirectRoutes(moved, folderOf({}), false)).toEqual([
    home,
    { path: '/docs/old', component, exact: true, props: { to: '/docs/deep' } },
  ]);
  expect(createRedirectRoutes(moved, folderOf({ 'src/pages/index.tsx': '' }), true)).toEqual([]);
});

it('badges follow a label that is still parsed as text', () => {
  const item = { label: 'Jobs', customProps: { badges: [{ text: 'GET', tone: 'success' as const }] } };
  const items = [item, { label: 'Plain' }];
  const [badged, plain] = decorateEntries(items);
  expect(badged?.label).toHaveLength(3);
  expect(String(badged?.label)).toBe('Jobs');
  expect(plain).toBe(items[1]);
  expect(decorateEntries(items)[0]).toBe(badged);
  const bare = [{ label: 'Jobs' }];
  expect(decorateEntries(bare)).toBe(bare);
});

it('docs have a trailing slash if the site is configured so', () => {
  const all = (trailingSlash: boolean | undefined) =>
    ['/', '/base/', '/base/a', '/base/a/'].map((path) => docUrl(path, { trailingSlash, baseUrl: '/base/' }));
  expect(all(undefined)).toEqual(['/', '/base/', '/base/a', '/base/a/']);
  expect(all(true)).toEqual(['/', '/base/', '/base/a/', '/base/a/']);
  expect(all(false)).toEqual(['/', '/base/', '/base/a', '/base/a']);
});

it('the layout of a page follows its mode', async () => {
  const root = folderOf({
    'docs.json': config({ pages: ['index', 'wide'] }),
    'index.mdx': '---\ntitle: Home\nmode: custom\n---\n\n# Home\n',
    'wide.mdx': page('Wide', 'mode: wide\n'),
  });
  const project = new DocsProject(join(root, 'made'), 'default', root);
  await project.write(await resolveSite({ root }));
  const [home, wide] = ['index', 'wide'].map((name) => readFileSync(join(project.docsFolder, `${name}.mdx`), 'utf8'));
  expect(home).toMatch(/^hide_table_of_contents: true$/m);
  expect(home).toMatch(/^displayed_sidebar: null$/m);
  expect(home).toContain('<div hidden data-docs-json-nav-headless></div><h1');
  expect(wide).toMatch(/^hide_table_of_contents: true$/m);
  expect(wide).not.toMatch(/displayed_sidebar: null|headless/);
});

it('a page without a description has an empty one, so that Docusaurus makes no excerpt of the generated file', async () => {
  const root = folderOf({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Home', 'description:\n') });
  const project = new DocsProject(join(root, 'made'), 'default', root);
  await project.write(await resolveSite({ root }));
  expect(readFileSync(join(project.docsFolder, 'index.mdx'), 'utf8')).toContain("---\ndescription: ''\ntitle");
});

it('writes docs and sidebars that Docusaurus reads', async () => {
  const root = folderOf(files);
  const folder = folderOf({});
  mkdirSync(join(folder, 'docs'));
  const project = new DocsProject(folder, 'default', folder);
  await project.prepare();
  expect(readFileSync(project.sidebarsFile, 'utf8')).toBe('{}\n');
  await project.write(await resolveSite({ root }));
  expect(JSON.parse(readFileSync(project.sidebarsFile, 'utf8'))).toEqual(createDocusaurusSidebars(site));
  const text = readFileSync(join(project.docsFolder, '01-Setup.mdx'), 'utf8');
  expect(text).toContain('slug: /01-Setup\n');
  expect(text).toContain('displayed_sidebar: en/Guides\n');
  expect(text).toContain("import { provide } from '@theme/DocsJsonNav';\n");
  const [, navigation = ''] = /^export const navigation = provide\(JSON\.parse\((.*)\)\);$/m.exec(text) ?? [];
  expect(JSON.parse(JSON.parse(navigation))).toMatchObject({ path: '/01-Setup', language: { lang: 'en', dir: 'ltr' } });
  expect(text).toMatch(/^export const toc = \[/m);
});
