import { posix } from 'node:path';
import { decodePercent, encodePath, leadsAway, lookupOfSite, splitAddress, withoutBase } from '../../core/links.ts';
import type { Site } from '../../core/site.ts';
import { isMonochrome } from '../../render/icons.ts';
import type { PageLookup } from '../../render/types.ts';
import type { Addresses } from '../view/targets.ts';
import { shownLinks } from './shown-links.ts';

/**
 * Writes the addresses in the texts of a site's pages as a generator writes those of its own pages.
 *
 * @param addresses Writes the address of a route, base path included.
 * @param files Every file of the docs folder.
 * @param linked Gets those that the texts name.
 * @param read The text of a file of the docs folder.
 */
export function addressesOfSite(
  site: Site,
  addresses: Addresses,
  files: ReadonlySet<string>,
  linked: Set<string>,
  read: PageLookup['read'],
): Required<Pick<PageLookup, 'link' | 'asset' | 'isMonochrome'>> {
  const lookup = lookupOfSite(site);
  const { base } = site.site;
  const resolve = shownLinks(site, lookup);
  return { link, asset, isMonochrome: isInk };

  function link(target: string, file: string, page?: string): string {
    const found = resolve(target, file, page);
    if (found.to === 'page') return addresses(found.route + found.rest);
    return found.to === 'site' ? target : asset(target, file, page);
  }

  /** A file is published under its path. One that is named counts from what names it, from the page, or from the root. */
  function asset(target: string, file: string, page = file): string {
    if (leadsAway(target)) return target;
    const [path, rest] = splitAddress(target.trim());
    if (path === '') return target;
    const place = placeOf(path, file, page);
    if (files.has(place) && !/\.mdx?$/i.test(place)) linked.add(place);
    return `${base}/${encodePath(place)}${rest}`;
  }

  function isInk(target: string, file: string, page = file): boolean {
    const [path] = splitAddress(target.trim());
    if (leadsAway(target) || !/\.svg$/i.test(path)) return false;
    return isMonochrome(read(placeOf(path, file, page)) ?? '');
  }

  function placeOf(path: string, file: string, page: string): string {
    const plain = decodePercent(path);
    const fromRoot = withoutBase(posix.join('/', plain), base).slice(1);
    const relative = path.startsWith('/') ? [] : [file, page].map((from) => posix.join(posix.dirname(from), plain));
    return relative.find((one) => !one.startsWith('..') && files.has(one)) ?? fromRoot;
  }
}
