import { findNodeAtLocation, getLocation } from 'jsonc-parser';
import { parseJsonTree } from '../../core/diagnostics.ts';
import type { Span } from '../documents/positions.ts';

export interface JsonCursor {
  readonly path: readonly (string | number)[];
  readonly isKey: boolean;
  /**
   * Range to replace: the string with its quotes, or empty. JSON language servers replace the same range. Items with a
   * range after the quote would be sorted below the items of those servers.
   */
  readonly replacedSpan: Span;
  readonly typed: string;
  readonly isClosed: boolean;
  readonly siblings: ReadonlySet<string>;
}

/** Finds the key or value at an offset. `undefined` in comments and in values that are not strings. */
export function findJsonCursor(text: string, offset: number): JsonCursor | undefined {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const node =
    previousNode !== undefined && offset <= previousNode.offset + previousNode.length ? previousNode : undefined;
  const baseCursor = {
    path,
    isKey: isAtPropertyKey,
    siblings: isAtPropertyKey ? findSiblingKeys(text, path) : noSiblings,
  };
  if (node === undefined || offset <= node.offset) {
    return { ...baseCursor, replacedSpan: { start: offset, end: offset }, typed: '', isClosed: false };
  }
  if (text[node.offset] !== '"') return undefined;
  const start = node.offset;
  const end = start + node.length;
  const isClosed = node.length > 1 && text[end - 1] === '"' && offset < end;
  const replacedSpan = { start, end: isClosed ? end : offset };
  return { ...baseCursor, replacedSpan: replacedSpan, typed: text.slice(start + 1, offset), isClosed };
}

const noSiblings: ReadonlySet<string> = new Set();

function findSiblingKeys(text: string, path: readonly (string | number)[]): ReadonlySet<string> {
  const tree = parseJsonTree(text);
  const node = tree && findNodeAtLocation(tree, path.slice(0, -1));
  const members = node?.type === 'object' ? (node.children ?? []) : [];
  return new Set(members.map(({ children }) => String(children?.[0]?.value)));
}
