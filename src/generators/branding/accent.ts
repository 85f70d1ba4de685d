import { contrastRatio, formatColor, mixColors, parseColor, type Rgb, readableOn } from '../../render/colors.ts';
import type { Branding } from './branding.ts';

/**
 * Shades of a site's color on light or dark pages: `text` for text and links, `solid` for buttons, `soft` for tinted
 * backgrounds. All of them meet WCAG contrast in their use.
 */
export interface Accent {
  readonly text: string;
  /** Text on a surface in the color `text`. */
  readonly onText: string;
  readonly hover: string;
  readonly solid: string;
  readonly onSolid: string;
  readonly soft: string;
  /** `text` is too close to the color of body text to mark links. */
  readonly looksLikeText: boolean;
}

/**
 * Share of the text color in raised surfaces: bars, callouts, code. Links on them must be readable too. Dark themes
 * draw inline code as light as this.
 */
const raised = { light: 0.12, dark: 0.16 } as const;
/** Share of the color in tinted surfaces: a badge, the current sidebar entry. */
const tint = 0.14;
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const words = { light: [28, 30, 33], dark: [227, 229, 232] } as const;
export const usualBackgrounds = { light: white, dark: [22, 24, 29] } as const;

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
 * Background set by the site, as written. Undefined if the theme's muted text would not be readable on it: contrast
 * below 7:1 (WCAG 2, level AAA).
 */
export function backgroundOf({ background }: Branding, mode: 'light' | 'dark'): string | undefined {
  const written = background.color[mode];
  const color = parseColor(written ?? '');
  return color === undefined || contrastRatio(words[mode], color) >= 7 ? written : undefined;
}

export function surfaceOn(background: Rgb, mode: 'light' | 'dark'): string {
  return formatColor(mixColors(background, words[mode], 0.05));
}

export function quietWordsOn(color: Rgb, background: Rgb, mode: 'light' | 'dark'): string {
  return formatColor(readableOn(color, mixColors(background, words[mode], raised[mode])));
}

function accentOn(color: Rgb, background: Rgb, mode: 'light' | 'dark', away: Rgb): Accent {
  const around = words[mode];
  const readable = readableOnTint(readableOn(color, mixColors(background, around, raised[mode])), background);
  // A gray accent would make the current menu entry dimmer than the others.
  const isDim = colorfulness(readable) < 24 && contrastRatio(readable, background) < contrastRatio(around, background);
  const text = isDim ? around : readable;
  return {
    text: formatColor(text),
    onText: formatColor(readableAgainst(text)),
    hover: formatColor(mixColors(text, away, 0.2)),
    solid: formatColor(color),
    onSolid: formatColor(readableAgainst(color)),
    soft: formatColor(mixColors(background, text, tint)),
    // Links must differ from text by 3:1 (WCAG 2, technique G183) or by hue.
    looksLikeText: colorfulness(text) < 48 && contrastRatio(text, around) < 3,
  };
}

/** Distance from gray, 0 to 255. */
function colorfulness(color: Rgb): number {
  return Math.max(...color) - Math.min(...color);
}

/** Moves a color away from the background until it is readable on its own tint. */
function readableOnTint(color: Rgb, background: Rgb): Rgb {
  const next = readableOn(color, mixColors(background, color, tint));
  return formatColor(next) === formatColor(color) ? color : readableOnTint(next, background);
}

function readableAgainst(surface: Rgb): Rgb {
  return contrastRatio(surface, white) >= contrastRatio(surface, black) ? white : black;
}
