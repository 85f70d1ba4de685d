import { splitUrl } from '../../core/links.ts';
import { hrefOf } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';

export interface AstroUrlFormat {
  readonly trailingSlash: 'always' | 'never' | 'ignore';
  readonly format: 'file' | 'directory' | 'preserve';
}

export function astroUrl(site: Site, route: string, { format, trailingSlash }: AstroUrlFormat): string {
  const [path, suffix] = splitUrl(route);
  const hrefWithoutSlash = hrefOf(site, path === '/' ? '/' : path.replace(/\/+$/, ''));
  if (format === 'file') return `${path === '/' ? `${hrefWithoutSlash}index` : hrefWithoutSlash}.html${suffix}`;
  const hrefWithSlash = hrefWithoutSlash.endsWith('/') ? hrefWithoutSlash : `${hrefWithoutSlash}/`;
  return (trailingSlash === 'never' && path !== '/' ? hrefWithoutSlash : hrefWithSlash) + suffix;
}
