import {
  attributeValue,
  childrenOf,
  escapeText,
  formatStartTag,
  isElement,
  type ParsedElement,
  type ParsedNode,
  serializeHtml,
  textContent,
  type WriteUrl,
} from './tree.ts';

type InlineContext = 'text' | 'cell' | 'heading';

/**
 * Characters to escape within code. In table cells, `|` and backticks would split the row. In headings, `"` would
 * end an attribute, because themes copy headings unescaped into attributes.
 */
const specialInCode: Readonly<Record<InlineContext, RegExp>> = { text: /(?!)/, cell: /[|`]/, heading: /"/ };

export function toInlineMarkdown(
  nodes: readonly ParsedNode[],
  writeUrl: WriteUrl,
  context: InlineContext = 'text',
): string {
  return nodes
    .map((node) => convertInlineNode(node, writeUrl, context))
    .reduce((previous, piece) => `${previous}${needsSeparator(previous, piece) ? separator : ''}${piece}`, '')
    .replaceAll(/[ \n\t\r]+/g, ' ');
}

const separator = '<!-- -->';

function needsSeparator(previous: string, piece: string): boolean {
  if (piece.startsWith('[')) return previous.endsWith('!');
  const [, mark] = /(?<!\\)(?:\\\\)*([*`])$/.exec(previous) ?? [];
  return mark !== undefined && piece.startsWith(mark);
}

