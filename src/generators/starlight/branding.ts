import type { Branding } from '../branding/branding.ts';
import { sharedMetatags } from '../branding/metatags.ts';
import { withoutProjectSettings } from '../branding/project-settings.ts';
import { brandingUrl } from '../branding/resolve-branding.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { starlightSocials } from './socials.ts';

type HeadTag =
  | { readonly tag: 'meta'; readonly attrs: Readonly<Record<string, string>> }
  | { readonly tag: 'script' | 'style'; readonly content: string };

/**
 * A site's branding as Starlight settings (https://starlight.astro.build/reference/configuration/). Settings of the
 * project have priority.
 *
 * @param projectSettings Starlight settings of the project.
 * @param base Base path, for URLs in style sheets.
 * @param imagePath Maps an image to its absolute path, because Starlight imports images as modules.
 * @returns The settings to add, and a style sheet.
 */
export function starlightBranding(
  branding: Branding,
  projectSettings: object,
  base: string,
  imagePath: (path: string) => string,
) {
  const { name, description, logo, favicon } = branding;
  const socials = starlightSocials(branding);
  const hasIcon = favicon !== undefined && /\.(?:ico|gif|jpe?g|png|svg)(?:[?#]|$)/i.test(favicon.light);
  const settings = {
    title: name === '' ? undefined : name,
    description,
    // Starlight keeps the title for screen readers, so they would announce the name twice if `alt` weren't empty.
    logo: logo && { light: imagePath(logo.light), dark: imagePath(logo.dark), alt: '', replacesTitle: true },
    favicon: hasIcon ? brandingUrl(favicon.light) : undefined,
    social: socials.length === 0 ? undefined : socials,
  };
  const metatags = sharedMetatags(branding).map((attrs): HeadTag => ({ tag: 'meta', attrs }));
  const config = {
    ...withoutProjectSettings(settings, projectSettings),
    head: [...metatags, ...appearanceTags(branding)],
  };
  // The rules are in no cascade layer, so that they override Starlight's layers.
  const css = brandingStyleSheet(branding, {
    light: ":root[data-theme='light']",
    // Same specificity as `:root`, so that rules of the project win.
    dark: ":root:where([data-theme='dark'])",
    accentProperties: ({ text, onText, hover, soft }, mode) => ({
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
    url: (path) => brandingUrl(path, base),
  });
  return { config, css };
}

/**
 * Creates tags that set the initial appearance in `localStorage`, because Starlight has no setting for it. Starlight's
 * script runs after the head and reads the reader's choice from there.
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
