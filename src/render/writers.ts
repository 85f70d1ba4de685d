import { escapeHtml } from './html.ts';
import type { OptionalPackages } from './optional-packages.ts';
import type { ThemeWriters } from './theme.ts';

/** Writers without dependencies: the fallback for each writer that a theme doesn't define. */
export const plainWriters: ThemeWriters = {
  code: ({ language, text, title, isGrouped }) => {
    const classAttribute = language === '' ? '' : ` class="language-${escapeHtml(language)}"`;
    const block = `<pre><code${classAttribute}>${escapeHtml(text)}\n</code></pre>`;
    if (title === '' || isGrouped) return block;
    return `<figure class="code"><figcaption>${escapeHtml(title)}</figcaption>${block}</figure>`;
  },
  math: ({ tex, isBlock }) => {
    const tagName = isBlock ? 'div' : 'span';
    return `<${tagName} class="math"><code>${escapeHtml(tex)}</code></${tagName}>`;
  },
  mermaid: ({ text }) => `<pre class="mermaid">${escapeHtml(text)}</pre>`,
  icon: () => '',
};

/** Types for the part of temml's API that we use (https://temml.org/docs/en/administration). */
interface Temml {
  renderToString(tex: string, options: { displayMode: boolean; throwOnError: false; trust: false }): string;
}

/** Writes MathML, which needs no script or font. Without temml, writes the TeX source. */
export function createMathWriter(packages: OptionalPackages): ThemeWriters['math'] {
  let temmlPromise: Promise<Temml | undefined> | undefined;
  return async ({ tex, isBlock }, context) => {
    temmlPromise ??= loadTemml(packages);
    const temml = await temmlPromise;
    if (temml === undefined) context.reportMissingPackage('temml');
    const html =
      temml?.renderToString(tex, { displayMode: isBlock, throwOnError: false, trust: false }) ??
      `<code>${escapeHtml(tex)}</code>`;
    return isBlock ? `<div class="djn-math">${html}</div>` : html;
  };
}

async function loadTemml(packages: OptionalPackages): Promise<Temml | undefined> {
  return (await packages.load<{ readonly default?: Temml }>('temml'))?.default;
}

/** Mermaid's browser bundle, a single file without imports (https://mermaid.js.org/config/usage.html). */
export const diagramScript = 'mermaid/dist/mermaid.min.js';

export const diagramStartTag = '<pre class="mermaid"';

/** Writes the diagram's text. If mermaid is installed, `client/diagrams.ts` replaces the text with the diagram. */
export function createDiagramWriter(packages: OptionalPackages): ThemeWriters['mermaid'] {
  return ({ text }, context) => {
    if (packages.resolve(diagramScript) === undefined) context.reportMissingPackage('mermaid');
    return `${diagramStartTag}>${escapeHtml(text)}</pre>`;
  };
}
