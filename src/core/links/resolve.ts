import { addressedPath } from '../values/layout.ts';
import { normalizePath, routeOf, withoutExtension } from '../values/paths.ts';
import { decodePercent, leadsAway, parseAddress, splitAddress, withoutBase } from './address.ts';
import type { LinkLookup, Resolution } from './lookup.ts';
import { comparedPath } from './redirects.ts';

/** Where a relative address of a page counts from. */
export interface LinkOrigin {
  /** Address of the page. */
  readonly route: string;
  /** The file that contains the address, relative to the docs root; null for a page without a file. */
  readonly file: string | null;
}

/**
 * Resolves an address in the text of a page. A relative one counts from the file, else from the page's address, below
 * it, or from the root, whichever leads somewhere, a step above the root left out: generators differ, and authors write
 * what works in theirs.
 */
export function resolveLink(text: string, { route, file }: LinkOrigin, lookup: LinkLookup): Resolution {
  if (leadsAway(text)) return { to: 'site' };
  const [path, rest] = splitAddress(asBrowsersRead(text));
  if (path === '') return { to: 'page', route, rest, isFolder: false, isGuess: false };
  if (path.startsWith('/')) return withRest(resolvePath(path, lookup), rest);
  const own = file === null ? route.slice(1) : addressedPath(file, lookup.layout);
  const first = resolvePath(`/${parentOf(own)}${path}`, lookup);
  if (first.to !== 'nothing') return withRest(first, rest);
  const guesses = [parentOf(route.slice(1)), `${route.slice(1)}/`, ''].map((start) => `/${start}${path}`);
  // Browsers stop at the root: a step too many leads out of a site that has a base path, and nowhere else.
  if (lookup.base === '') guesses.push(`/${path.replace(/^(?:\.{1,2}\/)+/, '')}`);
  const found = guesses.map((guess) => {
    const one = resolvePath(guess, lookup);
    // `index` below a page is that page again, which nobody means.
    return one.to === 'page' && one.route === route && guess.startsWith(`${route}/`) ? first : one;
  });
  const best = found.find(({ to }) => to !== 'nothing');
  if (best?.to !== 'page') return best ?? first;
  const isContested = found.some((one) => one.to === 'page' && one.route !== best.route);
  return withRest({ ...best, isGuess: true, ...(isContested ? { isContested } : {}) }, rest);
}

/**
 * Resolves an address in a file that pages show: a snippet, or a page itself. It counts from the file, or from one of the
 * pages, whichever leads somewhere.
 *
 * @param file That contains the address; null for what no file contains.
 * @param pages That show the file: at least one.
 */
export function resolveShown(
  text: string,
  file: string | null,
  pages: readonly LinkOrigin[],
  lookup: LinkLookup,
): Resolution {
  let first: Resolution | undefined;
  for (const page of pages) {
    for (const from of new Set([file, page.file])) {
      const found = resolveLink(text, { route: page.route, file: from }, lookup);
      if (found.to !== 'nothing') return found;
      first ??= found;
    }
  }
  return first ?? { to: 'unknown' };
}

/** Resolves an address that counts from the root of the docs, with or without a slash before it. */
export function resolveHref(text: string, lookup: LinkLookup): Resolution {
  if (leadsAway(text)) return { to: 'site' };
  const [path, rest] = splitAddress(asBrowsersRead(text));
  return path === '' ? { to: 'unknown' } : withRest(resolvePath(path, lookup), rest);
}

/** Line breaks in an attribute are none of its address (https://url.spec.whatwg.org/#concept-basic-url-parser). */
function asBrowsersRead(text: string): string {
  return text.trim().replace(/[\t\n\r]/g, '');
}

/** Longer paths are no page's. */
const longestVisited = 2000;

/**
 * The route of the page that somebody was on, by a path that came from outside: with or without scheme and host, base
 * path, slashes, extension, `index`, query and fragment, percent-encoding. What is written wins over what it may be
 * shortened to. Undefined if it was no page of this site.
 */
export function resolveVisited(text: string, lookup: LinkLookup): string | undefined {
  if (text.length > longestVisited) return undefined;
  const { path, query, hash } = parseAddress(text);
  const whole = path + query + hash;
  const written = [decodePercent(path), path, decodePercent(whole), whole].flatMap((one) => pathsOf(one, lookup.base));
  for (const one of [...written, ...written.flatMap(shorten)]) {
    const route = pageAt(one, lookup);
    if (route !== undefined) return route;
  }
  const paths = pathsOf(decodePercent(path), lookup.base);
  const found = settleFirst(paths, paths.flatMap(shorten), lookup);
  return found?.to === 'page' ? found.route : undefined;
}

function shorten(path: string): string[] {
  const [, bare] = /^(.+)\.(?:html?|mdx?)$/is.exec(path) ?? [];
  return bare === undefined ? [] : [bare];
}

