import { contrast, formatColor, mixColors, parseColor, type Rgb, readableOn } from '../../render/colors.ts';
import type { Branding } from './branding.ts';

/** The color of a site on pages of one kind, in the shades that generators ask for. Each can be read if it is used. */
export interface Accent {
  /** Words and links. */
  readonly text: string;
  /** Words on a surface in the color of `text`. */
  readonly onText: string;
  /** The same under the pointer. */
  readonly hover: string;
  /** Surfaces with words on them. */
  readonly solid: string;
  /** Words on `solid`. */
  readonly onSolid: string;
  /** A breath of the color over the background. */
  readonly soft: string;
  /** True if `text` cannot be told from the words around it. */
  readonly looksLikeText: boolean;
}

/**
 * How much of the words' color is in what lies on a page: bars, callouts, code. Links in them can be read too. Themes draw
 * code in a line on dark pages as light as that.
 */
const raised = { light: 0.12, dark: 0.16 } as const;
/** How much of the color is in a surface that has a breath of it: a badge, the current entry. */
const tint = 0.14;
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** Words of light pages and of dark ones, as themes color them. */
const words = { light: [28, 30, 33], dark: [227, 229, 232] } as const;
/** Backgrounds where a site names none. */
export const usualBackgrounds = { light: white, dark: [22, 24, 29] } as const;

/** The accent for light and dark pages; undefined if the site has no color, or one that cannot be reckoned with. */
export function accentsOf(branding: Branding): { readonly light: Accent; readonly dark: Accent } | undefined {
  const primary = parseColor(branding.colors?.primary ?? '');
  const light = parseColor(branding.colors?.light ?? '');
  if (primary === undefined) return undefined;
  const accent = (mode: 'light' | 'dark', color: Rgb, away: Rgb): Accent => {
    const background = parseColor(backgroundOf(branding, mode) ?? '') ?? usualBackgrounds[mode];
    return accentOn(color, background, mode, away);
  };
  return { light: accent('light', primary, black), dark: accent('dark', light ?? primary, white) };
}

/**
 * The background that a site names, as it is written. Undefined for one on which the words of a theme, its grey ones
 * among them, could not be read: they differ from it by less than 7 to 1 (WCAG 2, level AAA).
 */
export function backgroundOf({ background }: Branding, mode: 'light' | 'dark'): string | undefined {
  const written = background.color[mode];
  const color = parseColor(written ?? '');
  return color === undefined || contrast(words[mode], color) >= 7 ? written : undefined;
}

/** The color of bars and of what is beside a page, on a background of the site's own: told apart from it, and no more. */
export function surfaceOn(background: Rgb, mode: 'light' | 'dark'): string {
  return formatColor(mixColors(background, words[mode], 0.05));
}

/** The color of quiet words, as it is or nearer to that of the others, for a background of the site's own and what lies on it. */
export function quietWordsOn(color: Rgb, background: Rgb, mode: 'light' | 'dark'): string {
  return formatColor(readableOn(color, mixColors(background, words[mode], raised[mode])));
}

function accentOn(color: Rgb, background: Rgb, mode: 'light' | 'dark', away: Rgb): Accent {
  const around = words[mode];
  const readable = readableOnTint(readableOn(color, mixColors(background, around, raised[mode])), background);
  // A gray has no hue: the current entry of a menu would only be dimmer than the others.
  const isDim = colorfulness(readable) < 24 && contrast(readable, background) < contrast(around, background);
  const text = isDim ? around : readable;
  return {
    text: formatColor(text),
    onText: formatColor(readableAgainst(text)),
    hover: formatColor(mixColors(text, away, 0.2)),
    solid: formatColor(color),
    onSolid: formatColor(readableAgainst(color)),
    soft: formatColor(mixColors(background, text, tint)),
    // Links have to differ by 3 to 1 (WCAG 2, technique G183), or at least by a hue.
    looksLikeText: colorfulness(text) < 48 && contrast(text, around) < 3,
  };
}

/** How far a color is from gray, of 255. */
function colorfulness(color: Rgb): number {
  return Math.max(...color) - Math.min(...color);
}

/** The color itself, or one further from the background, for words on a surface that has a breath of the words' own color. */
function readableOnTint(color: Rgb, background: Rgb): Rgb {
  const next = readableOn(color, mixColors(background, color, tint));
  return formatColor(next) === formatColor(color) ? color : readableOnTint(next, background);
}

function readableAgainst(surface: Rgb): Rgb {
  return contrast(surface, white) >= contrast(surface, black) ? white : black;
}
