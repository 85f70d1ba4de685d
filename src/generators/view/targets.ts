import { encodePath, leadsAway, splitAddress } from '../../core/links.ts';

/** Writes the address of a route, with a query or fragment it may carry, as a generator writes those of its own pages. */
export type Addresses = (route: string) => string;

/** A route, with a query or fragment it may carry, for a generator whose own links add the rest of the address. */
export function encodeRoute(route: string): string {
  const [path, rest] = splitAddress(route);
  return encodePath(path) + rest;
}

/** Where a link leads, and what makes it open beside the documentation where it leaves it. */
export interface Target {
  readonly href: string;
  /** Attributes of the link. */
  readonly attrs: Readonly<Record<string, string>>;
}

/** @param target A route of the site, or an address as it was written. */
export function targetOf(target: string, addresses: Addresses): Target {
  if (leadsAway(target)) return { href: target, attrs: { target: '_blank', rel: 'noopener' } };
  return { href: target.startsWith('/') ? addresses(target) : target, attrs: {} };
}
