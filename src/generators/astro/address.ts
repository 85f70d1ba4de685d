import { splitAddress } from '../../core/links.ts';
import { hrefOf } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';

/** How Astro writes the addresses of pages. */
export interface AddressStyle {
  readonly trailingSlash: 'always' | 'never' | 'ignore';
  readonly format: 'file' | 'directory' | 'preserve';
}

/** The address of a route as Astro writes those of its own pages. */
export function addressOf(site: Site, route: string, { format, trailingSlash }: AddressStyle): string {
  const [path, rest] = splitAddress(route);
  const plain = hrefOf(site, path === '/' ? '/' : path.replace(/\/+$/, ''));
  if (format === 'file') return `${path === '/' ? `${plain}index` : plain}.html${rest}`;
  const slashed = plain.endsWith('/') ? plain : `${plain}/`;
  return (trailingSlash === 'never' && path !== '/' ? plain : slashed) + rest;
}
