import { createSiteLookup, resolveLink } from '../../core/links.ts';
import type { Site } from '../../core/site.ts';
import type { Layout } from '../../core/values.ts';
import { resolveDestination, staticRedirects, toFilePath } from '../publish/redirects.ts';
import { type VitePressUrlFormat, vitePressUrl } from './generator.ts';

export interface RedirectFile {
  /** Path relative to the output folder, with `/`. */
  readonly file: string;
  readonly source: string;
  /** Internal path with the base path, or external URL. */
  readonly destination: string;
}

/** Maps a URL to a route, with query and fragment. Returns `undefined` if no page has the URL. */
export type ResolveRoute = (url: string) => string | undefined;

/**
 * Creates a function that resolves the destinations of redirects to routes.
 *
 * @param layout Folders that aren't part of routes. Default: none.
 */
export function routeResolver(site: Site, layout?: Layout): ResolveRoute {
  const lookup = createSiteLookup(site, false, layout);
  const rootPage = { route: '/', file: site.pages['/']?.file ?? null };
  return (url) => {
    if (/^\s*(?:[?#]|$)/.test(url)) return undefined;
    const resolution = resolveLink(url, rootPage, lookup);
    return resolution.to === 'page' ? resolution.route + resolution.suffix : undefined;
  };
}

/** Lists the redirect pages of a site. Redirects with parameters or wildcards are left out. */
export function vitePressRedirectFiles(
  site: Site,
  urlFormat: VitePressUrlFormat,
  resolveRoute: ResolveRoute,
): RedirectFile[] {
  return staticRedirects(site).redirects.map(({ source, destination }) => {
    const path = toFilePath(source) || 'index.html';
    const file = path.endsWith('.html') ? path : urlFormat.cleanUrls ? `${path}.html` : `${path}/index.html`;
    const route = resolveRoute(destination);
    const target = route === undefined ? resolveDestination(site, destination) : vitePressUrl(route, urlFormat);
    return { file, source, destination: target };
  });
}
