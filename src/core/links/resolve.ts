import { maxVisitedPathLength } from '../values/limits.ts';
import { normalizePath, routeOf, urlPathOfFile, withoutExtension } from '../values/paths.ts';
import type { LinkLookup, Resolution } from './lookup.ts';
import { normalizeRedirectPath, type RedirectMatch, walkRedirects } from './redirects.ts';
import { decodePercent, isExternal, parseUrl, splitUrl, withoutBase } from './url.ts';

/** Base of relative URLs. */
export interface LinkOrigin {
  readonly route: string;
  /** File that contains the URL, relative to the docs root; null for a page without a file. */
  readonly file: string | null;
}

/**
 * Resolves a URL in the text of a page. Generators resolve relative URLs differently, so several bases are tried in
 * order: the file, the page's parent, the page itself, the root, and the root with leading `../` removed.
 */
export function resolveLink(text: string, { route, file }: LinkOrigin, lookup: LinkLookup): Resolution {
  if (isExternal(text)) return { to: 'site' };
  const [path, suffix] = splitUrl(normalizeWhitespace(text));
  if (path === '') return { to: 'page', route, suffix: suffix, isFolder: false, isGuess: false };
  if (path.startsWith('/')) return withSuffix(resolvePath(path, lookup), suffix);
  const base = file === null ? route.slice(1) : urlPathOfFile(file, lookup.layout);
  const fromFile = resolvePath(`/${parentFolderOf(base)}${path}`, lookup);
  if (fromFile.to !== 'nothing') return withSuffix(fromFile, suffix);
  const guesses = [parentFolderOf(route.slice(1)), `${route.slice(1)}/`, ''].map((folder) => `/${folder}${path}`);
  // Browsers ignore `../` at the root. With a base path, the same URL would leave the site.
  if (lookup.base === '') guesses.push(`/${path.replace(/^(?:\.{1,2}\/)+/, '')}`);
  const resolutions = guesses.map((guess) => {
    const resolution = resolvePath(guess, lookup);
    // Ignores a link that resolves to its own page only relative to that page, such as `index`. No author means that.
    return resolution.to === 'page' && resolution.route === route && guess.startsWith(`${route}/`)
      ? fromFile
      : resolution;
  });
  const bestResolution = resolutions.find(({ to }) => to !== 'nothing');
  if (bestResolution?.to !== 'page') return bestResolution ?? fromFile;
  const isContested = resolutions.some(
    (resolution) => resolution.to === 'page' && resolution.route !== bestResolution.route,
  );
  return withSuffix({ ...bestResolution, isGuess: true, ...(isContested ? { isContested } : {}) }, suffix);
}

/**
 * Resolves a URL in a page or in a file that pages import. For each page, tries the file as the base and then the page.
 *
 * @param file File that contains the URL; null if there is none.
 * @param pages Pages that show the file: at least one.
 */
export function resolveOnPages(
  text: string,
  file: string | null,
  pages: readonly LinkOrigin[],
  lookup: LinkLookup,
): Resolution {
  let firstResolution: Resolution | undefined;
  for (const page of pages) {
    for (const base of new Set([file, page.file])) {
      const resolution = resolveLink(text, { route: page.route, file: base }, lookup);
      if (resolution.to !== 'nothing') return resolution;
      firstResolution ??= resolution;
    }
  }
  return firstResolution ?? { to: 'unknown' };
}

/** Resolves a URL relative to the root of the docs, with or without a leading slash. */
export function resolveHref(text: string, lookup: LinkLookup): Resolution {
  if (isExternal(text)) return { to: 'site' };
  const [path, suffix] = splitUrl(normalizeWhitespace(text));
  return path === '' ? { to: 'unknown' } : withSuffix(resolvePath(path, lookup), suffix);
}

/** Browsers ignore tabs and line breaks in URLs (https://url.spec.whatwg.org/#concept-basic-url-parser). */
function normalizeWhitespace(text: string): string {
  return text.trim().replace(/[\t\n\r]/g, '');
}

/**
 * Finds the page for a URL from an external source, such as feedback. The URL may have a scheme and host, base path,
 * extra slashes, extension, `index`, query, hash and percent-encoding. An exact match takes priority over a match
 * without the extension.
 */
export function resolveVisited(text: string, lookup: LinkLookup): string | undefined {
  if (text.length > maxVisitedPathLength) return undefined;
  const { path, query, hash } = parseUrl(text);
  const wholeUrl = path + query + hash;
  const exactPaths = [decodePercent(path), path, decodePercent(wholeUrl), wholeUrl].flatMap((text) =>
    pathsOf(text, lookup.base),
  );
  for (const path of [...exactPaths, ...exactPaths.flatMap(withoutPageExtension)]) {
    const route = pageAt(path, lookup);
    if (route !== undefined) return route;
  }
  const paths = pathsOf(decodePercent(path), lookup.base);
  const resolution = resolveFirst(paths, paths.flatMap(withoutPageExtension), lookup);
  return resolution?.to === 'page' ? resolution.route : undefined;
}

function withoutPageExtension(path: string): string[] {
  const [, pathWithoutExtension] = /^(.+)\.(?:html?|mdx?)$/is.exec(path) ?? [];
  return pathWithoutExtension === undefined ? [] : [pathWithoutExtension];
}

