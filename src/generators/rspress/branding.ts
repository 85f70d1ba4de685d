import type { Branding } from '../branding/branding.ts';
import { linkSign, navbarLinks, type SocialView, socialsOf } from '../branding/links.ts';
import { metatagsOf } from '../branding/metatags.ts';
import { type OwnSettings, unset } from '../branding/own-settings.ts';
import { brandingAddress } from '../branding/shown-branding.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { escapeInlineMarkdown } from './inline-markdown.ts';

const availableIcons: ReadonlySet<string> = new Set(
  'bluesky discord facebook github gitlab instagram linkedin npm slack x youtube wechat weibo zhihu'.split(' '),
);

/**
 * A site's branding as Rspress settings (https://rspress.rs/api/config/config-basic). Settings of the project have
 * priority.
 *
 * @param fileOf URL of a file on disk, as Rspress expects for icons and fonts. `undefined` if the file doesn't exist.
 * @returns The settings to add, and a style sheet.
 */
export function rspressBranding(branding: Branding, own: OwnSettings, fileOf: (path: string) => string | undefined) {
  const { name, description, logo, favicon, appearance } = branding;
  const socials = socialsOf(branding).map(socialLink);
  const links = navbarLinks(branding);
  return {
    config: unset(
      {
        title: name === '' ? undefined : name,
        description,
        icon: favicon && fileOf(favicon.light),
        logoHref: logo?.href,
        logo: logo && { light: brandingAddress(logo.light), dark: brandingAddress(logo.dark) },
      },
      own,
    ),
    head: metatagsOf(branding).map((attributes) => ['meta', attributes] as const),
    themeConfig: unset(
      {
        nav:
          links.length === 0
            ? undefined
            : links.map(({ label, href }) => ({
                text: escapeInlineMarkdown(label),
                link: href,
                position: 'right' as const,
              })),
        socialLinks: socials.length === 0 ? undefined : socials,
        darkMode: darkModeOf(appearance),
      },
      own.themeConfig,
    ),
    css: brandingStyleSheet(branding, {
      accent: ({ text, hover, soft }) => ({
        '--rp-c-brand': text,
        '--rp-c-brand-light': hover,
        '--rp-c-brand-lighter': hover,
        '--rp-c-brand-dark': hover,
        '--rp-c-brand-darker': hover,
        '--rp-c-brand-tint': soft,
      }),
      background: '--rp-c-bg',
      bodyFont: '--rp-font-family-base',
      links: '.docs-json-nav-page :where(a:not([class*="djn-"]))',
      address: fileOf,
    }),
  };
}

/** Initial appearance. `undefined` for Rspress's default, which is the system's. */
function darkModeOf({ initial, strict }: Branding['appearance']) {
  // `false` also works in the first versions of Rspress 2, which have no name for this setting.
  if (strict && initial === 'light') return false;
  const mode = initial === 'system' ? ('auto' as const) : initial;
  if (strict) return `force-${mode}` as const;
  return mode === 'auto' ? undefined : mode;
}

function socialLink({ kind, href }: SocialView) {
  return { icon: availableIcons.has(kind) ? kind : { svg: linkSign }, mode: 'link' as const, content: href };
}
