import { isExternal, splitUrl } from './url.ts';

/**
 * Rewrites a link for another page. Query, hash and base path are kept. A relative link stays relative if both pages
 * are in the same folder.
 *
 * @param resolved Current target from the root of the docs; `undefined` to write the new link from the root.
 * @param route New target.
 * @param base `''`, or the base path of the site.
 * @returns `undefined` for an external link, or a route that would need escaping in Markdown or an attribute.
 */
export function retarget(
  target: string,
  resolved: string | undefined,
  route: string,
  base: string,
): string | undefined {
  if (isExternal(target) || /[\s()<>"'`{}\\%&?#]/.test(route)) return undefined;
  const [path, rest] = splitUrl(target.trim());
  if (path.startsWith('/')) return `${base !== '' && path.startsWith(`${base}/`) ? base : ''}${route}${rest}`;
  const [folder, name] = [folderOf(route), route.slice(folderOf(route).length + 1)];
  const currentFolder = resolved === undefined ? undefined : folderOf(resolved.replace(/\/$/, ''));
  const staysRelative = folder === currentFolder && name !== '' && !path.endsWith('/');
  return staysRelative ? `${path.slice(0, path.lastIndexOf('/') + 1)}${name}${rest}` : `${route}${rest}`;
}

function folderOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/'));
}
