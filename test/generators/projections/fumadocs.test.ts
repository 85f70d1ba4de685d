import { beforeAll, describe, expect, it } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import type { Page, Site } from '../../../src/core/site.ts';
import { readBranding } from '../../../src/generators/branding/read-branding.ts';
import type { SitePage } from '../../../src/generators/contract.ts';
import { createFumadocsBranding } from '../../../src/generators/fumadocs/branding.ts';
import { createPageFileContent, type PageFileContent } from '../../../src/generators/fumadocs/generator.ts';
import { buildIndex, createFumadocsSource, createNavigation } from '../../../src/generators/fumadocs/navigation.tsx';
import { createFumadocsTrees, createPageTree, generateSidebarsModule } from '../../../src/generators/fumadocs/tree.ts';
import {
  generateContentsModule,
  generateErrorModule,
  generateProviderFiles,
  generateSiteModule,
} from '../../../src/generators/next/modules.ts';
import { createNextRedirects } from '../../../src/generators/next/redirects.ts';
import type { NextConfig } from '../../../src/generators/next/types.ts';
import { redirectPage, staticRedirects } from '../../../src/generators/publish/redirects.ts';
import { extractTitle } from '../../../src/generators/rendering/site-writer.ts';
import type { RenderedPage } from '../../../src/render/types.ts';
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
              group: 'Start',
              root: 'start/index',
              tag: 'New',
              pages: ['Setup', { group: 'Deeper', pages: ['deep'] }, 'away', 'secret'],
            },
          ],
        },
        { tab: 'Blog', href: 'https://blog.example' },
      ],
    },
    { language: 'fr', pages: ['fr/mise en place'] },
  ],
};

let site: Site;

beforeAll(async () => {
  const files = {
    'docs.json': config(navigation, {
      redirects: [
        { source: '/old', destination: '/Setup#top', permanent: false },
        { source: '/blog/:slug*', destination: '/news/:slug*' },
        { source: '/beta/*', destination: '/next/*' },
        { source: '/a(b)/:id', destination: 'https://other.example/:id' },
      ],
    }),
    'start/index.mdx': page('Where to start'),
    'Setup.mdx': page('Setup', 'deprecated: true\ntag: Beta\nsidebarTitle: Set up\n'),
    'deep.mdx': page('Deep'),
    'away.mdx': page('Away', 'url: https://away.example\n'),
    'secret.mdx': page('Secret', 'hidden: true\n'),
    'fr/mise en place.mdx': page('Installation', 'deprecated: true\n'),
    'lost.mdx': page('Lost'),
  };
  site = (await resolveSite({ base: '/docs' }, memoryHost(files))).model;
});

