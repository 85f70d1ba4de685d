import { encodePath, isExternal, splitUrl } from '../../core/links.ts';
import { newTabAttributes } from '../../render/html.ts';

/** Maps a route to its URL in the generator's format. The route may have a query and fragment. */
export type ToUrl = (route: string) => string;

/** Encodes a route for generators whose link component adds the base path. */
export function encodeRoute(route: string): string {
  const [path, suffix] = splitUrl(route);
  return encodePath(path) + suffix;
}

/** URL of a link, and attributes that open another website in a new tab. */
export interface LinkTarget {
  readonly href: string;
  readonly attrs: Readonly<Record<string, string>>;
}

/** @param target Route on this site, or URL as written. */
export function linkTarget(target: string, toUrl: ToUrl): LinkTarget {
  if (isExternal(target)) return { href: target, attrs: newTabAttributes(target) };
  return { href: target.startsWith('/') ? toUrl(target) : target, attrs: {} };
}
