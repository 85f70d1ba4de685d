import {
  buttonTextColor,
  contrastRatio,
  ensureContrast,
  formatColor,
  mixColors,
  parseColor,
  type Rgb,
} from '../../render/colors.ts';
import type { Branding } from './branding.ts';

/**
 * Shades of a site's color on light or dark pages: `text` for text and links, `solid` for bars, `soft` for tinted
 * backgrounds. All shades meet the WCAG contrast requirements for these uses.
 */
export interface Accent {
  readonly text: string;
  /** Color of text on a background of the color `text`. */
  readonly onText: string;
  readonly hover: string;
  readonly solid: string;
  /** Color of text on a bar of the color `solid`. */
  readonly onSolid: string;
  /** The same on light and dark pages, as on the original host. */
  readonly button: { readonly background: string; readonly hover: string; readonly text: string };
  readonly soft: string;
  /** True if links need an underline too, because `text` is similar to the color of body text. */
  readonly looksLikeText: boolean;
}

/**
 * Share of the text color in raised surfaces of themes, such as bars, callouts and code. Links must be readable on
 * these surfaces too. The dark value matches inline code in dark themes.
 */
const raisedShare = { light: 0.12, dark: 0.16 } as const;
/** Share of the accent color in tinted backgrounds: badges, the current sidebar entry. */
const tintShare = 0.14;
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const bodyText = { light: [28, 30, 33], dark: [227, 229, 232] } as const;
export const defaultBackgrounds = { light: white, dark: [22, 24, 29] } as const;

export function createAccents(branding: Branding): { readonly light: Accent; readonly dark: Accent } | undefined {
  const primary = parseColor(branding.colors?.primary ?? '');
  const light = parseColor(branding.colors?.light ?? '');
  const dark = parseColor(branding.colors?.dark ?? '');
  if (primary === undefined) return undefined;
  const button = createButton(dark ?? primary);
  const createModeAccent = (mode: 'light' | 'dark', color: Rgb, hoverTarget: Rgb): Accent => {
    const background = parseColor(pageBackground(branding, mode) ?? '') ?? defaultBackgrounds[mode];
    return { ...createAccent(color, background, mode, hoverTarget), button };
  };
  return { light: createModeAccent('light', primary, black), dark: createModeAccent('dark', light ?? primary, white) };
}

/**
 * Returns the site's background color as written. Undefined if its contrast with body text is below 7:1 (WCAG 2, level
 * AAA), because the theme's muted text would not be readable on it.
 */
export function pageBackground({ background }: Branding, mode: 'light' | 'dark'): string | undefined {
  const value = background.color[mode];
  const color = parseColor(value ?? '');
  return color === undefined || contrastRatio(bodyText[mode], color) >= 7 ? value : undefined;
}

export function surfaceColor(background: Rgb, mode: 'light' | 'dark'): string {
  return formatColor(mixColors(background, bodyText[mode], 0.05));
}

export function mutedTextColor(color: Rgb, background: Rgb, mode: 'light' | 'dark'): string {
  return formatColor(ensureContrast(color, mixColors(background, bodyText[mode], raisedShare[mode])));
}

function createButton(color: Rgb): Accent['button'] {
  const text = buttonTextColor(color);
  const background = ensureContrast(color, text);
  const hover = mixColors(background, text === white ? black : white, 0.2);
  return { background: formatColor(background), hover: formatColor(hover), text: formatColor(text) };
}

function createAccent(color: Rgb, background: Rgb, mode: 'light' | 'dark', hoverTarget: Rgb): Omit<Accent, 'button'> {
  const bodyColor = bodyText[mode];
  const readableColor = readableOnTint(
    ensureContrast(color, mixColors(background, bodyColor, raisedShare[mode])),
    background,
  );
  // A gray accent would make the current menu entry dimmer than the others.
  const isDim =
    colorfulness(readableColor) < 24 && contrastRatio(readableColor, background) < contrastRatio(bodyColor, background);
  const text = isDim ? bodyColor : readableColor;
  const onSolid = buttonTextColor(color);
  return {
    text: formatColor(text),
    onText: formatColor(blackOrWhiteOn(text)),
    hover: formatColor(mixColors(text, hoverTarget, 0.2)),
    // White on mid-dark colors is what designers choose, so the bar gets darker instead of its text.
    solid: formatColor(ensureContrast(color, onSolid)),
    onSolid: formatColor(onSolid),
    soft: formatColor(mixColors(background, text, tintShare)),
    // Links must differ from text by 3:1 (WCAG 2, technique G183) or by hue.
    looksLikeText: colorfulness(text) < 48 && contrastRatio(text, bodyColor) < 3,
  };
}

/** Distance from gray, 0 to 255. */
function colorfulness(color: Rgb): number {
  return Math.max(...color) - Math.min(...color);
}

/** Moves a color away from the background until it is readable on its own tint. */
function readableOnTint(color: Rgb, background: Rgb): Rgb {
  const next = ensureContrast(color, mixColors(background, color, tintShare));
  return formatColor(next) === formatColor(color) ? color : readableOnTint(next, background);
}

function blackOrWhiteOn(surface: Rgb): Rgb {
  return contrastRatio(surface, white) >= contrastRatio(surface, black) ? white : black;
}
