import { escapeHtml } from '../../render/html.ts';
import { createPlainTheme, type FullTheme, type ThemeSettings } from '../../render/plain-theme.ts';
import type { ThemeWriters } from '../../render/theme.ts';
import { mkdocsComponents } from './page-components.tsx';

/**
 * Creates a theme whose HTML `markdown/` can convert. Constructs with Python-Markdown syntax, such as admonitions and
 * tabs, are custom elements (`md-…`). Everything else is plain HTML.
 */
export function createMkDocsTheme(settings: ThemeSettings): FullTheme {
  const plainTheme = createPlainTheme(settings);
  return {
    version: `mkdocs ${plainTheme.version}`,
    plainEndpoints: true,
    components: { ...plainTheme.components, ...mkdocsComponents },
    writers: {
      ...plainTheme.writers,
      code: writeCode,
      // Icons become Markdown images, which can't be colored, so no icon counts as monochrome.
      icon: (icon, context) => plainTheme.writers.icon(icon, { ...context, isMonochrome: () => false }),
      mermaid: ({ text }) => `<md-code language="mermaid">${escapeHtml(text)}</md-code>`,
    },
  };
}

const writeCode: ThemeWriters['code'] = ({ language, text, title, isGrouped, highlight, added, lines }) => {
  const markedLines = [...new Set([...highlight, ...added])].sort((first, second) => first - second);
  const attributes = [
    ['language', language],
    ['title', isGrouped ? '' : title],
    ['marked', markedLines.join(' ')],
    ['numbered', lines ? '1' : ''],
  ] as const;
  const html = attributes.filter(([, value]) => value !== '').map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<md-code${html.join('')}>${escapeHtml(text)}</md-code>`;
};
