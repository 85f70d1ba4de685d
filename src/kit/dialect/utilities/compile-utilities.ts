import type { OptionalPackages } from '../optional-packages.ts';

/** The parts of UnoCSS that are used (https://unocss.dev/tools/core). */
interface UnoCore {
  createGenerator(options: { presets: readonly unknown[]; theme: object }): Promise<UnoGenerator> | UnoGenerator;
}

interface UnoGenerator {
  generate(names: ReadonlySet<string>, options: { preflights: boolean; safelist: boolean }): Promise<{ css: string }>;
}

interface UnoPreset {
  presetWind3(options: { dark: { dark: string }; preflight: 'on-demand'; important: string }): unknown;
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

/** Where the pages of a generator stand. */
export interface UtilityPlace {
  /** Selector of what is around the text of pages: `.vp-doc`. Nothing outside of it is styled. */
  readonly pages: string;
  /** Selector of dark pages: `.dark`, `[data-theme="dark"]`. */
  readonly dark: string;
}

/** The packages that compile them. */
export const utilityPackages = ['@unocss/core', '@unocss/preset-wind3'] as const;

/** True for one of them. */
export function isUtilityPackage(name: string): boolean {
  return (utilityPackages as readonly string[]).includes(name);
}

/** Compiles classes to CSS: the same classes make the same bytes. */
export type CompileUtilities = (names: ReadonlySet<string>) => Promise<string>;

/**
 * Makes the compiler of Tailwind's classes that pages use. Nothing is reset: pages are styled by their generator.
 * Without UnoCSS the style sheet is empty, and its packages are remembered as missing.
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
    return css === '' ? '' : `${ground(place.pages)}${css}\n`;
  };
}

async function load(packages: OptionalPackages, { pages, dark }: UtilityPlace): Promise<UnoGenerator | undefined> {
  const [core, preset] = await Promise.all([
    packages.load(utilityPackages[0]) as Promise<UnoCore | undefined>,
    packages.load(utilityPackages[1]) as Promise<UnoPreset | undefined>,
  ]);
  if (core === undefined || preset === undefined) return undefined;
  // Rules of generators for `p`, `a` or `img` of pages must not win over a class.
  const presets = [preset.presetWind3({ dark: { dark }, preflight: 'on-demand', important: `:root ${pages}` })];
  return core.createGenerator({ presets, theme });
}
