import { createSiteLookup } from '../core/links.ts';
import type { Site } from '../core/site.ts';
import { createPathLookup, type PathLookup } from './match-paths.ts';
import type { FeedbackCounts } from './types.ts';

/**
 * Lookup for the paths of a resolved site. Missing pages are included, because readers may have seen them earlier.
 *
 * @param hosts Further hosts of the site.
 */
export function pathLookupOf(model: Pick<Site, 'pages' | 'site'>, hosts: readonly string[] = []): PathLookup {
  const { host } = model.site;
  return createPathLookup(
    createSiteLookup(model, true),
    Object.keys(model.pages),
    host === undefined ? hosts : [host, ...hosts],
  );
}

/** Adds counts and the time of the read to a model. Without a read, returns the model unchanged. */
export function addFeedback(
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
