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

const variablePattern = /\{\{\s*([\w.-]+)\s*\}\}/g;

/**
 * Replaces `{{name}}` with the site's variables. Unknown names stay unchanged.
 *
 * @param file Path of the file, for locations.
 */
export function createMappedText(file: string, text: string, variables: Readonly<Record<string, string>>): MappedText {
  const sanitizedText = text.replace(reservedPattern, '\u{FFFD}');
  const replacements: Replacement[] = [];
  for (const { 0: match, 1: name = '', index } of sanitizedText.matchAll(variablePattern)) {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value !== undefined) replacements.push({ start: index, end: index + match.length, value });
  }
  const unmappedText: MappedText = {
    file,
    text: sanitizedText,
    location: (start, end) => ({ file, start, end }),
    originalText: (start, end) => text.slice(start, end),
  };
  return applyReplacements(unmappedText, replacements);
}

/**
 * Replaces ranges of a text. Locations still refer to the author's text.
 *
 * @param replacements In text order, not overlapping.
 */
export function applyReplacements(source: MappedText, replacements: readonly Replacement[]): MappedText {
  if (replacements.length === 0) return source;
  const mappings: { readonly at: number; readonly length: number; readonly from: number; readonly to: number }[] = [];
  let text = '';
  let previousEnd = 0;
  for (const { start, end, value } of replacements) {
    text += source.text.slice(previousEnd, start);
    mappings.push({ at: text.length, length: value.length, from: start, to: end });
    text += value;
    previousEnd = end;
  }
  const toOriginal = (offset: number, isEnd: boolean): number => {
    const mapping = mappings.findLast(({ at }) => at < offset || (!isEnd && at === offset));
    if (mapping === undefined) return offset;
    const distance = offset - mapping.at - mapping.length;
    if (distance >= 0) return mapping.to + distance;
    return isEnd ? mapping.to : mapping.from;
  };
  const toOriginalRange = (start: number, end: number): [number, number] => {
    const from = toOriginal(start, false);
    return [from, Math.max(from, toOriginal(end, true))];
  };
  return {
    file: source.file,
    text: text + source.text.slice(previousEnd),
    location: (start, end) => source.location(...toOriginalRange(start, end)),
    originalText: (start, end) => source.originalText(...toOriginalRange(start, end)),
  };
}

/** Private-use characters of our placeholders (`writer-output.ts`). In page text, U+FFFD replaces them. */
const reservedPattern = /[\u{F8F0}\u{F8F1}]/gu;
