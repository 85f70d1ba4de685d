import type { Branding } from '../branding/branding.ts';
import { metatagsOf } from '../branding/metatags.ts';
import { type SocialView, socialsOf } from '../branding/social.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { unset } from '../branding/unset.ts';

/** Settings of Starlight that a branding gives (https://starlight.astro.build/reference/configuration/). */
export interface StarlightBranding {
  readonly title?: string;
  readonly description?: string;
  readonly logo?: { readonly light: string; readonly dark: string; readonly alt: string; readonly replacesTitle: true };
  readonly favicon?: string;
  readonly social?: readonly { readonly icon: string; readonly label: string; readonly href: string }[];
  readonly head: readonly HeadTag[];
}

type HeadTag =
  | { readonly tag: 'meta'; readonly attrs: Readonly<Record<string, string>> }
  | { readonly tag: 'script' | 'style'; readonly content: string };

/** How files of the docs folder are named. */
export interface BrandingPlace {
  /** For an import: pictures that the generator takes as modules. */
  readonly module: (path: string) => string;
  /** For an address without the base path. */
  readonly address: (path: string) => string;
  /** The same with the base path, where Starlight adds none. */
  readonly published: (path: string) => string;
}

/** Names of Starlight's icons for services whose names differ. */
const icons = new Map(
  Object.entries({ x: 'x.com', website: 'external', bluesky: 'blueSky', opencollective: 'openCollective' }),
);
const known: ReadonlySet<string> = new Set(
  (
    'github gitlab bitbucket discord gitter twitter x.com mastodon codeberg youtube threads linkedin twitch instagram ' +
    'stackOverflow telegram rss facebook reddit patreon signal slack matrix hackerOne openCollective blueSky discourse ' +
    'pinterest tiktok npm substack external'
  ).split(' '),
);

/**
 * The branding of a site in Starlight's settings. What the project sets itself wins.
 *
 * @param own Starlight's settings as the project has them.
 * @returns The settings to add, and a style sheet.
 */
export function starlightBranding(branding: Branding, own: Readonly<Record<string, unknown>>, place: BrandingPlace) {
  const { name, description, logo, favicon } = branding;
  const all: Omit<StarlightBranding, 'head'> = {
    ...(name === '' ? {} : { title: name }),
    ...(description === undefined ? {} : { description }),
    ...(logo === undefined
      ? {}
      : // Its words would be read twice: Starlight keeps the title beside it for those who hear the page.
        { logo: { light: place.module(logo.light), dark: place.module(logo.dark), alt: '', replacesTitle: true } }),
    ...(favicon === undefined || !/\.(?:ico|gif|jpe?g|png|svg)(?:[?#]|$)/i.test(favicon.light)
      ? {}
      : { favicon: place.address(favicon.light) }),
    ...(socialsOf(branding).length === 0 ? {} : { social: socialsOf(branding).map(socialLink) }),
  };
  const config: StarlightBranding = {
    ...unset(all, own),
    head: [...metatagsOf(branding).map((attrs) => ({ tag: 'meta', attrs }) as const), ...appearanceTags(branding)],
  };
  return { config, css: styleSheet(branding, place) };
}

/**
 * Starlight keeps what a reader has chosen in the browser, and has no setting for what contains before. Its own script
 * reads it after the head.
 */
function appearanceTags({ appearance: { initial, strict } }: Branding): readonly HeadTag[] {
  const key = "'starlight-theme'";
  const choice = initial === 'system' ? '' : initial;
  if (strict) {
    return [
      { tag: 'script', content: `localStorage.setItem(${key}, '${choice}');` },
      { tag: 'style', content: 'starlight-theme-select { display: none; }' },
    ];
  }
  if (choice === '') return [];
  return [{ tag: 'script', content: `localStorage.getItem(${key}) ?? localStorage.setItem(${key}, '${choice}');` }];
}

function socialLink({ kind, label, href }: SocialView) {
  const icon = icons.get(kind) ?? kind;
  return { icon: known.has(icon) ? icon : 'external', label, href };
}

/** The rules are outside Starlight's layers, so they win over its own. */
function styleSheet(branding: Branding, { published }: BrandingPlace): string {
  return brandingStyleSheet(branding, {
    light: ":root[data-theme='light']",
    // As weak as a rule for `:root`, so that a project's own wins.
    dark: ":root:where([data-theme='dark'])",
    accent: ({ text, onText, hover, soft }, mode) => ({
      '--sl-color-accent': text,
      '--sl-color-accent-high': mode === 'dark' ? text : hover,
      '--sl-color-accent-low': soft,
      '--sl-color-text-accent': text,
      '--sl-color-text-invert': onText,
      '--sl-color-bg-accent': text,
    }),
    background: '--sl-color-bg',
    surfaces: ['--sl-color-bg-nav', '--sl-color-bg-sidebar'],
    bodyFont: '--sl-font',
    headings: ':is(h1, h2, h3, h4, h5, h6), .site-title',
    links: undefined,
    address: published,
  });
}
