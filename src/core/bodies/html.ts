import { decodeHTMLAttribute } from 'entities';
import { findClosingBrace } from './code.ts';
import { literalText, type TextAttribute } from './source-ranges.ts';

export interface HtmlTag {
  readonly name: string;
  readonly attributes: readonly TextAttribute[];
}

/** Start of an opening tag. Also matches whole comments, CDATA sections and declarations, so that they are skipped. */
const markupPattern = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[?!][^>]*>?|<([A-Za-z][^\s/>]*)/g;
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{)|([^\s"'=<>`{][^\s"'=<>`]*)))?/y;
const rawTextElements = new Set(['script', 'style', 'textarea', 'title']);

export function findOpeningTags(text: string, start: number, end: number): readonly HtmlTag[] {
  const source = text.slice(start, end);
  const tags: HtmlTag[] = [];
  let lowerCaseSource = '';
  markupPattern.lastIndex = 0;
  for (let match = markupPattern.exec(source); match !== null; match = markupPattern.exec(source)) {
    if (match[1] === undefined) continue;
    const name = match[1].toLowerCase();
    const { attributes, next } = readTagAttributes(source, markupPattern.lastIndex, start);
    tags.push({ name, attributes });
    if (rawTextElements.has(name)) lowerCaseSource ||= source.toLowerCase();
    const resumeOffset = rawTextElements.has(name) ? lowerCaseSource.indexOf(`</${name}`, next) : next;
    if (resumeOffset === -1) break;
    markupPattern.lastIndex = resumeOffset;
  }
  return tags;
}

function readTagAttributes(
  source: string,
  from: number,
  offset: number,
): { attributes: TextAttribute[]; next: number } {
  const attributes: TextAttribute[] = [];
  let next = from;
  attribute.lastIndex = from;
  for (let match = attribute.exec(source); match !== null; match = attribute.exec(source)) {
    next = attribute.lastIndex;
    const [, name = '', doubleQuoted, singleQuoted, brace, unquoted] = match;
    if (brace !== undefined) {
      const braceEnd = findClosingBrace(source, next);
      const literal = parseLiteralAttribute(source.slice(next, braceEnd), offset + next);
      if (literal !== undefined) attributes.push({ name: name.toLowerCase(), ...literal });
      next = Math.min(braceEnd + 1, source.length);
      attribute.lastIndex = next;
      continue;
    }
    const value = doubleQuoted ?? singleQuoted ?? unquoted;
    if (value === undefined) continue;
    const end = offset + next - (unquoted === undefined ? 1 : 0);
    attributes.push({ name: name.toLowerCase(), value: decodeHTMLAttribute(value), start: end - value.length, end });
  }
  return { attributes, next };
}

/** Value of a JSX attribute in Markdown: `{"/a"} → /a`. `undefined` for an expression such as `{url}`. */
function parseLiteralAttribute(expression: string, start: number): Omit<TextAttribute, 'name'> | undefined {
  const value = literalText(expression);
  if (value === undefined) return undefined;
  const valueStart = start + expression.search(/\S/) + 1;
  return { value, start: valueStart, end: valueStart + value.length };
}
