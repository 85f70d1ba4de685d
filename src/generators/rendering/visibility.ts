import type { Page } from '../../core/site.ts';
import { isObject, type Json, ownMember } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

/** Whether `seo.indexing` of `docs.json` is `all`: hidden and unlisted pages are indexed too. */
export function indexesAllPages(config: ResolvedSite['config']): boolean {
  const seo: Json | undefined = ownMember(config, 'seo');
  return isObject(seo) && seo.indexing === 'all';
}

/** Whether search engines may index a page. Otherwise the page has a `noindex` tag. */
export function isIndexable({ noindex, hidden }: Page, indexesAll: boolean): boolean {
  return noindex !== true && (hidden !== true || indexesAll);
}

/** Whether the search of the built site finds a page. */
export function isSearchable(page: Page, indexesAll: boolean): boolean {
  const isListed = page.placements.length > 0 || indexesAll;
  return isListed && page.searchable !== false && isIndexable(page, indexesAll);
}

/** Attributes of the tag for search engines. */
export const noindexAttributes = { name: 'robots', content: 'noindex' } as const;

/**
 * Front matter for pages that search engines or the site's search leave out, in the form that VitePress and Rspress
 * share. Tags of the page are kept.
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
