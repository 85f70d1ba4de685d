import { decodeHTMLAttribute } from 'entities';
import { closingBrace } from './code.ts';
import { literalText, type TextAttribute } from './source-ranges.ts';

export interface HtmlTag {
  readonly name: string;
  readonly attributes: readonly TextAttribute[];
}

/** Start of an opening tag. Also matches whole comments, CDATA sections and declarations, so that they are skipped. */
const markup = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[?!][^>]*>?|<([A-Za-z][^\s/>]*)/g;
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{)|([^\s"'=<>`{][^\s"'=<>`]*)))?/y;
const rawText = new Set(['script', 'style', 'textarea', 'title']);

export function htmlTags(text: string, start: number, end: number): readonly HtmlTag[] {
  const source = text.slice(start, end);
  const tags: HtmlTag[] = [];
  let lower = '';
  markup.lastIndex = 0;
  for (let match = markup.exec(source); match !== null; match = markup.exec(source)) {
    if (match[1] === undefined) continue;
    const name = match[1].toLowerCase();
    const { attributes, next } = attributesAt(source, markup.lastIndex, start);
    tags.push({ name, attributes });
    if (rawText.has(name)) lower ||= source.toLowerCase();
    const closing = rawText.has(name) ? lower.indexOf(`</${name}`, next) : next;
    if (closing === -1) break;
    markup.lastIndex = closing;
  }
  return tags;
}

function attributesAt(source: string, from: number, offset: number): { attributes: TextAttribute[]; next: number } {
  const attributes: TextAttribute[] = [];
  let next = from;
  attribute.lastIndex = from;
  for (let match = attribute.exec(source); match !== null; match = attribute.exec(source)) {
    next = attribute.lastIndex;
    const [, name = '', double, single, brace, bare] = match;
    if (brace !== undefined) {
      const close = closingBrace(source, next);
      const literal = literalAttribute(source.slice(next, close), offset + next);
      if (literal !== undefined) attributes.push({ name: name.toLowerCase(), ...literal });
      next = Math.min(close + 1, source.length);
      attribute.lastIndex = next;
      continue;
    }
    const value = double ?? single ?? bare;
    if (value === undefined) continue;
    const end = offset + next - (bare === undefined ? 1 : 0);
    attributes.push({ name: name.toLowerCase(), value: decodeHTMLAttribute(value), start: end - value.length, end });
  }
  return { attributes, next };
}

/** Value of a JSX attribute in Markdown: `{"/a"} → /a`. `undefined` for an expression such as `{url}`. */
function literalAttribute(expression: string, start: number): Omit<TextAttribute, 'name'> | undefined {
  const value = literalText(expression);
  if (value === undefined) return undefined;
  const from = start + expression.search(/\S/) + 1;
  return { value, start: from, end: from + value.length };
}
