/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast ratio of text (WCAG 2, level AA). */
const minContrast = 4.5;

/** Parses `#rgb`, `#rrggbb` and `rgb(…)`; `undefined` for other forms. Alpha is ignored. */
export function parseColor(text: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/i.exec(text);
  if (short !== null) return triple(short.slice(1, 4).map((digit) => Number.parseInt(digit + digit, 16)));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i.exec(text);
  if (long !== null) return triple(long.slice(1, 4).map((digits) => Number.parseInt(digits, 16)));
  const call = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(text);
  return call === null ? undefined : triple(call.slice(1, 4).map((number) => Math.min(255, Number(number))));
}

function triple([red = 0, green = 0, blue = 0]: readonly number[]): Rgb {
  return [red, green, blue];
}

export function formatColor(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** @param share Proportion of the second color, from 0 to 1. */
export function mixColors(from: Rgb, to: Rgb, share: number): Rgb {
  return triple(from.map((part, index) => part + ((to[index] ?? part) - part) * share));
}

/** Returns a number from 1 (no contrast) to 21, as in WCAG 2. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** Mixes a color with black or white until its contrast to the background is sufficient. */
export function readableOn(color: Rgb, background: Rgb): Rgb {
  const end = luminance(background) > 0.18 ? black : white;
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mixColors(color, end, share);
    if (contrastRatio(mixed, background) >= minContrast) return mixed;
  }
  return end;
}

/**
 * Matches named colors, hex colors, color functions and variables, but nothing that loads a file or ends the CSS
 * declaration.
 */
const safePattern =
  /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]*\)|var\(--[\w-]+\))$/i;

export function safeColor(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed !== undefined && safePattern.test(trimmed) ? trimmed : undefined;
}
