import { splitAddress } from '../../core/links.ts';
import { hrefOf, pageAt } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import { pathOfAddress, staticRedirects } from '../publish/redirects.ts';
import { type Addresses, targetOf } from '../view/targets.ts';

/**
 * The address of a route as Rspress writes those of its own pages, with the base path.
 *
 * @param cleanUrls False: addresses of pages end with `.html`, as Rspress's option of this name says.
 */
export function addressOf(site: Site, route: string, cleanUrls: boolean): string {
  const [path, rest] = splitAddress(route);
  const plain = hrefOf(site, path === '/' ? '/' : path.replace(/\/+$/, ''));
  if (cleanUrls || pageAt(site, path) === undefined) return plain + rest;
  return `${path === '/' ? `${plain}index` : plain}.html${rest}`;
}

/** The redirects of `docs.json`: where each address with the base path leads. */
export function redirectsOf(site: Site, addresses: Addresses): ReadonlyMap<string, string> {
  return new Map(
    staticRedirects(site).redirects.map(({ source, destination }) => [
      hrefOf(site, source),
      targetOf(destination, addresses).href,
    ]),
  );
}

/** The pages that lead on: where each leads, by its file below the built site, which is what is at the base path. */
export function redirectPages(site: Site, addresses: Addresses): ReadonlyMap<string, string> {
  const redirects = [...redirectsOf(site, addresses)];
  return new Map(
    redirects.map(([source, destination]) => [
      `${pathOfAddress(source.slice(site.site.base.length)) || 'index'}.html`,
      destination,
    ]),
  );
}