/** Where a path from the root leads, decoded here. */
function resolvePath(text: string, lookup: LinkLookup): Resolution {
  const paths = pathsOf(decodePercent(text), lookup.base);
  const bare = paths.flatMap((path) => withoutExtension(path) ?? []);
  return settleFirst(paths, bare, lookup) ?? { to: 'nothing', path: text };
}

/**
 * Where the first of some paths ends that ends anywhere, else where the first does.
 *
 * @param shortened The paths without an extension: such a path is no folder, but where a redirect leads to one.
 */
function settleFirst(
  paths: readonly string[],
  shortened: readonly string[],
  lookup: LinkLookup,
): Resolution | undefined {
  let first: Resolution | undefined;
  for (const path of paths) {
    const end = settle(path, lookup);
    if (end.to !== 'nothing') return end;
    first ??= end;
  }
  for (const path of shortened) {
    const end = settle(path, lookup);
    if (end.to !== 'nothing' && (end.redirects !== undefined || (end.to === 'page' && !end.isFolder))) return end;
  }
  return first;
}

/** A decoded path as pages are known by it: below the base path, then as it is. */
function pathsOf(text: string, base: string): string[] {
  const path = normalizePath(text);
  if (path === undefined) return [];
  const below = withoutBase(`/${path}`, base).slice(1);
  return below === path ? [path] : [below, path];
}

/** The page at a path: by its address, its file, or the `index` of a folder. */
function pageAt(path: string, { routeAt }: LinkLookup): string | undefined {
  const bare = withoutExtension(path);
  return (
    routeAt(`/${path}`) ??
    routeAt(routeOf(path)) ??
    (bare === undefined ? undefined : (routeAt(`/${bare}`) ?? routeAt(routeOf(bare))))
  );
}

/** Redirects with wildcards that are followed from one path: they may add to it for ever. */
const mostWild = 10;

/** A path that a redirect leads on from. */
interface Step {
  readonly path: string;
  readonly index: number;
  readonly isBare: boolean;
  /** Query and hash of where it leads. */
  readonly rest: string;
}

/** Where a path ends, redirects followed. Each path of a chain is followed once; one that goes in circles ends nowhere. */
function settle(start: string, lookup: LinkLookup): Resolution {
  const steps: Step[] = [];
  let end = walk(start, steps, lookup);
  for (const { path, index, isBare, rest } of steps.reverse()) {
    const { last = index, bare } = end.redirects ?? {};
    end = { ...end, redirects: { first: index, last, bare: isBare ? index : bare } };
    if (end.to === 'page' && end.rest === '') end = { ...end, rest };
    lookup.ends.set(path, end);
  }
  return end;
}

/** @param steps Takes the paths that redirects lead on from. */
function walk(start: string, steps: Step[], lookup: LinkLookup): Resolution {
  const seen = new Set<string>();
  let wild = 0;
  for (let path = start; ; ) {
    const known = lookup.ends.get(path) ?? standing(path, lookup);
    if (known !== undefined) return known;
    const next = lookup.redirects.find(comparedPath(path));
    if (next === undefined) return ending(path, lookup);
    if (next.isWild) wild++;
    if (seen.has(path) || wild > mostWild) return { to: 'nothing', path };
    seen.add(path);
    const [destination, rest] = splitAddress(next.destination);
    const led = leadsAway(destination) ? [] : pathsOf(decodePercent(destination), lookup.base);
    const onward = led.find((one) => standing(one, lookup) !== undefined) ?? led[0];
    // Only hosts that take a wildcard for its own bare path would lead there from there.
    if (onward === path && next.isWild) return ending(path, lookup);
    steps.push({ path, index: next.index, isBare: next.isBare, rest });
    if (leadsAway(destination)) return { to: 'site' };
    if (onward === undefined) return { to: 'nothing', path: destination };
    path = onward;
  }
}

/** What is at a path itself. */
function standing(path: string, lookup: LinkLookup): Resolution | undefined {
  const route = pageAt(path, lookup);
  if (route !== undefined) return { to: 'page', route, rest: '', isFolder: false, isGuess: false };
  return lookup.isFile(path) ? { to: 'file' } : undefined;
}

/** What there is for a path that nothing is at and no redirect leads on from. */
function ending(path: string, lookup: LinkLookup): Resolution {
  if (lookup.isUnknown(path)) return { to: 'unknown' };
  const first = lookup.firstBelow(path);
  if (first === undefined) return { to: 'nothing', path };
  return { to: 'page', route: first, rest: '', isFolder: true, isGuess: false };
}

/** The hash of an address goes with the reader through redirects, unless one has its own; so does its query. */
function withRest(found: Resolution, rest: string): Resolution {
  if (found.to !== 'page' || rest === '') return found;
  const [written, led] = [parseAddress(rest), parseAddress(found.rest)];
  return { ...found, rest: (led.query || written.query) + (led.hash || written.hash) };
}

/** The folder of a file or address, with a slash at its end; empty for the root. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
