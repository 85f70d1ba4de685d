import type { Range } from '../values/place.ts';
import { type BodyNode, offsetsOf } from './tree.ts';

/** A line that is nothing but a tag, or an expression: no parser takes it for a part of the paragraph before it. */
const lineOfItsOwn = /[ \t]*(?:<[^<>{}\r\n]*>|\{[^<>{}\r\n]*\})[ \t]*(?:\r?\n|$(?![\s\S]))/y;
/** An element on one line, or with its closing tag alone on the last one. */
const ownEnd = /^[^\n]*$|\n[ \t]*<\/[^<>]*>$/;
const containers: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition']);

/** How deep the lines of lists and quotes are at the least. */
export interface Depth {
  readonly columns: number;
  readonly quotes: number;
}

/** Outside of all lists and quotes. */
export const flat: Depth = { columns: 0, quotes: 0 };

/** How deep the lines of what is in a node stand. */
export function depthInside(node: BodyNode, text: string, depth: Depth): Depth {
  const { columns, quotes } = depth;
  if (node.type === 'blockquote') return { columns: columns + 1, quotes: quotes + 1 };
  if (node.type === 'footnoteDefinition') return { columns: columns + 4, quotes };
  const first = node.type === 'listItem' ? node.children?.[0] : undefined;
  const start = first === undefined ? undefined : offsetsOf(first)?.start;
  return start === undefined ? depth : { columns: start - lineStart(text, start), quotes };
}

/** Whether a range of several lines stands less deep than its list or quote: MDX refuses some of those. */
export function hasLazyLine({ start, end }: Range, text: string, { columns, quotes }: Depth): boolean {
  if (columns === 0 || !text.slice(start, end).includes('\n')) return false;
  const lines = text.slice(lineStart(text, start), end).split('\n');
  return lines.some((line, index) => {
    if (line.trim() === '') return false;
    const depth = index === 0 ? line.slice(0, columns) : (/^[ \t>]*/.exec(line)?.[0] ?? '');
    if (index === 0 && start - lineStart(text, start) < columns) return true;
    return depth.length < columns || depth.split('>').length <= quotes || depth.includes('\t');
  });
}

/**
 * Whether the closing tag of an element of several lines is, or may be, in a list or quote that the element doesn't begin
 * in: MDX refuses those.
 *
 * @param depth Where the element is.
 */
export function endsElsewhere(node: BodyNode, { start, end }: Range, text: string, depth: Depth): boolean {
  const tag = text.lastIndexOf('<', end - 1);
  const line = lineStart(text, tag);
  if (line <= start) return false;
  const before = text.slice(line, tag);
  if (!/^[ \t>]*$/.test(before) || before.split('>').length - 1 !== depth.quotes) return true;
  const last = node.children?.at(-1);
  if (last === undefined || !containers.has(last.type) || last.type === 'blockquote') return false;
  const item = last.type === 'list' ? last.children?.at(-1) : last;
  // What is indented as far as its text belongs to an item, behind blank lines too.
  return item === undefined || before.includes('\t') || before.length >= textColumn(item, text);
}

/** The column from which on what is indented belongs to an item or footnote, or less. */
function textColumn(item: BodyNode, text: string): number {
  const { start } = offsetsOf(item) ?? { start: 0 };
  const [, mark = ''] = /^([-+*]|\d{1,9}[.)]|)/.exec(text.slice(start, start + 10)) ?? [];
  return start - lineStart(text, start) + mark.length + 1;
}

/** Whether an element follows a list or quote without a blank line: remark may take it for a part of that. */
export function hasLazyElement(siblings: readonly BodyNode[], text: string): boolean {
  return siblings.some((node, index) => {
    const before = siblings[index - 1];
    if (before === undefined || !containers.has(before.type) || !/^(?:mdx|html)/.test(node.type)) return false;
    const { start, end } = offsetsOf(node) ?? { start: 0, end: 0 };
    lineOfItsOwn.lastIndex = lineStart(text, start);
    if (node.type !== 'html' && lineOfItsOwn.test(text) && ownEnd.test(text.slice(start, end))) return false;
    return text.slice(offsetsOf(before)?.end ?? 0, start).split('\n').length < 3;
  });
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}
