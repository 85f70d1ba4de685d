import { parseColor } from '../../render/colors.ts';
import { type Accent, createAccents, mutedTextColor, pageBackground, surfaceColor } from './accent.ts';
import type { Branding, Font } from './branding.ts';

export interface StyleTarget {
  /**
   * Selector of light pages. Default: pages without the class `dark`, with the specificity of `:root`, so that rules of
   * the project win.
   */
  readonly light?: string;
  readonly dark?: string;
  readonly accentProperties: (accent: Accent, mode: 'light' | 'dark') => Readonly<Record<string, string>>;
  readonly background: string;
  /** Custom property of the background image. Absent if the theme shows none. */
  readonly backgroundImage?: string;
  /** Names of the CSS properties for the color of bars and sidebars, which is mixed from the site's background. Default: none. */
  readonly surfaces?: readonly string[];
  /** Custom property of muted text, with the theme's default colors. Absent if the theme has no such property. */
  readonly muted?: { readonly name: string; readonly light: string; readonly dark: string };
  readonly bodyFont: string;
  readonly headings?: string;
  /** Selector of links that aren't underlined by default. Absent if all links are underlined. */
  readonly links?: string;
  /** Maps the path of a file in the docs folder to its URL; undefined if the file is missing. */
  readonly url: (path: string) => string | undefined;
}

const fallbackFonts = 'ui-sans-serif, system-ui, sans-serif';

/** Style sheet that sets the theme's custom properties to the site's colors and fonts; empty if the site sets none. */
export function brandingStyleSheet(
  branding: Branding,
  {
    light = ':root:where(:not(.dark))',
    dark = '.dark',
    headings = ':is(h1, h2, h3, h4, h5, h6)',
    accentProperties,
    background,
    backgroundImage,
    surfaces = [],
    muted,
    bodyFont,
    links,
    url,
  }: StyleTarget,
): string {
  const modeSelectors = [['light', light] as const, ['dark', dark] as const];
  const accents = createAccents(branding);
  const { body, heading } = branding.fonts;
  const modes = modeSelectors.map(([mode, selector]) => {
    const color = pageBackground(branding, mode);
    const backgroundColor = parseColor(color ?? '');
    const mutedColor = parseColor(muted?.[mode] ?? '');
    const image = branding.background.image[mode];
    const imageUrl = image === undefined ? undefined : url(image);
    return rule(selector, {
      ...(accents === undefined ? {} : accentProperties(accents[mode], mode)),
      ...(color === undefined ? {} : { [background]: color }),
      ...Object.fromEntries(
        backgroundColor === undefined ? [] : surfaces.map((name) => [name, surfaceColor(backgroundColor, mode)]),
      ),
      ...(backgroundColor === undefined || mutedColor === undefined || muted === undefined
        ? {}
        : { [muted.name]: mutedTextColor(mutedColor, backgroundColor, mode) }),
      ...(body === undefined ? {} : { [bodyFont]: fontFamily(body) }),
      ...(backgroundImage === undefined || imageUrl === undefined ? {} : { [backgroundImage]: cssUrl(imageUrl) }),
    });
  });
  const underlines = modeSelectors.map(([mode, selector]) => {
    const needsUnderline = links !== undefined && accents?.[mode].looksLikeText === true;
    const selectors = selector.split(', ').map((simpleSelector) => `${simpleSelector} ${links}`);
    return needsUnderline ? rule(selectors.join(',\n'), { 'text-decoration': 'underline' }) : '';
  });
  const headingStyles =
    heading === undefined ? {} : { 'font-family': fontFamily(heading), ...weightDeclaration(heading) };
  const filledParts =
    accents === undefined
      ? {}
      : {
          '--djn-button': accents.light.button.background,
          '--djn-button-text': accents.light.button.text,
          '--djn-banner': accents.light.solid,
          '--djn-banner-text': accents.light.onSolid,
        };
  const fontFaces = new Set([body, heading].map((font) => fontFace(font, url)));
  const bodyWeight = rule('body', body === undefined ? {} : weightDeclaration(body));
  return [...fontFaces, rule(':root', filledParts), ...modes, bodyWeight, ...underlines, rule(headings, headingStyles)]
    .filter((part) => part !== '')
    .join('\n');
}

function weightDeclaration({ weight }: Font): Readonly<Record<string, string>> {
  return weight === undefined ? {} : { 'font-weight': String(weight) };
}

function fontFamily({ family }: Font): string {
  return `"${family}", ${fallbackFonts}`;
}

function fontFace(font: Font | undefined, toUrl: StyleTarget['url']): string {
  const sourceUrl = font?.source === undefined ? undefined : toUrl(font.source);
  if (font?.source === undefined || sourceUrl === undefined) return '';
  const format = font.format ?? /\.(woff2?)(?:[?#]|$)/.exec(font.source)?.[1];
  return rule('@font-face', {
    'font-family': `"${font.family}"`,
    src: `${cssUrl(sourceUrl)}${format === undefined ? '' : ` format("${format}")`}`,
    // A variable font contains all weights.
    'font-weight': '100 900',
    ...weightDeclaration(font),
    'font-display': 'swap',
  });
}

/** URL in a style sheet, without characters that would end it. */
export function cssUrl(url: string): string {
  return `url("${url.replaceAll(/["\\\n]/g, encodeURIComponent)}")`;
}

function rule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('\n')}\n}\n`;
}
