import type { Generator, SitePage } from '../contract.ts';
import { pageMode } from '../rendering/page-mode.ts';
import { indexesAllPages, isIndexable, isSearchable, noindexAttributes } from '../rendering/visibility.ts';
import type { RenderMarkdown } from './content-hook.ts';
import { type AstroUrlFormat, astroUrl } from './url.ts';

export interface AstroSettings extends AstroUrlFormat {
  readonly renderMarkdown: RenderMarkdown;
}

/** Pages become entries of a content collection. Their ids are routes without the first slash, with case preserved. */
export function astroGenerator(urlFormat: AstroUrlFormat): Generator<undefined> {
  return {
    theme: async (settings) => (await import('../../render/plain-theme.ts')).createPlainTheme(settings),
    urlOf: (route, site) => astroUrl(site, route, urlFormat),
    projection: ({ config }) => ({
      fileOf: ({ page: { route } }) => (route === '/' ? 'index' : route.slice(1)),
      navigation: () => undefined,
      frontMatter: (page) => ({ ...astroFrontMatter(page), ...starlightVisibility(page, indexesAllPages(config)) }),
    }),
  };
}

/** Drops `draft`, and `lastUpdated` if Astro's schema would reject its type. */
function astroFrontMatter({ content: { data: pageData, file }, title }: SitePage): Record<string, unknown> {
  const { lastUpdated, draft, ...data } = pageData;
  const isDate = lastUpdated instanceof Date || typeof lastUpdated === 'boolean';
  return {
    ...modeFrontMatter(data),
    ...data,
    title,
    ...(isDate ? { lastUpdated } : {}),
    ...(file === undefined ? { editUrl: false } : {}),
  };
}

/** Starlight front matter that hides a page from search engines or from Starlight's search. */
function starlightVisibility({ page, content: { data } }: SitePage, indexesAll: boolean): Record<string, unknown> {
  const head = Array.isArray(data.head) ? data.head : [];
  return {
    ...(isSearchable(page, indexesAll) ? {} : { pagefind: false }),
    ...(isIndexable(page, indexesAll) ? {} : { head: [...head, { tag: 'meta', attrs: noindexAttributes }] }),
  };
}

/** Maps `mode` of a `docs.json` page to Starlight's front matter. */
function modeFrontMatter(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { hasOutline, hasSidebar } = pageMode(data);
  return { ...(hasOutline ? {} : { tableOfContents: false }), ...(hasSidebar ? {} : { template: 'splash' }) };
}
