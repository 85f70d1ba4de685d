import { escapeHtml } from './html.ts';
import type { OptionalPackages } from './optional-packages.ts';
import type { ThemeWriters } from './theme.ts';

/** Mermaid's browser bundle, a single file without imports (https://mermaid.js.org/config/usage.html). */
export const diagramScript = 'mermaid/dist/mermaid.min.js';

export const diagramTag = '<pre class="mermaid"';

/**
 * Creates the diagram writer. The HTML contains the diagram's text, which `client/diagrams.ts` draws if mermaid is
 * installed.
 */
export function createDiagramWriter(packages: OptionalPackages): ThemeWriters['mermaid'] {
  return ({ text }, context) => {
    if (packages.resolve(diagramScript) === undefined) context.reportMissingPackage('mermaid');
    return `${diagramTag}>${escapeHtml(text)}</pre>`;
  };
}
