import { lightnessOf, toLinear, withLightness } from './oklab.ts';

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast ratio of text (WCAG 2, level AA). */
const minContrast = 4.5;

/** Parses `#rgb`, `#rrggbb` and `rgb(…)`; `undefined` for other forms. Alpha is ignored. */
export function parseColor(text: string): Rgb | undefined {
  const shortHex = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/i.exec(text);
  if (shortHex !== null) return toRgb(shortHex.slice(1, 4).map((digit) => Number.parseInt(digit + digit, 16)));
  const longHex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i.exec(text);
  if (longHex !== null) return toRgb(longHex.slice(1, 4).map((digits) => Number.parseInt(digits, 16)));
  const rgbMatch = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(text);
  return rgbMatch === null ? undefined : toRgb(rgbMatch.slice(1, 4).map((number) => Math.min(255, Number(number))));
}

function toRgb([red = 0, green = 0, blue = 0]: readonly number[]): Rgb {
  return [red, green, blue];
}

export function formatColor(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** @param ratio Proportion of the second color, from 0 to 1. */
export function mixColors(from: Rgb, to: Rgb, ratio: number): Rgb {
  return toRgb(from.map((channel, index) => channel + ((to[index] ?? channel) - channel) * ratio));
}

/** Returns a number from 1 (no contrast) to 21, as in WCAG 2. */
export function contrastRatio(first: Rgb, second: Rgb): number {
  const [minLuminance = 0, maxLuminance = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (maxLuminance + 0.05) / (minLuminance + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** Makes a color darker or lighter until its contrast to the background is sufficient. Keeps hue and chroma. */
export function ensureContrast(color: Rgb, background: Rgb): Rgb {
  if (contrastRatio(color, background) >= minContrast) return color;
  const isDarkened = luminance(background) > 0.18;
  const step = isDarkened ? -0.01 : 0.01;
  for (let lightness = lightnessOf(color) + step; lightness > 0 && lightness < 1; lightness += step) {
    const adjusted = withLightness(color, lightness);
    if (contrastRatio(adjusted, background) >= minContrast) return adjusted;
  }
  return isDarkened ? black : white;
}

const darkText: Rgb = [28, 30, 33];

/** Text color of a button: white if its contrast with the button is at least 3:1, otherwise nearly black. */
export function buttonTextColor(button: Rgb): Rgb {
  return contrastRatio(white, button) >= 3 ? white : darkText;
}

/**
 * Matches named colors, hex colors, color functions and variables, but nothing that loads a file or ends the CSS
 * declaration.
 */
const safeColorPattern =
  /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]*\)|var\(--[\w-]+\))$/i;

export function safeColor(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed !== undefined && safeColorPattern.test(trimmed) ? trimmed : undefined;
}
