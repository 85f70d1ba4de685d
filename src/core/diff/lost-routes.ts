import { createSiteLookup, type LinkLookup } from '../links/lookup.ts';
import { hasWildcard } from '../links/pattern.ts';
import { canMatch } from '../links/redirects.ts';
import { resolveHref } from '../links/resolve.ts';
import { isExternal } from '../links/url.ts';
import type { Page, Site } from '../site.ts';

export interface LostRoute {
  readonly route: string;
  readonly page: Page | undefined;
  readonly redirect: number | undefined;
  /** Wildcard redirect that matches the route only on hosts where `*` may be empty. */
  readonly bare: { readonly redirect: number; readonly to: string | undefined } | undefined;
}

/**
 * Finds routes of an earlier site that the current site neither serves nor redirects. Checks the routes of all pages
 * (including unlisted, hidden and generated pages) and the sources of redirects without wildcards.
 *
 * @param lookup Resolves links of the current site, files included.
 */
export function findLostRoutes(before: Site, lookup: LinkLookup): LostRoute[] {
  const lost: LostRoute[] = [];
  const published = Object.values(before.pages).filter((page) => page.missing !== true && page.url === undefined);
  for (const page of published) {
    const status = lostStatus(page.route, lookup);
    if (status !== undefined) lost.push({ route: page.route, page, ...status });
  }
  const previousLookup = createSiteLookup(before);
  for (const { source, destination } of before.site.redirects) {
    if (!canMatch(source) || hasWildcard(source) || lost.some(({ route }) => route === source)) continue;
    const isLive = isExternal(destination) || resolveHref(source, previousLookup).to === 'page';
    const status = isLive ? lostStatus(source, lookup) : undefined;
    if (status !== undefined) lost.push({ route: source, page: undefined, ...status });
  }
  return lost;
}

function lostStatus(route: string, lookup: LinkLookup): Pick<LostRoute, 'redirect' | 'bare'> | undefined {
  const resolution = resolveHref(route, lookup);
  if (resolution.to === 'nothing') return { redirect: resolution.redirects?.last, bare: undefined };
  const bare = resolution.redirects?.bare;
  if (bare !== undefined) {
    return {
      redirect: undefined,
      bare: { redirect: bare, to: resolution.to === 'page' ? resolution.route : undefined },
    };
  }
  // Not every host redirects a folder to its first page, but all of them do so for the root of a site.
  const isFolder =
    resolution.to === 'page' && resolution.isFolder && resolution.redirects === undefined && route !== '/';
  return isFolder ? { redirect: undefined, bare: undefined } : undefined;
}

export function finalPageRoute(route: string, lookup: LinkLookup): string | undefined {
  const resolution = resolveHref(route, lookup);
  return resolution.to === 'page' ? resolution.route : undefined;
}
