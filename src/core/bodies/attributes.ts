import type { Range } from '../values/place.ts';
import { isWritten } from './destination.ts';
import { attributesOf, type BodyAttribute, type BodyNode } from './tree.ts';

/** An attribute whose value is known text, and where that text stands. */
export interface TextAttribute extends Range {
  readonly name: string;
  readonly value: string;
}

const quoted = /^\s*(?:"([^"\\\r\n]*)"|'([^'\\\r\n]*)'|`((?:[^`\\$]|\$(?!\{))*)`)\s*$/;

/** The text that an expression is, where it is nothing but a string: `"/x"`, or a template without substitutions. */
function textOfExpression(expression: string): string | undefined {
  const match = quoted.exec(expression);
  return match === null ? undefined : (match[1] ?? match[2] ?? match[3]);
}

/**
 * The attributes of a JSX element that have a text, with its place. No parser tells that place alike, so it is looked
 * up in the source, one attribute after the other; if one is not found, the rest are at the element's name.
 */
export function textAttributes(node: BodyNode, text: string, whole: Range): readonly TextAttribute[] {
  const found: TextAttribute[] = [];
  const nameEnd = whole.start + 1 + (node.name?.length ?? 0);
  let cursor = nameEnd;
  for (const attribute of attributesOf(node)) {
    const value = textOf(attribute);
    const written = cursor === -1 ? undefined : writtenValue(attribute, text, cursor);
    cursor = written?.next ?? -1;
    if (attribute.name === undefined || value === undefined) continue;
    const isFound = written !== undefined && isWritten(text.slice(written.start, written.end), value);
    const { start, end } = isFound ? written : { start: whole.start, end: nameEnd };
    found.push({ name: attribute.name, value, start, end });
  }
  return found;
}

function textOf({ value }: BodyAttribute): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? textOfExpression(value.value) : undefined;
}

/** Where the text of a value begins, and where the attribute ends. */
function writtenValue(
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
  const string = textOfExpression(value.value);
  if (string === undefined) return { start: brace, end: next, next };
  const start = brace + 1 + value.value.search(/\S/) + 1;
  return { start, end: start + string.length, next };
}

/** Where code ends in the text, which has each line's indentation and `>` before it that parsers take away. */
function endOfCode(code: string, text: string, start: number): number | undefined {
  if (text.startsWith(code, start)) return start + code.length;
  let at = start;
  let isLineStart = false;
  for (const letter of code) {
    while (text[at] !== letter[0] && at < text.length) {
      if (!(letter === '\n' ? text[at] === '\r' : isLineStart && /[ \t>]/.test(text.charAt(at)))) return undefined;
      at++;
    }
    at += letter.length;
    isLineStart = letter === '\n' || (isLineStart && /[ \t>]/.test(letter));
  }
  return at;
}
