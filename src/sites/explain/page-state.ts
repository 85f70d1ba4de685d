import type { Page } from '../../core/site.ts';

/**
 * `listed`: the navigation names its file. `unlisted`: it does not, and the page is published. `generated`: a
 * specification makes it. `provided`: the options say that another build step does. `missing`: there is no such page.
 */
export type PageState = 'listed' | 'unlisted' | 'generated' | 'provided' | 'missing';

/** Where a page comes from, and whether the navigation names it. */
export function pageStateOf({ missing, provided, file, placements }: Page): PageState {
  if (missing === true) return 'missing';
  if (provided === true) return 'provided';
  if (file === null) return 'generated';
  return placements.length === 0 ? 'unlisted' : 'listed';
}
