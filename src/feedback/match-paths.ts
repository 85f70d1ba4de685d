import { decodePercent, type LinkLookup, parseUrl, resolveVisited, withoutBase } from '../core/links.ts';
import { maxFeedbackPathLength, normalizePath } from '../core/values.ts';

export interface PathLookup {
  readonly links: LinkLookup;
  /** Lookup that ignores letter case. Paths that differ only in letter case match no page. */
  readonly inAnyCase: LinkLookup;
  /** Hosts of the site in lower case. If empty, any host matches. */
  readonly hosts: ReadonlySet<string>;
}

/** Matching route, or the normalized path if no page matches. */
export type PathMatch = { readonly route: string } | { readonly path: string };

export function createPathLookup(
  links: LinkLookup,
  routes: Iterable<string>,
  hosts: Iterable<string> = [],
): PathLookup {
  const routeByFoldedPath = new Map<string, string | undefined>();
  for (const route of routes) {
    const foldedRoute = foldCase(route);
    routeByFoldedPath.set(foldedRoute, routeByFoldedPath.has(foldedRoute) ? undefined : route);
  }
  const inAnyCase = { ...links, routeAt: (route: string) => routeByFoldedPath.get(foldCase(route)), ends: new Map() };
  return { links, inAnyCase, hosts: new Set([...hosts].map((host) => host.toLowerCase())) };
}

/**
 * Finds the page for a path that the service returned. Accepts other spellings, follows redirects and, as a last
 * resort, ignores letter case. Paths with another host match no page.
 */
export function matchPath(text: string, lookup: PathLookup): PathMatch {
  const localPath = removeHost(text.trim(), lookup);
  const candidatePaths = localPath === undefined ? [] : [localPath, ...removeHostSegment(localPath, lookup)];
  const lookups = [lookup.links, lookup.inAnyCase];
  const route = lookups
    .flatMap((links) => candidatePaths.map((candidatePath) => () => resolveVisited(candidatePath, links)))
    .reduce<string | undefined>((firstMatch, resolveCandidate) => firstMatch ?? resolveCandidate(), undefined);
  if (route !== undefined) return { route };
  const displayPath =
    localPath === undefined ? text.trim().replace(/[?#].*$/s, '') : normalizeForDisplay(localPath, lookup.links.base);
  return { path: text.length > maxFeedbackPathLength ? `${displayPath.slice(0, 80)}...` : displayPath };
}

function removeHost(text: string, { hosts }: PathLookup): string | undefined {
  const { host } = parseUrl(text);
  if (host !== undefined && host !== '') return hosts.size === 0 || hosts.has(host.toLowerCase()) ? text : undefined;
  const [firstSegment = ''] = text.split(/[/?#]/);
  return hosts.has(firstSegment.toLowerCase()) ? text.slice(firstSegment.length) : text;
}

/**
 * If the site's hosts are unknown, removes a first segment that looks like a host: `docs.example.com/start` → `/start`.
 */
function removeHostSegment(text: string, { hosts }: PathLookup): string[] {
  const [, path] = (hosts.size === 0 && /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(\/.+)$/is.exec(text)) || [];
  return path === undefined ? [] : [path];
}

function normalizeForDisplay(text: string, base: string): string {
  const path = decodePercent(parseUrl(text).path);
  const normalizedPath = normalizePath(path);
  return normalizedPath === undefined ? path : withoutBase(`/${normalizedPath}`, base);
}

const foldCase = (route: string): string => route.normalize('NFC').toLowerCase();
