import { decodeHTML } from 'entities';
import { voidElements } from '../html.ts';

/** A void HTML element, or an element with an end tag. Offsets are in UTF-16 code units. */
export interface HtmlElement {
  readonly name: string;
  /** Source text, with leading whitespace. */
  readonly attributes: string;
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
}

interface OpenElement extends HtmlElement {
  contentEnd: number;
  /** 0 until the end tag is found. */
  end: number;
}

const rawTextElements: ReadonlySet<string> = new Set('iframe noembed noframes script style textarea xmp'.split(' '));
const tagPattern = /<(?:!--[\s\S]*?-->|[!?][^>]*>|(\/?)([A-Za-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>)/g;

/**
 * Returns the elements of HTML in the order of their start tags. Omits unclosed elements: their children belong to the
 * parent element.
 */
export function parseHtmlElements(html: string): readonly HtmlElement[] {
  const elements: OpenElement[] = [];
  const open: OpenElement[] = [];
  const counts = new Map<string, number>();
  const count = (name: string): number => counts.get(name) ?? 0;
  tagPattern.lastIndex = 0;
  for (let match = tagPattern.exec(html); match !== null; match = tagPattern.exec(html)) {
    const name = match[2]?.toLowerCase();
    const after = tagPattern.lastIndex;
    if (name === undefined || (match[1] === '/' && count(name) === 0)) continue;
    if (match[1] === '/') {
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        counts.set(last.name, count(last.name) - 1);
        if (last.name !== name) continue;
        last.contentEnd = match.index;
        last.end = after;
        break;
      }
      continue;
    }
    const attributes = match[3] ?? '';
    const isEmpty = voidElements.has(name);
    if (!isEmpty && attributes.endsWith('/')) continue;
    const end = isEmpty ? after : 0;
    const element = { name, attributes, start: match.index, contentStart: after, contentEnd: after, end };
    elements.push(element);
    if (isEmpty) continue;
    open.push(element);
    counts.set(name, count(name) + 1);
    if (rawTextElements.has(name)) tagPattern.lastIndex = endOfRaw(html, name, after);
  }
  return elements.filter(({ end }) => end > 0);
}

function endOfRaw(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

const hiddenElements: ReadonlySet<string> = new Set(['style', 'script', 'template', 'noscript', 'title', 'annotation']);
const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q rp rt ruby s samp small span strong sub sup time tt u var wbr dialect-island dialect-slot'.split(
    ' ',
  ),
);

/** Returns the visible text of HTML, with line breaks between blocks and collapsed spaces. */
export function htmlText(html: string): string {
  let text = '';
  let last = 0;
  tagPattern.lastIndex = 0;
  for (let match = tagPattern.exec(html); match !== null; match = tagPattern.exec(html)) {
    text += decodeHTML(html.slice(last, match.index));
    last = tagPattern.lastIndex;
    const name = match[2]?.toLowerCase();
    if (name === undefined) continue;
    if (!inlineElements.has(name)) text += '\n';
    if (match[1] === '' && hiddenElements.has(name) && !match[3]?.endsWith('/')) {
      const end = html.toLowerCase().indexOf(`</${name}`, last);
      last = end === -1 ? html.length : end;
      tagPattern.lastIndex = last;
    }
  }
  text += decodeHTML(html.slice(last));
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/**
 * Returns the text of HTML that contains code. Keeps line breaks and indentation, but trims blank lines at the start
 * and whitespace at the end. Non-breaking spaces become plain spaces.
 */
export function htmlCode(html: string): string {
  return decodeHTML(html.replace(/<br\s*\/?>/g, '\n').replace(tagPattern, ''))
    .replaceAll('\u00a0', ' ')
    .replace(/^\n+|\s+$/g, '');
}
