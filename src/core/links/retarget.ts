import { folderOf } from '../values/paths.ts';
import { encodePath, isExternal, splitUrl } from './url.ts';

/** Characters that are special in Markdown, attributes or URLs. */
const specialCharacters = /[\s()<>"'`{}\\%&?#]/;

/**
 * Rewrites a link so that it points to another page. Keeps query, hash and base path. A relative link stays relative if
 * both targets are in the same folder.
 *
 * @param resolvedPath Current target as a path from the docs root. If `undefined`, the new link is not relative.
 * @param route New target.
 * @param base `''`, or the base path of the site.
 * @returns `undefined` for an external link, or a route that would need escaping in Markdown or an attribute.
 */
export function retarget(
  target: string,
  resolvedPath: string | undefined,
  route: string,
  base: string,
): string | undefined {
  if (isExternal(target) || specialCharacters.test(route)) return undefined;
  const [path, suffix] = splitUrl(target.trim());
  if (path.startsWith('/')) return `${base !== '' && path.startsWith(`${base}/`) ? base : ''}${route}${suffix}`;
  const [folder, name] = [folderOf(route), route.slice(folderOf(route).length + 1)];
  const currentFolder = resolvedPath === undefined ? undefined : folderOf(resolvedPath.replace(/\/$/, ''));
  const staysRelative = folder === currentFolder && name !== '' && !path.endsWith('/');
  return staysRelative ? `${path.slice(0, path.lastIndexOf('/') + 1)}${name}${suffix}` : `${route}${suffix}`;
}

/**
 * Relative path from a file to another path, for use in a link.
 *
 * @param previous Link before the change. A leading `./` is kept.
 */
export function relativeLink(fromFile: string, targetPath: string, previous: string): string {
  const fromFolders = folderOf(fromFile).split('/').filter(Boolean);
  const targetSegments = targetPath.split('/');
  let sharedCount = 0;
  while (
    sharedCount < fromFolders.length &&
    sharedCount < targetSegments.length - 1 &&
    fromFolders[sharedCount] === targetSegments[sharedCount]
  )
    sharedCount++;
  const parentSegments = fromFolders.slice(sharedCount).map(() => '..');
  const path = [...parentSegments, ...targetSegments.slice(sharedCount)].join('/');
  return parentSegments.length === 0 && previous.startsWith('./') ? `./${path}` : path;
}

/** Percent-encodes a path that contains a special character. */
export function encodeLinkPath(path: string): string {
  if (!specialCharacters.test(path)) return path;
  return encodePath(path).replace(/[()']/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Adds the prefix of the existing link to a path: a leading slash, or `./`. */
export function keepLinkPrefix(existingLink: string, path: string): string {
  return `${/^(?:\.?\/)*/.exec(existingLink)?.[0] ?? ''}${path}`;
}
