import { languageOf } from '../../core/runtime.ts';
import { joinClasses } from '../../render/html.ts';
import type { Branding, LinkBranding } from '../branding/branding.ts';
import { createLinkGroups, type LinkGroup } from '../branding/language-links.ts';
import { linkIconClasses, navbarLinks, primaryLink, type SocialLink, socialLinks } from '../branding/links.ts';
import { sharedMetatags } from '../branding/metatags.ts';
import { type ProjectSettings, withoutProjectSettings } from '../branding/project-settings.ts';
import { brandingUrl } from '../branding/resolve-branding.ts';
import { socialIcon } from '../branding/social-icons.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { escapeInlineMarkdown } from './inline-markdown.ts';
import type { RspressSharedNavigation, RspressSocialLink } from './navigation-data.ts';

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
  const { languageSocials } = createLanguageSocials(branding);
  const socials = languageSocials.length === 0 ? socialLinks(branding).map(toSocialLink) : [];
  const { groups, css: groupStyles } = createLinkGroups(branding, 'navbar', navItemSelector);
  const links = groups.flatMap(createNavLinks);
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
        nav: links.length === 0 ? undefined : links,
        socialLinks: socials.length === 0 ? undefined : socials,
        darkMode: toDarkMode(appearance),
      },
      projectSettings.themeConfig,
    ),
    css: `${createStyleSheet(branding, toFileUrl)}${groupStyles}`,
  };
}

function createStyleSheet(branding: Branding, toFileUrl: (path: string) => string | undefined): string {
  return brandingStyleSheet(branding, {
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
  });
}

function createNavLinks({ branding, className }: LinkGroup) {
  const primary = primaryLink(branding);
  return navbarLinks(branding).map((link) => ({
    text: escapeInlineMarkdown(link.label),
    link: link.href,
    position: 'right' as const,
    ...createNavIcon(linkIconClasses(link), link === primary ? 'djn-primary-mark' : undefined, className),
  }));
}

/** HTML that Rspress inserts before the label. Links of Rspress can't have classes, so the icon element has them. */
function createNavIcon(...names: readonly (string | undefined)[]): { readonly icon?: string } {
  const classes = joinClasses(...names);
  return classes === undefined ? {} : { icon: `<i class="${classes}" aria-hidden="true"></i>` };
}

function navItemSelector(iconSelector: string): string {
  return `:is(.rp-nav-menu__item__container, .rp-nav-screen-menu-item__container):has(${iconSelector})`;
}

/** Value of Rspress's `darkMode`. `undefined` selects Rspress's default, which follows the system. */
function toDarkMode({ initial, strict }: Branding['appearance']) {
  // `false` means light only. It also works in the first versions of Rspress 2, which lack `force-light`.
  if (strict && initial === 'light') return false;
  const mode = initial === 'system' ? ('auto' as const) : initial;
  if (strict) return `force-${mode}` as const;
  return mode === 'auto' ? undefined : mode;
}

/**
 * Social links by language, for the theme. Rspress's settings have one list for all pages. Rspress bundles named icons
 * only for the links in its settings, so these links have their own.
 */
export function createLanguageSocials(
  branding: LinkBranding & Pick<Branding, 'languages'>,
): Pick<RspressSharedNavigation, 'socials' | 'languageSocials'> {
  const toLinks = (item: LinkBranding): readonly RspressSocialLink[] =>
    socialLinks(item).map((social) => ({ icon: { svg: socialIcon(social) }, mode: 'link', content: social.href }));
  const socials = toLinks(branding);
  const languageSocials = branding.languages
    .map((item) => [languageOf(item.language).htmlLang, toLinks(item)] as const)
    .filter(([, links]) => JSON.stringify(links) !== JSON.stringify(socials));
  return languageSocials.length === 0 ? { socials: [], languageSocials } : { socials, languageSocials };
}

function toSocialLink(social: SocialLink): RspressSocialLink {
  const { kind, href } = social;
  return { icon: availableIcons.has(kind) ? kind : { svg: socialIcon(social) }, mode: 'link', content: href };
}
