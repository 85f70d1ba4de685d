import type { Face, FaceLink, Social } from './face.ts';

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

/** The social links of a site; a navigation bar whose button leads to GitHub is one of them. */
export function socialsOf({ footer, navbar }: Pick<Face, 'footer' | 'navbar'>): readonly SocialView[] {
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

/** The button of the navigation bar, where it is no social link. */
export function primaryLink({ navbar }: Pick<Face, 'navbar'>): Face['navbar']['primary'] {
  return navbar.primary?.icon === 'github' ? undefined : navbar.primary;
}

/** The links of the navigation bar in their order, its button last where it is no social link. */
export function navbarLinks(face: Pick<Face, 'navbar'>): readonly FaceLink[] {
  const primary = primaryLink(face);
  return [...face.navbar.links, ...(primary === undefined ? [] : [primary])];
}
