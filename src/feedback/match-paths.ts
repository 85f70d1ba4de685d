import { decodePercent, type LinkLookup, parseUrl, resolveVisited, withoutBase } from '../core/links.ts';
import { maxPathNamedLength, normalizePath } from '../core/values.ts';

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
  const byName = new Map<string, string | undefined>();
  for (const route of routes) {
    const name = foldCase(route);
    byName.set(name, byName.has(name) ? undefined : route);
  }
  const inAnyCase = { ...links, routeAt: (route: string) => byName.get(foldCase(route)), ends: new Map() };
  return { links, inAnyCase, hosts: new Set([...hosts].map((host) => host.toLowerCase())) };
}

/**
 * Finds the page for a path that the service returned. Accepts other spellings, follows redirects and, as a last
 * resort, ignores letter case. Paths with another host match no page.
 */
export function matchPath(text: string, lookup: PathLookup): PathMatch {
  const local = withoutHost(text.trim(), lookup);
  const forms = local === undefined ? [] : [local, ...pathBehindHost(local, lookup)];
  const lookups = [lookup.links, lookup.inAnyCase];
  const route = lookups
    .flatMap((links) => forms.map((form) => () => resolveVisited(form, links)))
    .reduce<string | undefined>((found, find) => found ?? find(), undefined);
  if (route !== undefined) return { route };
  const plain = local === undefined ? text.trim().replace(/[?#].*$/s, '') : plainPath(local, lookup.links.base);
  return { path: text.length > maxPathNamedLength ? `${plain.slice(0, 80)}...` : plain };
}

function withoutHost(text: string, { hosts }: PathLookup): string | undefined {
  const { host } = parseUrl(text);
  if (host !== undefined && host !== '') return hosts.size === 0 || hosts.has(host.toLowerCase()) ? text : undefined;
  const [first = ''] = text.split(/[/?#]/);
  return hosts.has(first.toLowerCase()) ? text.slice(first.length) : text;
}

/**
 * If the site's hosts are unknown, removes a first segment that looks like a host: `docs.example.com/start` → `/start`.
 */
function pathBehindHost(text: string, { hosts }: PathLookup): string[] {
  const [, path] = (hosts.size === 0 && /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(\/.+)$/is.exec(text)) || [];
  return path === undefined ? [] : [path];
}

function plainPath(text: string, base: string): string {
  const path = decodePercent(parseUrl(text).path);
  const normal = normalizePath(path);
  return normal === undefined ? path : withoutBase(`/${normal}`, base);
}

const foldCase = (route: string): string => route.normalize('NFC').toLowerCase();
