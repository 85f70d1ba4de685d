import type { CodeBlock } from '../code-block.ts';
import { escapeHtml } from '../html.ts';
import type { Token } from './highlighter.ts';

/** What lines of a block are called in its markup, by what their author says of them. */
export interface LineClasses {
  readonly highlight: string;
  readonly focus: string;
  readonly added: string;
  readonly removed: string;
}

/** The lines of a block as HTML, one element a line, with line breaks between them as Shiki writes them. */
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

/** Blocks with more lines are shown in part where their author asks for it. */
const shownLines = 12;

/** True for a block that is shown in part until a reader asks for all. @param count How many lines it has. */
export function isLong({ expandable }: Pick<CodeBlock, 'expandable'>, count: number): boolean {
  return expandable && count > shownLines;
}

/** What a reader asks with: see `client/copying.ts`. @param count How many lines the block has. */
export function moreButton(count: number): string {
  return `<button type="button" class="djn-code-more" aria-expanded="false">${count} lines</button>`;
}

/** A block in a generator's own markup, shown in part. @param count How many lines it has. */
export function longBlock(html: string, count: number): string {
  return `<div class="djn-code-long">${html}${moreButton(count)}</div>`;
}
