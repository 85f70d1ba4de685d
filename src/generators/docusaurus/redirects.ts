import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hrefOf } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import { destinationOf, pathOfAddress, staticRedirects } from '../publish/redirects.ts';
import type { RouteConfig } from './types.ts';

/**
 * The pages that lead on from old addresses: where each leads, by its file below the built site.
 *
 * @param trailingSlash As in Docusaurus's configuration.
 */
export function redirectPages(site: Site, trailingSlash: boolean | undefined): ReadonlyMap<string, string> {
  return new Map(
    staticRedirects(site).redirects.map(({ source, destination }) => {
      const path = pathOfAddress(source) || 'index';
      const isFile = trailingSlash === false || path === 'index';
      return [isFile ? `${path}.html` : `${path}/index.html`, destinationOf(site, destination)];
    }),
  );
}

/**
 * Routes of Docusaurus's own that lead on. A built site has pages for redirects, and needs a route for its first page
 * alone, which its bar and its 404 page link to; in dev all of them are routes.
 *
 * @param siteDir Absolute path of the project, whose own pages win.
 */
export function redirectRoutes(site: Site, siteDir: string, isBuild: boolean): RouteConfig[] {
  return staticRedirects(site)
    .redirects.filter(({ source }) => (source === '/' || !isBuild) && !hasPage(siteDir, source))
    .map(({ source, destination }) => ({
      path: hrefOf(site, source),
      component: '@theme/DocsJsonNav/Moved',
      exact: true,
      props: { to: destinationOf(site, destination) },
    }));
}

/** Whether the project has a page of its own at an address, as Docusaurus's plugin for pages finds it. */
function hasPage(siteDir: string, address: string): boolean {
  const path = join(siteDir, 'src/pages', pathOfAddress(address));
  return ['tsx', 'ts', 'jsx', 'js', 'mdx', 'md'].some((ending) =>
    [join(path, `index.${ending}`), `${path}.${ending}`].some((file) => existsSync(file)),
  );
}
