import { lineStarts, type Range } from '../values/location.ts';
import type { BodySyntaxError } from '../values/page-body.ts';

interface ParserMessage {
  readonly reason?: unknown;
  readonly place?: Point | { readonly start: Point; readonly end: Point } | undefined;
  readonly cause?: unknown;
}

interface Point {
  readonly line?: number;
  readonly column?: number;
  readonly offset?: number | undefined;
}

/** Converts a parser's error to one sentence for users and a range of the text. */
export function toSyntaxError(error: unknown, text: string): BodySyntaxError {
  const { reason, place, cause }: ParserMessage = error instanceof Error ? error : {};
  if (typeof reason !== 'string') return { reason: unreadable, ...clamp(0, 0, text) };
  const at = place ?? positionInMessage(reason);
  const isPosition = at !== undefined && 'start' in at;
  const start = offsetOf(isPosition ? at.start : (at ?? {}), text);
  const end = isPosition ? offsetOf(at.end, text) : start;
  const isComment = text.startsWith('<!--', start - 1);
  return {
    reason: isComment ? comment : simplifyReason(reason, cause instanceof Error ? cause.message : undefined),
    ...(isComment ? clamp(start - 1, start + 3, text) : clamp(start, end, text)),
  };
}

/**
 * Range of the unclosed element in a parser's message. The position of the error itself is only the end of the text.
 */
function positionInMessage(reason: string): { readonly start: Point; readonly end: Point } | undefined {
  const match = /\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason);
  if (match === null) return undefined;
  const [line = 1, column = 1, endLine = 1, endColumn = 1] = match.slice(1).map(Number);
  return { start: { line, column }, end: { line: endLine, column: endColumn } };
}

const comment = 'MDX has no HTML comments, only `{/* … */}`';
const unreadable = 'it cannot be parsed';

/** Short reasons by the start of remark's message. The finding `mdx-syntax` depends on the words `an import`. */
const acornReasons: Readonly<Record<string, string>> = {
  'Could not parse expression with acorn': 'an expression in braces is not JavaScript',
  'Could not parse import/exports with acorn': 'an import or export is not JavaScript',
};

function simplifyReason(reason: string, cause: string | undefined): string {
  const detail = cause?.replace(/\s*\(\d+:\d+\)$/, '');
  for (const [start, sentence] of Object.entries(acornReasons)) {
    if (reason.startsWith(start)) return detail === undefined ? sentence : `${sentence}: ${lowerFirst(detail)}`;
  }
  const fixed = reason
    .replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, '')
    .replace(/\s*\(note: [\s\S]*\)$/, '')
    .replace(/ \(U\+[\dA-F]+\)/g, '')
    .replace(/ \(expected one of[\s\S]*\)$/, '')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .trim();
  return fixed === '' ? unreadable : lowerFirst(fixed);
}

/** Makes the first letter lower case, because the sentence follows a colon in reports. Keeps names such as `JSX`. */
function lowerFirst(sentence: string): string {
  return /^[A-Z][a-z' ]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}

function offsetOf({ line = 1, column = 1, offset }: Point, text: string): number {
  return offset ?? (lineStarts(text).slice(0, line).at(-1) ?? 0) + column - 1;
}

/**
 * Limits a range to the text, with at least one character if possible. A range at the end of the text moves to the last
 * visible character.
 */
function clamp(start: number, end: number, text: string): Range {
  const length = text.trimEnd().length || text.length;
  const from = Math.max(0, Math.min(start, length - 1));
  return { start: from, end: Math.max(Math.min(from + 1, text.length), Math.min(end, text.length)) };
}
