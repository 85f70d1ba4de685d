import type { CodeBlock } from '../code-block.ts';
import { escapeHtml } from '../html/escape-html.ts';
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
