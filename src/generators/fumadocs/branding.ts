import type { Branding, BrandingLink, LinkBranding } from '../branding/branding.ts';
import {
  linkIconClasses,
  navbarLinks,
  primaryLink,
  type ResolvedFooterColumn,
  resolveFooterColumns,
  socialLinks,
} from '../branding/links.ts';
import { sharedMetatags } from '../branding/metatags.ts';
import { socialIcon } from '../branding/social-icons.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { encodeRoute } from '../view/targets.ts';

export interface FumadocsLink extends BrandingLink {
  /** CSS classes of the icon. */
  readonly iconClasses?: string;
  readonly isPrimary?: true;
}

export interface FumadocsSocial {
  readonly label: string;
  readonly href: string;
  /** SVG. */
  readonly icon: string;
}

/** Links of a navbar and a footer. */
export interface FumadocsLinks {
  readonly githubUrl: string | undefined;
  /** Social links other than `githubUrl`. */
  readonly socials?: readonly FumadocsSocial[];
  readonly links: readonly FumadocsLink[];
  readonly footer?: readonly ResolvedFooterColumn[];
}

/** Branding for layouts of Fumadocs (https://fumadocs.dev/docs/ui/layouts/docs). */
export interface FumadocsFace extends FumadocsLinks {
  readonly title: string;
  readonly logo: { readonly light: string; readonly dark: string } | undefined;
  /** Target of the logo's link. */
  readonly url: string | undefined;
  /** Languages with another navbar or footer. */
  readonly languages?: readonly (FumadocsLinks & { readonly language: string })[];
  readonly favicon: string | undefined;
  readonly lacksThemeSwitch?: true;
  readonly metatags?: readonly Readonly<Record<string, string>>[];
  readonly description: string | undefined;
}

/** Props of `RootProvider` (https://www.fumadocs.dev/docs/ui/layouts/root-provider). */
export interface FumadocsProvider {
  readonly theme?: {
    /** Initial appearance. Default: the system's. */
    readonly defaultTheme?: 'light' | 'dark';
    /** Appearance that overrides the reader's choice. */
    readonly forcedTheme?: 'light' | 'dark';
    readonly hotKey?: false;
  };
  readonly search?: {
    readonly options: {
      /** The browser loads the whole index. Default: it sends each query to the server. */
      readonly type?: 'static';
      /** Default: `/api/search`. */
      readonly api?: string;
    };
  };
}

/**
 * Converts a site's branding to props for the layouts of Fumadocs.
 *
 * @param toUrl Returns the URL of a file of the docs folder.
 * @returns Props of layouts and providers, and a style sheet.
 */
export function createFumadocsBranding(branding: Branding, toUrl: (path: string) => string) {
  const { name, description, logo, favicon, appearance } = branding;
  const metatags = sharedMetatags(branding);
  const layout: FumadocsFace = {
    title: name,
    logo: logo && { light: toUrl(logo.light), dark: toUrl(logo.dark) },
    url: logo?.href,
    description,
    favicon: favicon && toUrl(favicon.light),
    ...(appearance.strict ? { lacksThemeSwitch: true } : {}),
    ...(metatags.length === 0 ? {} : { metatags }),
    ...createLinks(branding),
    ...(branding.languages.length === 0
      ? {}
      : { languages: branding.languages.map((item) => ({ language: item.language, ...createLinks(item) })) }),
  };
  const css = brandingStyleSheet(branding, {
    accentProperties: ({ text, onText, soft }) => ({
      '--color-fd-primary': text,
      '--color-fd-primary-foreground': onText,
      '--color-fd-ring': text,
      '--color-fd-accent': soft,
    }),
    background: '--color-fd-background',
    surfaces: ['--color-fd-card', '--color-fd-muted', '--color-fd-secondary'],
    muted: { name: '--color-fd-muted-foreground', light: '#737373', dark: '#929292' },
    bodyFont: '--default-font-family',
    url: toUrl,
  });
  return { layout, provider: createProviderProps(branding), css };
}

function createLinks(branding: LinkBranding): FumadocsLinks {
  const socials = socialLinks(branding);
  const otherSocials = socials
    .filter(({ kind }) => kind !== 'github')
    .map((social): FumadocsSocial => ({ label: social.label, href: social.href, icon: socialIcon(social) }));
  return {
    githubUrl: socials.find(({ kind }) => kind === 'github')?.href,
    ...(otherSocials.length === 0 ? {} : { socials: otherSocials }),
    footer: resolveFooterColumns(branding, encodeRoute),
    links: navbarLinks(branding).map((link) => {
      const iconClasses = linkIconClasses(link);
      return {
        ...link,
        ...(iconClasses === undefined ? {} : { iconClasses }),
        ...(link === primaryLink(branding) ? { isPrimary: true } : {}),
      };
    }),
  };
}

function createProviderProps({ appearance: { initial, strict } }: Branding): FumadocsProvider {
  if (initial === 'system') return strict ? { theme: { hotKey: false } } : {};
  return { theme: strict ? { forcedTheme: initial, hotKey: false } : { defaultTheme: initial } };
}
