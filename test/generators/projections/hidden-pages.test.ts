import { expect, test } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import { astroGenerator } from '../../../src/generators/astro/generator.ts';
import type { Generator, SitePage } from '../../../src/generators/contract.ts';
import { docusaurusGenerator } from '../../../src/generators/docusaurus/generator.ts';
import { fumadocsGenerator } from '../../../src/generators/fumadocs/generator.ts';
import { createFumadocsSource } from '../../../src/generators/fumadocs/navigation.tsx';
import { mkdocsGenerator } from '../../../src/generators/mkdocs/generator.ts';
import { rspressGenerator } from '../../../src/generators/rspress/generator.ts';
import { vitePressGenerator } from '../../../src/generators/vitepress/generator.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, page } from '../../support/folder.ts';

const tag = { name: 'robots', content: 'noindex' };

/** Title of a hidden group's page, and front matter of others. */
const files = {
  'index.mdx': page('Home'),
  'hidden.mdx': page('Hidden', 'hidden: true\n'),
  'noindex.mdx': page('No index', 'noindex: true\n'),
  'unsearched.mdx': page('Unsearched', 'searchable: false\n'),
  'secret.mdx': page('Secret'),
  'unlisted.mdx': page('Unlisted'),
};
const groups = [
  { group: 'Start', pages: ['index', 'hidden', 'noindex', 'unsearched'] },
  { group: 'Secret', hidden: true, pages: ['secret'] },
];

async function siteWith(settings: object = {}) {
  return resolveSite({}, memoryHost({ 'docs.json': config({ groups }, settings), ...files }));
}

type Site = Awaited<ReturnType<typeof siteWith>>;

/** Routes of pages that are not indexed, and of those that the site's search leaves out. */
function readVisibility(site: Site, generator: Generator, name: keyof typeof marks) {
  const projection = generator.projection(site);
  const routes = Object.values(site.model.pages).map((each) => {
    const content = { data: {}, renderedPage: { html: '', text: '', headings: [] }, file: each.file ?? undefined };
    const sitePage = { page: each, content, title: each.title, heading: '', html: '' } as unknown as SitePage;
    const navigation = projection.navigation(each);
    return [
      each.route,
      marks[name]({ ...projection.frontMatter(sitePage, navigation), ...Object(navigation) }),
    ] as const;
  });
  const routesWith = (index: 0 | 1) => routes.flatMap(([route, found]) => (found[index] ? [route] : []));
  return { unindexed: routesWith(0), unsearched: routesWith(1) };
}

const marks = {
  Starlight: ({ head, pagefind }: Record<string, unknown>) => [
    JSON.stringify(head) === JSON.stringify([{ tag: 'meta', attrs: tag }]),
    pagefind === false,
  ],
  VitePress: htmlMarks,
  Rspress: htmlMarks,
  Docusaurus: ({ noindex }: Record<string, unknown>) => [noindex === true, noindex === true],
  Fumadocs: ({ noindex }: Record<string, unknown>) => [noindex === true, noindex === true],
  MkDocs: ({ robots, search }: Record<string, unknown>) => [
    robots === 'noindex',
    JSON.stringify(search) === '{"exclude":true}',
  ],
};

function htmlMarks({ head, search }: Record<string, unknown>) {
  return [JSON.stringify(head) === JSON.stringify([['meta', tag]]), search === false];
}

const generators: Readonly<Record<keyof typeof marks, Generator>> = {
  Starlight: astroGenerator({ trailingSlash: 'ignore', format: 'directory' }),
  VitePress: vitePressGenerator(() => ({ base: '/', cleanUrls: true }), new Map()) as Generator,
  Rspress: rspressGenerator((route) => route) as Generator,
  Docusaurus: docusaurusGenerator('default', (href) => href) as Generator,
  Fumadocs: fumadocsGenerator((route) => route),
  MkDocs: mkdocsGenerator,
};

const hidden = ['/hidden', '/noindex', '/secret'];
const outOfSearch = ['/hidden', '/noindex', '/unsearched', '/secret', '/unlisted'];

test.each(['Starlight', 'VitePress', 'Rspress', 'MkDocs'] as const)(
  '%s: hidden pages have `noindex` and are not found',
  async (name) => {
    expect(readVisibility(await siteWith(), generators[name], name)).toEqual({
      unindexed: hidden,
      unsearched: outOfSearch,
    });
    const all = await siteWith({ seo: { indexing: 'all' } });
    expect(readVisibility(all, generators[name], name)).toEqual({
      unindexed: ['/noindex'],
      unsearched: ['/noindex', '/unsearched'],
    });
  },
);

test.each(['Docusaurus', 'Fumadocs'] as const)('%s: hidden pages have `noindex`', async (name) => {
  expect(readVisibility(await siteWith(), generators[name], name).unindexed).toEqual(hidden);
});

test('MkDocs: the sitemap leaves out hidden and unlisted pages', async () => {
  const site = await siteWith();
  const projection = mkdocsGenerator.projection(site);
  const inSitemap = Object.values(site.model.pages).filter((each) => {
    const sitePage = { page: each, title: each.title } as unknown as SitePage;
    return !('sitemap' in projection.frontMatter(sitePage, undefined));
  });
  expect(inSitemap.map(({ route }) => route)).toEqual(['/', '/unsearched']);
});

test('Fumadocs: the source of the search has no hidden pages', async () => {
  const { model } = await siteWith();
  const load = () => Promise.reject(new Error('Not needed.'));
  const contents = Object.fromEntries(Object.keys(model.pages).map((route) => [route, load]));
  expect(createFumadocsSource(model, contents).files.map(({ path }) => path)).toEqual(['index.mdx']);
});
