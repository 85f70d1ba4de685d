import { posix } from 'node:path';
import { leadsAway, splitAddress } from '../../core/links.ts';
import { pageAt } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import type { WriteAddress } from './markdown/tree.ts';
import { placeOf } from './place.ts';
import { fileOf } from './projection.ts';

/** Prefix of links to page files in rendered HTML. `addressesFrom` makes the rest relative to the linking page. */
const pagePrefix = '/.page/';

/** URL of a route in rendered HTML: the prefix and the file of its page, for `addressesFrom`. */
export function addressOf(route: string, site: Site): string {
  const [path, rest] = splitAddress(route);
  const page = pageAt(site, path);
  return page === undefined || page.missing === true ? route : pagePrefix + fileOf(page) + rest;
}

/**
 * Makes URLs of a rendered page relative, as MkDocs requires: in Markdown to the page's file, in HTML to the folder of
 * the built page.
 *
 * @param file Path of the page's file, relative to MkDocs's docs folder.
 * @param isFile Whether a path is a published file other than a page.
 */
export function addressesFrom(file: string, isFile: (path: string) => boolean): WriteAddress {
  return (address, where) => {
    const [path, rest] = splitAddress(address);
    if (leadsAway(address) || path === '') return address;
    // Not a page. MkDocs doesn't check paths from the root.
    if (!path.startsWith('/')) return posix.join('/', posix.dirname(file), path) + rest;
    const isPage = path.startsWith(pagePrefix);
    const target = isPage ? path.slice(pagePrefix.length) : placeOf(path.slice(1));
    if (!isPage && !isFile(decodeURI(path.slice(1)))) return address;
    if (where === 'markdown') return (posix.relative(posix.dirname(file), target) || posix.basename(target)) + rest;
    const relative = posix.relative(folderOf(file), isPage ? folderOf(target) : target);
    return `${relative === '' ? '.' : relative}${isPage ? '/' : ''}${rest}`;
  };
}

/** Output folder of a page with MkDocs's default `use_directory_urls`. */
export function folderOf(file: string): string {
  const path = file.replace(/\.md$/, '');
  return posix.basename(path) === 'index' ? posix.dirname(path) : path;
}
