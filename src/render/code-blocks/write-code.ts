import { escapeHtml, joinClasses } from '../html.ts';
import type { CodeBlock, ThemeWriters, WriterContext } from '../theme.ts';
import type { CodeToken, Highlight } from './highlighter.ts';

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
    const isCollapsed = isFolded(block, lines.length);
    const classNames = joinClasses(
      'djn-code',
      block.lines && 'djn-code-lines',
      block.wrap && 'djn-code-wrap',
      block.focus.length > 0 && 'djn-code-focus',
      isCollapsed && 'djn-code-long',
    );
    const language = block.language === '' ? '' : ` data-language="${escapeHtml(block.language)}"`;
    return [
      `<div class="${classNames}"${language}>`,
      block.isGrouped ? '' : await renderHead(block.title, block.icon, context),
      `<button type="button" class="djn-code-copy" data-copy="" aria-label="Copy code">${copyIcon}</button>`,
      `<pre tabindex="0"><code>${writeLines(lines, block, lineClasses)}</code></pre>`,
      isCollapsed ? renderMoreButton(lines.length) : '',
      '</div>',
    ].join('');
  };

  async function renderHead(title: string, icon: string | undefined, context: WriterContext): Promise<string> {
    if (title === '') return '';
    const iconHtml = icon === undefined ? '' : await writeIcon({ name: icon }, context);
    return `<div class="djn-code-head">${iconHtml}<span>${escapeHtml(title)}</span></div>`;
  }
}

export type LineClasses = Readonly<Record<'highlight' | 'focus' | 'added' | 'removed', string>>;

/** Writes one element per line, separated by line breaks as in Shiki's output. */
export function writeLines(lines: readonly (readonly CodeToken[])[], block: CodeBlock, classes: LineClasses): string {
  const kinds = ['highlight', 'focus', 'added', 'removed'] as const;
  const linesByKind = kinds.map((kind) => ({ name: classes[kind], lines: new Set(block[kind]) }));
  return lines
    .map((tokens, index) => {
      const markerClasses = linesByKind
        .filter(({ lines: numbers }) => numbers.has(index + 1))
        .map(({ name }) => ` ${name}`);
      return `<span class="line${markerClasses.join('')}">${tokens.map(writeToken).join('')}</span>`;
    })
    .join('\n');
}

function writeToken({ text, style }: CodeToken): string {
  const escapedText = escapeHtml(text);
  return style === '' ? escapedText : `<span style="${escapeHtml(style)}">${escapedText}</span>`;
}

/** Maximum number of lines of an expandable block that isn't folded. `styles/code.css` sets the height when folded. */
const maxUnfoldedLines = 12;

/** @param count Number of lines. */
export function isFolded({ expandable }: Pick<CodeBlock, 'expandable'>, count: number): boolean {
  return expandable && count > maxUnfoldedLines;
}

/** @param count Number of lines. */
function renderMoreButton(count: number): string {
  return `<button type="button" class="djn-code-more" aria-expanded="false">${count} lines</button>`;
}

/** @param count Number of lines. */
export function wrapFoldedBlock(html: string, count: number): string {
  return `<div class="djn-code-long">${html}${renderMoreButton(count)}</div>`;
}
