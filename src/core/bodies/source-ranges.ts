import type { Range } from '../values/location.ts';
import type { BodyLink } from '../values/page-body.ts';
import { type BodyAttribute, type BodyNode, elementAttributes, nodeRange } from './tree.ts';

export interface TextAttribute extends Range {
  readonly name: string;
  readonly value: string;
}

const quotedString = /^\s*(?:"([^"\\\r\n]*)"|'([^'\\\r\n]*)'|`((?:[^`\\$]|\$(?!\{))*)`)\s*$/;

/** Text of an expression that is only a string literal, such as `"/x"`, or a template without substitutions. */
export function literalText(expression: string): string | undefined {
  const match = quotedString.exec(expression);
  return match === null ? undefined : (match[1] ?? match[2] ?? match[3]);
}

/**
 * Attributes of a JSX element that have literal values. Parsers disagree on the range of a value, so each attribute is
 * searched for in the source, after the previous attribute. If an attribute isn't found, it and all later attributes
 * get the range of the element's name.
 */
export function readLiteralAttributes(node: BodyNode, text: string, range: Range): readonly TextAttribute[] {
  const result: TextAttribute[] = [];
  const nameEnd = range.start + 1 + (node.name?.length ?? 0);
  let cursor = nameEnd;
  for (const attribute of elementAttributes(node)) {
    const value = literalValue(attribute);
    const valueRange = cursor === -1 ? undefined : locateValue(attribute, text, cursor);
    cursor = valueRange?.next ?? -1;
    if (attribute.name === undefined || value === undefined) continue;
    const isExact = valueRange !== undefined && isPossibleSource(text.slice(valueRange.start, valueRange.end), value);
    const { start, end } = isExact ? valueRange : { start: range.start, end: nameEnd };
    result.push({ name: attribute.name, value, start, end });
  }
  return result;
}

function literalValue({ value }: BodyAttribute): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? literalText(value.value) : undefined;
}

function locateValue(
  { name, value }: BodyAttribute,
  text: string,
  cursor: number,
): (Range & { next: number }) | undefined {
  if (name === undefined) {
    const spread = String(value);
    const at = text.indexOf(spread, cursor);
    return at === -1 ? undefined : { start: at, end: at, next: at + spread.length + 1 };
  }
  const at = text.indexOf(name, cursor);
  if (at === -1) return undefined;
  const nameEnd = at + name.length;
  if (value === null || value === undefined) return { start: at, end: nameEnd, next: nameEnd };
  if (typeof value === 'string') {
    const quote = /["']/g;
    quote.lastIndex = nameEnd;
    const openingQuote = quote.exec(text);
    const end = openingQuote === null ? -1 : text.indexOf(openingQuote[0], openingQuote.index + 1);
    return openingQuote === null || end === -1 ? undefined : { start: openingQuote.index + 1, end, next: end + 1 };
  }
  const brace = text.indexOf('{', nameEnd);
  const end = brace === -1 ? undefined : endOfExpression(value.value, text, brace + 1);
  if (end === undefined) return undefined;
  const next = end + 1;
  const literal = literalText(value.value);
  if (literal === undefined) return { start: brace, end: next, next };
  const start = brace + 1 + value.value.search(/\S/) + 1;
  return { start, end: start + literal.length, next };
}

/**
 * Offset in the source at which an expression ends. Parsers remove the indentation and `>` of each line from the code
 * of an expression, so these characters are skipped in the source.
 */
function endOfExpression(code: string, text: string, start: number): number | undefined {
  if (text.startsWith(code, start)) return start + code.length;
  let at = start;
  let isLineStart = false;
  for (const char of code) {
    while (text[at] !== char[0] && at < text.length) {
      if (!(char === '\n' ? text[at] === '\r' : isLineStart && /[ \t>]/.test(text.charAt(at)))) return undefined;
      at++;
    }
    at += char.length;
    isLineStart = char === '\n' || (isLineStart && /[ \t>]/.test(char));
  }
  return at;
}

const linkEnd = /^(?:[\s>]+(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)))?[\s>]*\)$/;
const definitionLabel = /\[(?:\\[\s\S]|[^\]\\])*\]:[\s>]*/y;
const spacing = /[\s>]*/y;

/** Range of the destination of a Markdown link, image or definition. Falls back to the range of the whole node. */
export function linkDestination(node: BodyNode, text: string, linkRange: Range): Range {
  const url = node.url ?? '';
  const range =
    node.type === 'definition'
      ? definitionDestination(text, linkRange)
      : text[linkRange.start] === '<'
        ? { start: linkRange.start + 1, end: linkRange.end - 1 }
        : resourceDestination(node, text, linkRange);
  return range !== undefined && isPossibleSource(text.slice(range.start, range.end), url) ? range : linkRange;
}

