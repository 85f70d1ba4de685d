import { addressedPath } from '../values/layout.ts';
import { normalizePath, routeOf, withoutExtension } from '../values/paths.ts';
import { decodePercent, leadsAway, parseAddress, splitAddress, withoutBase } from './address.ts';
import type { LinkLookup, Resolution } from './lookup.ts';
import { comparedPath } from './redirects.ts';

/** Base of relative URLs. */
export interface LinkOrigin {
  readonly route: string;
  /** File that contains the URL, relative to the docs root; null for a page without a file. */
  readonly file: string | null;
}

/**
 * Resolves a URL in the text of a page. Generators resolve relative URLs differently, so these bases are tried in
 * order:
 * the file, the page's parent, the page itself, and the root, also without leading `../`.
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
  // Browsers ignore `../` at the root. With a base path, the same URL would leave the site.
  if (lookup.base === '') guesses.push(`/${path.replace(/^(?:\.{1,2}\/)+/, '')}`);
  const found = guesses.map((guess) => {
    const one = resolvePath(guess, lookup);
    // `index` relative to the page itself resolves to the same page, which is not what an author means.
    return one.to === 'page' && one.route === route && guess.startsWith(`${route}/`) ? first : one;
  });
  const best = found.find(({ to }) => to !== 'nothing');
  if (best?.to !== 'page') return best ?? first;
  const isContested = found.some((one) => one.to === 'page' && one.route !== best.route);
  return withRest({ ...best, isGuess: true, ...(isContested ? { isContested } : {}) }, rest);
}

/**
 * Resolves a URL in a file that pages import, or in a page. Tries the file and then each page as the base.
 *
 * @param file File that contains the URL; null without a file.
 * @param pages Pages that show the file: at least one.
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

/** Resolves a URL relative to the root of the docs, with or without a leading slash. */
export function resolveHref(text: string, lookup: LinkLookup): Resolution {
  if (leadsAway(text)) return { to: 'site' };
  const [path, rest] = splitAddress(asBrowsersRead(text));
  return path === '' ? { to: 'unknown' } : withRest(resolvePath(path, lookup), rest);
}

/** Browsers ignore tabs and line breaks in URLs (https://url.spec.whatwg.org/#concept-basic-url-parser). */
function asBrowsersRead(text: string): string {
  return text.trim().replace(/[\t\n\r]/g, '');
}

/** Maximum length in characters. No page has a longer path. */
const longestVisited = 2000;

/**
 * Finds the page for a URL from an external source, such as feedback. Accepts scheme and host, base path, slashes,
 * extension, `index`, query, hash and percent-encoding. An exact match takes priority over a shortened path.
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

function resolvePath(text: string, lookup: LinkLookup): Resolution {
  const paths = pathsOf(decodePercent(text), lookup.base);
  const bare = paths.flatMap((path) => withoutExtension(path) ?? []);
  return settleFirst(paths, bare, lookup) ?? { to: 'nothing', path: text };
}

/**
 * First path that resolves, or the result of the first path.
 *
 * @param shortened Paths without their extension. These match pages and redirects, but not folders.
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

function pathsOf(text: string, base: string): string[] {
  const path = normalizePath(text);
  if (path === undefined) return [];
  const below = withoutBase(`/${path}`, base).slice(1);
  return below === path ? [path] : [below, path];
}

/** The page at a path: by route, by file, or as the `index` of a folder. */
function pageAt(path: string, { routeAt }: LinkLookup): string | undefined {
  const bare = withoutExtension(path);
  return (
    routeAt(`/${path}`) ??
    routeAt(routeOf(path)) ??
    (bare === undefined ? undefined : (routeAt(`/${bare}`) ?? routeAt(routeOf(bare))))
  );
}

/** Maximum number of wildcard redirects to follow. Such redirects can extend a path endlessly. */
const mostWild = 10;

interface Step {
  readonly path: string;
  readonly index: number;
  readonly isBare: boolean;
  readonly rest: string;
}

/** Resolves a path and follows redirects. Results of redirected paths are cached. A cycle resolves to nothing. */
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

/** @param steps Receives the redirected paths. */
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
    // A redirect from a wildcard's empty match to itself would loop on hosts that apply it.
    if (onward === path && next.isWild) return ending(path, lookup);
    steps.push({ path, index: next.index, isBare: next.isBare, rest });
    if (leadsAway(destination)) return { to: 'site' };
    if (onward === undefined) return { to: 'nothing', path: destination };
    path = onward;
  }
}

function standing(path: string, lookup: LinkLookup): Resolution | undefined {
  const route = pageAt(path, lookup);
  if (route !== undefined) return { to: 'page', route, rest: '', isFolder: false, isGuess: false };
  return lookup.isFile(path) ? { to: 'file' } : undefined;
}

function ending(path: string, lookup: LinkLookup): Resolution {
  if (lookup.isUnknown(path)) return { to: 'unknown' };
  const first = lookup.firstBelow(path);
  if (first === undefined) return { to: 'nothing', path };
  return { to: 'page', route: first, rest: '', isFolder: true, isGuess: false };
}

/** Browsers keep the hash, and hosts the query, through redirects that don't set their own. */
function withRest(found: Resolution, rest: string): Resolution {
  if (found.to !== 'page' || rest === '') return found;
  const [written, led] = [parseAddress(rest), parseAddress(found.rest)];
  return { ...found, rest: (led.query || written.query) + (led.hash || written.hash) };
}

/** Parent folder with a trailing slash; empty for the root. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
