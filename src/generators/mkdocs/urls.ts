import { posix } from 'node:path';
import { decodePercent, isExternal, splitUrl } from '../../core/links.ts';
import { pageAt } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import type { WriteUrl } from './markdown/tree.ts';
import { mkDocsOutputPath, outputFolder } from './output-path.ts';
import { mkdocsFile } from './projection.ts';

/** Prefix of links to page files in rendered HTML. `relativeUrls` converts such links to relative URLs. */
const pagePrefix = '/.page/';

/** URL of a route in rendered HTML: the prefix and the file of its page, for `relativeUrls`. */
export function pageLink(route: string, site: Site): string {
  const [path, suffix] = splitUrl(route);
  const page = pageAt(site, path);
  return page === undefined || page.missing === true ? route : pagePrefix + mkdocsFile(page) + suffix;
}

/**
 * Makes URLs of a rendered page relative, as MkDocs requires: in Markdown to the page's file, in HTML to the folder of
 * the built page.
 *
 * @param file Path of the page's file, relative to MkDocs's docs folder.
 * @param isFile Whether a path is a published file other than a page.
 */
export function relativeUrls(file: string, isFile: (path: string) => boolean): WriteUrl {
  return (url, format) => {
    const [path, suffix] = splitUrl(url);
    if (isExternal(url) || path === '') return url;
    // A relative path never refers to a page. It becomes absolute, because MkDocs doesn't check absolute paths.
    if (!path.startsWith('/')) return posix.join('/', posix.dirname(file), path) + suffix;
    const isPage = path.startsWith(pagePrefix);
    const target = isPage ? path.slice(pagePrefix.length) : mkDocsOutputPath(path.slice(1));
    if (!isPage && !isFile(decodePercent(path.slice(1)))) return url;
    if (format === 'markdown') return (posix.relative(posix.dirname(file), target) || posix.basename(target)) + suffix;
    const relativePath = posix.relative(outputFolder(file), isPage ? outputFolder(target) : target);
    return `${relativePath === '' ? '.' : relativePath}${isPage ? '/' : ''}${suffix}`;
  };
}
