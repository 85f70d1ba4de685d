import { escapeHtml } from './html.ts';
import type { ThemeWriters } from './theme.ts';

/** Writers without dependencies: the fallback for each writer that a theme doesn't define. */
export const plainWriters: ThemeWriters = {
  code: ({ language, text, title, isGrouped }) => {
    const name = language === '' ? '' : ` class="language-${escapeHtml(language)}"`;
    const block = `<pre><code${name}>${escapeHtml(text)}\n</code></pre>`;
    if (title === '' || isGrouped) return block;
    return `<figure class="code"><figcaption>${escapeHtml(title)}</figcaption>${block}</figure>`;
  },
  math: ({ tex, isBlock }) => {
    const name = isBlock ? 'div' : 'span';
    return `<${name} class="math"><code>${escapeHtml(tex)}</code></${name}>`;
  },
  mermaid: ({ text }) => `<pre class="mermaid">${escapeHtml(text)}</pre>`,
  icon: () => '',
};
