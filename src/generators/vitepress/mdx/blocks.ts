import { inlineMark } from './escape.ts';
import type { MdxNode } from './tree.ts';

/** What stands before a node on its line, as the lines below it need it: spaces, and the signs of quotations. */
export function prefixOf(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return line.replace(/[^>\s]/g, ' ');
}

/** A block with something before each of its lines but the first. */
export function withPrefix(block: string, prefix: string): string {
  if (prefix === '') return block;
  const [first, ...lines] = block.split('\n');
  return [first, ...lines.map((line) => (line === '' ? prefix.trimEnd() : prefix + line))].join('\n');
}

/** A block without what stands before it in the lines below its first: at most so many signs of each. */
export function dedent(block: string, columns: number): string {
  if (columns === 0) return block;
  const before = new RegExp(`^[ \\t>]{1,${columns}}`);
  const [first, ...lines] = block.split('\n');
  return [first, ...lines.map((line) => line.replace(before, ''))].join('\n');
}

/** Lines that begin with a tag are marked: Markdown would take them for blocks of raw HTML. */
export function markLines(text: string): string {
  return text.replace(/^([ \t>]*)(?=<[a-zA-Z/])/gm, `$1${inlineMark}`);
}

/** True for white space between elements. */
export function isBlank({ type, value = '' }: MdxNode): boolean {
  return type === 'text' && value.trim() === '';
}

/** True for a block of code with fences, which begins with them. */
export function isFence(block: string): boolean {
  return /^(?:`{3}|~{3})/.test(block);
}