/** True if `raw` can be the source of `target`. Entities and escapes make the two differ. */
function isPossibleSource(raw: string, target: string): boolean {
  return raw === target || `mailto:${raw}` === target || /[\\&\r\n]/.test(raw);
}

function definitionDestination(text: string, linkRange: Range): Range | undefined {
  definitionLabel.lastIndex = linkRange.start;
  return definitionLabel.test(text) ? destinationAt(text, definitionLabel.lastIndex, linkRange.end, false) : undefined;
}

/**
 * Tries each `](` after the link's text, until only an optional title and `)` follow the destination.
 */
function resourceDestination(node: BodyNode, text: string, linkRange: Range): Range | undefined {
  const lastChild = node.children?.at(-1);
  let at = (lastChild === undefined ? undefined : nodeRange(lastChild))?.end ?? linkRange.start;
  for (let attempt = 0; attempt < 20; attempt++) {
    at = text.indexOf('](', at);
    if (at === -1 || at >= linkRange.end) return undefined;
    spacing.lastIndex = at + 2;
    spacing.test(text);
    const range =
      destinationAt(text, spacing.lastIndex, linkRange.end, true) ?? destinationAt(text, at + 2, linkRange.end, true);
    if (range !== undefined) {
      const destinationEnd = text[range.end] === '>' && text[range.start - 1] === '<' ? range.end + 1 : range.end;
      if (linkEnd.test(text.slice(destinationEnd, linkRange.end))) return range;
    }
    at += 2;
  }
  return undefined;
}

function destinationAt(text: string, start: number, limit: number, isInParentheses: boolean): Range | undefined {
  const isAngled = text[start] === '<';
  let depth = 0;
  for (let at = isAngled ? start + 1 : start; at < limit; at++) {
    const char = text.charAt(at);
    if (char === '\\') at++;
    else if (isAngled) {
      if (char === '>') return { start: start + 1, end: at };
    } else if (char <= ' ') return { start, end: at };
    else if (char === '(') depth++;
    else if (char === ')' && isInParentheses && depth-- === 0) return { start, end: at };
  }
  return isAngled || isInParentheses ? undefined : { start, end: limit };
}

/** Maximum length of a link's label. Limits the search for its opening bracket. */
const maxLabelLength = 1000;

/** Maximum length of a destination with its title. Limits the time for text that is no link. */
const maxDestinationLength = 500;

/** The rest of a link from its destination: `/a b "title")`. Parentheses in the destination are balanced. */
const spacedDestination = /^((?:[^()<>{}`\\\r\n]|\([^()<>{}`\\\r\n]*\))+)\)/;
const linkTitle = /[ \t]+(?:"[^"]*"|'[^']*')$/;

/** Start of a URL or path, or a file name with an extension. Other text in parentheses is prose. */
const addressWithSpaces = /^(?:\.{0,2}\/[^\s/]|#\p{L}|https?:\/\/\S)|\.(?:avif|gif|jpe?g|mdx?|mp4|pdf|png|svg|webp)$/iu;

/**
 * Reads a link or image whose destination has spaces, such as `[a](/b c)`. Markdown takes it as text.
 *
 * @param bracket Offset of the `]` after the label, in a text node.
 */
export function spacedLinkAt(text: string, bracket: number): BodyLink | undefined {
  if (text[bracket - 1] === '\\') return undefined;
  const [, destination = ''] =
    spacedDestination.exec(text.slice(bracket + 2, bracket + 2 + maxDestinationLength)) ?? [];
  const target = destination.trim().replace(linkTitle, '');
  if (!/\s/.test(target) || !addressWithSpaces.test(target)) return undefined;
  const labelStart = startOfLabel(text, bracket);
  if (labelStart === undefined) return undefined;
  const start = text.indexOf(target, bracket + 2);
  return { target, start, end: start + target.length, kind: text[labelStart - 1] === '!' ? 'image' : 'link' };
}

const blankLine = /\n[ \t]*\r?\n/y;

function startOfLabel(text: string, bracket: number): number | undefined {
  let depth = 1;
  for (let at = bracket - 1; at >= Math.max(0, bracket - maxLabelLength); at--) {
    if (text[at - 1] === '\\') continue;
    if (text[at] === ']') depth++;
    if (text[at] === '[' && --depth === 0) return at;
    blankLine.lastIndex = at;
    if (text[at] === '\n' && blankLine.test(text)) return undefined;
  }
  return undefined;
}
