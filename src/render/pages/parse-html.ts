import { decodeHTML } from 'entities';
import { htmlTagPattern, voidElements } from '../html.ts';

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
/** A copy, because scanning sets `lastIndex`. */
const tagPattern = new RegExp(htmlTagPattern);

/**
 * Returns the elements of HTML in the order of their start tags. Omits unclosed elements: their children belong to the
 * parent element.
 */
export function parseHtmlElements(html: string): readonly HtmlElement[] {
  const elements: OpenElement[] = [];
  const openElements: OpenElement[] = [];
  const openCounts = new Map<string, number>();
  const openCount = (name: string): number => openCounts.get(name) ?? 0;
  tagPattern.lastIndex = 0;
  for (let match = tagPattern.exec(html); match !== null; match = tagPattern.exec(html)) {
    const name = match[2]?.toLowerCase();
    const tagEnd = tagPattern.lastIndex;
    if (name === undefined || (match[1] === '/' && openCount(name) === 0)) continue;
    if (match[1] === '/') {
      for (let openElement = openElements.pop(); openElement !== undefined; openElement = openElements.pop()) {
        openCounts.set(openElement.name, openCount(openElement.name) - 1);
        if (openElement.name !== name) continue;
        openElement.contentEnd = match.index;
        openElement.end = tagEnd;
        break;
      }
      continue;
    }
    const attributes = match[3] ?? '';
    const isVoid = voidElements.has(name);
    if (!isVoid && attributes.endsWith('/')) continue;
    const end = isVoid ? tagEnd : 0;
    const element = { name, attributes, start: match.index, contentStart: tagEnd, contentEnd: tagEnd, end };
    elements.push(element);
    if (isVoid) continue;
    openElements.push(element);
    openCounts.set(name, openCount(name) + 1);
    if (rawTextElements.has(name)) tagPattern.lastIndex = rawTextEnd(html, name, tagEnd);
  }
  return elements.filter(({ end }) => end > 0);
}

function rawTextEnd(html: string, name: string, from: number): number {
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
export function htmlToText(html: string): string {
  let text = '';
  let previousEnd = 0;
  tagPattern.lastIndex = 0;
  for (let match = tagPattern.exec(html); match !== null; match = tagPattern.exec(html)) {
    text += decodeHTML(html.slice(previousEnd, match.index));
    previousEnd = tagPattern.lastIndex;
    const name = match[2]?.toLowerCase();
    if (name === undefined) continue;
    if (!inlineElements.has(name)) text += '\n';
    if (match[1] === '' && hiddenElements.has(name) && !match[3]?.endsWith('/')) {
      const end = html.toLowerCase().indexOf(`</${name}`, previousEnd);
      previousEnd = end === -1 ? html.length : end;
      tagPattern.lastIndex = previousEnd;
    }
  }
  text += decodeHTML(html.slice(previousEnd));
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/**
 * Returns the text of HTML that contains code. Keeps line breaks and indentation, but trims blank lines at the start
 * and whitespace at the end. Non-breaking spaces become plain spaces.
 */
export function htmlToCode(html: string): string {
  return decodeHTML(html.replace(/<br\s*\/?>/g, '\n').replace(tagPattern, ''))
    .replaceAll('\u00a0', ' ')
    .replace(/^\n+|\s+$/g, '');
}
