import { decodePercent } from '../../core/links.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { indexesAllPages, isIndexable } from '../rendering/visibility.ts';
import { vitePressUrl } from './generator.ts';
import type { SitemapItem } from './types.ts';

/** Returns the items of VitePress's sitemap without the pages that search engines may not index. */
export function indexableItems(
  items: readonly SitemapItem[],
  { model, config }: Pick<ResolvedSite, 'model' | 'config'>,
): readonly SitemapItem[] {
  const indexesAll = indexesAllPages(config);
  const excludedPaths = new Set(
    Object.values(model.pages)
      .filter((page) => !isIndexable(page, indexesAll))
      .map(({ route }) => sitemapPath(vitePressUrl(route, { base: '', cleanUrls: true }))),
  );
  return items.filter(({ url }) => !excludedPaths.has(sitemapPath(url)));
}

/** Decoded path of a built page without an extension, as it is the same with and without `cleanUrls`. */
function sitemapPath(url: string): string {
  return decodePercent(url).replace(/\.html$/, '');
}
