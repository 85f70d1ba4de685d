import type { Branding, BrandingLink } from '../branding/branding.ts';
import { type FooterList, footerLists, navbarLinks, socialsOf } from '../branding/links.ts';
import { metatagsOf } from '../branding/metatags.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { encodeRoute, targetOf } from '../view/targets.ts';

/** What layouts of Fumadocs take (https://fumadocs.dev/docs/ui/layouts/docs). */
export interface FumadocsFace {
  readonly title: string;
  readonly logo: { readonly light: string; readonly dark: string } | undefined;
  /** Where the logo leads. */
  readonly url: string | undefined;
  readonly githubUrl: string | undefined;
  readonly links: readonly BrandingLink[];
  /** Links at the foot of every page, the social ones last. Default: none. */
  readonly footer?: readonly FooterList[];
  readonly favicon: string | undefined;
  /** Set if readers cannot choose between light and dark pages. */
  readonly lacksThemeSwitch?: true;
  /** Attributes of tags `meta` for all pages. Default: none. */
  readonly metatags?: readonly Readonly<Record<string, string>>[];
  /** Of the site, for pages without one of their own. */
  readonly description: string | undefined;
}

/** What `RootProvider` takes (https://www.fumadocs.dev/docs/ui/layouts/root-provider). */
export interface FumadocsProvider {
  readonly theme?: {
    /** Which pages a reader meets first. Default: those of the reader's system. */
    readonly defaultTheme?: 'light' | 'dark';
    /** Which pages a reader meets whatever was chosen before. */
    readonly forcedTheme?: 'light' | 'dark';
    /** Set if no key changes it. */
    readonly hotKey?: false;
  };
}

/**
 * The branding of a site for the layouts of Fumadocs.
 *
 * @param address The address of a file of the docs folder.
 * @returns What layouts and providers take, and a style sheet.
 */
export function fumadocsBranding(branding: Branding, address: (path: string) => string) {
  const { name, description, logo, favicon, appearance } = branding;
  const metatags = metatagsOf(branding);
  const socials = socialsOf(branding);
  const elsewhere = socials
    .filter(({ kind }) => kind !== 'github')
    .map(({ label, href }) => ({ label, ...targetOf(href, encodeRoute) }));
  const layout: FumadocsFace = {
    title: name,
    logo: logo && { light: address(logo.light), dark: address(logo.dark) },
    url: logo?.href,
    description,
    favicon: favicon && address(favicon.light),
    ...(appearance.strict ? { lacksThemeSwitch: true } : {}),
    ...(metatags.length === 0 ? {} : { metatags }),
    githubUrl: socials.find(({ kind }) => kind === 'github')?.href,
    footer: [
      ...footerLists(branding, encodeRoute),
      ...(elsewhere.length === 0 ? [] : [{ title: null, links: elsewhere }]),
    ],
    // Fumadocs sets them above the sidebar, one below the other: the social ones would push it out of sight.
    links: navbarLinks(branding),
  };
  const css = brandingStyleSheet(branding, {
    accent: ({ text, onText, soft }) => ({
      '--color-fd-primary': text,
      '--color-fd-primary-foreground': onText,
      '--color-fd-ring': text,
      '--color-fd-accent': soft,
    }),
    background: '--color-fd-background',
    surfaces: ['--color-fd-card', '--color-fd-muted', '--color-fd-secondary'],
    quiet: { name: '--color-fd-muted-foreground', light: '#737373', dark: '#929292' },
    bodyFont: '--default-font-family',
    address,
  });
  return { layout, provider: providerOf(branding), css };
}

function providerOf({ appearance: { initial, strict } }: Branding): FumadocsProvider {
  if (initial === 'system') return strict ? { theme: { hotKey: false } } : {};
  return { theme: strict ? { forcedTheme: initial, hotKey: false } : { defaultTheme: initial } };
}
