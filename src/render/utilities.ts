import { decodeHTMLAttribute } from 'entities';
import { keepUrls } from './keep-urls.ts';
import type { OptionalPackages } from './optional-packages.ts';

/** Matches classes of themes, highlighters and our components, which are never utilities. */
const nonUtilityPattern = /^(?:djn|vp|VP|sl|shiki|language|starlight|custom-block|dialect)(?:-|$)/;

/** Prefixes of utilities with a value (`p-4`). Most are also utilities without a value (`border`). */
const utilityPrefixes =
  '[mp][trblxyse]? w h min max size basis gap space inset top left right bottom start end z order col row auto-cols auto-rows grid flex grow shrink table caption box text bg from via to font leading tracking indent hyphens list decoration underline border rounded shadow ring outline divide fill stroke accent caret placeholder opacity mix-blend isolation object overflow overscroll items justify content self place aspect columns align whitespace break float clear cursor select resize appearance pointer-events touch will-change scroll snap transform perspective backface scale rotate translate skew origin transition duration ease delay animate filter backdrop blur brightness contrast grayscale hue-rotate invert saturate sepia drop-shadow line-clamp';
const valuelessUtilities =
  'block inline inline-block inline-flex inline-grid inline-table flow-root hidden contents static fixed absolute relative sticky visible invisible isolate italic not-italic uppercase lowercase capitalize normal-case truncate overline line-through no-underline antialiased subpixel-antialiased normal-nums ordinal slashed-zero lining-nums oldstyle-nums proportional-nums tabular-nums diagonal-fractions stacked-fractions sr-only not-sr-only container not-prose';
const utilityPattern = new RegExp(
  `^(?:!?-?(?:${utilityPrefixes.replaceAll(' ', '|')})(?:-|$)|(?:${valuelessUtilities.replaceAll(' ', '|')})$|\\[)`,
);

export function looksLikeUtility(name: string): boolean {
  if (nonUtilityPattern.test(name)) return false;
  // Variants (`dark:`, `md:`, `hover:`) end with a colon outside of brackets.
  const baseName = name.replace(/^(?:(?:[\w@*/-]|\[[^\]]*\])+:)+/, '');
  return utilityPattern.test(baseName);
}

/** Matches a code block of Expressive Code, which has the classes `indent` and `sr-only` and styles for them. */
const codeFramePattern = /<figure class="frame\b[^"]*">.*?<\/figure>/gs;

/** Returns the class names in HTML that may be utilities. If there are any, the page needs the compiler. */
export function findUtilities(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, doubleQuoted, singleQuoted] of html
    .replace(codeFramePattern, '')
    .matchAll(/\sclass=(?:"([^"]*)"|'([^']*)')/g)) {
    for (const name of decodeHTMLAttribute(doubleQuoted ?? singleQuoted ?? '').split(/\s+/))
      if (looksLikeUtility(name)) names.add(name);
  }
  return names;
}

interface UnoCore {
  createGenerator(options: {
    presets: readonly unknown[];
    theme: object;
    postprocess: (utility: Utility) => void;
  }): Promise<UnoGenerator> | UnoGenerator;
}

interface Utility {
  /** ` $$ ` separates the ancestors from the element. */
  selector: string;
  /** Properties and values. UnoCSS omits properties without a value. */
  entries: [name: string, value: unknown, ...rest: unknown[]][];
}

interface UnoGenerator {
  generate(names: ReadonlySet<string>, options: { preflights: boolean; safelist: boolean }): Promise<{ css: string }>;
}

interface UnoPreset {
  presetWind3(options: { dark: { dark: string }; preflight: 'on-demand' }): unknown;
}

/** Theme colors for utilities, with the names of hosted sites: `text-primary`, `dark:bg-background-dark`. */
const themeColors = {
  colors: {
    primary: { DEFAULT: 'var(--djn-accent)', light: 'var(--djn-accent)', dark: 'var(--djn-accent)' },
    background: { light: 'var(--djn-surface)', dark: 'var(--djn-surface)' },
  },
};

/**
 * The part of Tailwind's reset that border utilities need: a border style with zero width. The rule is in a layer, so
 * that generators' classes that contain `border` override it.
 */
const borderResetRule = (pages: string): string =>
  `@layer base {\n  :where(${pages}) :where([class*="border"], [class*="divide-"] > *) {\n    border: 0 solid var(--djn-border);\n  }\n}\n`;

