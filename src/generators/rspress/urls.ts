import { splitUrl } from '../../core/links.ts';
import { hrefOf, pageAt } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import { staticRedirects, toFilePath } from '../publish/redirects.ts';
import { linkTarget, type ToUrl } from '../view/targets.ts';

/**
 * URL of a route with the base path, in Rspress's format.
 *
 * @param cleanUrls Rspress's option: if `false`, URLs of pages end with `.html`.
 */
export function rspressUrl(site: Site, route: string, cleanUrls: boolean): string {
  const [path, suffix] = splitUrl(route);
  const urlPath = hrefOf(site, path === '/' ? '/' : path.replace(/\/+$/, ''));
  if (cleanUrls || pageAt(site, path) === undefined) return urlPath + suffix;
  return `${path === '/' ? `${urlPath}index` : urlPath}.html${suffix}`;
}

/** Destinations of the redirects of `docs.json`, by URL with the base path. */
export function rspressRedirects(site: Site, toUrl: ToUrl): ReadonlyMap<string, string> {
  return new Map(
    staticRedirects(site).redirects.map(({ source, destination }) => [
      hrefOf(site, source),
      linkTarget(destination, toUrl).href,
    ]),
  );
}

/**
 * Destinations of redirects, by path of the redirect page relative to the output folder. The output folder corresponds
 * to the base path.
 */
export function rspressRedirectPages(site: Site, toUrl: ToUrl): ReadonlyMap<string, string> {
  const redirects = [...rspressRedirects(site, toUrl)];
  return new Map(
    redirects.map(([source, destination]) => [
      `${toFilePath(source.slice(site.site.base.length)) || 'index'}.html`,
      destination,
    ]),
  );
}
