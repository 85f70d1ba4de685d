import {
  createCodeHighlighter,
  isFolded,
  type LineClasses,
  wrapFoldedBlock,
  writeLines,
} from '../../render/code-blocks.ts';
import { escapeHtml, joinClasses } from '../../render/html.ts';
import { createGeneratorTheme, type FullTheme, type ThemeSettings } from '../../render/plain-theme.ts';
import type { ThemeWriters } from '../../render/theme.ts';
import { Badge, Heading, Update } from './page-components.tsx';

/**
 * Theme with the markup of VitePress 1.6 (`div.language-x`, `header-anchor`, `VPBadge`). Other elements have plain
 * markup, in VitePress's colors (`theme/pages.css`).
 */
export function createVitePressTheme(settings: ThemeSettings): FullTheme {
  const theme = createGeneratorTheme('vitepress', settings, { Badge, Heading, Update });
  const highlight = createCodeHighlighter(settings.packages, settings.codeThemes);
  return { ...theme, writers: { ...theme.writers, code: createCode(highlight, settings, theme.writers.icon) } };
}

const lineClasses: LineClasses = {
  highlight: 'highlighted',
  focus: 'has-focus',
  added: 'diff add',
  removed: 'diff remove',
};

function createCode(
  highlight: ReturnType<typeof createCodeHighlighter>,
  { codeThemes }: ThemeSettings,
  writeIcon: ThemeWriters['icon'],
): ThemeWriters['code'] {
  return async (block, context) => {
    const lines = await highlight(block.text, block.language, context);
    const name = block.language === '' || block.language === 'text' ? 'txt' : block.language;
    const outerClasses = joinClasses(
      `language-${name}`,
      'vp-adaptive-theme',
      block.lines && 'line-numbers-mode',
      block.wrap && 'djn-wrapped',
    );
    const preClasses = joinClasses(
      'shiki',
      'shiki-themes',
      codeThemes.light,
      codeThemes.dark,
      'vp-code',
      block.focus.length > 0 && 'has-focused-lines',
    );
    const html = [
      `<div class="${escapeHtml(outerClasses ?? '')}"><button title="Copy Code" class="copy"></button>`,
      // `txt` is the label of code without a language, so it isn't shown.
      name === 'txt' ? '' : `<span class="lang">${escapeHtml(name)}</span>`,
      `<pre class="${escapeHtml(preClasses ?? '')}" tabindex="0"><code>${writeLines(lines, block, lineClasses)}</code></pre>`,
      block.lines ? lineNumbers(lines.length) : '',
      '</div>',
    ].join('');
    const foldedHtml = isFolded(block, lines.length) ? wrapFoldedBlock(html, lines.length) : html;
    if (block.title === '' || block.isGrouped) return foldedHtml;
    const icon = block.icon === undefined ? '' : `${await writeIcon({ name: block.icon }, context)} `;
    const title = `<span class="djn-tab" data-selected>${icon}${escapeHtml(block.title)}</span>`;
    return `<div class="djn-code-group"><div class="djn-tablist">${title}</div>${foldedHtml}</div>`;
  };
}

function lineNumbers(count: number): string {
  const numberElements = Array.from(
    { length: count },
    (_, index) => `<span class="line-number">${index + 1}</span><br>`,
  );
  return `<div class="line-numbers-wrapper" aria-hidden="true">${numberElements.join('')}</div>`;
}
