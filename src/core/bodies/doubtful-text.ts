import type { BodyFormat } from '../values/page-body.ts';
import type { BodyNode } from './tree.ts';

/*
 * Texts that satteri 0.10 and remark read in two ways, found by comparing them on random texts.
 */

/** A letter of two units, or a byte order mark. Of a text without them, that is known at once. */
const unusual = /[\uD800-\uDFFF\uFEFF]/;
/** A byte order mark inside of the text, and half of a letter. */
const strange = /\u{FEFF}|\p{Surrogate}/u;
/** Front matter that does not end. */
const unclosed = /^---[ \t]*(?![ \t])(?!\r?\n(?:[\s\S]*?\n)?---[ \t]*\r?(?:\n|$))/;
const footnote = /^[ \t>]*\[\^[^\]\n]+\]:/m;
/** MDX has no code by indentation, so that the one takes a footnote that stands deep for one, and the other does not. */
const deepFootnote = /^(?=[ \t>]*\[\^[^\]\n]+\]:)[ >]*?(?:\t| {4})/m;

const address = /www\./i;
/** After characters that one parser reads only as a border. */
const attachedAddress = /[^ \t\r\n\w*~(["'./-]www\./i;
/** Addresses that contain references of characters. */
const addressWithReference = /(?:www\.|:\/\/)\S{0,500}&[#\w]+;/i;
/** A wide letter beside emphasis that has no blank on its other side. */
const wideBesideEmphasis = /[\u{10000}-\u{10FFFF}][*_~]+(?![\s*_~]|$)|(?<![\s*_~])[*_~]+[\u{10000}-\u{10FFFF}]/mu;
/** Of what is behind a tag and a tab, and of a bracket before one in a table, satteri loses all. */
const tagAndTab = /[<>}]\t(?![ \t]*(?:\r?\n|$(?![\s\S])))/;
const opened = /(?<!\\)<>/g;
const closed = /(?<!\\)<\/>/g;

/** Whether such a text may be given to the native parser: whatever it makes of it is to be judged by its tree. */
export function isTrustedText(text: string, format: BodyFormat): boolean {
  // TOML front matter. A backslash as the very last sign behind an import makes satteri end the whole process.
  if (text.startsWith('+++') || text.endsWith('\\') || unclosed.test(text)) return false;
  if (unusual.test(text) && strange.test(text)) return false;
  return !text.includes('[^') || !(format === 'md' ? footnote : deepFootnote).test(text);
}

/**
 * Whether both parsers are known to read a text alike that has these pieces of code, in whatever tree. What begins in
 * code is no matter: to there, they have read the same.
 */
export function isDoubtfulText(text: string, format: BodyFormat, codes: readonly BodyNode[]): boolean {
  return isDoubtful(text, format) && isDoubtful(withoutCode(text, codes), format);
}

/** Most texts hold nothing that any of these begins with, which is found out in less time than that they do not match. */
function isDoubtful(text: string, format: BodyFormat): boolean {
  if (unusual.test(text) && wideBesideEmphasis.test(text)) return true;
  if (address.test(text) && attachedAddress.test(text)) return true;
  if (text.includes('&') && addressWithReference.test(text)) return true;
  if (format === 'md') return false;
  return (text.includes('\t') && tagAndTab.test(text)) || hasOpenFragment(text);
}

function hasOpenFragment(text: string): boolean {
  if (!text.includes('<>') && !text.includes('</>')) return false;
  return (text.match(opened)?.length ?? 0) !== (text.match(closed)?.length ?? 0);
}

/** A text with a short piece of code in the place of each. */
function withoutCode(text: string, codes: readonly BodyNode[]): string {
  const rest: string[] = [];
  let next = 0;
  for (const { type, start, end } of codes) {
    if (start < next) continue;
    rest.push(text.slice(next, start), type === 'inlineCode' ? '`x`' : '\n');
    next = end;
  }
  return [...rest, text.slice(next)].join('');
}
