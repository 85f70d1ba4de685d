import { decodePercent, parseAddress, withoutBase } from '../links/address.ts';
import { resolveVisited } from '../links/resolve.ts';
import type { LinkWorld } from '../links/world.ts';
import { normalizePath } from '../values/paths.ts';

/** What paths are matched with: the pages of a site, its base path and its redirects. */
export type PathWorld = LinkWorld;

/** The page of a path, or the path in its plainest spelling, for those that are no page's. */
export type PathMatch = { readonly route: string } | { readonly path: string };

/** Longer paths are shortened where they are named. */
const longestNamed = 2000;

/** Finds the page that a path of the service means, however it is written, and where redirects send it. */
export function matchPath(text: string, world: PathWorld): PathMatch {
  const route = resolveVisited(text, world);
  if (route !== undefined) return { route };
  const plain = plainest(text, world.base);
  return { path: text.length > longestNamed ? `${plain.slice(0, 80)}...` : plain };
}

/** The path without all that does not tell pages apart, for people. */
function plainest(text: string, base: string): string {
  const path = decodePercent(parseAddress(text).path);
  const normal = normalizePath(path);
  return normal === undefined ? path : withoutBase(`/${normal}`, base);
}
