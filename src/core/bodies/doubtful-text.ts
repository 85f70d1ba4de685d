import type { BodyFormat } from '../values/page-body.ts';
import type { Range } from '../values/place.ts';

/*
 * Texts that satteri 0.10 and remark read in two ways, found by comparing them on random texts.
 */

/** Front matter that does not end. */
const unclosed = /^---[ \t]*(?![ \t])(?!\r?\n(?:[\s\S]*?\n)?---[ \t]*\r?(?:\n|$))/;
const footnote = /^[ \t>]*\[\^[^\]\n]+\]:/m;
/** After characters that one parser reads only as a border. */
const attachedAddress = /[^ \t\r\n\w*~(["'./-]www\./i;
/** Addresses whose host contains references of characters; without a scheme, one in its path is enough. */
const addressWithReference = /(?:www\.\S{0,500}|:\/\/[^\s/?]{0,500})&[#\w]+;/i;
/** A wide letter beside emphasis that has no blank on its other side. */
const wideBesideEmphasis = /[\u{10000}-\u{10FFFF}][*_~]+(?![\s*_~]|$)|(?<![\s*_~])[*_~]+[\u{10000}-\u{10FFFF}]/mu;
/** An escaped sign of emphasis beside another one. */
const escapedBesideEmphasis = /\\([*_~])\1/;
/** What starts as an import does and was not taken for one, nor for code: behind tables satteri takes it for text. */
const moduleLine = /^(?:import|export)\b/m;
/** Of what is behind a tag and a tab, and of a bracket before one in a table, satteri loses all. */
const tagAndTab = /[<>}]\t(?![ \t]*(?:\r?\n|$(?![\s\S])))/;
const opened = /(?<!\\)<>/g;
const closed = /(?<!\\)<\/>/g;

/** Code in a text. */
export interface CodeRange extends Range {
  readonly type: string;
}

/** Whether such a text may be given to the native parser: whatever it makes of it is to be judged by its tree. */
export function isTrustedText(text: string): boolean {
  // TOML front matter. A backslash as the very last sign behind an import makes satteri end the whole process.
  if (text.startsWith('+++') || text.endsWith('\\') || unclosed.test(text)) return false;
  // Half of a letter, and a byte order mark inside of the text.
  if (!text.isWellFormed() || text.includes('\uFEFF')) return false;
  return !footnote.test(text);
}

/**
 * Whether both parsers may read a text in two ways that has these pieces of code, in whatever tree. What begins in code is
 * no matter: to there, they have read the same.
 *
 * @param codes In text order.
 */
export function isDoubtfulText(text: string, format: BodyFormat, codes: readonly CodeRange[]): boolean {
  const rest = withoutCode(text, codes);
  const doubts = [wideBesideEmphasis, escapedBesideEmphasis, attachedAddress, addressWithReference];
  if (doubts.some((doubt) => doubt.test(rest))) return true;
  if (format === 'md') return false;
  if (moduleLine.test(rest) || tagAndTab.test(rest)) return true;
  return rest.match(opened)?.length !== rest.match(closed)?.length;
}

/** A text with a short piece of code in the place of each. */
function withoutCode(text: string, codes: readonly CodeRange[]): string {
  const rest: string[] = [];
  let next = 0;
  for (const { type, start, end } of codes) {
    if (start < next) continue;
    rest.push(text.slice(next, start), type === 'inlineCode' ? '`x`' : '\n');
    next = end;
  }
  return [...rest, text.slice(next)].join('');
}
