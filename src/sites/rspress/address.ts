import { splitAddress } from '../../core/links.ts';
import { hrefOf, pageAt } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';

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
