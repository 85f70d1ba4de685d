import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hrefOf } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import { resolveDestination, staticRedirects, toFilePath } from '../publish/redirects.ts';
import type { RouteConfig } from './types.ts';

/**
 * Destinations of redirects, by path of the redirect page relative to the output folder.
 *
 * @param trailingSlash Value in Docusaurus's configuration.
 */
export function docusaurusRedirectPages(site: Site, trailingSlash: boolean | undefined): ReadonlyMap<string, string> {
  return new Map(
    staticRedirects(site).redirects.map(({ source, destination }) => {
      const path = toFilePath(source) || 'index';
      const isFile = trailingSlash === false || path === 'index';
      return [isFile ? `${path}.html` : `${path}/index.html`, resolveDestination(site, destination)];
    }),
  );
}

/**
 * Creates routes for redirects. In dev every redirect is a route. A build has redirect pages instead, and needs a route
 * only for `/`, because the navbar and the 404 page link to it.
 *
 * @param siteDir Absolute path of the project. The project's own pages have priority.
 */
export function createRedirectRoutes(site: Site, siteDir: string, isBuild: boolean): RouteConfig[] {
  return staticRedirects(site)
    .redirects.filter(({ source }) => (source === '/' || !isBuild) && !hasProjectPage(siteDir, source))
    .map(({ source, destination }) => ({
      path: hrefOf(site, source),
      component: '@theme/DocsJsonNav/Moved',
      exact: true,
      props: { to: resolveDestination(site, destination) },
    }));
}

/** Searches `src/pages` as Docusaurus's pages plugin does. */
function hasProjectPage(siteDir: string, route: string): boolean {
  const path = join(siteDir, 'src/pages', toFilePath(route));
  return ['tsx', 'ts', 'jsx', 'js', 'mdx', 'md'].some((extension) =>
    [join(path, `index.${extension}`), `${path}.${extension}`].some((file) => existsSync(file)),
  );
}
