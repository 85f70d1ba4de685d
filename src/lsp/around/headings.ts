import { HeadingIds } from '../../core/bodies.ts';
import type { Span } from '../documents/positions.ts';

/** A Markdown heading. Headings of components are not included. */
export interface DocumentHeading {
  readonly id: string;
  /** Range of the text, without the leading `#` characters. */
  readonly span: Span;
}

export function parseHeadings(text: string): readonly DocumentHeading[] {
  const ids = new HeadingIds();
  const headings: DocumentHeading[] = [];
  for (const { line, at: offset, isCode } of iterateLines(text)) {
    const [, prefix, content] = isCode ? [] : (/^( {0,3}#{1,6}[ \t]+)(.*?)[ \t]*#*\s*$/.exec(line) ?? []);
    if (prefix !== undefined && content !== undefined) {
      const [, visibleText = content, customId] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(content) ?? [];
      const start = offset + prefix.length;
      headings.push({
        id: ids.next({ text: plainText(visibleText), id: customId }),
        span: { start, end: start + visibleText.length },
      });
    }
  }
  return headings;
}

/** Yields the lines of a text with their offsets. `isCode` is true if a code block is open after the line. */
export function* iterateLines(text: string) {
  let fence: string | undefined;
  let offset = 0;
  for (const line of text.split('\n')) {
    const marker = /^[ \t]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (marker !== undefined && (fence === undefined || (marker[0] === fence[0] && marker.length >= fence.length)))
      fence = fence === undefined ? marker : undefined;
    yield { line, at: offset, isCode: fence !== undefined };
    offset += line.length + 1;
  }
}

function plainText(markdown: string): string {
  return markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]|<[^>]*>/g, '');
}
