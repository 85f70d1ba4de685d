import { folderOf } from '../values/paths.ts';
import { isExternal, splitUrl } from './url.ts';

/**
 * Rewrites a link so that it points to another page. Keeps query, hash and base path. A relative link stays relative if
 * both targets are in the same folder.
 *
 * @param resolved Current target as a path from the docs root. If `undefined`, the new link is not relative.
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

/**
 * Relative path from a file to another path, for use in a link.
 *
 * @param previous Link before the change. A leading `./` is kept.
 */
export function relativeLink(fromFile: string, to: string, previous: string): string {
  const start = folderOf(fromFile).split('/').filter(Boolean);
  const steps = to.split('/');
  let shared = 0;
  while (shared < start.length && shared < steps.length - 1 && start[shared] === steps[shared]) shared++;
  const up = start.slice(shared).map(() => '..');
  const path = [...up, ...steps.slice(shared)].join('/');
  return up.length === 0 && previous.startsWith('./') ? `./${path}` : path;
}

/** Percent-encodes characters that are special in Markdown, attributes or URLs. */
export function encodeLinkPath(path: string): string {
  if (!/[\s()<>"'`{}\\%&?#]/.test(path)) return path;
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return encoded.replace(/[()']/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Adds the prefix of the existing link to a path: a leading slash, or `./`. */
export function keepLinkPrefix(written: string, path: string): string {
  return `${/^(?:\.?\/)*/.exec(written)?.[0] ?? ''}${path}`;
}
