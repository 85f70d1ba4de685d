import { escapeHtml } from './html.ts';
import type { OptionalPackages } from './optional-packages.ts';
import type { ThemeWriters } from './theme.ts';

/** The part of temml's API that is used (https://temml.org/docs/en/administration). */
interface Temml {
  renderToString(tex: string, options: { displayMode: boolean; throwOnError: false; trust: false }): string;
}

/**
 * Creates the formula writer: MathML, which needs no script or font. Without temml, or if temml can't parse a formula,
 * the TeX source is shown.
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
