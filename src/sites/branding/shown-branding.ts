import { decodePercent, leadsAway, splitAddress } from '../../core/links.ts';
import type { ResolvedSite } from '../resolve.ts';
import type { Branding, Pair } from './branding.ts';
import { brandingAddress } from './branding-address.ts';
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
