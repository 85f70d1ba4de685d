import { parseColor } from '../../render/colors.ts';
import { type Accent, accentsOf, backgroundOf, quietWordsOn, surfaceOn } from './accent.ts';
import type { Branding, Font } from './branding.ts';

/** How a generator takes the looks of a site. */
export interface StyleTarget {
  /** Selector of light pages and of dark ones. */
  readonly light: string;
  readonly dark: string;
  /** Properties of CSS that a generator draws its color from. */
  readonly accent: (accent: Accent, mode: 'light' | 'dark') => Readonly<Record<string, string>>;
  /** Names of its properties; undefined if it has none for it. */
  readonly background: string | undefined;
  /** Its properties for bars and sidebars, which follow a background of the site's own. */
  readonly surfaces: readonly string[];
  /** Its property for quiet words, and their color where a site has no background of its own. Absent if it has none. */
  readonly quiet?: { readonly name: string; readonly light: string; readonly dark: string };
  readonly bodyFont: string | undefined;
  /** Selector of headings. */
  readonly headings: string;
  /** Selector of links in the text that have nothing but a color of their own; undefined if all have a line too. */
  readonly links: string | undefined;
  /** The address of a file of the docs folder; undefined if there is no such file. */
  readonly address: (path: string) => string | undefined;
}

/** Fonts that are in while or where a font is missing. */
const fallback = 'ui-sans-serif, system-ui, sans-serif';

/** A style sheet with the colors and fonts of a site in a generator's own properties; empty if it has none. */
export function brandingStyleSheet(branding: Branding, target: StyleTarget): string {
  const accents = accentsOf(branding);
  const modes = (['light', 'dark'] as const).map((mode) => {
    const color = backgroundOf(branding, mode);
    const { bodyFont, background } = target;
    return rule(target[mode], {
      ...(accents === undefined ? {} : target.accent(accents[mode], mode)),
      ...(color === undefined || background === undefined ? {} : { [background]: color }),
      ...surfacesOn(color, mode, target.surfaces),
      ...quietOn(color, mode, target.quiet),
      ...(branding.fonts.body === undefined || bodyFont === undefined
        ? {}
        : { [bodyFont]: familyOf(branding.fonts.body) }),
    });
  });
  const lines = (['light', 'dark'] as const).map((mode) => {
    const isPlain = target.links !== undefined && accents?.[mode].looksLikeText === true;
    const selectors = target[mode].split(', ').map((selector) => `${selector} ${target.links}`);
    return isPlain ? rule(selectors.join(',\n'), { 'text-decoration': 'underline' }) : '';
  });
  const { body, heading } = branding.fonts;
  const headings =
    heading === undefined
      ? ''
      : rule(target.headings, {
          'font-family': familyOf(heading),
          ...(heading.weight === undefined ? {} : { 'font-weight': String(heading.weight) }),
        });
  const faces = new Set([body, heading].map((font) => fontFace(font, target.address)));
  return [...faces, ...modes, ...lines, headings].filter((part) => part !== '').join('\n');
}

function surfacesOn(
  color: string | undefined,
  mode: 'light' | 'dark',
  names: readonly string[],
): Readonly<Record<string, string>> {
  const background = parseColor(color ?? '');
  if (background === undefined) return {};
  return Object.fromEntries(names.map((name) => [name, surfaceOn(background, mode)]));
}

function quietOn(
  color: string | undefined,
  mode: 'light' | 'dark',
  quiet: StyleTarget['quiet'],
): Readonly<Record<string, string>> {
  const background = parseColor(color ?? '');
  const usual = parseColor(quiet?.[mode] ?? '');
  return background === undefined || usual === undefined || quiet === undefined
    ? {}
    : { [quiet.name]: quietWordsOn(usual, background, mode) };
}

function familyOf({ family }: Font): string {
  return `"${family}", ${fallback}`;
}

function fontFace(font: Font | undefined, address: StyleTarget['address']): string {
  const written = font?.source === undefined ? undefined : address(font.source);
  if (font?.source === undefined || written === undefined) return '';
  const url = written.replaceAll(/["\\\n]/g, encodeURIComponent);
  const format = font.format ?? /\.(woff2?)(?:[?#]|$)/.exec(font.source)?.[1];
  return rule('@font-face', {
    'font-family': `"${font.family}"`,
    src: `url("${url}")${format === undefined ? '' : ` format("${format}")`}`,
    // One file may contain all weights.
    ...(font.weight === undefined ? { 'font-weight': '100 900' } : { 'font-weight': String(font.weight) }),
    'font-display': 'swap',
  });
}

function rule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('\n')}\n}\n`;
}
