import { leadsAway, splitAddress } from './address.ts';

/**
 * An address that leads to another page, written as the one that it stands for: query, hash and base path are kept, and a
 * relative one stays relative where the two pages are in one folder.
 *
 * @param resolved What the address means, from the root of the docs; undefined for an address that is to count from there.
 * @param route The page that it is to lead to.
 * @param base `''`, or the path that the site is served under.
 * @returns `undefined` for a route that Markdown or an attribute would have to escape.
 */
export function retarget(
  target: string,
  resolved: string | undefined,
  route: string,
  base: string,
): string | undefined {
  if (leadsAway(target) || /[\s()<>"'`{}\\%&?#]/.test(route)) return undefined;
  const [path, rest] = splitAddress(target.trim());
  if (path.startsWith('/')) return `${base !== '' && path.startsWith(`${base}/`) ? base : ''}${route}${rest}`;
  const [folder, name] = [folderOf(route), route.slice(folderOf(route).length + 1)];
  const own = resolved === undefined ? undefined : folderOf(resolved.replace(/\/$/, ''));
  const isBeside = folder === own && name !== '' && !path.endsWith('/');
  return isBeside ? `${path.slice(0, path.lastIndexOf('/') + 1)}${name}${rest}` : `${route}${rest}`;
}

function folderOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/'));
}
