import type { Branding } from '../branding/branding.ts';
import { socialLinks } from '../branding/links.ts';

const iconAliases = new Map(
  Object.entries({ x: 'x.com', website: 'external', bluesky: 'blueSky', opencollective: 'openCollective' }),
);
const availableIcons: ReadonlySet<string> = new Set(
  (
    'github gitlab bitbucket discord gitter twitter x.com mastodon codeberg youtube threads linkedin twitch instagram ' +
    'stackOverflow telegram rss facebook reddit patreon signal slack matrix hackerOne openCollective blueSky discourse ' +
    'pinterest tiktok npm substack external'
  ).split(' '),
);

export interface StarlightSocial {
  /** Name of an icon of Starlight. */
  readonly icon: string;
  readonly label: string;
  readonly href: string;
}

/** Social links as in Starlight's option `social`. */
export function starlightSocials(branding: Pick<Branding, 'navbar' | 'footer'>): readonly StarlightSocial[] {
  return socialLinks(branding).map(({ kind, label, href }) => {
    const icon = iconAliases.get(kind) ?? kind;
    return { icon: availableIcons.has(icon) ? icon : 'external', label, href };
  });
}
