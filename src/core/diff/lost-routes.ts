import { createSiteLookup, type LinkLookup } from '../links/lookup.ts';
import { hasWildcard } from '../links/pattern.ts';
import { canMatch } from '../links/redirects.ts';
import { resolveHref } from '../links/resolve.ts';
import { isExternal } from '../links/url.ts';
import type { Page, Site } from '../site.ts';

export interface LostRoute {
  readonly route: string;
  readonly page: Page | undefined;
  readonly redirectIndex: number | undefined;
  /** Wildcard redirect that matches the route only on hosts where `*` may be empty. */
  readonly bare: { readonly redirectIndex: number; readonly to: string | undefined } | undefined;
}

/**
 * Finds routes of an earlier site that the current site neither serves nor redirects. Checks the routes of all pages
 * (including unlisted, hidden and generated pages) and the sources of redirects without wildcards.
 *
 * @param lookup Resolves links of the current site, files included.
 */
export function findLostRoutes(previousSite: Site, lookup: LinkLookup): LostRoute[] {
  const lostRoutes: LostRoute[] = [];
  const publishedPages = Object.values(previousSite.pages).filter(
    (page) => page.missing !== true && page.url === undefined,
  );
  for (const page of publishedPages) {
    const status = findLoss(page.route, lookup);
    if (status !== undefined) lostRoutes.push({ route: page.route, page, ...status });
  }
  const previousLookup = createSiteLookup(previousSite);
  for (const { source, destination } of previousSite.site.redirects) {
    if (!canMatch(source) || hasWildcard(source) || lostRoutes.some(({ route }) => route === source)) continue;
    const wasWorking = isExternal(destination) || resolveHref(source, previousLookup).to === 'page';
    const status = wasWorking ? findLoss(source, lookup) : undefined;
    if (status !== undefined) lostRoutes.push({ route: source, page: undefined, ...status });
  }
  return lostRoutes;
}

function findLoss(route: string, lookup: LinkLookup): Pick<LostRoute, 'redirectIndex' | 'bare'> | undefined {
  const resolution = resolveHref(route, lookup);
  if (resolution.to === 'nothing') return { redirectIndex: resolution.redirects?.last, bare: undefined };
  const bare = resolution.redirects?.firstEmptyMatch;
  if (bare !== undefined) {
    return {
      redirectIndex: undefined,
      bare: { redirectIndex: bare, to: resolution.to === 'page' ? resolution.route : undefined },
    };
  }
  // Not every host redirects a folder to its first page, but all of them do so for the root of a site.
  const isFolder =
    resolution.to === 'page' && resolution.isFolder && resolution.redirects === undefined && route !== '/';
  return isFolder ? { redirectIndex: undefined, bare: undefined } : undefined;
}

export function finalPageRoute(route: string, lookup: LinkLookup): string | undefined {
  const resolution = resolveHref(route, lookup);
  return resolution.to === 'page' ? resolution.route : undefined;
}
