import { type CodeThemes, createHighlight } from './code-blocks/highlighter.ts';
import { createCodeWriter } from './code-blocks/write-code.ts';
import type { ThemeComponents } from './component-props.ts';
import { plainComponents } from './components/plain-components.ts';
import { createDiagramWriter } from './diagrams.ts';
import { createIconWriter, type IconLibrary } from './icons/write-icon.ts';
import { createMathWriter } from './math.ts';
import type { OptionalPackages } from './optional-packages.ts';
import type { Theme, ThemeWriters } from './theme.ts';

/** What the theme of a site depends on. */
export interface ThemeSettings {
  /** Where icons, Shiki and temml are taken from. */
  readonly packages: OptionalPackages;
  /** `icons.library` of `docs.json`. */
  readonly library: IconLibrary;
  /** Names of themes of Shiki. */
  readonly codeThemes: CodeThemes;
}

/** A theme that writes everything. */
export interface FullTheme extends Theme {
  readonly version: string;
  readonly components: ThemeComponents;
  readonly writers: ThemeWriters;
}

/** The looks of code that most generators have by default. */
export const usualCodeThemes: CodeThemes = { light: 'github-light', dark: 'github-dark' };

/** The theme that needs no generator: semantic HTML with the looks of `styles/` and the script of `client/`. */
export function createPlainTheme({ packages, library, codeThemes }: ThemeSettings): FullTheme {
  const icon = createIconWriter(library, packages);
  return {
    version: `2 ${library} ${codeThemes.light} ${codeThemes.dark}`,
    components: plainComponents,
    writers: {
      icon,
      code: createCodeWriter(createHighlight(packages, codeThemes), icon),
      math: createMathWriter(packages),
      mermaid: createDiagramWriter(packages),
    },
  };
}

/**
 * The plain theme with components as a generator has its own. Browsers get them from the generator's script.
 *
 * @param name The generator's, which is that of its script in `dist/islands` too.
 */
export function createOwnTheme(name: string, settings: ThemeSettings, components: Partial<ThemeComponents>): FullTheme {
  const plain = createPlainTheme(settings);
  return {
    ...plain,
    version: `${name} ${plain.version}`,
    script: name,
    components: { ...plain.components, ...components },
  };
}
