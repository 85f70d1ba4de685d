import { asWritten } from './as-written.ts';
import { decodeHtml } from './html.ts';
import type { OptionalPackages } from './optional-packages.ts';

/** Classes that themes, highlighters and components of pages write: utilities never look so. */
const ours = /^(?:djn|vp|VP|sl|shiki|language|starlight|custom-block|dialect)(?:-|$)/;

/** Words that a class of utilities begins with before a value; most are classes by themselves, too. */
const beginnings =
  '[mp][trblxyse]? w h min max size basis gap space inset top left right bottom start end z order col row auto-cols auto-rows grid flex grow shrink table caption box text bg from via to font leading tracking indent hyphens list decoration underline border rounded shadow ring outline divide fill stroke accent caret placeholder opacity mix-blend isolation object overflow overscroll items justify content self place aspect columns align whitespace break float clear cursor select resize appearance pointer-events touch will-change scroll snap transform perspective backface scale rotate translate skew origin transition duration ease delay animate filter backdrop blur brightness contrast grayscale hue-rotate invert saturate sepia drop-shadow line-clamp';
/** Utilities without a value. */
const words =
  'block inline inline-block inline-flex inline-grid inline-table flow-root hidden contents static fixed absolute relative sticky visible invisible isolate italic not-italic uppercase lowercase capitalize normal-case truncate overline line-through no-underline antialiased subpixel-antialiased normal-nums ordinal slashed-zero lining-nums oldstyle-nums proportional-nums tabular-nums diagonal-fractions stacked-fractions sr-only not-sr-only container not-prose';
const utility = new RegExp(
  `^(?:!?-?(?:${beginnings.replaceAll(' ', '|')})(?:-|$)|(?:${words.replaceAll(' ', '|')})$|\\[)`,
);

/** True for what may be a class of Tailwind's. */
export function looksLikeUtility(name: string): boolean {
  if (ours.test(name)) return false;
  // Variants (`dark:`, `md:`, `hover:`) end with a colon that is outside brackets.
  const bare = name.replace(/^(?:(?:[\w@*/-]|\[[^\]]*\])+:)+/, '');
  return utility.test(bare);
}

/**
 * The names in the attributes `class` of HTML that may be utilities, each once. If the compiler is not installed, a
 * single one makes the page need it.
 */
export function utilitiesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, double, single] of html.matchAll(/\sclass=(?:"([^"]*)"|'([^']*)')/g)) {
    for (const name of decodeHtml(double ?? single ?? '').split(/\s+/)) if (looksLikeUtility(name)) names.add(name);
  }
  return names;
}

/** The parts of UnoCSS that are used (https://unocss.dev/tools/core). */
interface UnoCore {
  createGenerator(options: {
    presets: readonly unknown[];
    theme: object;
    postprocess: (utility: Utility) => void;
  }): Promise<UnoGenerator> | UnoGenerator;
}

/** A rule before it is written. */
interface Utility {
  /** ` $$ ` is between what is around an element and the element. */
  selector: string;
  /** Properties and their values; what has no value is left out. */
  entries: [name: string, value: unknown, ...rest: unknown[]][];
}

interface UnoGenerator {
  generate(names: ReadonlySet<string>, options: { preflights: boolean; safelist: boolean }): Promise<{ css: string }>;
}

interface UnoPreset {
  presetWind3(options: { dark: { dark: string }; preflight: 'on-demand' }): unknown;
}

/** Colors that hosted sites have classes for (`text-primary`, `dark:bg-background-dark`). */
const theme = {
  colors: {
    primary: { DEFAULT: 'var(--djn-accent)', light: 'var(--djn-accent)', dark: 'var(--djn-accent)' },
    background: { light: 'var(--djn-surface)', dark: 'var(--djn-surface)' },
  },
};

/**
 * Borders have a style and no width until a class gives them one: the part of Tailwind's reset that classes build on. In
 * a layer, since generators have such classes of their own.
 */
const ground = (pages: string): string =>
  `@layer base {\n  :where(${pages}) :where([class*="border"], [class*="divide-"] > *) {\n    border: 0 solid var(--djn-border);\n  }\n}\n`;

