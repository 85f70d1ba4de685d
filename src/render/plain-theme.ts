import { type CodeThemes, createCodeHighlighter } from './code-blocks/highlighter.ts';
import { createCodeWriter } from './code-blocks/write-code.ts';
import type { ThemeComponents } from './component-props.ts';
import { plainComponents } from './components/plain-components.ts';
import { createIconWriter, type IconLibrary } from './icons/write-icon.ts';
import type { OptionalPackages } from './optional-packages.ts';
import type { Theme, ThemeWriters } from './theme.ts';
import { createDiagramWriter, createMathWriter } from './writers.ts';

export interface ThemeSettings {
  readonly packages: OptionalPackages;
  readonly library: IconLibrary;
  readonly codeThemes: CodeThemes;
}

export interface FullTheme extends Theme {
  readonly version: string;
  readonly components: ThemeComponents;
  readonly writers: ThemeWriters;
}

export const defaultCodeThemes: CodeThemes = { light: 'github-light', dark: 'github-dark' };

/** Creates the generator-independent theme: semantic HTML with the CSS of `styles/` and the script of `client/`. */
export function createPlainTheme({ packages, library, codeThemes }: ThemeSettings): FullTheme {
  const icon = createIconWriter(library, packages);
  return {
    version: `2 ${library} ${codeThemes.light} ${codeThemes.dark}`,
    components: plainComponents,
    writers: {
      icon,
      code: createCodeWriter(createCodeHighlighter(packages, codeThemes), icon),
      math: createMathWriter(packages),
      mermaid: createDiagramWriter(packages),
    },
  };
}

/**
 * Creates a theme with a generator's components, based on the plain theme.
 *
 * @param name Name of the generator, and of its script in `dist/islands`.
 */
export function createGeneratorTheme(
  name: string,
  settings: ThemeSettings,
  components: Partial<ThemeComponents>,
): FullTheme {
  const plain = createPlainTheme(settings);
  return {
    ...plain,
    version: `${name} ${plain.version}`,
    script: name,
    components: { ...plain.components, ...components },
  };
}
