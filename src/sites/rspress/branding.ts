import type { Branding } from '../branding/branding.ts';
import { metatagsOf } from '../branding/metatags.ts';
import { linkSign, navbarLinks, type SocialView, socialsOf } from '../branding/social.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { unset } from '../branding/unset.ts';
import { asMarkdown } from './inline-markdown.ts';

/** What a project has set itself. */
interface OwnSettings {
  readonly themeConfig?: Readonly<Record<string, unknown>>;
  readonly [setting: string]: unknown;
}

interface BrandingTools {
  /** The address of a file of the docs folder, without the base path. */
  readonly address: (path: string) => string;
  /** The URL of the same on disk, as Rspress takes icons and fonts; undefined if there is no such file. */
  readonly file: (path: string) => string | undefined;
}

/** Services that Rspress brings icons for. */
const known: ReadonlySet<string> = new Set(
  'bluesky discord facebook github gitlab instagram linkedin npm slack x youtube wechat weibo zhihu'.split(' '),
);

/**
 * The branding of a site in Rspress's settings (https://rspress.rs/api/config/config-basic). What the project sets itself
 * wins.
 *
 * @returns The settings to add, and a style sheet.
 */
export function rspressBranding(branding: Branding, own: OwnSettings, tools: BrandingTools) {
  const { name, description, logo, favicon, appearance } = branding;
  const socials = socialsOf(branding).map(socialLink);
  const links = navbarLinks(branding);
  return {
    config: unset(
      {
        title: name === '' ? undefined : name,
        description,
        icon: favicon && tools.file(favicon.light),
        logoHref: logo?.href,
        logo: logo && { light: tools.address(logo.light), dark: tools.address(logo.dark) },
      },
      own,
    ),
    head: metatagsOf(branding).map((attributes) => ['meta', attributes] as const),
    themeConfig: unset(
      {
        nav:
          links.length === 0
            ? undefined
            : links.map(({ label, href }) => ({ text: asMarkdown(label), link: href, position: 'right' as const })),
        socialLinks: socials.length === 0 ? undefined : socials,
        darkMode: darkModeOf(appearance),
      },
      own.themeConfig,
    ),
    css: styleSheet(branding, tools.file),
  };
}

/** Which appearance a reader meets; undefined for Rspress's own way, which is the reader's system. */
function darkModeOf({ initial, strict }: Branding['appearance']) {
  // A name for it came with a later Rspress 2.
  if (strict && initial === 'light') return false;
  const mode = initial === 'system' ? ('auto' as const) : initial;
  if (strict) return `force-${mode}` as const;
  return mode === 'auto' ? undefined : mode;
}

function socialLink({ kind, href }: SocialView) {
  return { icon: known.has(kind) ? kind : { svg: linkSign }, mode: 'link' as const, content: href };
}

function styleSheet(branding: Branding, address: BrandingTools['file']): string {
  return brandingStyleSheet(branding, {
    // As weak as a rule for `:root`, so that a project's own wins.
    light: ':root:where(:not(.dark))',
    dark: '.dark',
    accent: ({ text, hover, soft }) => ({
      '--rp-c-brand': text,
      '--rp-c-brand-light': hover,
      '--rp-c-brand-lighter': hover,
      '--rp-c-brand-dark': hover,
      '--rp-c-brand-darker': hover,
      '--rp-c-brand-tint': soft,
    }),
    background: '--rp-c-bg',
    surfaces: [],
    bodyFont: '--rp-font-family-base',
    headings: ':is(h1, h2, h3, h4, h5, h6)',
    links: '.docs-json-nav-page :where(a:not([class*="djn-"]))',
    address,
  });
}
