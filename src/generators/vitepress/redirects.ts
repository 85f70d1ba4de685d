import { lookupOfSite, resolveLink } from '../../core/links.ts';
import type { Site } from '../../core/site.ts';
import type { Layout } from '../../core/values.ts';
import { destinationOf, pathOfAddress, staticRedirects } from '../publish/redirects.ts';
import { type AddressStyle, addressOf } from './generator.ts';

/** A page that leads from a moved address to the new one. */
export interface RedirectFile {
  /** Path below the folder of the built site, with `/`. */
  readonly file: string;
  /** Route that has moved. */
  readonly source: string;
  /** Address that it leads to. */
  readonly destination: string;
}

/** The route that an address leads to, with the query and fragment it has; undefined if it is that of no page. */
export type RouteOfAddress = (address: string) => string | undefined;

/**
 * Finds the pages that redirects lead to.
 *
 * @param layout Which folders of files are not in addresses. Default: all are.
 */
export function routesOf(site: Site, layout?: Layout): RouteOfAddress {
  const lookup = lookupOfSite(site, false, layout);
  const home = { route: '/', file: site.pages['/']?.file ?? null };
  return (address) => {
    if (/^\s*(?:[?#]|$)/.test(address)) return undefined;
    const found = resolveLink(address, home, lookup);
    return found.to === 'page' ? found.route + found.rest : undefined;
  };
}

/** The pages that are at moved addresses. Redirects with parameters or wildcards are left out. */
export function redirectFiles(site: Site, style: AddressStyle, routeOf: RouteOfAddress): RedirectFile[] {
  return staticRedirects(site).redirects.map(({ source, destination }) => {
    const path = pathOfAddress(source) || 'index.html';
    const file = path.endsWith('.html') ? path : style.cleanUrls ? `${path}.html` : `${path}/index.html`;
    const route = routeOf(destination);
    const target = route === undefined ? destinationOf(site, destination) : addressOf(route, style);
    return { file, source, destination: target };
  });
}
