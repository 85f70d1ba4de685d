import type { Page } from '../../core/site.ts';
import { isObject, ownMember } from '../../core/values.ts';
import type { ResolvedSite } from '../resolve.ts';

/**
 * The pages that every index lists, in the order of the navigation: those that readers come to, with their endpoint
 * pages. Pages that are hidden or unlisted are in it where `seo.indexing` of `docs.json` is `all`.
 * What its author marks as `noindex`, what leads elsewhere and what is missing is in none.
 */
export function listedPages({ model, config }: Pick<ResolvedSite, 'model' | 'config'>): readonly Page[] {
  const seo = ownMember(config, 'seo');
  const takesAll = isObject(seo) && seo.indexing === 'all';
  return Object.values(model.pages).filter(({ missing, noindex, url, hidden, placements }) => {
    if (missing === true || noindex === true || url !== undefined) return false;
    return takesAll || (hidden !== true && placements.some((placement) => placement.hidden !== true));
  });
}
