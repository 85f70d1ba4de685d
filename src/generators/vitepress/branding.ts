import { languageOf } from '../../core/runtime.ts';
import { escapeHtml } from '../../render/html.ts';
import type { Branding, LinkBranding } from '../branding/branding.ts';
import { linkIconClasses, navbarLinks, primaryLink, type SocialLink, socialLinks } from '../branding/links.ts';
import { sharedMetatags } from '../branding/metatags.ts';
import { withoutProjectSettings } from '../branding/project-settings.ts';
import { brandingUrl } from '../branding/resolve-branding.ts';
import { socialIcon } from '../branding/social-icons.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import type { HeadTag, NavItem, VitePressConfig } from './types.ts';

/** Services whose icon VitePress includes. Browsers would request other icons from an external server. */
const availableIcons: ReadonlySet<string> = new Set(
  (
    'x twitter facebook instagram threads bluesky mastodon reddit hackernews producthunt github gitlab ' +
    'bitbucket npm pypi docker huggingface stackoverflow devdotto substack discord slack telegram whatsapp ' +
    'signal matrix line wechat qq zhihu xiaohongshu youtube twitch tiktok bilibili spotify linkedin medium ' +
    'dribbble figma pinterest'
  ).split(' '),
);
const iconNames: ReadonlyMap<string, string> = new Map([['hackernews', 'ycombinator']]);

/** Settings of the theme that a language replaces, after the value of `lang` on its pages. */
export type LanguageTheme = readonly [lang: string, settings: Readonly<Record<string, unknown>>];

/**
 * A site's branding as VitePress settings (https://vitepress.dev/reference/site-config). Settings of the project have
 * priority.
 *
 * @returns The settings to add, a style sheet, and the settings of languages with another navbar or footer.
 */
export function vitePressBranding(branding: Branding, userConfig: VitePressConfig) {
  const { name, description, logo, favicon, appearance } = branding;
  const hasFavicon =
    userConfig.head?.some(([tag, attributes]) => tag === 'link' && /icon/.test(attributes?.rel ?? '')) ?? false;
  const favicons = favicon === undefined || hasFavicon ? [] : [favicon];
  const theme = {
    logo: logo && { light: brandingUrl(logo.light), dark: brandingUrl(logo.dark), alt: name },
    // The logo contains the name.
    siteTitle: logo && false,
    logoLink: logo?.href,
    ...linkSettings(branding),
  };
  const languageThemes = branding.languages.map((item): LanguageTheme => {
    const { nav = [], socialLinks: languageSocials = [], footer = null } = linkSettings(item);
    const settings = { nav, socialLinks: languageSocials, footer };
    return [languageOf(item.language).htmlLang, withoutProjectSettings(settings, userConfig.themeConfig)];
  });
  const site = {
    title: name === '' ? undefined : name,
    description,
    appearance: appearance.initial === 'system' && !appearance.strict ? undefined : vitePressAppearance(branding),
  };
  const config = {
    ...withoutProjectSettings(site, userConfig),
    head: [
      ...favicons.map((icon): HeadTag => ['link', { rel: 'icon', href: brandingUrl(icon.light, userConfig.base) }]),
      ...sharedMetatags(branding).map((attributes): HeadTag => ['meta', attributes]),
    ],
    themeConfig: withoutProjectSettings(theme, userConfig.themeConfig),
  };
  const css = brandingStyleSheet(branding, {
    accentProperties: ({ text, hover, solid, soft, button }) => ({
      '--vp-c-brand-1': text,
      '--vp-c-brand-2': hover,
      '--vp-c-brand-3': solid,
      '--vp-c-brand-soft': soft,
      '--vp-button-brand-bg': button.background,
      '--vp-button-brand-text': button.text,
      '--vp-button-brand-hover-bg': button.hover,
      '--vp-button-brand-hover-text': button.text,
    }),
    background: '--vp-c-bg',
    surfaces: ['--vp-c-bg-alt'],
    muted: { name: '--vp-c-text-2', light: '#67676c', dark: '#98989f' },
    bodyFont: '--vp-font-family-base',
    headings: ':is(h1, h2, h3, h4, h5, h6), .VPNavBarTitle',
    // VitePress adds no base path in style sheets.
    url: (path) => brandingUrl(path, userConfig.base),
  });
  return { config, css, languageThemes };
}

/** Settings of the theme with the links of a navbar and a footer. Undefined members have no links. */
function linkSettings(branding: LinkBranding) {
  const primary = primaryLink(branding);
  const links = navbarLinks(branding).map((link): NavItem => {
    const icon = linkIconClasses(link);
    return {
      text: escapeHtml(link.label),
      link: link.href,
      ...(icon === undefined ? {} : { icon }),
      ...(link === primary ? { primary: true } : {}),
    };
  });
  const socials = socialLinks(branding);
  return {
    socialLinks: socials.length === 0 ? undefined : socials.map(socialLink),
    nav: links.length === 0 ? undefined : links,
    footer: branding.footer.columns.length === 0 ? undefined : { message: footerMessage(branding) },
  };
}

function vitePressAppearance({ appearance: { initial, strict } }: Branding): boolean | 'dark' | 'force-dark' {
  if (initial === 'dark') return strict ? 'force-dark' : 'dark';
  return !(initial === 'light' && strict);
}

function socialLink(social: SocialLink) {
  const { kind, label, href } = social;
  const icon = availableIcons.has(kind) ? (iconNames.get(kind) ?? kind) : { svg: socialIcon(social) };
  return { icon, link: href, ariaLabel: label };
}

function footerMessage({ footer }: Pick<Branding, 'footer'>): string {
  const links = footer.columns.flatMap((column) => column.links);
  return links.map(({ label, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`).join(' · ');
}
