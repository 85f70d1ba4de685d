import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { escapeHtml, voidElements } from '../../../render/html.ts';

export type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
export type ParsedElement = DefaultTreeAdapterTypes.Element;

export type WriteUrl = (url: string, format: 'markdown' | 'html') => string;

/**
 * Parses HTML. Removes control characters, which HTML forbids: Python-Markdown uses two of these characters as markers,
 * and treats others (U+0085) as whitespace, unlike JavaScript.
 */
export function parseHtml(html: string): readonly ParsedNode[] {
  return parseFragment(html.replaceAll(/(?![\t\n\f\r])\p{Cc}/gu, '')).childNodes;
}

export function isElement(node: ParsedNode): node is ParsedElement {
  return 'tagName' in node;
}

export function childrenOf(node: ParsedNode): readonly ParsedNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function elementsIn(node: ParsedNode): readonly ParsedElement[] {
  return childrenOf(node).filter(isElement);
}

export function attributeValue(element: ParsedElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function textContent(node: ParsedNode): string {
  return 'value' in node ? node.value : childrenOf(node).map(textContent).join('');
}

const blockTags: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
    'hr li main nav ol p pre section style script table ul md-admonition md-card md-code md-details md-grid md-tabs'
  ).split(' '),
);

export function isBlock(node: ParsedNode): boolean {
  if (!isElement(node) || node.tagName === 'svg') return false;
  return blockTags.has(node.tagName) || node.childNodes.some(isBlock);
}

/** Special characters of Python-Markdown. Underscores within words are literal. */
const specialChars = /[\\`*[\]{}]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu;

export function escapeText(text: string): string {
  return text.replaceAll(specialChars, '\\$&').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Escapes text for inline HTML, in which backslash escapes have no effect. */
function escapeInHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll(specialChars, (char) => `&#${char.charCodeAt(0)};`)
    .replaceAll(/\s+/g, ' ');
}

const urlAttributes: ReadonlySet<string> = new Set(['href', 'src', 'poster']);

export function formatStartTag({ tagName, attrs }: ParsedElement, writeUrl: WriteUrl): string {
  const attributes = attrs.map(({ name, value, prefix }) => {
    const text = urlAttributes.has(name) ? writeUrl(value, 'html') : value;
    return ` ${prefix === undefined ? name : `${prefix}:${name}`}="${escapeInHtml(text)}"`;
  });
  return `<${tagName}${attributes.join('')}>`;
}

/** Serializes a node and its content as HTML on one line. */
export function serializeHtml(node: ParsedNode, writeUrl: WriteUrl): string {
  if (!isElement(node)) return node.nodeName === '#text' ? escapeInHtml(textContent(node)) : '';
  const start = formatStartTag(node, writeUrl);
  if (voidElements.has(node.tagName)) return start;
  // Raw text elements are not escaped.
  if (/^(?:script|style)$/.test(node.tagName))
    return `${start}${textContent(node).replaceAll(/\s+/g, ' ')}</${node.tagName}>`;
  return `${start}${node.childNodes.map((child) => serializeHtml(child, writeUrl)).join('')}</${node.tagName}>`;
}

const maxDepth = 6;

export function headingDepth(node: ParsedNode): number | undefined {
  const [, depth] = (isElement(node) && /^h([1-6])$/.exec(node.tagName)) || [];
  return depth === undefined ? undefined : Number(depth);
}

/**
 * Maps levels of headings below the title. Material's table of contents lists only headings below the first `h1`, so
 * further `h1` headings become `h2`. If the page also has `h2` headings, all other levels move down by one too.
 *
 * @param nodes The page, starting with its title.
 * @returns `undefined` if no heading changes.
 */
export function depthsBelowTitle(nodes: readonly ParsedNode[]): ((depth: number) => number) | undefined {
  const [title, ...otherDepths] = nodes.flatMap(headingDepths);
  if (title !== 1 || !otherDepths.includes(1)) return undefined;
  const hasFreeLevel = !otherDepths.includes(2);
  return (depth) => (depth === 1 || !hasFreeLevel ? Math.min(depth + 1, maxDepth) : depth);
}

function headingDepths(node: ParsedNode): number[] {
  const depth = headingDepth(node);
  return depth === undefined ? childrenOf(node).flatMap(headingDepths) : [depth];
}
