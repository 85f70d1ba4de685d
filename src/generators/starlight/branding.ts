import type { Branding } from '../branding/branding.ts';
import { type SocialView, socialsOf } from '../branding/links.ts';
import { metatagsOf } from '../branding/metatags.ts';
import { unset } from '../branding/own-settings.ts';
import { brandingAddress } from '../branding/shown-branding.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';

type HeadTag =
  | { readonly tag: 'meta'; readonly attrs: Readonly<Record<string, string>> }
  | { readonly tag: 'script' | 'style'; readonly content: string };

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
 * The branding of a site in Starlight's settings (https://starlight.astro.build/reference/configuration/). What the
 * project sets itself wins.
 *
 * @param own Starlight's settings as the project has them.
 * @param base Path that the site is served under, where Starlight adds none.
 * @param fileOf The file of a picture, which Starlight takes as a module.
 * @returns The settings to add, and a style sheet.
 */
export function starlightBranding(branding: Branding, own: object, base: string, fileOf: (path: string) => string) {
  const { name, description, logo, favicon } = branding;
  const socials = socialsOf(branding);
  const hasIcon = favicon !== undefined && /\.(?:ico|gif|jpe?g|png|svg)(?:[?#]|$)/i.test(favicon.light);
  const all = {
    title: name === '' ? undefined : name,
    description,
    // Its words would be read twice: Starlight keeps the title beside it for those who hear the page.
    logo: logo && { light: fileOf(logo.light), dark: fileOf(logo.dark), alt: '', replacesTitle: true },
    favicon: hasIcon ? brandingAddress(favicon.light) : undefined,
    social: socials.length === 0 ? undefined : socials.map(socialLink),
  };
  const metatags = metatagsOf(branding).map((attrs): HeadTag => ({ tag: 'meta', attrs }));
  const config = { ...unset(all, own), head: [...metatags, ...appearanceTags(branding)] };
  // The rules are outside Starlight's layers, so they win over its own.
  const css = brandingStyleSheet(branding, {
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
    address: (path) => brandingAddress(path, base),
  });
  return { config, css };
}

/**
 * Starlight has no setting for what a reader meets first. Its script, which runs after the head, looks in the storage of
 * the browser for what the reader has chosen.
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
