import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { escapeHtml, voidElements } from '../../../render/html.ts';

/** A node of HTML. */
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Writes an address of the rendered page for where it is: in Markdown, or in HTML within it. */
export type WriteAddress = (address: string, where: 'markdown' | 'html') => string;

/**
 * Without control characters: Python-Markdown marks its own places with two of them, and takes others (U+0085) for spaces
 * where this language does not. HTML allows none of them.
 */
export function parseHtml(html: string): readonly HtmlNode[] {
  return parseFragment(html.replaceAll(/(?![\t\n\f\r])\p{Cc}/gu, '')).childNodes;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function childrenOf(node: HtmlNode): readonly HtmlNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function elementsIn(node: HtmlNode): readonly HtmlElement[] {
  return childrenOf(node).filter(isElement);
}

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** Everything that is text in a node, as it is there. */
export function textOf(node: HtmlNode): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

/** Elements in which a text is one of its own. */
const blocks: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
    'hr li main nav ol p pre section style script table ul md-admonition md-card md-code md-details md-grid md-tabs'
  ).split(' '),
);

/** True for what is on lines of its own, or contains such a thing. */
export function isBlock(node: HtmlNode): boolean {
  if (!isElement(node) || node.tagName === 'svg') return false;
  return blocks.has(node.tagName) || node.childNodes.some(isBlock);
}

/** Signs that mean something to Python-Markdown. An underscore within a word means nothing. */
const signs = /[\\`*[\]{}]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu;

/** Text among Markdown. */
export function escapeText(text: string): string {
  return text.replaceAll(signs, '\\$&').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Text of HTML among Markdown, if no backslash is read. */
function escapeInHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll(signs, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll(/\s+/g, ' ');
}

const addresses: ReadonlySet<string> = new Set(['href', 'src', 'poster']);

/** The start tag of an element, on one line. */
export function startTag({ tagName, attrs }: HtmlElement, write: WriteAddress): string {
  const written = attrs.map(({ name, value, prefix }) => {
    const text = addresses.has(name) ? write(value, 'html') : value;
    return ` ${prefix === undefined ? name : `${prefix}:${name}`}="${escapeInHtml(text)}"`;
  });
  return `<${tagName}${written.join('')}>`;
}

/** An element with all that is in it, as HTML on one line. */
export function htmlOf(node: HtmlNode, write: WriteAddress): string {
  if (!isElement(node)) return node.nodeName === '#text' ? escapeInHtml(textOf(node)) : '';
  const start = startTag(node, write);
  if (voidElements.has(node.tagName)) return start;
  // What is in them is no text.
  if (/^(?:script|style)$/.test(node.tagName))
    return `${start}${textOf(node).replaceAll(/\s+/g, ' ')}</${node.tagName}>`;
  return `${start}${node.childNodes.map((child) => htmlOf(child, write)).join('')}</${node.tagName}>`;
}

/** Markdown has headings of six depths. */
const deepest = 6;

/** The depth of a heading of HTML; undefined for anything else. */
export function depthOf(node: HtmlNode): number | undefined {
  const [, depth] = (isElement(node) && /^h([1-6])$/.exec(node.tagName)) || [];
  return depth === undefined ? undefined : Number(depth);
}

/**
 * Where a heading of a page is below its title. Material lists what is below the first heading of the first depth
 * alone: where authors have more of those, they go down by one, and all others with them unless there is room.
 *
 * @param nodes The page, its title first.
 * @returns Undefined if headings stay as they are.
 */
export function depthsBelowTitle(nodes: readonly HtmlNode[]): ((depth: number) => number) | undefined {
  const [title, ...below] = nodes.flatMap(depthsIn);
  if (title !== 1 || !below.includes(1)) return undefined;
  const hasRoom = !below.includes(2);
  return (depth) => (depth === 1 || !hasRoom ? Math.min(depth + 1, deepest) : depth);
}

function depthsIn(node: HtmlNode): number[] {
  const depth = depthOf(node);
  return depth === undefined ? childrenOf(node).flatMap(depthsIn) : [depth];
}
