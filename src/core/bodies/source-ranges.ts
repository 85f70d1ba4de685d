import type { Range } from '../values/location.ts';
import { type BodyAttribute, type BodyNode, elementAttributes, nodeRange } from './tree.ts';

export interface TextAttribute extends Range {
  readonly name: string;
  readonly value: string;
}

const quoted = /^\s*(?:"([^"\\\r\n]*)"|'([^'\\\r\n]*)'|`((?:[^`\\$]|\$(?!\{))*)`)\s*$/;

/** Text of an expression that is only a string literal, such as `"/x"`, or a template without substitutions. */
export function literalText(expression: string): string | undefined {
  const match = quoted.exec(expression);
  return match === null ? undefined : (match[1] ?? match[2] ?? match[3]);
}

/**
 * Attributes of a JSX element that have literal values. Parsers disagree on the range of a value, so each attribute is
 * searched for in the source, after the previous attribute. If an attribute isn't found, it and all later attributes
 * get the range of the element's name.
 */
export function textAttributes(node: BodyNode, text: string, range: Range): readonly TextAttribute[] {
  const result: TextAttribute[] = [];
  const nameEnd = range.start + 1 + (node.name?.length ?? 0);
  let cursor = nameEnd;
  for (const attribute of elementAttributes(node)) {
    const value = literalValue(attribute);
    const located = cursor === -1 ? undefined : locateValue(attribute, text, cursor);
    cursor = located?.next ?? -1;
    if (attribute.name === undefined || value === undefined) continue;
    const isExact = located !== undefined && isPossibleSource(text.slice(located.start, located.end), value);
    const { start, end } = isExact ? located : { start: range.start, end: nameEnd };
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
    const start = quote.exec(text);
    const end = start === null ? -1 : text.indexOf(start[0], start.index + 1);
    return start === null || end === -1 ? undefined : { start: start.index + 1, end, next: end + 1 };
  }
  const brace = text.indexOf('{', nameEnd);
  const end = brace === -1 ? undefined : endOfCode(value.value, text, brace + 1);
  if (end === undefined) return undefined;
  const next = end + 1;
  const string = literalText(value.value);
  if (string === undefined) return { start: brace, end: next, next };
  const start = brace + 1 + value.value.search(/\S/) + 1;
  return { start, end: start + string.length, next };
}

/**
 * Offset in the source at which an expression ends. Parsers remove the indentation and `>` of each line from the code
 * of an expression, so these characters are skipped in the source.
 */
function endOfCode(code: string, text: string, start: number): number | undefined {
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
const gap = /[\s>]*/y;

/** Range of the destination of a Markdown link, image or definition. Falls back to the range of the whole node. */
export function linkDestination(node: BodyNode, text: string, whole: Range): Range {
  const url = node.url ?? '';
  const range =
    node.type === 'definition'
      ? definitionDestination(text, whole)
      : text[whole.start] === '<'
        ? { start: whole.start + 1, end: whole.end - 1 }
        : resourceDestination(node, text, whole);
  return range !== undefined && isPossibleSource(text.slice(range.start, range.end), url) ? range : whole;
}

/** True if `raw` can be the source of `target`. Entities and escapes make the two differ. */
function isPossibleSource(raw: string, target: string): boolean {
  return raw === target || `mailto:${raw}` === target || /[\\&\r\n]/.test(raw);
}

function definitionDestination(text: string, whole: Range): Range | undefined {
  definitionLabel.lastIndex = whole.start;
  return definitionLabel.test(text) ? destinationAt(text, definitionLabel.lastIndex, whole.end, false) : undefined;
}

/**
 * Tries each `](` after the link's text, until only an optional title and `)` follow the destination.
 */
function resourceDestination(node: BodyNode, text: string, whole: Range): Range | undefined {
  const last = node.children?.at(-1);
  let at = (last === undefined ? undefined : nodeRange(last))?.end ?? whole.start;
  for (let tries = 0; tries < 20; tries++) {
    at = text.indexOf('](', at);
    if (at === -1 || at >= whole.end) return undefined;
    gap.lastIndex = at + 2;
    gap.test(text);
    const range = destinationAt(text, gap.lastIndex, whole.end, true) ?? destinationAt(text, at + 2, whole.end, true);
    if (range !== undefined) {
      const afterDestination = text[range.end] === '>' && text[range.start - 1] === '<' ? range.end + 1 : range.end;
      if (linkEnd.test(text.slice(afterDestination, whole.end))) return range;
    }
    at += 2;
  }
  return undefined;
}

function destinationAt(text: string, start: number, limit: number, inParentheses: boolean): Range | undefined {
  const isAngled = text[start] === '<';
  let depth = 0;
  for (let at = isAngled ? start + 1 : start; at < limit; at++) {
    const char = text.charAt(at);
    if (char === '\\') at++;
    else if (isAngled) {
      if (char === '>') return { start: start + 1, end: at };
    } else if (char <= ' ') return { start, end: at };
    else if (char === '(') depth++;
    else if (char === ')' && inParentheses && depth-- === 0) return { start, end: at };
  }
  return isAngled || inParentheses ? undefined : { start, end: limit };
}
