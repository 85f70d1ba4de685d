import { type Addresses, type Target, targetOf } from '../view/targets.ts';
import type { Branding } from './branding.ts';
import { navbarLinks, primaryLink } from './social.ts';

/** A link of the bar at the top of a site. */
export interface BarLink extends Target {
  readonly label: string;
  /** True for the one that is drawn as a button. */
  readonly primary: boolean;
}

/** The links of the bar and its button, for generators without a setting for them. */
export function barLinksOf(branding: Pick<Branding, 'navbar'>, addresses: Addresses): readonly BarLink[] {
  const primary = primaryLink(branding);
  return navbarLinks(branding).map((link) => ({
    label: link.label,
    primary: link === primary,
    ...targetOf(link.href, addresses),
  }));
}