/**
 * What hosts do in `not-prose`: its text looks as if nothing had styled it, but for the parts of pages. Stronger than
 * rules of generators for elements in their text, weaker than utilities.
 */
function withoutProse(pages: string): string {
  const rule = (elements: string, properties: string): string =>
    `${pages} .not-prose :is(${elements}):where(:not([class*="djn-"], [class*="djn-"] *)) { ${properties} }\n`;
  return [
    rule('h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dd, blockquote, figure, figcaption, hr', 'margin: 0;'),
    rule(
      'h1, h2, h3, h4, h5, h6, p, li, dt, dd, blockquote, figcaption, strong',
      'padding: 0; border: 0; color: inherit; font-size: inherit; font-weight: inherit; letter-spacing: inherit; line-height: inherit;',
    ),
    rule('strong, b', 'font-weight: bolder;'),
    rule('ul, ol, menu', 'padding: 0; list-style: none;'),
    rule('a', 'color: inherit; font-weight: inherit; text-decoration: inherit;'),
  ].join('');
}

/** Where the pages of a generator stand. */
export interface UtilityPlace {
  /** Selector of what is around the text of pages: `.vp-doc`. Nothing outside of it is styled. */
  readonly pages: string;
  /** Selector of the root element of dark pages: `.dark`, `[data-theme="dark"]`. */
  readonly dark: string;
  /** True if the generator makes room between all siblings in a text, whatever they are. Default: not. */
  readonly spacesSiblings?: boolean;
}

/** The packages that compile them. */
export const utilityPackages = ['@unocss/core', '@unocss/preset-wind3'] as const;

/** True for one of them. */
export function isUtilityPackage(name: string): boolean {
  return utilityPackages.some((one) => one === name);
}

/** Compiles classes to CSS: the same classes make the same bytes. */
export type CompileUtilities = (names: ReadonlySet<string>) => Promise<string>;

/**
 * Makes the compiler of Tailwind's classes that pages use. Nothing is reset: pages are styled by their generator.
 * Without UnoCSS the style sheet is empty.
 */
export function createUtilities(packages: OptionalPackages, place: UtilityPlace): CompileUtilities {
  let loading: Promise<UnoGenerator | undefined> | undefined;
  return async (names) => {
    if (names.size === 0) return '';
    loading ??= load(packages, place);
    const generator = await loading;
    if (generator === undefined) return '';
    const sorted = new Set([...names].sort());
    const { css } = await generator.generate(sorted, { preflights: true, safelist: false });
    const reset = names.has('not-prose') ? withoutProse(place.pages) : '';
    return css + reset === '' ? '' : `${ground(place.pages)}${reset}${css}\n`;
  };
}

async function load(packages: OptionalPackages, place: UtilityPlace): Promise<UnoGenerator | undefined> {
  const [core, preset] = await Promise.all([
    packages.load<UnoCore>(utilityPackages[0]),
    packages.load<UnoPreset>(utilityPackages[1]),
  ]);
  if (core === undefined || preset === undefined) return undefined;
  const presets = [preset.presetWind3({ dark: { dark: place.dark }, preflight: 'on-demand' })];
  return core.createGenerator({ presets, theme, postprocess: withinPages(place) });
}

/**
 * Lets a class count only in the text of pages, and win there over the generator's rules for `p`, `a` or `img`.
 * UnoCSS's own `important` puts every selector into `:is()`, and the style compilers of some generators warn
 * about one that contains several steps.
 */
function withinPages({ pages, dark }: UtilityPlace): (utility: Utility) => void {
  const inTheDark = `${dark} $$ `;
  return (utility) => {
    const { entries, selector } = utility;
    utility.entries = entries.map(([name, value, ...rest]) => {
      return [name, typeof value === 'string' ? asWritten(value) : value, ...rest];
    });
    const isDark = selector.startsWith(inTheDark);
    const inner = isDark ? selector.slice(inTheDark.length) : selector;
    const within = `:root${isDark ? dark : ''} ${pages}`;
    // What surrounds the element may be outside of the page, and a comma would begin a selector of its own.
    const isPlain = !/(?<!\\),| \$\$ /.test(inner);
    utility.selector = `${within} ${isPlain ? inner : inner.replace(/^(.*?)((?: \*)?::.*)?$/s, ':is($1)$2')}`;
  };
}
