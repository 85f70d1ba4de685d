import { findNodeAtLocation, getLocation } from 'jsonc-parser';
import { jsonTree } from '../../core/diagnostics.ts';
import type { Span } from '../documents/positions.ts';

/** Where in a JSON text somebody types. The text may be broken. */
export interface JsonCursor {
  /** The steps to the value or member at the cursor. */
  readonly path: readonly (string | number)[];
  readonly isKey: boolean;
  /**
   * What is typed already is replaced: a string with its quotes, or nothing. Servers of JSON do so too: what begins
   * behind the quote comes after all that they say.
   */
  readonly replaced: Span;
  /** What is typed up to the cursor, without the quote. */
  readonly typed: string;
  /** There is a string already, with both quotes. */
  readonly isClosed: boolean;
  /** The names of the members of the object that the key at the cursor is in. */
  readonly siblings: ReadonlySet<string>;
}

/** The place in a JSON text; undefined in a comment, and in a value that is no string. */
export function jsonCursor(text: string, offset: number): JsonCursor | undefined {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const node =
    previousNode !== undefined && offset <= previousNode.offset + previousNode.length ? previousNode : undefined;
  const common = { path, isKey: isAtPropertyKey, siblings: isAtPropertyKey ? siblingsOf(text, path) : none };
  if (node === undefined || offset <= node.offset) {
    return { ...common, replaced: { start: offset, end: offset }, typed: '', isClosed: false };
  }
  if (text[node.offset] !== '"') return undefined;
  const start = node.offset;
  const end = start + node.length;
  const isClosed = node.length > 1 && text[end - 1] === '"' && offset < end;
  const replaced = { start, end: isClosed ? end : offset };
  return { ...common, replaced, typed: text.slice(start + 1, offset), isClosed };
}

const none: ReadonlySet<string> = new Set();

function siblingsOf(text: string, path: readonly (string | number)[]): ReadonlySet<string> {
  const tree = jsonTree(text);
  const node = tree && findNodeAtLocation(tree, path.slice(0, -1));
  const members = node?.type === 'object' ? (node.children ?? []) : [];
  return new Set(members.map(({ children }) => String(children?.[0]?.value)));
}