function resolvePath(text: string, lookup: LinkLookup): Resolution {
  const paths = pathsOf(decodePercent(text), lookup.base);
  const shortenedPaths = paths.flatMap((path) => withoutExtension(path) ?? []);
  return resolveFirst(paths, shortenedPaths, lookup) ?? { to: 'nothing', path: text };
}

/**
 * Resolves the first path that exists. If none exists, returns the resolution of the first path, which is `nothing`.
 *
 * @param shortened Paths without their extension, tried after `paths`. They match pages and redirects, but not folders.
 */
function resolveFirst(
  paths: readonly string[],
  shortened: readonly string[],
  lookup: LinkLookup,
): Resolution | undefined {
  let firstResolution: Resolution | undefined;
  for (const path of paths) {
    const resolution = followRedirects(path, lookup);
    if (resolution.to !== 'nothing') return resolution;
    firstResolution ??= resolution;
  }
  for (const path of shortened) {
    const resolution = followRedirects(path, lookup);
    if (
      resolution.to !== 'nothing' &&
      (resolution.redirects !== undefined || (resolution.to === 'page' && !resolution.isFolder))
    )
      return resolution;
  }
  return firstResolution;
}

function pathsOf(text: string, base: string): string[] {
  const path = normalizePath(text);
  if (path === undefined) return [];
  const withoutBasePath = withoutBase(`/${path}`, base).slice(1);
  return withoutBasePath === path ? [path] : [withoutBasePath, path];
}

function pageAt(path: string, { routeAt }: LinkLookup): string | undefined {
  const pathWithoutExtension = withoutExtension(path);
  return (
    routeAt(`/${path}`) ??
    routeAt(routeOf(path)) ??
    (pathWithoutExtension === undefined
      ? undefined
      : (routeAt(`/${pathWithoutExtension}`) ?? routeAt(routeOf(pathWithoutExtension))))
  );
}

/** Resolves a path and follows redirects. Results of redirected paths are cached. A cycle resolves to `nothing`. */
function followRedirects(start: string, lookup: LinkLookup): Resolution {
  const resolveCached = (path: string) => lookup.resolutionCache.get(path) ?? resolveExact(path, lookup);
  const { steps, path, loopStart, isEndless } = walkRedirects(
    start,
    (path) => (resolveCached(path) === undefined ? findRedirect(path, lookup) : undefined),
    (destination) => pathOfDestination(destination, lookup),
  );
  const [destination] = splitUrl(steps.at(-1)?.destination ?? '');
  let resolution: Resolution;
  if (path === undefined) resolution = isExternal(destination) ? { to: 'site' } : { to: 'nothing', path: destination };
  else if (loopStart !== undefined || isEndless) resolution = { to: 'nothing', path: start };
  else resolution = resolveCached(path) ?? resolveFallback(path, lookup);
  for (const step of steps.toReversed()) {
    const { last = step.index, firstEmptyMatch } = resolution.redirects ?? {};
    resolution = {
      ...resolution,
      redirects: { first: step.index, last, firstEmptyMatch: step.isEmptyMatch ? step.index : firstEmptyMatch },
    };
    if (resolution.to === 'page' && resolution.suffix === '')
      resolution = { ...resolution, suffix: splitUrl(step.destination)[1] };
    lookup.resolutionCache.set(step.path, resolution);
  }
  return resolution;
}

function findRedirect(path: string, lookup: LinkLookup): RedirectMatch | undefined {
  const match = lookup.redirects.find(normalizeRedirectPath(path));
  // Ignores a wildcard that redirects a path to itself: `/a/* → /a` also matches `/a`, which would be a loop.
  return match?.isWildcard && pathOfDestination(match.destination, lookup) === path ? undefined : match;
}

function pathOfDestination(url: string, lookup: LinkLookup): string | undefined {
  const [path] = splitUrl(url);
  const candidates = isExternal(path) ? [] : pathsOf(decodePercent(path), lookup.base);
  return candidates.find((candidate) => resolveExact(candidate, lookup) !== undefined) ?? candidates[0];
}

function resolveExact(path: string, lookup: LinkLookup): Resolution | undefined {
  const route = pageAt(path, lookup);
  if (route !== undefined) return { to: 'page', route, suffix: '', isFolder: false, isGuess: false };
  return lookup.isFile(path) ? { to: 'file', path } : undefined;
}

function resolveFallback(path: string, lookup: LinkLookup): Resolution {
  if (lookup.isUnknown(path)) return { to: 'unknown' };
  const firstPage = lookup.firstPageIn(path);
  if (firstPage === undefined) return { to: 'nothing', path };
  return { to: 'page', route: firstPage, suffix: '', isFolder: true, isGuess: false };
}

/**
 * Adds the link's query and hash to a resolution, unless a redirect set its own. Hosts do the same for the query, and
 * browsers for the hash.
 */
function withSuffix(resolution: Resolution, suffix: string): Resolution {
  if (resolution.to !== 'page' || suffix === '') return resolution;
  const [linkParts, redirectParts] = [parseUrl(suffix), parseUrl(resolution.suffix)];
  return { ...resolution, suffix: (redirectParts.query || linkParts.query) + (redirectParts.hash || linkParts.hash) };
}

function parentFolderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
