import { normalizePath, routeOf } from '../values/paths.ts';

/** What paths are matched with. */
export interface PathWorld {
  /** True for the route of a page: `/guides/start`, without the base path, not percent-encoded. */
  readonly hasRoute: (route: string) => boolean;
  /** `''`, or the path that the site is served under: `/docs`. */
  readonly base: string;
  /** Where a path is sent, with its leading slash; undefined where nowhere. */
  readonly redirect: (path: string) => string | undefined;
}

/** The page of a path, or the path in its plainest spelling, for those that are no page's. */
export type PathMatch = { readonly route: string } | { readonly path: string };

/** Longer paths are no page's. */
const longestPath = 2000;
/** Redirects followed from one path. */
const maximumRedirects = 10;

/**
 * Finds the page that a path of the service means, however it is written: with or without leading and trailing slash,
 * base path, extension, `index`, query, fragment, scheme and host, percent-encoding; and where redirects send it. What
 * is written wins over what it may be shortened to.
 */
export function matchPath(text: string, world: PathWorld): PathMatch {
  const plain = plainest(text, world.base);
  if (text.length > longestPath) return { path: `${plain.slice(0, 80)}...` };
  const seen = new Set<string>();
  let current: string | undefined = text;
  for (let redirects = 0; current !== undefined && redirects <= maximumRedirects; redirects += 1) {
    if (seen.has(current)) break;
    seen.add(current);
    const spellings: readonly string[] = spellingsOf(current, world.base);
    const route = spellings.find(world.hasRoute);
    if (route !== undefined) return { route };
    current = spellings.map(world.redirect).find((target) => target !== undefined);
  }
  return { path: plain };
}

/** Every route that a text may mean, likeliest first. */
function spellingsOf(text: string, base: string): string[] {
  const local = withoutHost(text.trim());
  const bare = local.replace(/[?#].*$/s, '');
  const spellings = new Set<string>();
  for (const form of [bare, local]) {
    for (const decoded of [decode(form), form]) {
      const path = slashed(decoded);
      if (path === undefined) continue;
      for (const within of base === '' ? [path] : [withoutBase(path, base), path]) {
        for (const route of shortened(within)) {
          spellings.add(route);
          spellings.add(route.normalize('NFC'));
        }
      }
    }
  }
  return [...spellings];
}

/** The path without all that does not tell pages apart, for people. */
function plainest(text: string, base: string): string {
  const bare = decode(withoutHost(text.trim()).replace(/[?#].*$/s, ''));
  const path = slashed(bare);
  return path === undefined ? bare : withoutBase(path, base);
}

function withoutHost(text: string): string {
  return text.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, '');
}

/** With one slash in front and between, and none at the end. */
function slashed(path: string): string | undefined {
  const normalized = normalizePath(path);
  return normalized === undefined ? undefined : `/${normalized}`;
}

function withoutBase(path: string, base: string): string {
  if (base === '' || (path !== base && !path.startsWith(`${base}/`))) return path;
  return path === base ? '/' : path.slice(base.length);
}

/** The path itself, without `index`, without its extension, and without both. */
function shortened(path: string): string[] {
  const bare = path.replace(/\.(?:mdx?|html?)$/i, '');
  return [path, routeOf(path.slice(1)), bare, routeOf(bare.slice(1))].map((route) => (route === '' ? '/' : route));
}

/** Without percent-encoding; sequences that are none stay as they are. */
function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (sequence) => {
    try {
      return decodeURIComponent(sequence);
    } catch {
      return sequence;
    }
  });
}
