import { decodePercent, type LinkLookup, parseAddress, resolveVisited, withoutBase } from '../core/links.ts';
import { normalizePath } from '../core/values.ts';

/** What paths are matched with. */
export interface PathLookup {
  /** The pages of a site, its base path and its redirects. */
  readonly links: LinkLookup;
  /** The same without regard to letter case: a page is found if it is the only one. */
  readonly inAnyCase: LinkLookup;
  /** Hosts of the site, in lower case; empty if unknown: then any will do. */
  readonly hosts: ReadonlySet<string>;
}

/** The page of a path, or the path in its plainest spelling, for those that are no page's. */
export type PathMatch = { readonly route: string } | { readonly path: string };

/** Longer paths are shortened if they are named. */
const longestNamed = 2000;

/** Prepares what paths are matched with. */
export function createPathLookup(
  links: LinkLookup,
  routes: Iterable<string>,
  hosts: Iterable<string> = [],
): PathLookup {
  const byName = new Map<string, string | undefined>();
  for (const route of routes) {
    const name = folded(route);
    byName.set(name, byName.has(name) ? undefined : route);
  }
  const inAnyCase = { ...links, routeAt: (route: string) => byName.get(folded(route)), ends: new Map() };
  return { links, inAnyCase, hosts: new Set([...hosts].map((host) => host.toLowerCase())) };
}

/**
 * Finds the page that a path of the service means, however it is written, and where redirects send it; at last, the
 * only page that differs by nothing but letter case. A path of another host is no page's.
 */
export function matchPath(text: string, lookup: PathLookup): PathMatch {
  const local = withoutHost(text.trim(), lookup);
  const forms = local === undefined ? [] : [local, ...behindHost(local, lookup)];
  const worlds = [lookup.links, lookup.inAnyCase];
  const route = worlds
    .flatMap((links) => forms.map((form) => () => resolveVisited(form, links)))
    .reduce<string | undefined>((found, find) => found ?? find(), undefined);
  if (route !== undefined) return { route };
  const plain = local === undefined ? text.trim().replace(/[?#].*$/s, '') : plainest(local, lookup.links.base);
  return { path: text.length > longestNamed ? `${plain.slice(0, 80)}...` : plain };
}

/** The path at the site; undefined if it names another host. */
function withoutHost(text: string, { hosts }: PathLookup): string | undefined {
  const { host } = parseAddress(text);
  if (host !== undefined && host !== '') return hosts.size === 0 || hosts.has(host.toLowerCase()) ? text : undefined;
  const [first = ''] = text.split(/[/?#]/);
  return hosts.has(first.toLowerCase()) ? text.slice(first.length) : text;
}

/** What is behind something that looks like a host, if nobody knows the hosts of the site. */
function behindHost(text: string, { hosts }: PathLookup): string[] {
  const [, path] = (hosts.size === 0 && /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(\/.+)$/is.exec(text)) || [];
  return path === undefined ? [] : [path];
}

/** The path without all that does not tell pages apart, for people. */
function plainest(text: string, base: string): string {
  const path = decodePercent(parseAddress(text).path);
  const normal = normalizePath(path);
  return normal === undefined ? path : withoutBase(`/${normal}`, base);
}

const folded = (route: string): string => route.normalize('NFC').toLowerCase();
