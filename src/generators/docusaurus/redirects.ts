import { destinationOf, pathOfAddress, staticRedirects } from '../../kit/publish/redirects.ts';
import type { Site } from '../../values/site.ts';

/**
 * The pages that lead on from old addresses: where each leads, by its file below the built site.
 *
 * @param trailingSlash As in Docusaurus's configuration.
 */
export function redirectPages(site: Site, trailingSlash: boolean | undefined): ReadonlyMap<string, string> {
  return new Map(
    staticRedirects(site).redirects.map(({ source, destination }) => {
      const path = pathOfAddress(source);
      const folder = path === '' ? '' : `${path}/`;
      const file = trailingSlash === false && path !== '' ? `${path}.html` : `${folder}index.html`;
      return [file, destinationOf(site, destination)];
    }),
  );
}
