import type { Page } from '../../core/site.ts';
import { isObject, type Json, ownMember } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

/** True if `seo.indexing` of `docs.json` is `all`, which indexes hidden and unlisted pages too. */
export function indexesAllPages(config: ResolvedSite['config']): boolean {
  const seo: Json | undefined = ownMember(config, 'seo');
  return isObject(seo) && seo.indexing === 'all';
}

/** True for pages that search engines may index. Other pages need a `noindex` tag. */
export function isIndexable({ noindex, hidden }: Page, indexesAll: boolean): boolean {
  return noindex !== true && (hidden !== true || indexesAll);
}

/** True for pages that sitemap and `llms.txt` list. */
export function isIndexed(page: Page, indexesAll: boolean): boolean {
  return (page.placements.length > 0 || indexesAll) && isIndexable(page, indexesAll);
}

/** True for pages that the search of the built site finds. */
export function isSearchable(page: Page, indexesAll: boolean): boolean {
  return page.searchable !== false && isIndexed(page, indexesAll);
}

/** Attributes of the `meta` tag that excludes a page from search engines. */
export const noindexAttributes = { name: 'robots', content: 'noindex' } as const;

/**
 * Front matter that hides a page from search engines or from the site's search, in the format that VitePress and
 * Rspress share. Tags in the page's `head` are kept.
 */
export function visibilityFrontMatter(
  page: Page,
  { head }: Readonly<Record<string, unknown>>,
  indexesAll: boolean,
): Readonly<Record<string, unknown>> {
  const tags = Array.isArray(head) ? head : [];
  return {
    ...(isSearchable(page, indexesAll) ? {} : { search: false }),
    ...(isIndexable(page, indexesAll) ? {} : { head: [...tags, ['meta', noindexAttributes]] }),
  };
}
