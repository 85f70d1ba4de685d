import type { Site } from '../../core/site.ts';
import { destinationOf, pathOfAddress, staticRedirects } from '../publish/redirects.ts';
import { type AddressStyle, addressOf } from './address.ts';
import type { Links } from './links.ts';

/** A page that leads from a moved address to the new one. */
export interface RedirectFile {
  /** Path below the folder of the built site, with `/`. */
  readonly file: string;
  /** Route that has moved. */
  readonly source: string;
  /** Address that it leads to. */
  readonly destination: string;
}

/** The pages that are at moved addresses. Redirects with parameters or wildcards are left out. */
export function redirectFiles(site: Site, style: AddressStyle, links: Links): RedirectFile[] {
  return staticRedirects(site).redirects.map(({ source, destination }) => {
    const path = pathOfAddress(source) || 'index.html';
    const file = path.endsWith('.html') ? path : style.cleanUrls ? `${path}.html` : `${path}/index.html`;
    const route = links.resolve(destination, '/');
    const target = route === undefined ? destinationOf(site, destination) : addressOf(route, style);
    return { file, source, destination: target };
  });
}
