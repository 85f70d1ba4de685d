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
  if (typeof reason !== 'string') return { reason: unknownReason, ...clampRange(0, 0, text) };
  const position = place ?? rangeInMessage(reason);
  const isRange = position !== undefined && 'start' in position;
  const start = pointOffset(isRange ? position.start : (position ?? {}), text);
  const end = isRange ? pointOffset(position.end, text) : start;
  const isComment = text.startsWith('<!--', start - 1);
  return {
    reason: isComment ? commentReason : simplifyReason(reason, cause instanceof Error ? cause.message : undefined),
    ...(isComment ? clampRange(start - 1, start + 3, text) : clampRange(start, end, text)),
  };
}

/**
 * Range of the unclosed element in a parser's message. The position of the error itself is only the end of the text.
 */
function rangeInMessage(reason: string): { readonly start: Point; readonly end: Point } | undefined {
  const match = /\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason);
  if (match === null) return undefined;
  const [line = 1, column = 1, endLine = 1, endColumn = 1] = match.slice(1).map(Number);
  return { start: { line, column }, end: { line: endLine, column: endColumn } };
}

const commentReason = 'MDX has no HTML comments, only `{/* … */}`';
const unknownReason = 'it cannot be parsed';

/** Short reasons by the start of remark's message. The finding `mdx-syntax` depends on the words `an import`. */
const acornReasons: Readonly<Record<string, string>> = {
  'Could not parse expression with acorn': 'an expression in braces is not JavaScript',
  'Could not parse import/exports with acorn': 'an import or export is not JavaScript',
};

function simplifyReason(reason: string, cause: string | undefined): string {
  const detail = cause?.replace(/\s*\(\d+:\d+\)$/, '');
  for (const [prefix, sentence] of Object.entries(acornReasons)) {
    if (reason.startsWith(prefix)) return detail === undefined ? sentence : `${sentence}: ${lowerFirst(detail)}`;
  }
  const cleanReason = reason
    .replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, '')
    .replace(/\s*\(note: [\s\S]*\)$/, '')
    .replace(/ \(U\+[\dA-F]+\)/g, '')
    .replace(/ \(expected one of[\s\S]*\)$/, '')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .trim();
  return cleanReason === '' ? unknownReason : lowerFirst(cleanReason);
}

/** Makes the first letter lower case, because the sentence follows a colon in reports. Keeps names such as `JSX`. */
function lowerFirst(sentence: string): string {
  return /^[A-Z][a-z' ]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}

function pointOffset({ line = 1, column = 1, offset }: Point, text: string): number {
  return offset ?? (lineStarts(text).slice(0, line).at(-1) ?? 0) + column - 1;
}

/**
 * Limits a range to the text, with at least one character if possible. A range at the end of the text moves to the last
 * visible character.
 */
function clampRange(start: number, end: number, text: string): Range {
  const length = text.trimEnd().length || text.length;
  const rangeStart = Math.max(0, Math.min(start, length - 1));
  return { start: rangeStart, end: Math.max(Math.min(rangeStart + 1, text.length), Math.min(end, text.length)) };
}
