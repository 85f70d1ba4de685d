import { splitAddress } from '../../core/links.ts';
import { hrefOf } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';

export interface AddressStyle {
  readonly trailingSlash: 'always' | 'never' | 'ignore';
  readonly format: 'file' | 'directory' | 'preserve';
}

/** URL of a route in the format of Astro's `trailingSlash` and `build.format` settings. */
export function addressOf(site: Site, route: string, { format, trailingSlash }: AddressStyle): string {
  const [path, rest] = splitAddress(route);
  const plain = hrefOf(site, path === '/' ? '/' : path.replace(/\/+$/, ''));
  if (format === 'file') return `${path === '/' ? `${plain}index` : plain}.html${rest}`;
  const slashed = plain.endsWith('/') ? plain : `${plain}/`;
  return (trailingSlash === 'never' && path !== '/' ? plain : slashed) + rest;
}
