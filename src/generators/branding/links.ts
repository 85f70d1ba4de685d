import { type Addresses, type Target, targetOf } from '../view/targets.ts';
import type { Branding, BrandingLink, Social } from './branding.ts';

/** Other names of the same service. */
const synonyms = new Map(
  Object.entries({ 'x-twitter': 'x', 'hacker-news': 'hackernews', 'earth-americas': 'website', globe: 'website' }),
);

const titles = new Map(
  Object.entries({ github: 'GitHub', linkedin: 'LinkedIn', youtube: 'YouTube', x: 'X', hackernews: 'Hacker News' }),
);

/** A link to where a site is found elsewhere. */
export interface SocialView {
  /** One name for each service: `github`, `x`, `website`. */
  readonly kind: string;
  readonly label: string;
  readonly href: string;
}

/** The sign of a link as SVG, for a service that a generator has no icon for. */
export const linkSign =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" stroke="currentColor" ' +
  'stroke-width="2" stroke-linecap="round"><path fill="none" d="M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 ' +
  '10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.3-1.3"/></svg>';

/** The social links of a site; a navigation bar whose button leads to GitHub is one of them. */
export function socialsOf({ footer, navbar }: Pick<Branding, 'footer' | 'navbar'>): readonly SocialView[] {
  const { primary } = navbar;
  const bar: Social[] = primary?.icon === 'github' ? [{ kind: 'github', href: primary.href }] : [];
  const seen = new Set<string>();
  return [...bar, ...footer.socials].flatMap(({ kind, href }) => {
    const name = synonyms.get(kind.toLowerCase()) ?? kind.toLowerCase();
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ kind: name, label: titles.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1), href }];
  });
}

/** The button of the navigation bar, if it is no social link. */
export function primaryLink({ navbar }: Pick<Branding, 'navbar'>): Branding['navbar']['primary'] {
  return navbar.primary?.icon === 'github' ? undefined : navbar.primary;
}

/** The links of the navigation bar in their order, its button last if it is no social link. */
export function navbarLinks(branding: Pick<Branding, 'navbar'>): readonly BrandingLink[] {
  const primary = primaryLink(branding);
  return [...branding.navbar.links, ...(primary === undefined ? [] : [primary])];
}

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

/** Links at the foot of a site that stand together. */
export interface FooterList {
  /** Null if nothing is above them. */
  readonly title: string | null;
  readonly links: readonly (Target & { readonly label: string })[];
}

/** The links at the foot of a site, for generators without a setting for them. */
export function footerLists({ footer }: Pick<Branding, 'footer'>, addresses: Addresses): readonly FooterList[] {
  return footer.columns.map(({ header, links }) => ({
    title: header ?? null,
    links: links.map(({ label, href }) => ({ label, ...targetOf(href, addresses) })),
  }));
}