/** Converts a paragraph. Escapes block syntax at its start, such as list markers and headings. */
export function toParagraphMarkdown(nodes: readonly ParsedNode[], writeUrl: WriteUrl): string {
  return toInlineMarkdown(nodes, writeUrl)
    .trim()
    .replace(/^(?:[#>]|[+-](?=\s|$|-))/, '\\$&')
    .replace(/^(\p{Nd}+)([.)])(?=\s|$)/u, '$1\\$2')
    .replace(/^(?:[:=~]|!!!|\?\?\?)/, (mark) => `&#${mark.charCodeAt(0)};${mark.slice(1)}`);
}

const htmlElements: ReadonlySet<string> = new Set(
  'svg math style script iframe video audio picture input select object'.split(' '),
);

function convertInlineNode(node: ParsedNode, writeUrl: WriteUrl, context: InlineContext): string {
  if (node.nodeName === '#text') {
    const text = escapeText(textContent(node));
    return context === 'heading' ? text.replaceAll('"', '&quot;') : text;
  }
  if (!isElement(node)) return '';
  const convertChildren = (): string => toInlineMarkdown(node.childNodes, writeUrl, context);
  switch (node.tagName) {
    case 'strong':
    case 'b':
      return formatEmphasis('**', 'strong', node, convertChildren(), writeUrl);
    case 'em':
    case 'i':
      return formatEmphasis('*', 'em', node, convertChildren(), writeUrl);
    case 'code':
      return formatInlineCode(node, writeUrl, context);
    case 'a':
      return formatLink(node, convertChildren(), writeUrl);
    case 'img':
      return formatImage(node, writeUrl);
    case 'br':
      return '<br>';
    case 'span':
      return attributeValue(node, 'id') === undefined
        ? convertChildren()
        : formatHtmlElement(node, convertChildren(), writeUrl);
    case 'template':
      return '';
    default:
      if (htmlElements.has(node.tagName)) return serializeHtml(node, writeUrl);
      return /^(?:md-|div$|p$|h\d$|li$|[uod]l$|d[td]$|section$|pre$|t(?:able|head|body|r|d|h)$)/.test(node.tagName)
        ? ` ${convertChildren()} `
        : formatHtmlElement(node, convertChildren(), writeUrl);
  }
}

function formatHtmlElement(element: ParsedElement, content: string, writeUrl: WriteUrl): string {
  return `${formatStartTag(element, writeUrl)}${content}</${element.tagName}>`;
}

/** Formats emphasis. Moves spaces out of the delimiters. Uses an HTML element if the content contains `*`. */
function formatEmphasis(
  mark: string,
  tagName: string,
  element: ParsedElement,
  content: string,
  writeUrl: WriteUrl,
): string {
  const text = content.trim();
  if (text === '') return content;
  const [leadingSpace = '', trailingSpace = ''] = content.split(text);
  const id = attributeValue(element, 'id');
  const html = id === undefined ? `<${tagName}>${text}</${tagName}>` : formatHtmlElement(element, text, writeUrl);
  const isPlain = id === undefined && !text.includes('*');
  return `${leadingSpace === '' ? '' : ' '}${isPlain ? mark + text + mark : html}${trailingSpace === '' ? '' : ' '}`;
}

/** Syntax that Python-Markdown parses before inline code: HTML other than `<word>`, and repeated backticks. */
const parsedBeforeCode = /<(?=[a-z/!?])(?![a-z][^<>"'=/]*>)|&#|`{2}/i;

function formatInlineCode(element: ParsedElement, writeUrl: WriteUrl, context: InlineContext): string {
  const text = textContent(element).replaceAll(/\s+/g, ' ');
  const hasMarkup = attributeValue(element, 'id') !== undefined || childrenOf(element).some(isElement);
  if (hasMarkup || parsedBeforeCode.test(text) || specialInCode[context].test(text))
    return formatHtmlElement(element, toInlineMarkdown(element.childNodes, writeUrl, context), writeUrl);
  if (text.trim() === '') return '';
  const delimiter = text.includes('`') ? '``' : '`';
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${delimiter}${padding}${text}${padding}${delimiter}`;
}

function formatLink(element: ParsedElement, content: string, writeUrl: WriteUrl): string {
  const href = attributeValue(element, 'href');
  const linkText = content.trim();
  const id = attributeValue(element, 'id');
  if (href === undefined) return id === undefined ? content : formatHtmlElement(element, content, writeUrl);
  if (linkText === '') return '';
  const target = linkDestination(writeUrl(href, 'markdown'));
  return `[${linkText}](${target})${id === undefined || id === '' ? '' : `{ ${formatIdAttribute(id)} }`}`;
}

/**
 * Formats an id for an attribute list. The id is escaped, because Python-Markdown parses inline markup first:
 * `#__init__` would become bold.
 */
export function formatIdAttribute(id: string): string {
  const escapedId = id.replaceAll(/[\\`*_[\]]/g, '\\$&');
  return /^[^\s="'{}]+$/.test(id) ? `#${escapedId}` : `id="${escapedId.replaceAll(/["{}\s]/g, '-')}"`;
}

/**
 * Formats a link destination. Percent-encodes characters that would end the destination, and escapes `&` if it looks
 * like the start of a character reference.
 */
function linkDestination(url: string): string {
  return url
    .replaceAll(/[\s<>()"'\\`]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
    .replaceAll(/&(?=#|\w+;)/g, '&amp;');
}

function formatImage(element: ParsedElement, writeUrl: WriteUrl): string {
  const src = attributeValue(element, 'src');
  const attributes = ['width', 'height', 'style', 'title'].flatMap((name) => {
    const value = attributeValue(element, name);
    return value === undefined ? [] : [`${name}="${value}"`];
  });
  const isPlain = attributes.every(
    (attributeText) => /^\w+="[^"\n]*"$/.test(attributeText) && escapeText(attributeText) === attributeText,
  );
  if (src === undefined || attributeValue(element, 'srcset') !== undefined || !isPlain)
    return serializeHtml(element, writeUrl);
  const alt = escapeText(attributeValue(element, 'alt') ?? '').replaceAll(/\s+/g, ' ');
  return `![${alt}](${linkDestination(writeUrl(src, 'markdown'))})${attributes.length === 0 ? '' : `{ ${attributes.join(' ')} }`}`;
}
