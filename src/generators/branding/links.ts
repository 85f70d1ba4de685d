import { iconClasses } from '../../render/icons.ts';
import { type LinkTarget, linkTarget, type ToUrl } from '../view/targets.ts';
import type { Branding, BrandingLink, LinkBranding, Social } from './branding.ts';
import { serviceTitle } from './services.ts';

const serviceAliases = new Map(
  Object.entries({ 'x-twitter': 'x', 'hacker-news': 'hackernews', 'earth-americas': 'website', globe: 'website' }),
);

/** Navbar and footer of the pages in a language. Undefined: pages without a language. */
export function brandingOf(
  branding: LinkBranding & Pick<Branding, 'languages'>,
  language: string | undefined,
): LinkBranding {
  return branding.languages.find((item) => item.language === language) ?? branding;
}

export interface SocialLink {
  readonly kind: string;
  readonly label: string;
  readonly href: string;
}

/** Social links of a site, including a primary button that links to GitHub. */
export function socialLinks({ footer, navbar }: LinkBranding): readonly SocialLink[] {
  const { primary } = navbar;
  const navbarSocials: Social[] = primary?.icon === 'github' ? [{ kind: 'github', href: primary.href }] : [];
  const seen = new Set<string>();
  return [...navbarSocials, ...footer.socials].flatMap(({ kind, href }) => {
    const name = serviceAliases.get(kind.toLowerCase()) ?? kind.toLowerCase();
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ kind: name, label: serviceTitle(name), href }];
  });
}

/** Primary button, unless it is a social link. */
export function primaryLink({ navbar }: Pick<Branding, 'navbar'>): Branding['navbar']['primary'] {
  return navbar.primary?.icon === 'github' ? undefined : navbar.primary;
}

export function navbarLinks(branding: Pick<Branding, 'navbar'>): readonly BrandingLink[] {
  const primary = primaryLink(branding);
  return [...branding.navbar.links, ...(primary === undefined ? [] : [primary])];
}

/** CSS classes of a link's icon. The style sheet of pages draws the icon. */
export function linkIconClasses({ icon }: BrandingLink): string | undefined {
  return icon === undefined ? undefined : iconClasses({ name: icon });
}

export interface ResolvedNavbarLink extends LinkTarget {
  readonly label: string;
  /** CSS classes of the icon. */
  readonly icon?: string;
  readonly primary: boolean;
}

export function resolveNavbarLinks(branding: Pick<Branding, 'navbar'>, toUrl: ToUrl): readonly ResolvedNavbarLink[] {
  const primary = primaryLink(branding);
  return navbarLinks(branding).map((link) => ({
    label: link.label,
    primary: link === primary,
    ...(link.icon === undefined ? {} : { icon: iconClasses({ name: link.icon }) }),
    ...linkTarget(link.href, toUrl),
  }));
}

/** Links of the navbar with the link to GitHub, for a theme whose navbar has no icons of services. */
export function resolveHeaderLinks(branding: Pick<Branding, 'navbar'>, toUrl: ToUrl): readonly ResolvedNavbarLink[] {
  const { primary } = branding.navbar;
  const links = resolveNavbarLinks(branding, toUrl);
  return primary?.icon !== 'github' || links.some(({ href }) => href === primary.href)
    ? links
    : [...links, { label: primary.label, primary: false, ...linkTarget(primary.href, toUrl) }];
}

export interface ResolvedFooterColumn {
  readonly title: string | null;
  readonly links: readonly (LinkTarget & { readonly label: string })[];
}

export function resolveFooterColumns(
  { footer }: Pick<Branding, 'footer'>,
  toUrl: ToUrl,
): readonly ResolvedFooterColumn[] {
  return footer.columns.map(({ header, links }) => ({
    title: header ?? null,
    links: links.map(({ label, href }) => ({ label, ...linkTarget(href, toUrl) })),
  }));
}
