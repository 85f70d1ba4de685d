import { posix } from 'node:path';
import { leadsAway, splitAddress } from '../../core/links.ts';
import { pageAt } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import type { WriteAddress } from './markdown/tree.ts';
import { placeOf } from './place.ts';
import { fileOf } from './projection.ts';

/** Marks the file of a page in rendered HTML: the way to it depends on the page that links there. */
const toPage = '/.page/';

/** The address of a route in rendered pages: the file of its page, for `addressesFrom` to read. */
export function addressOf(route: string, site: Site): string {
  const [path, rest] = splitAddress(route);
  const page = pageAt(site, path);
  return page === undefined || page.missing === true ? route : toPage + fileOf(page) + rest;
}

/**
 * Writes the addresses of a rendered page for MkDocs, which wants them to count from the page: in Markdown from its file,
 * in HTML from the folder that the page is built to.
 *
 * @param file Path of the page's file below MkDocs's folder.
 * @param isFile True for a file that is published beside the pages.
 */
export function addressesFrom(file: string, isFile: (path: string) => boolean): WriteAddress {
  return (address, where) => {
    const [path, rest] = splitAddress(address);
    if (leadsAway(address) || path === '') return address;
    // It leads to no page: MkDocs leaves alone what counts from the root.
    if (!path.startsWith('/')) return posix.join('/', posix.dirname(file), path) + rest;
    const isPage = path.startsWith(toPage);
    const target = isPage ? path.slice(toPage.length) : placeOf(path.slice(1));
    if (!isPage && !isFile(decodeURI(path.slice(1)))) return address;
    if (where === 'markdown') return (posix.relative(posix.dirname(file), target) || posix.basename(target)) + rest;
    const way = posix.relative(folderOf(file), isPage ? folderOf(target) : target);
    return `${way === '' ? '.' : way}${isPage ? '/' : ''}${rest}`;
  };
}

/** The folder that MkDocs builds a page to, as its usual settings have it. */
export function folderOf(file: string): string {
  const path = file.replace(/\.md$/, '');
  return posix.basename(path) === 'index' ? posix.dirname(path) : path;
}
