import { classes } from '../classes.ts';
import { escapeHtml } from '../html.ts';
import type { ThemeWriters, WriterContext } from '../theme.ts';
import type { Highlight } from './highlighter.ts';
import { isLong, type LineClasses, moreButton, writeLines } from './write-lines.ts';

const lineClasses: LineClasses = {
  highlight: 'highlighted',
  focus: 'focused',
  added: 'added',
  removed: 'removed',
};

const copySign =
  '<svg class="djn-sign" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" ' +
  'stroke-linejoin="round" aria-hidden="true"><path d="M9 9h11v11H9zM15 9V4H4v11h5"/></svg>';

/** Makes the writer of blocks of code for generators that have no markup of their own for them. */
export function createCodeWriter(highlight: Highlight, writeIcon: ThemeWriters['icon']): ThemeWriters['code'] {
  return async (block, context) => {
    const lines = await highlight(block.text, block.language, context);
    const isPartial = isLong(block, lines.length);
    const names = classes(
      'djn-code',
      block.lines && 'djn-code-lines',
      block.wrap && 'djn-code-wrap',
      block.focus.length > 0 && 'djn-code-focus',
      isPartial && 'djn-code-long',
    );
    const language = block.language === '' ? '' : ` data-language="${escapeHtml(block.language)}"`;
    return [
      `<div class="${names}"${language}>`,
      block.isGrouped ? '' : await head(block.title, block.icon, context),
      `<button type="button" class="djn-code-copy" data-copy="" aria-label="Copy code">${copySign}</button>`,
      `<pre tabindex="0"><code>${writeLines(lines, block, lineClasses)}</code></pre>`,
      isPartial ? moreButton(lines.length) : '',
      '</div>',
    ].join('');
  };

  async function head(title: string, icon: string | undefined, context: WriterContext): Promise<string> {
    if (title === '') return '';
    const iconHtml = icon === undefined ? '' : await writeIcon({ name: icon }, context);
    return `<div class="djn-code-head">${iconHtml}<span>${escapeHtml(title)}</span></div>`;
  }
}