describe('a page tree', () => {
  it('has the entries in order: folders with their root page, pages and links', () => {
    expect(createPageTree(site, 0, (label) => label)).toEqual({
      $id: expect.stringMatching(/^en\/Guides#\w+$/),
      type: 'root',
      name: 'Test',
      children: [
        {
          type: 'folder',
          name: 'Start',
          index: { type: 'page', name: 'Start', url: '/start' },
          collapsible: false,
          children: [
            { type: 'page', name: 'Set up', url: '/Setup' },
            {
              type: 'folder',
              name: 'Deeper',
              defaultOpen: false,
              children: [{ type: 'page', name: 'Deep', url: '/deep' }],
            },
            { type: 'page', name: 'Away', url: 'https://away.example', external: true },
          ],
        },
      ],
    });
  });

  it("has plain links to missing pages, which Next.js doesn't prefetch", async () => {
    const files = { 'docs.json': config({ pages: ['here', 'gone'] }), 'here.mdx': page('Here') };
    const { model } = await resolveSite({}, memoryHost(files));
    const [tree] = Object.values(createFumadocsTrees(model));
    expect(tree?.children).toEqual([
      { type: 'page', name: 'Here', url: '/here' },
      { type: 'page', name: 'Gone', url: '/gone', external: true, icon: '' },
    ]);
  });

  it('exists for each context', () => {
    expect(Object.keys(createFumadocsTrees(site))).toEqual(['en/Guides', 'fr']);
  });

  it('has another id if anything else has changed', () => {
    const [first, ...others] = site.sidebars;
    const changed = { ...site, sidebars: [{ ...first, items: [] }, ...others] } as Site;
    const id = (item: Site) => createPageTree(item, 0, (label) => label).$id;
    expect(id(changed)).not.toBe(id(site));
    expect(id(site)).toBe(id(structuredClone(site)));
  });

  it('has its badges, in the language of its pages', () => {
    const module = generateSidebarsModule(site);
    expect(module).toMatch(/^'use client';\n/);
    const [, text = ''] = /sidebar1 = sidebarTree\(JSON\.parse\((.*)\)\);/.exec(module) ?? [];
    expect(JSON.parse(JSON.parse(text) as string)).toMatchObject({
      children: [
        {
          name: { label: 'Installation', badges: [{ text: 'Obsolète', tone: 'caution' }] },
          url: '/fr/mise%20en%20place',
        },
      ],
    });
  });
});

/** Contents of all pages of the site. */
const contentsOf = () => {
  const content: PageFileContent = { html: '<p>Text</p>', toc: [], structuredData: { headings: [], contents: [] } };
  return Object.fromEntries(Object.keys(site.pages).map((route) => [route, async () => ({ default: content })]));
};

describe('a placement', () => {
  const at = (...slug: string[]) => createNavigation(site, { contents: contentsOf() }).at(slug);

  it('is found by route, in the letter case that Next.js passes', async () => {
    expect((await at('Setup'))?.page.route).toBe('/Setup');
    expect(await at('setup')).toBeUndefined();
    expect((await at('fr', 'mise%20en%20place'))?.page.title).toBe('Installation');
    expect(await at('%')).toBeUndefined();
  });

  it('has the neighbors of the model', async () => {
    expect((await at('Setup'))?.docs.footer.items).toEqual({
      previous: { name: 'Where to start', url: '/start', description: 'Previous' },
      next: { name: 'Deep', url: '/deep', description: 'Next' },
    });
    expect((await at('start'))?.docs.footer.items.previous).toBeUndefined();
  });

  it('contains the serialized tree', async () => {
    const sidebar0 = { $id: 'written', type: 'root', name: '', children: [] } as const;
    const written = createNavigation(site, {
      contents: contentsOf(),
      sidebars: { sidebar0: { ...sidebar0, children: [] } },
    });
    expect((await written.at(['deep']))?.layout.tree.$id).toBe('written');
    expect((await at('deep'))?.layout.tree.$id).toMatch(/^en\/Guides#/);
  });

  it('has tabs and no sidebar for an unlisted page', async () => {
    const lost = await at('lost');
    expect(lost?.view.tabs.map(({ label }) => label)).toEqual(['Guides', 'Blog']);
    expect(lost?.layout.sidebar.enabled).toBe(false);
  });

  it('has the language of its page', async () => {
    expect((await at('fr', 'mise en place'))?.layout.containerProps).toEqual({ lang: 'fr', dir: 'ltr' });
  });
});

it('every page has parameters', () => {
  expect(createNavigation(site, { contents: contentsOf() }).params()).toContainEqual({ slug: ['fr', 'mise en place'] });
});

it('source pages have the routes of the model', async () => {
  const { files } = createFumadocsSource(site, contentsOf());
  expect(files.find(({ path }) => path === 'fr/mise en place.mdx')).toMatchObject({
    type: 'page',
    slugs: ['fr', 'mise en place'],
    data: { title: 'Installation' },
  });
  expect(await files[0]?.data.structuredData()).toEqual({ headings: [], contents: [] });
});

it('ids in the search index are no URLs of other pages', async () => {
  const structuredData = { headings: [{ id: 'a', content: 'A' }], contents: [] };
  const data = { title: 'Guide', description: 'All of it', structuredData: async () => structuredData };
  // Fumadocs adds the number of a section to the id of its page.
  expect(await buildIndex({ url: '/guide', data })).toEqual({
    id: '/guide#',
    url: '/guide',
    title: 'Guide',
    description: 'All of it',
    structuredData,
  });
});

function sitePage(page: RenderedPage, name: string | undefined, data: Record<string, unknown>): SitePage {
  const content = { route: '/deep', data, frontMatterTitle: name, file: undefined, renderedPage: page, digest: '' };
  const { title = '', heading, html } = extractTitle(content);
  return { page: site.pages['/deep'] as Page, content, title, heading, html };
}

it('page content has its title, headings and search text as separate fields', () => {
  const page = {
    html: '<h1 id="own">Own</h1>\n<p>Before</p><h2 id="ü">Über</h2><p>Below</p>',
    headings: [
      { id: 'own', text: 'Own', depth: 1, kind: 'heading' as const },
      { id: 'ü', text: 'Über', depth: 2, kind: 'heading' as const },
    ],
    text: 'Own\nBefore\nÜber\nBelow',
    islands: [],
    findings: [],
    missingPackages: [],
    dependencies: [],
  };
  expect(createPageFileContent(sitePage(page, undefined, {}))).toEqual({
    title: 'Own',
    html: '\n<p>Before</p><h2 id="ü">Über</h2><p>Below</p>',
    toc: [{ title: 'Über', url: '#%C3%BC', depth: 2 }],
    structuredData: {
      headings: [{ id: 'ü', content: 'Über' }],
      contents: [
        { heading: 'own', content: 'Before' },
        { heading: 'ü', content: 'Below' },
      ],
    },
  });
});

it('the layout of a page follows its mode', () => {
  const page = {
    html: '<h2 id="a">A</h2>',
    headings: [{ id: 'a', text: 'A', depth: 2, kind: 'heading' as const }],
    ...{ text: 'A', islands: [], findings: [], missingPackages: [], dependencies: [] },
  };
  expect(createPageFileContent(sitePage(page, 'Wide', { mode: 'wide' }))).toMatchObject({
    html: page.html,
    full: true,
    toc: [],
  });
  const custom = createPageFileContent(sitePage(page, 'Custom', { mode: 'custom' }));
  expect(custom).toMatchObject({ full: true, hasSidebar: false });
  expect(custom.html).toContain('data-docs-json-nav-headless');
});

it("redirects have Next.js' form, with parameters and wildcards", () => {
  expect(createNextRedirects(site)).toEqual([
    { source: '/', destination: '/start', permanent: false },
    { source: '/old', destination: '/Setup#top', permanent: false },
    { source: '/blog/:slug*', destination: '/news/:slug*', permanent: true },
    { source: '/beta/:rest*', destination: '/next/:rest*', permanent: true },
    { source: '/a\\(b\\)/:id', destination: 'https://other.example/:id', permanent: true },
  ]);
});

it('every wildcard has a unique name, and Next.js repeats only whole segments', () => {
  const projected = (source: string, destination: string) => {
    const redirects = [{ source, destination, permanent: true }];
    const found = createNextRedirects({ ...site, site: { ...site.site, redirects } }).find(
      (item) => item.source !== '/',
    );
    return found && [found.source, found.destination];
  };
  expect(projected('/blog/**', '/posts/**')).toEqual(['/blog/:rest*', '/posts/:rest*']);
  expect(projected('/a/*/b/*', '/c/*/*')).toEqual(['/a/:rest*/b/:rest2*', '/c/:rest*/:rest2*']);
  expect(projected('/concepts-*', '/guides/*')).toEqual(['/concepts-:rest(.*)', '/guides/:rest']);
  expect(projected('/:rest/*', '/:rest/*')).toEqual(['/:rest/:rest_*', '/:rest/:rest_*']);
  expect(projected('/old#part', '/new')).toBeUndefined();
});

it('a static export has pages for redirects without parameters', () => {
  const { redirects, skipped } = staticRedirects(site);
  expect(redirects.map(({ source }) => source)).toEqual(['/', '/old']);
  expect(skipped).toEqual(['/blog/:slug*', '/beta/*', '/a(b)/:id']);
  expect(redirectPage('/a?b="><script>')).not.toMatch(/"><script>/);
});

it('generated modules escape any text', async () => {
  const odd = { ...site, site: { ...site.site, name: 'a\u2028b\\ "c" \n' } };
  const text = generateSiteModule(odd, createFumadocsBranding(readBranding({}), (path) => path).layout, {}).replace(
    /^export .* from .*\n/gm,
    '',
  );
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { site: Site };
  expect(module.site).toEqual(odd);
  const broken = import(`data:text/javascript,${encodeURIComponent(generateErrorModule('Page not found: "x"'))}`);
  await expect(broken).rejects.toThrow('Page not found: "x"');
});

it('the search of a static export reads the index that the export contains', () => {
  const { layout } = createFumadocsBranding(readBranding({}), (path) => path);
  const modulesFor = (config: NextConfig) => [
    /isStaticExport = (\w+)/.exec(generateSiteModule(site, layout, config))?.[1],
    generateProviderFiles({}, config)['provider.js'],
  ];
  expect(modulesFor({})).toEqual(['false', 'export const provider = {};\n']);
  expect(modulesFor({ output: 'export', basePath: '/docs' })).toEqual([
    'true',
    'export const provider = {"search":{"options":{"type":"static","api":"/docs/api/search"}}};\n',
  ]);
});

it('contents are loaded by route', () => {
  expect(generateContentsModule(new Map([['/a"b', 'a"b.json']]))).toBe(
    'export const contents = {\n  "/a\\"b": () => import("./pages/a\\"b.json"),\n};\n',
  );
});
