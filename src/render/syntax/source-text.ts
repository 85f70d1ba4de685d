import type { TextLocation } from '../../core/values.ts';

/** Text that is parsed, with a mapping back to the author's text. */
export interface MappedText {
  readonly file: string;
  readonly text: string;
  readonly location: (start: number, end: number) => TextLocation;
  readonly originalText: (start: number, end: number) => string;
}

export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

const variable = /\{\{\s*([\w.-]+)\s*\}\}/g;

/**
 * Replaces `{{name}}` with the site's variables. Unknown names stay unchanged.
 *
 * @param file Path of the file, for locations.
 */
export function sourceText(file: string, text: string, variables: Readonly<Record<string, string>>): MappedText {
  const original = text.replace(reserved, '\u{FFFD}');
  const replacements: Replacement[] = [];
  for (const { 0: whole, 1: name = '', index } of original.matchAll(variable)) {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value !== undefined) replacements.push({ start: index, end: index + whole.length, value });
  }
  const unmapped: MappedText = {
    file,
    text: original,
    location: (start, end) => ({ file, start, end }),
    originalText: (start, end) => text.slice(start, end),
  };
  return withReplacements(unmapped, replacements);
}

/**
 * Replaces ranges of a text. Locations still refer to the author's text.
 *
 * @param replacements In text order, not overlapping.
 */
export function withReplacements(source: MappedText, replacements: readonly Replacement[]): MappedText {
  if (replacements.length === 0) return source;
  const shifts: { readonly at: number; readonly length: number; readonly from: number; readonly to: number }[] = [];
  let text = '';
  let last = 0;
  for (const { start, end, value } of replacements) {
    text += source.text.slice(last, start);
    shifts.push({ at: text.length, length: value.length, from: start, to: end });
    text += value;
    last = end;
  }
  const toOriginal = (offset: number, isEnd: boolean): number => {
    const shift = shifts.findLast(({ at }) => at < offset || (!isEnd && at === offset));
    if (shift === undefined) return offset;
    const beyond = offset - shift.at - shift.length;
    if (beyond >= 0) return shift.to + beyond;
    return isEnd ? shift.to : shift.from;
  };
  const range = (start: number, end: number): [number, number] => {
    const from = toOriginal(start, false);
    return [from, Math.max(from, toOriginal(end, true))];
  };
  return {
    file: source.file,
    text: text + source.text.slice(last),
    location: (start, end) => source.location(...range(start, end)),
    originalText: (start, end) => source.originalText(...range(start, end)),
  };
}

/** Private-use characters of our placeholders (`writer-output.ts`). In page text, U+FFFD replaces them. */
const reserved = /[\u{F8F0}\u{F8F1}]/gu;
