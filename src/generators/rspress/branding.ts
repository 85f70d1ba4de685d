import type { Branding, BrandingLink } from '../branding/branding.ts';
import {
  linkIcon,
  linkIconClasses,
  navbarLinks,
  primaryLink,
  type SocialLink,
  socialLinks,
} from '../branding/links.ts';
import { sharedMetatags } from '../branding/metatags.ts';
import { type ProjectSettings, withoutProjectSettings } from '../branding/project-settings.ts';
import { brandingUrl } from '../branding/resolve-branding.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { escapeInlineMarkdown } from './inline-markdown.ts';

const availableIcons: ReadonlySet<string> = new Set(
  'bluesky discord facebook github gitlab instagram linkedin npm slack x youtube wechat weibo zhihu'.split(' '),
);

/**
 * Converts a site's branding to Rspress settings (https://rspress.rs/api/config/config-basic). Settings of the project
 * have priority.
 *
 * @param toFileUrl Returns the URL of an icon or font file on disk (`file:`), or `undefined` if the file doesn't exist.
 * @returns The settings to add, and a style sheet.
 */
export function createRspressBranding(
  branding: Branding,
  projectSettings: ProjectSettings,
  toFileUrl: (path: string) => string | undefined,
) {
  const { name, description, logo, favicon, appearance } = branding;
  const socials = socialLinks(branding).map(toSocialLink);
  const links = navbarLinks(branding);
  return {
    config: withoutProjectSettings(
      {
        title: name === '' ? undefined : name,
        description,
        icon: favicon && toFileUrl(favicon.light),
        logoHref: logo?.href,
        logo: logo && { light: brandingUrl(logo.light), dark: brandingUrl(logo.dark) },
      },
      projectSettings,
    ),
    head: sharedMetatags(branding).map((attributes) => ['meta', attributes] as const),
    themeConfig: withoutProjectSettings(
      {
        nav:
          links.length === 0
            ? undefined
            : links.map((link) => ({
                text: escapeInlineMarkdown(link.label),
                link: link.href,
                position: 'right' as const,
                ...createNavIcon(link, link === primaryLink(branding)),
              })),
        socialLinks: socials.length === 0 ? undefined : socials,
        darkMode: toDarkMode(appearance),
      },
      projectSettings.themeConfig,
    ),
    css: brandingStyleSheet(branding, {
      accentProperties: ({ text, hover, soft }) => ({
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
      url: toFileUrl,
    }),
  };
}

/** HTML that Rspress inserts before the label. Links of Rspress can't have classes, so the icon element has them. */
function createNavIcon(link: BrandingLink, isPrimary: boolean): { readonly icon?: string } {
  const classes = [linkIconClasses(link), isPrimary ? 'djn-primary-mark' : undefined].filter(Boolean);
  return classes.length === 0 ? {} : { icon: `<i class="${classes.join(' ')}" aria-hidden="true"></i>` };
}

/** Value of Rspress's `darkMode`. `undefined` selects Rspress's default, which follows the system. */
function toDarkMode({ initial, strict }: Branding['appearance']) {
  // `false` means light only. It also works in the first versions of Rspress 2, which lack `force-light`.
  if (strict && initial === 'light') return false;
  const mode = initial === 'system' ? ('auto' as const) : initial;
  if (strict) return `force-${mode}` as const;
  return mode === 'auto' ? undefined : mode;
}

function toSocialLink({ kind, href }: SocialLink) {
  return { icon: availableIcons.has(kind) ? kind : { svg: linkIcon }, mode: 'link' as const, content: href };
}
