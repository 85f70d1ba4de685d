import { lookupOfSite } from '../core/links.ts';
import type { Site } from '../core/site.ts';
import { createPathLookup, type PathLookup } from './match-paths.ts';
import type { FeedbackCounts } from './types.ts';

/**
 * What paths are matched with, of a resolved site. Pages that are missing count: readers saw them once.
 *
 * @param hosts Hosts of the site beside the one that it names itself.
 */
export function pathLookupOf(model: Pick<Site, 'pages' | 'site'>, hosts: readonly string[] = []): PathLookup {
  const { host } = model.site;
  return createPathLookup(
    lookupOfSite(model, true),
    Object.keys(model.pages),
    host === undefined ? hosts : [host, ...hosts],
  );
}

/** The model with each page's counts, and of when they are; pages without feedback stay as they are. */
export function withFeedback(
  model: Site,
  { counts, readAt }: { readonly counts: ReadonlyMap<string, FeedbackCounts>; readonly readAt: string | null },
): Site {
  if (readAt === null) return model;
  const pages = Object.entries(model.pages).map(([route, page]) => {
    const feedback = counts.get(route);
    return [route, feedback === undefined ? page : { ...page, feedback }] as const;
  });
  return { ...model, site: { ...model.site, feedback: { readAt } }, pages: Object.fromEntries(pages) };
}
