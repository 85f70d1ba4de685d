import { contrast, formatColor, mixColors, parseColor, type Rgb, readableOn } from './color.ts';
import type { Face } from './face.ts';

/** The color of a site on pages of one kind, in the shades that generators ask for. Each can be read where it is used. */
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
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** Backgrounds where a site names none. */
const usual = { light: white, dark: [22, 24, 29] } as const;

/** The accent for light and dark pages; undefined where the site has no color, or one that cannot be reckoned with. */
export function accentsOf(face: Face): { readonly light: Accent; readonly dark: Accent } | undefined {
  const primary = parseColor(face.colors?.primary ?? '');
  const light = parseColor(face.colors?.light ?? '');
  if (primary === undefined) return undefined;
  return {
    light: accentOn(primary, parseColor(face.background.color.light ?? '') ?? usual.light, black),
    dark: accentOn(light ?? primary, parseColor(face.background.color.dark ?? '') ?? usual.dark, white),
  };
}

function accentOn(color: Rgb, background: Rgb, away: Rgb): Accent {
  const text = readableOn(color, background);
  return {
    text: formatColor(text),
    onText: formatColor(readableAgainst(text)),
    hover: formatColor(mixColors(text, away, 0.2)),
    solid: formatColor(color),
    onSolid: formatColor(readableAgainst(color)),
    soft: formatColor(mixColors(background, text, 0.14)),
  };
}

function readableAgainst(surface: Rgb): Rgb {
  return contrast(surface, white) >= contrast(surface, black) ? white : black;
}
