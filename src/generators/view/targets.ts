import { encodePath, isExternal, splitUrl } from '../../core/links.ts';

/** URL of a route, which may have a query and fragment, as the generator writes it. */
export type ToUrl = (route: string) => string;

/** Encoded route for a generator whose link component adds the rest of the URL. */
export function encodeRoute(route: string): string {
  const [path, rest] = splitUrl(route);
  return encodePath(path) + rest;
}

/** URL of a link, with the attributes that open external links in a new tab. */
export interface LinkTarget {
  readonly href: string;
  readonly attrs: Readonly<Record<string, string>>;
}

/** @param target Route on this site, or URL as written. */
export function targetOf(target: string, toUrl: ToUrl): LinkTarget {
  if (isExternal(target)) return { href: target, attrs: { target: '_blank', rel: 'noopener' } };
  return { href: target.startsWith('/') ? toUrl(target) : target, attrs: {} };
}
