import { closingBrace } from './code.ts';
import { literalText, type TextAttribute } from './source-ranges.ts';

export interface HtmlTag {
  readonly name: string;
  readonly attributes: readonly TextAttribute[];
}

/** The start of an opening tag, or a comment, CDATA section or declaration, which contain no tags. */
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
    attributes.push({ name: name.toLowerCase(), value: decodeEntities(value), start: end - value.length, end });
  }
  return { attributes, next };
}

/** JSX in Markdown: `href={"/a"}` has a value, `href={url}` none that is known. */
function literalAttribute(expression: string, start: number): Omit<TextAttribute, 'name'> | undefined {
  const value = literalText(expression);
  if (value === undefined) return undefined;
  const from = start + expression.search(/\S/) + 1;
  return { value, start: from, end: from + value.length };
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the entities that occur in URLs: the five of XML, and numeric ones. */
function decodeEntities(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
