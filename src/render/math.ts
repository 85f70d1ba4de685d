import { escapeHtml } from './html.ts';
import type { OptionalPackages } from './optional-packages.ts';
import type { ThemeWriters } from './theme.ts';

/** The part of temml that is used (https://temml.org/docs/en/administration). */
interface Temml {
  renderToString(tex: string, options: { displayMode: boolean; throwOnError: false; trust: false }): string;
}

/**
 * Makes the writer of formulas: MathML, which browsers draw without a script or a font. Where temml is not installed,
 * and where it does not understand a formula, readers see the TeX.
 */
export function createMathWriter(packages: OptionalPackages): ThemeWriters['math'] {
  let loading: Promise<Temml | undefined> | undefined;
  return async ({ tex, isBlock }, context) => {
    loading ??= load(packages);
    const temml = await loading;
    if (temml === undefined) context.reportMissingPackage('temml');
    const html =
      temml?.renderToString(tex, { displayMode: isBlock, throwOnError: false, trust: false }) ??
      `<code>${escapeHtml(tex)}</code>`;
    return isBlock ? `<div class="djn-math">${html}</div>` : html;
  };
}

async function load(packages: OptionalPackages): Promise<Temml | undefined> {
  return (await packages.load<{ readonly default?: Temml }>('temml'))?.default;
}
