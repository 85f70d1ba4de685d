import { HeadingIds } from '../../core/bodies.ts';
import type { Span } from '../documents/positions.ts';

/** A heading of a page, as far as Markdown tells it. */
export interface PageHeading {
  readonly id: string;
  /** Where its words are, without the signs in front of them. */
  readonly span: Span;
}

/** The headings of a text, outside of code. */
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

/** The lines of a text and where each begins. `isCode`: a block of code goes on behind it. */
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

/** A line of Markdown as it reads. */
function wordsOf(markdown: string): string {
  return markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]|<[^>]*>/g, '');
}
