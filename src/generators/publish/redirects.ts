import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { InsideFolder, writeWhole } from '../../core/host.ts';
import {
  canMatch,
  comparedPath,
  decodePercent,
  hasWildcard,
  hidesHost,
  leadsAway,
  splitAddress,
} from '../../core/links.ts';
import { hrefOf, pageAt } from '../../core/runtime.ts';
import type { Redirect, Site } from '../../core/site.ts';
import { routeOf, withoutExtension } from '../../core/values.ts';
import { escapeHtml } from '../../render/html.ts';

/** The redirects of a site, as far as a site of files can have them. */
export interface StaticRedirects {
  readonly redirects: readonly Redirect[];
  /** Sources with a parameter, a wildcard or a sign that no file can have: a static site has no page for their addresses. */
  readonly skipped: readonly string[];
}

/**
 * The redirects of a site that can match anything, each to the address that its page has. `/` leads to the first page
 * if no page is there, unless the site says otherwise. A page that exists stays: hosts hide it behind a redirect of
 * the same path, and `redirect-shadow` warns of that.
 */
export function redirectsOfSite(model: Site): readonly Redirect[] {
  const { pages, site, tree } = model;
  const routes = new Set(
    Object.values(pages).flatMap((page) => (page.missing === true ? [] : comparedPath(page.route))),
  );
  const redirects = site.redirects
    .filter(({ source }) => canMatch(source) && !routes.has(comparedPath(source)))
    // A path that browsers take for another host is reported, and published nowhere.
    .filter(({ destination }) => !hidesHost(destination))
    .map((redirect) => ({ ...redirect, destination: settled(model, redirect.destination) }));
  const hasHome = routes.has(comparedPath('/'));
  if (hasHome || tree.route === null || tree.route === '/' || redirects.some(({ source }) => source === '/'))
    return redirects;
  return [{ source: '/', destination: tree.route, permanent: false }, ...redirects];
}

/**
 * A destination as servers and browsers take it. Hosts count from the root whether it begins with a slash or not, and
 * take the path of a page's file for the page: `guides/start.mdx`, `/guides/index`.
 */
function settled(site: Site, destination: string): string {
  const [path, rest] = splitAddress(destination);
  if (leadsAway(destination) || path === '' || pageAt(site, decodePercent(path)) !== undefined) return destination;
  const plain = comparedPath(path);
  const route = routeOf(withoutExtension(plain) ?? plain);
  if (pageAt(site, route) !== undefined) return encodeURI(route) + rest;
  return path.startsWith('/') ? destination : `/${path.replace(/^(?:\.\/)+/, '')}${rest}`;
}

/** Tells redirects that a page can stand for from those with parameters or wildcards. */
export function staticRedirects(site: Site): StaticRedirects {
  const possible = redirectsOfSite(site);
  // Brackets are parameters to Astro; the others can be in the path of no file.
  const isPlain = ({ source }: Redirect): boolean => !hasWildcard(source) && !/[[\]\\\p{Cc}]|.\/\/+./u.test(source);
  // Files cannot tell `/index` from `/`, where something always is.
  const isFree = ({ source }: Redirect): boolean => comparedPath(source) !== 'index';
  return {
    redirects: possible.filter((redirect) => isPlain(redirect) && isFree(redirect)),
    skipped: possible.filter((redirect) => !isPlain(redirect)).map(({ source }) => source),
  };
}

/** Where a redirect leads: on this site with its base path, else as it is written. */
export function destinationOf(site: Site, destination: string): string {
  const [path, rest] = splitAddress(destination);
  return path.startsWith('/') && !leadsAway(path) ? hrefOf(site, path) + rest : destination;
}

/**
 * Writes pages that lead on into a built site. What is there already stays, and nothing leaves the folder.
 *
 * @param pages Where each page leads, by its file below the folder.
 * @param output Absolute path of the folder.
 */
export async function writeRedirectPages(pages: ReadonlyMap<string, string>, output: string): Promise<void> {
  const inside = new InsideFolder(output);
  for (const [file, destination] of pages) {
    // A source such as `/../x` is no address of the site.
    if (!join(output, file).startsWith(join(output, sep))) continue;
    const path = inside.pathOf(file);
    if (existsSync(path)) continue;
    writeWhole(path, redirectPage(destination));
  }
}

/** Path of the file that an address is served from: `old/page` for `/old/page/`. */
export function pathOfAddress(address: string): string {
  return decodePercent(address.replace(/^\/+|\/+$/g, ''));
}

/**
 * A page that leads to another, for static sites: no server answers there with a redirect.
 *
 * @param destination Address with the base path, or of another site.
 */
export function redirectPage(destination: string): string {
  const address = escapeHtml(destination);
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${address}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${address}">
</head>
<body><a href="${address}">${address}</a></body>
</html>
`;
}
