import { escapeHtml, joinClasses } from '../html.ts';
import type { CodeBlock, ThemeWriters, WriterContext } from '../theme.ts';
import type { Highlight, Token } from './highlighter.ts';

const lineClasses: LineClasses = {
  highlight: 'highlighted',
  focus: 'focused',
  added: 'added',
  removed: 'removed',
};

const copyIcon =
  '<svg class="djn-sign" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" ' +
  'stroke-linejoin="round" aria-hidden="true"><path d="M9 9h11v11H9zM15 9V4H4v11h5"/></svg>';

/** Creates the code writer of the plain theme, which generators without their own code blocks use too. */
export function createCodeWriter(highlight: Highlight, writeIcon: ThemeWriters['icon']): ThemeWriters['code'] {
  return async (block, context) => {
    const lines = await highlight(block.text, block.language, context);
    const isPartial = isFolded(block, lines.length);
    const names = joinClasses(
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
      `<button type="button" class="djn-code-copy" data-copy="" aria-label="Copy code">${copyIcon}</button>`,
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

export type LineClasses = Readonly<Record<'highlight' | 'focus' | 'added' | 'removed', string>>;

/** Writes one element per line, separated by line breaks as in Shiki's output. */
export function writeLines(lines: readonly (readonly Token[])[], block: CodeBlock, names: LineClasses): string {
  const kinds = ['highlight', 'focus', 'added', 'removed'] as const;
  const marked = kinds.map((kind) => ({ name: names[kind], lines: new Set(block[kind]) }));
  return lines
    .map((tokens, index) => {
      const marks = marked.filter(({ lines: numbers }) => numbers.has(index + 1)).map(({ name }) => ` ${name}`);
      return `<span class="line${marks.join('')}">${tokens.map(writeToken).join('')}</span>`;
    })
    .join('\n');
}

function writeToken({ text, style }: Token): string {
  const escaped = escapeHtml(text);
  return style === '' ? escaped : `<span style="${escapeHtml(style)}">${escaped}</span>`;
}

/** Maximum number of lines of an expandable block that isn't folded. `styles/code.css` sets the height when folded. */
const shownLines = 12;

/** @param count Number of lines. */
export function isFolded({ expandable }: Pick<CodeBlock, 'expandable'>, count: number): boolean {
  return expandable && count > shownLines;
}

/** @param count Number of lines. */
function moreButton(count: number): string {
  return `<button type="button" class="djn-code-more" aria-expanded="false">${count} lines</button>`;
}

/** @param count Number of lines. */
export function foldedBlock(html: string, count: number): string {
  return `<div class="djn-code-long">${html}${moreButton(count)}</div>`;
}
