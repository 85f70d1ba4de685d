import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { SafePathResolver, writeFileAtomic } from '../../core/host.ts';
import {
  canMatch,
  createSiteLookup,
  decodePercent,
  hasWildcard,
  hidesHost,
  isExternal,
  type LinkLookup,
  normalizeRedirectPath,
  resolveHref,
  splitUrl,
} from '../../core/links.ts';
import { hrefOf, pageAt } from '../../core/runtime.ts';
import type { Redirect, Site } from '../../core/site.ts';
import { routeOf, withoutExtension } from '../../core/values.ts';
import { escapeHtml } from '../../render/html.ts';

/** Redirects that a static site can serve. */
export interface StaticRedirects {
  readonly redirects: readonly Redirect[];
  /** Sources that no file can represent: with a parameter, a wildcard or a character that is invalid in file names. */
  readonly skipped: readonly string[];
}

/**
 * Returns the redirects of a site with normalized destinations. Adds a redirect from `/` to the first page if `/` has
 * no page. A redirect from an existing page is dropped, because it would hide the page; `redirect-shadow` reports it.
 */
export function redirectsOfSite(model: Site): readonly Redirect[] {
  const { pages, site, tree } = model;
  const pagePaths = new Set(
    Object.values(pages).flatMap((page) => (page.missing === true ? [] : normalizeRedirectPath(page.route))),
  );
  const lookup = createSiteLookup(model);
  const redirects = site.redirects
    .filter(({ source }) => canMatch(source) && !pagePaths.has(normalizeRedirectPath(source)))
    // Browsers read a destination such as `//example.com` as another host. `check` reports these redirects.
    .filter(({ destination }) => !hidesHost(destination))
    .map((redirect) => ({ ...redirect, destination: normalizeDestination(model, lookup, redirect.destination) }));
  const hasHome = pagePaths.has(normalizeRedirectPath('/'));
  if (hasHome || tree.route === null || tree.route === '/' || redirects.some(({ source }) => source === '/'))
    return redirects;
  return [{ source: '/', destination: tree.route, permanent: false }, ...redirects];
}

/**
 * Normalizes a destination as hosts do. Paths are relative to the root, with or without a slash at the start. The path
 * of a page's file becomes the page's route: `guides/start.mdx` → `/guides/start`, `/guides/index` → `/guides`. A folder
 * without a page becomes its first page, as in links.
 */
function normalizeDestination(site: Site, lookup: LinkLookup, destination: string): string {
  const [path, suffix] = splitUrl(destination);
  if (isExternal(destination) || path === '' || pageAt(site, decodePercent(path)) !== undefined) return destination;
  const normalizedPath = normalizeRedirectPath(path);
  const route = routeOf(withoutExtension(normalizedPath) ?? normalizedPath);
  if (pageAt(site, route) !== undefined) return encodeURI(route) + suffix;
  const resolution = resolveHref(destination, lookup);
  if (resolution.to === 'page' && resolution.isFolder) return encodeURI(resolution.route) + resolution.suffix;
  return path.startsWith('/') ? destination : `/${path.replace(/^(?:\.\/)+/, '')}${suffix}`;
}

/** Separates redirects that a file can represent from all other redirects, such as those with parameters. */
export function staticRedirects(site: Site): StaticRedirects {
  const allRedirects = redirectsOfSite(site);
  // Brackets are parameters in Astro; the other characters are invalid in file names.
  const isRepresentable = ({ source }: Redirect): boolean =>
    !hasWildcard(source) && !/[[\]\\\p{Cc}]|.\/\/+./u.test(source);
  // `/index` and `/` are the same file, which always exists.
  const isNotHomePage = ({ source }: Redirect): boolean => normalizeRedirectPath(source) !== 'index';
  return {
    redirects: allRedirects.filter((redirect) => isRepresentable(redirect) && isNotHomePage(redirect)),
    skipped: allRedirects.filter((redirect) => !isRepresentable(redirect)).map(({ source }) => source),
  };
}

/** Adds the base path to a destination on this site. Other destinations are returned as written. */
export function resolveDestination(site: Site, destination: string): string {
  const [path, suffix] = splitUrl(destination);
  return path.startsWith('/') && !isExternal(path) ? hrefOf(site, path) + suffix : destination;
}

/**
 * Writes redirect pages into a built site. Existing files are kept, and nothing is written outside the folder.
 *
 * @param destinationByFile Destination by file, relative to the folder.
 * @param output Absolute path of the folder.
 */
export async function writeRedirectPages(
  destinationByFile: ReadonlyMap<string, string>,
  output: string,
): Promise<void> {
  const outputFolder = new SafePathResolver(output);
  for (const [file, destination] of destinationByFile) {
    // Rejects a source such as `/../x`.
    if (!join(output, file).startsWith(join(output, sep))) continue;
    const path = outputFolder.resolve(file);
    if (existsSync(path)) continue;
    writeFileAtomic(path, redirectPage(destination));
  }
}

/**
 * Redirect pages by path of their files. Redirects whose source is outside the site (`/../x`) are left out.
 *
 * @param fileOf File at a path without slashes at its ends; `undefined` if there can be no redirect page.
 * @param hrefOfDestination URL of a destination in the page of a redirect from a path.
 */
export function createRedirectPages(
  site: Site,
  fileOf: (path: string) => string | undefined,
  hrefOfDestination: (destination: string, path: string) => string,
): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const { source, destination } of staticRedirects(site).redirects) {
    const path = toFilePath(source);
    const file = path.split('/').includes('..') ? undefined : fileOf(path);
    if (file !== undefined) pages.set(file, redirectPage(hrefOfDestination(destination, path)));
  }
  return pages;
}

/** Decodes a URL path to a file path: `/old/page/` → `old/page`. */
export function toFilePath(urlPath: string): string {
  return decodePercent(urlPath.replace(/^\/+|\/+$/g, ''));
}

/** Changes only the address, so a blocked script leaves the meta refresh. */
const redirectScript = `const { search, hash } = location;
const link = document.querySelector('a');
link.search ||= search;
link.hash ||= hash;
if (/^https?:$/.test(link.protocol)) location.replace(link.href);`;

/**
 * HTML page that redirects, for hosts without server redirects. With JavaScript, query and fragment are kept unless the
 * destination has its own.
 *
 * @param destination URL with the base path, or an external one.
 */
export function redirectPage(destination: string): string {
  const escapedUrl = escapeHtml(destination);
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${escapedUrl}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapedUrl}">
<meta http-equiv="refresh" content="0; url=${escapedUrl}">
</head>
<body><a href="${escapedUrl}">${escapedUrl}</a><script>${redirectScript}</script></body>
</html>
`;
}
