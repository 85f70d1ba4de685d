import type { TextPlace } from '../../../values/place.ts';

/** The text of a file as it is parsed, with the way back to what the author wrote. */
export interface SourceText {
  readonly file: string;
  /** With variables replaced. */
  readonly text: string;
  /** The place in the author's file of a stretch of `text`. */
  readonly place: (start: number, end: number) => TextPlace;
  /** A stretch of `text` as its author wrote it. */
  readonly written: (start: number, end: number) => string;
}

const variable = /\{\{\s*([\w.-]+)\s*\}\}/g;

/**
 * Replaces `{{name}}` by the site's variables. Names that the site does not have stay as they are.
 *
 * @param file The file that places name.
 */
export function sourceText(file: string, text: string, variables: Readonly<Record<string, string>>): SourceText {
  const original = text.replace(reserved, '\u{FFFD}');
  const shifts: { readonly at: number; readonly length: number; readonly from: number; readonly to: number }[] = [];
  let replaced = '';
  let last = 0;
  for (const match of original.matchAll(variable)) {
    const name = match[1] as string;
    if (!Object.hasOwn(variables, name)) continue;
    replaced += original.slice(last, match.index);
    const value = variables[name] as string;
    last = match.index + match[0].length;
    shifts.push({ at: replaced.length, length: value.length, from: match.index, to: last });
    replaced += value;
  }
  const back = (offset: number, isEnd: boolean): number => {
    const shift = shifts.findLast(({ at }) => at < offset || (!isEnd && at === offset));
    if (shift === undefined) return offset;
    const beyond = offset - shift.at - shift.length;
    if (beyond >= 0) return shift.to + beyond;
    return isEnd ? shift.to : shift.from;
  };
  return {
    file,
    text: shifts.length === 0 ? original : replaced + original.slice(last),
    place: (start, end) => ({ file, start: back(start, false), end: Math.max(back(start, false), back(end, true)) }),
    written: (start, end) => text.slice(back(start, false), back(end, true)),
  };
}

/** Signs that the engine uses for itself: a page that holds them shows the sign for "unknown". */
const reserved = /[\u{F8F0}\u{F8F1}]/gu;
