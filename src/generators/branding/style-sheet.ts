import { parseColor } from '../../render/colors.ts';
import { type Accent, accentsOf, backgroundOf, quietWordsOn, surfaceOn } from './accent.ts';
import type { Branding, Font } from './branding.ts';

/** How a generator takes the looks of a site. */
export interface StyleTarget {
  /** Selector of light pages. Default: those without the class `dark`, as weak as `:root`, so that a project's own rules win. */
  readonly light?: string;
  /** Selector of dark pages. Default: those with the class. */
  readonly dark?: string;
  /** Properties of CSS that a generator draws its color from. */
  readonly accent: (accent: Accent, mode: 'light' | 'dark') => Readonly<Record<string, string>>;
  /** Its property for the background of pages. */
  readonly background: string;
  /** Its properties for bars and sidebars, which follow a background of the site's own. Default: none. */
  readonly surfaces?: readonly string[];
  /** Its property for quiet words, and their color where a site has no background of its own. Absent if it has none. */
  readonly quiet?: { readonly name: string; readonly light: string; readonly dark: string };
  readonly bodyFont: string;
  /** Selector of headings. Default: all. */
  readonly headings?: string;
  /** Selector of links in the text that have nothing but a color of their own. Absent if all have a line too. */
  readonly links?: string;
  /** The address of a file of the docs folder; undefined if there is no such file. */
  readonly address: (path: string) => string | undefined;
}

/** Fonts that are in while or where a font is missing. */
const fallback = 'ui-sans-serif, system-ui, sans-serif';

/** A style sheet with the colors and fonts of a site in a generator's own properties; empty if it has none. */
export function brandingStyleSheet(
  branding: Branding,
  {
    light = ':root:where(:not(.dark))',
    dark = '.dark',
    headings = ':is(h1, h2, h3, h4, h5, h6)',
    accent,
    background,
    surfaces = [],
    quiet,
    bodyFont,
    links,
    address,
  }: StyleTarget,
): string {
  const pages = [['light', light] as const, ['dark', dark] as const];
  const accents = accentsOf(branding);
  const { body, heading } = branding.fonts;
  const modes = pages.map(([mode, selector]) => {
    const color = backgroundOf(branding, mode);
    const behind = parseColor(color ?? '');
    const usual = parseColor(quiet?.[mode] ?? '');
    return rule(selector, {
      ...(accents === undefined ? {} : accent(accents[mode], mode)),
      ...(color === undefined ? {} : { [background]: color }),
      ...Object.fromEntries(behind === undefined ? [] : surfaces.map((name) => [name, surfaceOn(behind, mode)])),
      ...(behind === undefined || usual === undefined || quiet === undefined
        ? {}
        : { [quiet.name]: quietWordsOn(usual, behind, mode) }),
      ...(body === undefined ? {} : { [bodyFont]: familyOf(body) }),
    });
  });
  const lines = pages.map(([mode, selector]) => {
    const isPlain = links !== undefined && accents?.[mode].looksLikeText === true;
    const selectors = selector.split(', ').map((each) => `${each} ${links}`);
    return isPlain ? rule(selectors.join(',\n'), { 'text-decoration': 'underline' }) : '';
  });
  const ofHeadings = heading === undefined ? {} : { 'font-family': familyOf(heading), ...weightOf(heading) };
  const faces = new Set([body, heading].map((font) => fontFace(font, address)));
  return [...faces, ...modes, ...lines, rule(headings, ofHeadings)].filter((part) => part !== '').join('\n');
}

function weightOf({ weight }: Font): Readonly<Record<string, string>> {
  return weight === undefined ? {} : { 'font-weight': String(weight) };
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
    'font-weight': '100 900',
    ...weightOf(font),
    'font-display': 'swap',
  });
}

function rule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('\n')}\n}\n`;
}
