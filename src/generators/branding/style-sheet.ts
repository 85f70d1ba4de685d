import { parseColor } from '../../render/colors.ts';
import { type Accent, accentsOf, backgroundOf, quietWordsOn, surfaceOn } from './accent.ts';
import type { Branding, Font } from './branding.ts';

/** CSS hooks of a generator's theme. */
export interface StyleTarget {
  /**
   * Selector of light pages. Default: those without the class `dark`, with the specificity of `:root`, so that rules of
   * the project win.
   */
  readonly light?: string;
  readonly dark?: string;
  readonly accent: (accent: Accent, mode: 'light' | 'dark') => Readonly<Record<string, string>>;
  readonly background: string;
  /** Custom properties of bars and sidebars, derived from a custom background. Default: none. */
  readonly surfaces?: readonly string[];
  /** Custom property of muted text, with the theme's own colors. Absent if the theme has none. */
  readonly quiet?: { readonly name: string; readonly light: string; readonly dark: string };
  readonly bodyFont: string;
  readonly headings?: string;
  /** Selector of links that only differ by color. Absent if all links are underlined. */
  readonly links?: string;
  /** URL of a file in the docs folder; undefined if it is missing. */
  readonly address: (path: string) => string | undefined;
}

const fallback = 'ui-sans-serif, system-ui, sans-serif';

/** Style sheet with a site's colors and fonts in the theme's custom properties; empty without any. */
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
    // A variable font contains all weights.
    'font-weight': '100 900',
    ...weightOf(font),
    'font-display': 'swap',
  });
}

function rule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('\n')}\n}\n`;
}
