import type { LinkBranding } from '../branding/branding.ts';
import { socialLinks } from '../branding/links.ts';
import { socialIcon } from '../branding/social-icons.ts';

const iconAliases = new Map(Object.entries({ x: 'x.com', bluesky: 'blueSky', opencollective: 'openCollective' }));
const externalIcon = 'external';
const availableIcons: ReadonlySet<string> = new Set(
  (
    'github gitlab bitbucket discord gitter twitter x.com mastodon codeberg youtube threads linkedin twitch instagram ' +
    'stackOverflow telegram rss facebook reddit patreon signal slack matrix hackerOne openCollective blueSky discourse ' +
    'pinterest tiktok npm substack'
  ).split(' '),
);

export interface StarlightSocial {
  /** Name of an icon of Starlight. */
  readonly icon: string;
  readonly label: string;
  readonly href: string;
}

/** Social link for our component, which can draw icons that Starlight lacks. */
export interface ComponentSocial extends StarlightSocial {
  /** SVG that replaces the icon. Absent if Starlight has one for the service. */
  readonly svg?: string;
}

/** Social links as in Starlight's option `social`. Services without an icon get that of external links. */
export function starlightSocials(branding: LinkBranding): readonly StarlightSocial[] {
  return socialLinks(branding).map(({ kind, label, href }) => ({ icon: iconOf(kind), label, href }));
}

export function componentSocials(branding: LinkBranding): readonly ComponentSocial[] {
  return socialLinks(branding).map((social) => {
    const { kind, label, href } = social;
    const icon = iconOf(kind);
    return { icon, label, href, ...(icon === externalIcon ? { svg: socialIcon(social) } : {}) };
  });
}

function iconOf(kind: string): string {
  const icon = iconAliases.get(kind) ?? kind;
  return availableIcons.has(icon) ? icon : externalIcon;
}
