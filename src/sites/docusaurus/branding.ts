import { isObject } from '../../core/values.ts';
import type { Branding } from '../branding/branding.ts';
import { metatagsOf } from '../branding/metatags.ts';
import { primaryLink, socialsOf } from '../branding/social.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { unset } from '../branding/unset.ts';

/** What a project has set itself. */
interface OwnSettings {
  readonly themeConfig?: Readonly<Record<string, unknown>>;
  readonly [setting: string]: unknown;
}

/** How addresses are written that a branding names. */
export interface BrandingAddresses {
  /** A file of the docs folder, without the base path. */
  readonly address: (path: string) => string;
  /** A link. */
  readonly link: (href: string) => string;
  /** A font in a style sheet. */
  readonly font: (path: string) => string | undefined;
}

/**
 * The branding of a site in Docusaurus's settings (https://docusaurus.io/docs/api/themes/configuration). What the project
 * sets itself wins.
 *
 * @returns The settings to add, and a style sheet.
 */
export function docusaurusBranding(branding: Branding, own: OwnSettings, { address, link, font }: BrandingAddresses) {
  const { name, description, logo, favicon } = branding;
  const { navbar } = own.themeConfig ?? {};
  return {
    config: unset({ tagline: description, favicon: favicon && address(favicon.light) }, own),
    navbar: unset(
      {
        title: logo === undefined ? name : '',
        logo: logo && { alt: name, src: address(logo.light), srcDark: address(logo.dark), href: logo.href },
        items: barItems(branding, link),
      },
      isObject(navbar) ? navbar : {},
    ),
    themeConfig: unset(
      { footer: footerOf(branding, link), colorMode: colorMode(branding), metadata: metatagsOf(branding) },
      own.themeConfig,
    ),
    css: styleSheet(branding, font),
  };
}

/** Links at the end of the bar: the site's own, then if it is found elsewhere. */
function barItems(branding: Branding, link: BrandingAddresses['link']) {
  const primary = primaryLink(branding);
  const links = [...branding.navbar.links, ...(primary === undefined ? [] : [primary])];
  return [...links, ...socialsOf(branding).slice(0, 1)].map(({ label, href }) => ({
    label,
    href: link(href),
    position: 'right' as const,
  }));
}

function footerOf(branding: Branding, link: BrandingAddresses['link']) {
  const columns = branding.footer.columns.map(({ header, links }) => ({
    title: header ?? null,
    items: links.map(({ label, href }) => ({ label, href: link(href) })),
  }));
  const socials = socialsOf(branding).map(({ label, href }) => ({ label, href }));
  const all = [...columns, ...(socials.length === 0 ? [] : [{ title: 'Community', items: socials }])];
  return all.length === 0 ? undefined : { style: 'light' as const, links: all };
}

function colorMode({ appearance: { initial, strict } }: Branding) {
  if (initial === 'system' && !strict) return { respectPrefersColorScheme: true };
  return {
    defaultMode: initial === 'dark' ? ('dark' as const) : ('light' as const),
    disableSwitch: strict,
    respectPrefersColorScheme: initial === 'system',
  };
}

function styleSheet(branding: Branding, address: BrandingAddresses['font']): string {
  return brandingStyleSheet(branding, {
    // As weak as a rule for `:root`, so that a project's own wins.
    light: ":root:where(:not([data-theme='dark']))",
    // As strong as Infima's rule, which sets the background of dark pages.
    dark: "html[data-theme='dark']",
    accent: ({ text, hover, solid }) => ({
      '--ifm-color-primary': text,
      '--ifm-color-primary-dark': hover,
      '--ifm-color-primary-darker': hover,
      '--ifm-color-primary-darkest': hover,
      '--ifm-color-primary-light': solid,
      '--ifm-color-primary-lighter': solid,
      '--ifm-color-primary-lightest': solid,
    }),
    background: '--ifm-background-color',
    surfaces: ['--ifm-background-surface-color'],
    bodyFont: '--ifm-font-family-base',
    headings: ':is(h1, h2, h3, h4, h5, h6)',
    links: '.docs-json-nav-page :where(a:not([class*="djn-"]))',
    address,
  });
}
