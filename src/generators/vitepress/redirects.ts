import { createSiteLookup, resolveLink } from '../../core/links.ts';
import type { Site } from '../../core/site.ts';
import type { Layout } from '../../core/values.ts';
import { destinationOf, pathOfAddress, staticRedirects } from '../publish/redirects.ts';
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
  const home = { route: '/', file: site.pages['/']?.file ?? null };
  return (url) => {
    if (/^\s*(?:[?#]|$)/.test(url)) return undefined;
    const target = resolveLink(url, home, lookup);
    return target.to === 'page' ? target.route + target.rest : undefined;
  };
}

/** Lists the redirect pages of a site. Redirects with parameters or wildcards are left out. */
export function vitePressRedirectFiles(
  site: Site,
  urlFormat: VitePressUrlFormat,
  routeOf: ResolveRoute,
): RedirectFile[] {
  return staticRedirects(site).redirects.map(({ source, destination }) => {
    const path = pathOfAddress(source) || 'index.html';
    const file = path.endsWith('.html') ? path : urlFormat.cleanUrls ? `${path}.html` : `${path}/index.html`;
    const route = routeOf(destination);
    const target = route === undefined ? destinationOf(site, destination) : vitePressUrl(route, urlFormat);
    return { file, source, destination: target };
  });
}
