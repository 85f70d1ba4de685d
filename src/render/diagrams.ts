import { escapeHtml } from './html.ts';
import type { OptionalPackages } from './optional-packages.ts';
import type { ThemeWriters } from './theme.ts';

/** What draws diagrams in a browser: one file without imports (https://mermaid.js.org/config/usage.html). */
export const diagramScript = 'mermaid/dist/mermaid.min.js';

/** How every diagram begins. */
export const diagramTag = '<pre class="mermaid"';

/** Makes the writer of diagrams: their text, which `client/diagrams.ts` draws where mermaid is installed. */
export function createDiagramWriter(packages: OptionalPackages): ThemeWriters['mermaid'] {
  return ({ text }, context) => {
    if (packages.resolve(diagramScript) === undefined) context.reportMissingPackage('mermaid');
    return `${diagramTag}>${escapeHtml(text)}</pre>`;
  };
}
