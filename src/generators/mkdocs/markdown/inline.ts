import {
  attribute,
  childrenOf,
  escapeText,
  isElement,
  type ParsedElement,
  type ParsedNode,
  serializeHtml,
  startTag,
  textContent,
  type WriteUrl,
} from './tree.ts';

type Context = 'text' | 'cell' | 'heading';

/**
 * Characters to escape within code. In table cells, `|` and backticks would split the row. In headings, `"` would
 * end an attribute, because themes copy headings unescaped into attributes.
 */
const specialInCode: Readonly<Record<Context, RegExp>> = { text: /(?!)/, cell: /[|`]/, heading: /"/ };

export function inlineMarkdown(nodes: readonly ParsedNode[], write: WriteUrl, context: Context = 'text'): string {
  return nodes
    .map((node) => inlineNode(node, write, context))
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
export function paragraphMarkdown(nodes: readonly ParsedNode[], write: WriteUrl): string {
  return inlineMarkdown(nodes, write)
    .trim()
    .replace(/^(?:[#>]|[+-](?=\s|$|-))/, '\\$&')
    .replace(/^(\p{Nd}+)([.)])(?=\s|$)/u, '$1\\$2')
    .replace(/^(?:[:=~]|!!!|\?\?\?)/, (mark) => `&#${mark.charCodeAt(0)};${mark.slice(1)}`);
}

const htmlElements: ReadonlySet<string> = new Set(
  'svg math style script iframe video audio picture input select object'.split(' '),
);

function inlineNode(node: ParsedNode, write: WriteUrl, context: Context): string {
  if (node.nodeName === '#text') {
    const text = escapeText(textContent(node));
    return context === 'heading' ? text.replaceAll('"', '&quot;') : text;
  }
  if (!isElement(node)) return '';
  const inner = (): string => inlineMarkdown(node.childNodes, write, context);
  switch (node.tagName) {
    case 'strong':
    case 'b':
      return emphasis('**', 'strong', node, inner(), write);
    case 'em':
    case 'i':
      return emphasis('*', 'em', node, inner(), write);
    case 'code':
      return inlineCode(node, write, context);
    case 'a':
      return inlineLink(node, inner(), write);
    case 'img':
      return inlineImage(node, write);
    case 'br':
      return '<br>';
    case 'span':
      return attribute(node, 'id') === undefined ? inner() : htmlElement(node, inner(), write);
    case 'template':
      return '';
    default:
      if (htmlElements.has(node.tagName)) return serializeHtml(node, write);
      return /^(?:md-|div$|p$|h\d$|li$|[uod]l$|d[td]$|section$|pre$|t(?:able|head|body|r|d|h)$)/.test(node.tagName)
        ? ` ${inner()} `
        : htmlElement(node, inner(), write);
  }
}

function htmlElement(element: ParsedElement, inner: string, write: WriteUrl): string {
  return `${startTag(element, write)}${inner}</${element.tagName}>`;
}

/** Formats emphasis. Moves spaces out of the delimiters. Uses an HTML element if the content contains `*`. */
function emphasis(mark: string, name: string, element: ParsedElement, inner: string, write: WriteUrl): string {
  const text = inner.trim();
  if (text === '') return inner;
  const [before = '', after = ''] = inner.split(text);
  const id = attribute(element, 'id');
  const tags = id === undefined ? `<${name}>${text}</${name}>` : htmlElement(element, text, write);
  const isPlain = id === undefined && !text.includes('*');
  return `${before === '' ? '' : ' '}${isPlain ? mark + text + mark : tags}${after === '' ? '' : ' '}`;
}

/** Syntax that Python-Markdown parses before inline code: HTML other than `<word>`, and repeated backticks. */
const parsedBeforeCode = /<(?=[a-z/!?])(?![a-z][^<>"'=/]*>)|&#|`{2}/i;

function inlineCode(element: ParsedElement, write: WriteUrl, context: Context): string {
  const text = textContent(element).replaceAll(/\s+/g, ' ');
  const hasMarkup = attribute(element, 'id') !== undefined || childrenOf(element).some(isElement);
  if (hasMarkup || parsedBeforeCode.test(text) || specialInCode[context].test(text))
    return htmlElement(element, inlineMarkdown(element.childNodes, write, context), write);
  if (text.trim() === '') return '';
  const ticks = text.includes('`') ? '``' : '`';
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

function inlineLink(element: ParsedElement, inner: string, write: WriteUrl): string {
  const href = attribute(element, 'href');
  const words = inner.trim();
  const id = attribute(element, 'id');
  if (href === undefined) return id === undefined ? inner : htmlElement(element, inner, write);
  if (words === '') return '';
  const target = linkDestination(write(href, 'markdown'));
  return `[${words}](${target})${id === undefined ? '' : `{ #${id} }`}`;
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

function inlineImage(element: ParsedElement, write: WriteUrl): string {
  const src = attribute(element, 'src');
  const attributes = ['width', 'height', 'style', 'title'].flatMap((name) => {
    const value = attribute(element, name);
    return value === undefined ? [] : [`${name}="${value}"`];
  });
  const isPlain = attributes.every((each) => /^\w+="[^"\n]*"$/.test(each) && escapeText(each) === each);
  if (src === undefined || attribute(element, 'srcset') !== undefined || !isPlain) return serializeHtml(element, write);
  const alt = escapeText(attribute(element, 'alt') ?? '').replaceAll(/\s+/g, ' ');
  return `![${alt}](${linkDestination(write(src, 'markdown'))})${attributes.length === 0 ? '' : `{ ${attributes.join(' ')} }`}`;
}
