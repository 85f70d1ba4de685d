import {
  attribute,
  childrenOf,
  type HtmlElement,
  type HtmlNode,
  htmlOf,
  isElement,
  startTag,
  textOf,
  type WriteAddress,
} from './tree.ts';

/** Text with marks, on one line, as Python-Markdown reads it. */
export function inlineOf(nodes: readonly HtmlNode[], write: WriteAddress): string {
  return nodes
    .map((node) => phrase(node, write))
    .join('')
    .replaceAll(/[ \n\t]+/g, ' ');
}

/** The same as a paragraph: what would begin a list, a heading or a block at its start is text. */
export function paragraphOf(nodes: readonly HtmlNode[], write: WriteAddress): string {
  return inlineOf(nodes, write)
    .trim()
    .replace(/^(?:[#>]|[+-](?=\s|$|-))/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(?:[:=~]|!!!|\?\?\?)/, (mark) => `&#${mark.charCodeAt(0)};${mark.slice(1)}`);
}

function phrase(node: HtmlNode, write: WriteAddress): string {
  if (node.nodeName === '#text') return escapeText(textOf(node));
  if (!isElement(node)) return '';
  const inner = (): string => inlineOf(node.childNodes, write);
  switch (node.tagName) {
    case 'strong':
    case 'b':
      return marked('**', 'strong', node, inner(), write);
    case 'em':
    case 'i':
      return marked('*', 'em', node, inner(), write);
    case 'code':
      return codeOf(node, write);
    case 'a':
      return linkOf(node, inner(), write);
    case 'img':
      return imageOf(node, write);
    case 'br':
      return '<br>';
    case 'span':
      return attribute(node, 'id') === undefined ? inner() : tagged(node, inner(), write);
    case 'svg':
    case 'math':
    case 'style':
    case 'script':
    case 'iframe':
    case 'video':
    case 'audio':
    case 'picture':
    case 'input':
    case 'select':
    case 'object':
      return htmlOf(node, write);
    case 'template':
      return '';
    default:
      return /^(?:md-|div$|p$|h\d$|li$|[uod]l$|d[td]$|section$|pre$|t(?:able|head|body|r|d|h)$)/.test(node.tagName)
        ? ` ${inner()} `
        : tagged(node, inner(), write);
  }
}

/** Signs that mean something to Python-Markdown are text. An underscore within a word means nothing. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\`*[\]{}]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}

function tagged(element: HtmlElement, inner: string, write: WriteAddress): string {
  return `${startTag(element, write)}${inner}</${element.tagName}>`;
}

/** Text between marks: spaces stay outside, and marks that are in each other's way are elements. */
function marked(mark: string, name: string, element: HtmlElement, inner: string, write: WriteAddress): string {
  const words = inner.trim();
  if (words === '') return inner;
  const [before = '', after = ''] = inner.split(words);
  const id = attribute(element, 'id');
  const isPlain = id === undefined && !words.includes('*');
  const start = id === undefined ? `<${name}>` : startTag(element, write);
  return `${before === '' ? '' : ' '}${isPlain ? mark + words + mark : `${start}${words}</${element.tagName}>`}${after === '' ? '' : ' '}`;
}

function codeOf(element: HtmlElement, write: WriteAddress): string {
  const isMore = attribute(element, 'id') !== undefined || childrenOf(element).some(isElement);
  if (isMore) return tagged(element, inlineOf(element.childNodes, write), write);
  const text = textOf(element).replaceAll(/\s+/g, ' ');
  if (text.trim() === '') return '';
  const ticks = '`'.repeat(1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)));
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

function linkOf(element: HtmlElement, inner: string, write: WriteAddress): string {
  const href = attribute(element, 'href');
  const words = inner.trim();
  const id = attribute(element, 'id');
  if (href === undefined) return id === undefined ? inner : tagged(element, inner, write);
  if (words === '') return '';
  const target = write(href, 'markdown').replaceAll(/[\s<>()"'\\]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `[${words}](${target})${id === undefined ? '' : `{ #${id} }`}`;
}

function imageOf(element: HtmlElement, write: WriteAddress): string {
  const src = attribute(element, 'src');
  if (src === undefined || attribute(element, 'srcset') !== undefined) return htmlOf(element, write);
  const alt = escapeText(attribute(element, 'alt') ?? '').replaceAll(/\s+/g, ' ');
  const target = write(src, 'markdown').replaceAll(/[\s<>()"'\\]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  const more = ['width', 'height', 'style', 'title'].flatMap((name) => {
    const value = attribute(element, name);
    return value === undefined || /["{}\n]/.test(value) ? [] : [`${name}="${value}"`];
  });
  return `![${alt}](${target})${more.length === 0 ? '' : `{ ${more.join(' ')} }`}`;
}
