import { escapeHtml } from '../../render/html.ts';
import { createPlainTheme, type FullTheme, type ThemeSettings } from '../../render/plain-theme.ts';
import type { ThemeWriters } from '../../render/theme.ts';
import { components } from './page-components.tsx';

/**
 * Creates a theme whose HTML `markdown/` can convert. Constructs with Python-Markdown syntax, such as admonitions and
 * tabs, are custom elements (`md-…`). Everything else is plain HTML.
 */
export function createMkDocsTheme(settings: ThemeSettings): FullTheme {
  const plain = createPlainTheme(settings);
  return {
    version: `mkdocs ${plain.version}`,
    plainEndpoints: true,
    components: { ...plain.components, ...components },
    writers: {
      ...plain.writers,
      code,
      // Icons become Markdown images, which can't be colored, so no icon counts as monochrome.
      icon: (icon, context) => plain.writers.icon(icon, { ...context, isMonochrome: () => false }),
      mermaid: ({ text }) => `<md-code language="mermaid">${escapeHtml(text)}</md-code>`,
    },
  };
}

const code: ThemeWriters['code'] = ({ language, text, title, isGrouped, highlight, added, lines }) => {
  const markedLines = [...new Set([...highlight, ...added])].sort((one, other) => one - other);
  const attributes = [
    ['language', language],
    ['title', isGrouped ? '' : title],
    ['marked', markedLines.join(' ')],
    ['numbered', lines ? '1' : ''],
  ] as const;
  const html = attributes.filter(([, value]) => value !== '').map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<md-code${html.join('')}>${escapeHtml(text)}</md-code>`;
};
