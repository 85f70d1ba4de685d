import { leadsAway } from '../links/address.ts';
import { type LinkLookup, lookupOfSite } from '../links/lookup.ts';
import { hasWildcard } from '../links/pattern.ts';
import { canMatch } from '../links/redirects.ts';
import { resolveHref } from '../links/resolve.ts';
import type { Page, Site } from '../site.ts';

/** An address that was published and leads nowhere now. */
export interface LostRoute {
  readonly route: string;
  /** The page that was there; undefined for an address that a redirect led on. */
  readonly page: Page | undefined;
  /** The redirect that leads it on to nothing, by its index; undefined if there is none. */
  readonly redirect: number | undefined;
  /** What leads it on where hosts take a wildcard for its own bare path, and nowhere else. */
  readonly bare: { readonly redirect: number; readonly to: string | undefined } | undefined;
}

/**
 * The addresses of an earlier site that neither are pages of the present one nor are led on by a redirect: those of its
 * pages, listed, unlisted, hidden and generated, and of its redirects without wildcards.
 *
 * @param now What the addresses of the present site are resolved against, files among them.
 */
export function findLostRoutes(before: Site, now: LinkLookup): LostRoute[] {
  const lost: LostRoute[] = [];
  const published = Object.values(before.pages).filter((page) => page.missing !== true && page.url === undefined);
  for (const page of published) {
    const found = lookUp(page.route, now);
    if (found !== undefined) lost.push({ route: page.route, page, ...found });
  }
  const then = lookupOfSite(before);
  for (const { source, destination } of before.site.redirects) {
    if (!canMatch(source) || hasWildcard(source) || lost.some(({ route }) => route === source)) continue;
    const isLive = leadsAway(destination) || resolveHref(source, then).to === 'page';
    const found = isLive ? lookUp(source, now) : undefined;
    if (found !== undefined) lost.push({ route: source, page: undefined, ...found });
  }
  return lost;
}

/** Undefined for an address that leads somewhere. */
function lookUp(route: string, lookup: LinkLookup): Pick<LostRoute, 'redirect' | 'bare'> | undefined {
  const found = resolveHref(route, lookup);
  if (found.to === 'nothing') return { redirect: found.redirects?.last, bare: undefined };
  const bare = found.redirects?.bare;
  if (bare !== undefined) {
    return { redirect: undefined, bare: { redirect: bare, to: found.to === 'page' ? found.route : undefined } };
  }
  // Not every host leads a folder on to its first page. The site itself starts with one everywhere.
  const isFolder = found.to === 'page' && found.isFolder && found.redirects === undefined && route !== '/';
  return isFolder ? { redirect: undefined, bare: undefined } : undefined;
}

/** The page that an address leads to at last; undefined if it leads to none. */
export function pageBehind(route: string, lookup: LinkLookup): string | undefined {
  const found = resolveHref(route, lookup);
  return found.to === 'page' ? found.route : undefined;
}
