import { worldOfSite } from '../links/world.ts';
import type { Site } from '../values/site.ts';
import type { PathWorld } from './match-paths.ts';
import type { FeedbackCounts } from './types.ts';

/** What paths are matched with, of a resolved site. Pages that are missing count: readers saw them once. */
export function pathWorldOf(site: Pick<Site, 'pages' | 'site'>): PathWorld {
  return worldOfSite(site, true);
}

/** The model with each page's counts; pages without feedback stay as they are. */
export function withFeedback(model: Site, counts: ReadonlyMap<string, FeedbackCounts>): Site {
  if (counts.size === 0) return model;
  const pages = Object.entries(model.pages).map(([route, page]) => {
    const feedback = counts.get(route);
    return [route, feedback === undefined ? page : { ...page, feedback }] as const;
  });
  return { ...model, pages: Object.fromEntries(pages) };
}
