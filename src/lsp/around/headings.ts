import { HeadingIds } from '../../core/bodies.ts';
import type { Span } from '../documents/positions.ts';

/** A Markdown heading. Headings of components are not included. */
export interface PageHeading {
  readonly id: string;
  /** Range of the text, without the leading `#` characters. */
  readonly span: Span;
}

/** Headings outside of code blocks. */
export function headingsIn(text: string): readonly PageHeading[] {
  const ids = new HeadingIds();
  const found: PageHeading[] = [];
  for (const { line, at, isCode } of linesOf(text)) {
    const [, signs, words] = isCode ? [] : (/^( {0,3}#{1,6}[ \t]+)(.*?)[ \t]*#*\s*$/.exec(line) ?? []);
    if (signs !== undefined && words !== undefined) {
      const [, plain = words, own] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(words) ?? [];
      const start = at + signs.length;
      found.push({ id: ids.next({ text: wordsOf(plain), id: own }), span: { start, end: start + plain.length } });
    }
  }
  return found;
}

/** Yields the lines of a text with their offsets. `isCode`: a code block continues after the line. */
export function* linesOf(text: string) {
  let fence: string | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const mark = /^[ \t]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || (mark[0] === fence[0] && mark.length >= fence.length)))
      fence = fence === undefined ? mark : undefined;
    yield { line, at, isCode: fence !== undefined };
    at += line.length + 1;
  }
}

/** Plain text of a line of Markdown. */
function wordsOf(markdown: string): string {
  return markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]|<[^>]*>/g, '');
}
