import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decodePercent, leadsAway, splitAddress } from '../../core/links.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Branding, Pair } from './branding.ts';
import { readBranding } from './read-branding.ts';

/** What of a site its branding is made of. */
export type BrandedSite = Pick<ResolvedSite, 'config' | 'addressed' | 'linked'>;

/**
 * The branding of a site as a generator shows it: a logo or favicon whose file is not there is left out, so that the name of
 * the site is where a broken picture would. What is there for light or dark pages alone is shown on both. A check
 * reports the missing file. What is there counts as linked, so it is published.
 */
export function shownBranding({ config, addressed, linked }: BrandedSite): Branding {
  const branding = readBranding(config);
  const known = addressed();
  const isThere = (path: string): boolean => {
    if (leadsAway(path)) return true;
    const file = decodePercent(splitAddress(brandingAddress(path))[0]).slice(1);
    if (known.has(file)) linked.add(file);
    return known.has(file);
  };
  const logo = branding.logo && withThere(branding.logo, isThere);
  return { ...branding, logo, favicon: branding.favicon && withThere(branding.favicon, isThere) };
}

function withThere<Picture extends Pair>(picture: Picture, isThere: (path: string) => boolean): Picture | undefined {
  const [some] = [picture.light, picture.dark].filter(isThere);
  if (some === undefined) return undefined;
  const { light, dark } = picture;
  return { ...picture, light: isThere(light) ? light : some, dark: isThere(dark) ? dark : some };
}

/**
 * The address of a file that the branding of a site names; one on another site stays as it is.
 *
 * @param base Path that the site is served under, with or without slashes around it. Default: none.
 */
export function brandingAddress(path: string, base = ''): string {
  if (leadsAway(path)) return path.trim();
  return ['', ...base.split('/'), path.trim().replace(/^(?:\.?\/)+/, '')]
    .filter((step, at) => at === 0 || step !== '')
    .join('/');
}

/** The URLs on disk of files that a site names, for bundlers that resolve them; undefined for one that is not there. */
export function filesOnDisk({
  root,
  addressed,
}: Pick<ResolvedSite, 'root' | 'addressed'>): (path: string) => string | undefined {
  const known = addressed();
  return (path) => {
    if (leadsAway(path)) return path.trim();
    const file = known.get(brandingAddress(path).slice(1));
    return file === undefined ? undefined : pathToFileURL(join(root, file)).href;
  };
}
