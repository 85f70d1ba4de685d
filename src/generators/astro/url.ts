import { splitUrl } from '../../core/links.ts';
import { hrefOf } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';

export interface AstroUrlFormat {
  readonly trailingSlash: 'always' | 'never' | 'ignore';
  readonly format: 'file' | 'directory' | 'preserve';
}

export function astroUrl(site: Site, route: string, { format, trailingSlash }: AstroUrlFormat): string {
  const [path, rest] = splitUrl(route);
  const plain = hrefOf(site, path === '/' ? '/' : path.replace(/\/+$/, ''));
  if (format === 'file') return `${path === '/' ? `${plain}index` : plain}.html${rest}`;
  const slashed = plain.endsWith('/') ? plain : `${plain}/`;
  return (trailingSlash === 'never' && path !== '/' ? plain : slashed) + rest;
}
