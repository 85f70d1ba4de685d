import { mixColors, parseColor, type Rgb } from '../../render/colors.ts';
import { defaultBackgrounds } from '../branding/accent.ts';
import type { Branding } from '../branding/branding.ts';

/** Lightness of Tailwind's gray shades, 0 to 255. */
const grayShades: Readonly<Record<string, number>> = {
  50: 250,
  100: 245,
  200: 229,
  300: 212,
  400: 163,
  500: 115,
  600: 82,
  700: 64,
  800: 38,
  900: 23,
  950: 10,
};

/** Share of the primary color that hosts mix into grays. */
const tintShare = 0.03;

const hostPropertyPattern = /var\(\s*--(primary(?:-(?:light|dark))?|background-(?:light|dark)|gray-\d{2,3})\s*[,)]/g;

/**
 * Defines the hosts' custom properties that a site uses: colors (`--primary`, `--primary-light`, `--primary-dark`),
 * backgrounds (`--background-light`, `--background-dark`) and grays (`--gray-50` to `--gray-950`), each as three
 * numbers for `rgb(var(--primary) / 50%)`. Other properties are left out, because projects may define the same names.
 *
 * @param containerSelector Selector of the container of page content: `.text`.
 * @param texts Style sheets, pages and scripts of the site, which are searched for the properties.
 * @returns Style sheet for insertion before the site's own, which may override it. Empty if no property is used.
 */
export function hostProperties(branding: Branding, containerSelector: string, texts: Iterable<string>): string {
  const names = new Set<string>();
  for (const text of texts) for (const [, name] of text.matchAll(hostPropertyPattern)) names.add(name ?? '');
  const lines = [...names].sort().flatMap((name) => {
    const color = colorOf(name, branding);
    return color === undefined ? [] : [`  --${name}: ${color.map(Math.round).join(' ')};\n`];
  });
  return lines.length === 0 ? '' : `${containerSelector} {\n${lines.join('')}}\n`;
}

function colorOf(name: string, { colors, background }: Branding): Rgb | undefined {
  const primary = parseColor(colors?.primary ?? '');
  switch (name) {
    case 'primary':
      return primary;
    case 'primary-light':
      return parseColor(colors?.light ?? '');
    case 'primary-dark':
      return parseColor(colors?.dark ?? '');
    case 'background-light':
      return parseColor(background.color.light ?? '') ?? defaultBackgrounds.light;
    case 'background-dark':
      return parseColor(background.color.dark ?? '') ?? defaultBackgrounds.dark;
    default: {
      const gray = grayShades[name.replace(/^gray-/, '')];
      return gray === undefined ? undefined : mixColors([gray, gray, gray], primary ?? [gray, gray, gray], tintShare);
    }
  }
}
