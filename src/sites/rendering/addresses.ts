import { posix } from 'node:path';
import { decodePercent, encodePath, leadsAway, lookupOfSite, splitAddress, withoutBase } from '../../core/links.ts';
import type { Site } from '../../core/site.ts';
import { addressedPath, type Layout } from '../../core/values.ts';
import { isMonochrome } from '../../render/icons.ts';
import type { PageLookup } from '../../render/types.ts';
import type { Addresses } from '../view/targets.ts';
import { shownLinks } from './shown-links.ts';

/** What is known of the files that addresses may name. */
export interface FilesOfDocs {
  /** Every file of the docs folder, by the path that it is addressed by. */
  readonly addressed: ReadonlyMap<string, string>;
  /** Which folders are not in addresses. */
  readonly layout: Layout;
}

/**
 * Writes the addresses in the texts of a site's pages as a generator writes those of its own pages.
 *
 * @param addresses Writes the address of a route, base path included.
 * @param linked Gets those that the texts name.
 * @param read The text of a file of the docs folder.
 */
export function addressesOfSite(
  site: Site,
  addresses: Addresses,
  { addressed: files, layout }: FilesOfDocs,
  linked: Set<string>,
  read: PageLookup['read'],
): Required<Pick<PageLookup, 'link' | 'asset' | 'isMonochrome'>> {
  const lookup = lookupOfSite(site, false, layout);
  const { base } = site.site;
  const resolve = shownLinks(site, lookup);
  return { link, asset, isMonochrome: isInk };

  function link(target: string, file: string, page?: string): string {
    const found = resolve(target, file, page);
    if (found.to === 'page') return addresses(found.route + found.rest);
    return found.to === 'site' ? target : asset(target, file, page);
  }

  /** A file is published under the path that it is addressed by. One that is named counts from what names it, from the page, or from the root. */
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
    return isMonochrome(read(files.get(placeOf(path, file, page)) ?? '') ?? '');
  }

  function placeOf(path: string, file: string, page: string): string {
    const plain = decodePercent(path);
    const written = withoutBase(posix.join('/', plain), base).slice(1);
    // Code names files, not addresses.
    const fromRoot = files.has(written) ? written : addressedPath(written, layout);
    const addressed = (from: string): string => posix.join(posix.dirname(addressedPath(from, layout)), plain);
    const relative = path.startsWith('/') ? [] : [file, page].map(addressed);
    return relative.find((one) => !one.startsWith('..') && files.has(one)) ?? fromRoot;
  }
}
