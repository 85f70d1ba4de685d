import type { BodyFormat } from '../values/page-body.ts';
import type { Range } from '../values/place.ts';

/* Texts that satteri 0.10 and remark parse differently, found by comparing the parsers on random texts. */

const unclosed = /^---[ \t]*(?![ \t])(?!\r?\n(?:[\s\S]*?\n)?---[ \t]*\r?(?:\n|$))/;
const footnote = /^[ \t>]*\[\^[^\]\n]+\]:/m;
/** `www.` after a character that only one of the parsers accepts as a boundary. */
const attachedAutolink = /[^ \t\r\n\w*~(["'./-]www\./i;
/** An autolink with a character reference (`&amp;`) in its host, or without a scheme, in its path. */
const autolinkWithReference = /(?:www\.\S{0,500}|:\/\/[^\s/?]{0,500})&[#\w]+;/i;
/** A character outside the Basic Multilingual Plane next to an emphasis marker that has no space on its other side. */
const astralNextToEmphasis = /[\u{10000}-\u{10FFFF}][*_~]+(?![\s*_~]|$)|(?<![\s*_~])[*_~]+[\u{10000}-\u{10FFFF}]/mu;
/** An escaped emphasis character before the same character. */
const escapedNextToEmphasis = /\\([*_~])\1/;
/** An import or export that was parsed neither as such nor as code. After tables, satteri parses imports as text. */
const moduleLine = /^(?:import|export)\b/m;
/** satteri drops the text after a tag and a tab, and a bracket before a tab in a table. */
const tagAndTab = /[<>}]\t(?![ \t]*(?:\r?\n|$(?![\s\S])))/;
const openingFragments = /(?<!\\)<>/g;
const closingFragments = /(?<!\\)<\/>/g;

export interface CodeRange extends Range {
  readonly type: string;
}

/** True if the text may be passed to the native parser. `isTrustedTree` then checks the result. */
export function isTrustedText(text: string): boolean {
  // `+++` begins TOML front matter. A backslash at the end of the text, after an import, makes satteri end the whole
  // process.
  if (text.startsWith('+++') || text.endsWith('\\') || unclosed.test(text)) return false;
  // Lone surrogates, and a byte order mark inside the text.
  if (!text.isWellFormed() || text.includes('\uFEFF')) return false;
  return !footnote.test(text);
}

/**
 * True if the parsers may read the text differently, whatever its tree looks like. Matches that begin inside code don't
 * count, because the parsers agree up to there.
 *
 * @param codes In text order.
 */
export function isAmbiguousText(text: string, format: BodyFormat, codes: readonly CodeRange[]): boolean {
  const rest = withoutCode(text, codes);
  const doubts = [astralNextToEmphasis, escapedNextToEmphasis, attachedAutolink, autolinkWithReference];
  if (doubts.some((doubt) => doubt.test(rest))) return true;
  if (format === 'md') return false;
  if (moduleLine.test(rest) || tagAndTab.test(rest)) return true;
  return rest.match(openingFragments)?.length !== rest.match(closingFragments)?.length;
}

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