/**
 * Rules for `not-prose` as on hosted sites: text without the generator's prose styles, except in our components. The
 * rules override the generator's element rules, but not utilities.
 */
function notProseRules(pages: string): string {
  const createRule = (elements: string, properties: string): string =>
    `${pages} .not-prose :is(${elements}):where(:not([class*="djn-"], [class*="djn-"] *)) { ${properties} }\n`;
  return [
    createRule('h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dd, blockquote, figure, figcaption, hr', 'margin: 0;'),
    createRule(
      'h1, h2, h3, h4, h5, h6, p, li, dt, dd, blockquote, figcaption, strong',
      'padding: 0; border: 0; color: inherit; font-size: inherit; font-weight: inherit; letter-spacing: inherit; line-height: inherit;',
    ),
    createRule('strong, b', 'font-weight: bolder;'),
    createRule('ul, ol, menu', 'padding: 0; list-style: none;'),
    createRule('a', 'color: inherit; font-weight: inherit; text-decoration: inherit;'),
  ].join('');
}

export interface UtilitySelectors {
  /** Selector of the element that contains a page's text: `.vp-doc`. Utilities don't apply outside of it. */
  readonly pages: string;
  /** Selector of the root element in dark mode: `.dark`, `[data-theme="dark"]`. */
  readonly dark: string;
  /** True if the generator adds margins between all siblings. Default: false. */
  readonly spacesSiblings?: boolean;
}

export const utilityPackages = ['@unocss/core', '@unocss/preset-wind3'] as const;

export function isUtilityPackage(name: string): boolean {
  return utilityPackages.some((item) => item === name);
}

/** Compiles utilities to CSS. The order of the names doesn't affect the output. */
export type CompileUtilities = (names: ReadonlySet<string>) => Promise<string>;

/**
 * Creates a compiler. The CSS doesn't contain Tailwind's full reset, because the generator styles pages. Without
 * UnoCSS, the CSS is empty.
 */
export function createUtilityCompiler(packages: OptionalPackages, selectors: UtilitySelectors): CompileUtilities {
  let generatorPromise: Promise<UnoGenerator | undefined> | undefined;
  return async (names) => {
    if (names.size === 0) return '';
    generatorPromise ??= loadUnoCss(packages, selectors);
    const generator = await generatorPromise;
    if (generator === undefined) return '';
    const sorted = new Set([...names].sort());
    const { css } = await generator.generate(sorted, { preflights: true, safelist: false });
    const reset = names.has('not-prose') ? notProseRules(selectors.pages) : '';
    return css + reset === '' ? '' : `${borderResetRule(selectors.pages)}${reset}${css}\n`;
  };
}

async function loadUnoCss(packages: OptionalPackages, selectors: UtilitySelectors): Promise<UnoGenerator | undefined> {
  const [core, preset] = await Promise.all([
    packages.load<UnoCore>(utilityPackages[0]),
    packages.load<UnoPreset>(utilityPackages[1]),
  ]);
  if (core === undefined || preset === undefined) return undefined;
  const presets = [preset.presetWind3({ dark: { dark: selectors.dark }, preflight: 'on-demand' })];
  return core.createGenerator({ presets, theme: themeColors, postprocess: limitToPages(selectors) });
}

/**
 * Limits utilities to the text of pages, with a higher specificity than the generator's rules for `p`, `a` or `img`.
 * UnoCSS's `important` option isn't used: it wraps every selector in `:is()`, and the CSS compilers of some generators
 * warn about complex selectors there.
 */
function limitToPages({ pages, dark }: UtilitySelectors): (utility: Utility) => void {
  const darkPrefix = `${dark} $$ `;
  return (utility) => {
    const { entries, selector } = utility;
    utility.entries = entries.map(([name, value, ...rest]) => {
      return [name, typeof value === 'string' ? keepUrls(value) : value, ...rest];
    });
    const isDark = selector.startsWith(darkPrefix);
    const innerSelector = isDark ? selector.slice(darkPrefix.length) : selector;
    const scopeSelector = `:root${isDark ? dark : ''} ${pages}`;
    // Other selectors need `:is()`, because their ancestors may be outside of the page text, or because they contain a
    // comma.
    const isPlain = !/(?<!\\),| \$\$ /.test(innerSelector);
    utility.selector = `${scopeSelector} ${isPlain ? innerSelector : innerSelector.replace(/^(.*?)((?: \*)?::.*)?$/s, ':is($1)$2')}`;
  };
}
