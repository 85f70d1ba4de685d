import { posix } from 'node:path';
import { decodePercent, leadsAway, splitAddress, withoutBase } from '../../links/address.ts';
import { resolveLink } from '../../links/resolve.ts';
import { worldOfSite } from '../../links/world.ts';
import type { Site } from '../../values/site.ts';
import type { World } from '../dialect/types.ts';
import type { Addresses } from '../view/targets.ts';

/**
 * Writes the addresses in the texts of a site's pages as a generator writes those of its own pages.
 *
 * @param addresses Writes the address of a route, base path included.
 * @param files Every file of the docs folder.
 * @param linked Gets those that the texts name.
 */
export function addressesOfSite(
  site: Site,
  addresses: Addresses,
  files: ReadonlySet<string>,
  linked: Set<string>,
): Pick<World, 'link' | 'asset'> {
  const world = worldOfSite(site);
  const { base } = site.site;
  const routes = new Map<string, string>();
  for (const { route, file } of Object.values(site.pages)) routes.set(file ?? `${route.slice(1)}.md`, route);
  return { link, asset };

  function link(target: string, file: string): string {
    // What a snippet says counts from the snippet: it may stand in many pages.
    const route = routes.get(file) ?? `/${file}`;
    const found = resolveLink(target, { route, file }, world);
    if (found.to === 'page') return addresses(found.route + found.rest);
    return found.to === 'site' ? target : asset(target, file);
  }

  /** A file is published under its path: one that is named from a page counts from the page's file, or from the root. */
  function asset(target: string, file: string): string {
    if (leadsAway(target)) return target;
    const [path, rest] = splitAddress(target.trim());
    if (path === '') return target;
    const plain = decodePercent(path);
    const fromRoot = withoutBase(posix.join('/', plain), base).slice(1);
    const fromFile = posix.join(posix.dirname(file), plain);
    const place = !path.startsWith('/') && !fromFile.startsWith('..') && files.has(fromFile) ? fromFile : fromRoot;
    if (files.has(place) && !/\.mdx?$/i.test(place)) linked.add(place);
    return `${base}/${place.split('/').map(encodeURIComponent).join('/')}${rest}`;
  }
}
