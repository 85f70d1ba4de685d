import { decodeHTML, decodeHTMLAttribute } from 'entities';
import type { BlockContent, ListItem, PhrasingContent, TableRow } from 'mdast';
import { asFlow, asPhrasing, type CalloutKind, type MdastNode, plainText, trimPhrasing } from './mdast.ts';

/** A tag, or the nodes between two tags. `raw` is the source text. */
export type HtmlPiece =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string; readonly raw: string }
  | { readonly kind: 'nodes'; readonly nodes: readonly MdastNode[]; readonly raw: string };

interface OpenElement {
  readonly name: string;
  readonly attributes: string;
  /** Source text of the start tag. */
  readonly startTag: string;
  readonly children: MdastNode[];
  /** Source text of the content, for elements such as `<pre>`. */
  raw: string;
}

type ElementConverter = (element: OpenElement) => MdastNode[];

const tagPattern =
  /<!--[\s\S]{0,20000}?-->|<(\/?)([a-z][a-z\d-]{0,30})((?:\s(?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,500})?)\/?>/gi;
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'input', 'col']);
const callouts: ReadonlyMap<string, CalloutKind> = new Map<string, CalloutKind>([
  ...(['Note', 'Tip', 'Warning', 'Info', 'Check', 'Danger'] as const).map(
    (name) => [name.toLowerCase(), name] as const,
  ),
  ['callout', 'Note'],
  ['caution', 'Warning'],
  ['important', 'Info'],
]);
/**
 * Maximum nesting depth. The tags of deeper elements are dropped, and their content is added to the element around
 * them.
 */
const maxDepth = 16;

/** Splits HTML at its tags and drops comments. */
export function splitHtml(html: string, parseText: (text: string) => readonly MdastNode[]): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let textStart = 0;
  const pushText = (text: string): void => {
    if (text !== '') pieces.push({ kind: 'nodes', nodes: parseText(text), raw: text });
  };
  for (const match of html.matchAll(tagPattern)) {
    const [raw, slash, name, attributes = ''] = match;
    pushText(html.slice(textStart, match.index));
    textStart = match.index + raw.length;
    if (name !== undefined) pieces.push({ kind: slash === '/' ? 'close' : 'open', name, attributes, raw });
  }
  pushText(html.slice(textStart));
  return pieces;
}

/** Converts HTML to mdast. Layout elements are replaced by their content, and unknown tags become text. */
export function htmlToMdast(pieces: readonly HtmlPiece[]): MdastNode[] {
  const root: OpenElement = { name: '', attributes: '', startTag: '', children: [], raw: '' };
  const openElements: OpenElement[] = [root];
  const currentElement = (): OpenElement => openElements.at(-1) ?? root;
  const closeInnermost = (hasEndTag = false): void => {
    const element = openElements.pop();
    if (element === undefined) return;
    currentElement().raw += element.raw;
    // An unclosed `<a>` or `<code>` is probably a placeholder, such as `/users/<a>`.
    if (!hasEndTag && isInline(element))
      currentElement().children.push({ type: 'text', value: element.startTag }, ...element.children);
    else currentElement().children.push(...(converters.get(element.name) ?? keepChildren)(element));
  };
  for (const piece of pieces) {
    if (piece.kind === 'nodes') {
      currentElement().raw += piece.raw;
      currentElement().children.push(...piece.nodes);
      continue;
    }
    const name = /^[A-Z]/.test(piece.name) ? converterName(piece.name) : piece.name;
    if (!converters.has(name)) currentElement().children.push({ type: 'text', value: piece.raw });
    else if (piece.kind === 'close') {
      const depth = openElements.findLastIndex((element) => element.name === name);
      while (depth > 0 && openElements.length > depth + 1) closeInnermost();
      if (depth > 0) closeInnermost(true);
    } else if (openElements.length < maxDepth || voidElements.has(name)) {
      const closedNames = impliedEndTags.get(name);
      if (closedNames?.has(currentElement().name)) closeInnermost();
      openElements.push({
        name,
        attributes: name === 'callout' ? piece.name : piece.attributes,
        startTag: piece.raw,
        children: [],
        raw: '',
      });
      if (voidElements.has(name)) closeInnermost();
      else if (isSelfClosing(piece)) closeInnermost(true);
    }
  }
  while (openElements.length > 1) closeInnermost();
  return root.children;
}

/** Finds the converter of a component. Descriptions may contain the components of docs pages. */
function converterName(component: string): string {
  const name = component.toLowerCase();
  if (callouts.has(name)) return 'callout';
  return components.get(component) ?? name;
}

/** Components, with the key of their converter in `converters`. */
const components: ReadonlyMap<string, string> = new Map([
  ['Badge', 'Badge'],
  ['Tooltip', 'span'],
  ['Icon', 'Icon'],
  ...['Card', 'Accordion', 'Expandable', 'Step', 'Tab', 'Update'].map((name) => [name, 'titled'] as const),
  ...['CardGroup', 'Columns', 'AccordionGroup', 'Steps', 'Tabs', 'CodeGroup', 'Frame', 'Panel'].map(
    (name) => [name, 'div'] as const,
  ),
]);

/** Recognizes `<Icon icon="star" />`. HTML ignores the slash, so only components can be self-closing. */
function isSelfClosing({ name, raw }: HtmlPiece & { kind: 'open' | 'close' }): boolean {
  return /^[A-Z]/.test(name) && raw.endsWith('/>');
}

/** Elements whose start tag closes an open element, with the names of the elements that the tag closes. */
const impliedEndTags: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', new Set(['li'])],
  ['p', new Set(['p'])],
  ['tr', new Set(['tr', 'td', 'th'])],
  ['td', new Set(['td', 'th'])],
  ['th', new Set(['td', 'th'])],
  ['dt', new Set(['dt', 'dd'])],
  ['dd', new Set(['dt', 'dd'])],
]);

function isInline({ name }: OpenElement): boolean {
  return inlineElements.has(name) && !voidElements.has(name);
}

const inlineElements: ReadonlySet<string> = new Set([
  ...['a', 'b', 'strong', 'i', 'em', 'cite', 'dfn', 's', 'del', 'strike', 'code', 'tt', 'kbd', 'samp', 'var'],
  ...['span', 'u', 'small', 'big', 'font', 'sub', 'sup', 'mark', 'ins', 'abbr', 'q', 'Badge'],
]);

const keepChildren: ElementConverter = ({ children }) => children;
const toBlocks: ElementConverter = ({ children }) => asFlow(children);
const wrapIn =
  (type: 'strong' | 'emphasis' | 'delete'): ElementConverter =>
  ({ children }) => {
    const content = trimPhrasing(asPhrasing(children));
    return content.length === 0 ? [] : [{ type, children: content }];
  };
const toQuotedText: ElementConverter = ({ children }) => [
  { type: 'text', value: '"' },
  ...children,
  { type: 'text', value: '"' },
];
const toStrongParagraph: ElementConverter = ({ children }) => {
  const content = trimPhrasing(asPhrasing(children));
  return content.length === 0 ? [] : [{ type: 'paragraph', children: [{ type: 'strong', children: content }] }];
};
const toHeading =
  (depth: 1 | 2 | 3 | 4 | 5 | 6): ElementConverter =>
  ({ children }) => [{ type: 'heading', depth, children: trimPhrasing(asPhrasing(children)) }];
const toInlineCode: ElementConverter = ({ raw }) => {
  const value = decodeHTML(raw).replace(/\s+/g, ' ').trim();
  return value === '' ? [] : [{ type: 'inlineCode', value }];
};
const toList =
  (ordered: boolean): ElementConverter =>
  ({ children }) => {
    const items = asFlow(children).map(
      (node): ListItem =>
        node.type === 'listItem' ? node : { type: 'listItem', spread: false, children: [node as BlockContent] },
    );
    return items.length === 0 ? [] : [{ type: 'list', ordered, spread: false, children: items }];
  };
const toTableCell: ElementConverter = ({ children }) => [
  { type: 'tableCell', children: trimPhrasing(asPhrasing(children)) },
];
const toTableRow: ElementConverter = ({ children }) => {
  const cells = children.filter((node) => node.type === 'tableCell');
  return cells.length === 0 ? [] : [{ type: 'tableRow', children: cells }];
};
const toTable: ElementConverter = ({ children }) => {
  const rows = children.filter((node): node is TableRow => node.type === 'tableRow');
  const otherBlocks = asFlow(children.filter((node) => node.type !== 'tableRow'));
  return rows.length === 0 ? otherBlocks : [...otherBlocks, { type: 'table', children: rows }];
};

const converters: ReadonlyMap<string, ElementConverter> = new Map<string, ElementConverter>([
  ...['b', 'strong'].map((name) => [name, wrapIn('strong')] as const),
  ...['i', 'em', 'cite', 'dfn'].map((name) => [name, wrapIn('emphasis')] as const),
  ...['s', 'del', 'strike'].map((name) => [name, wrapIn('delete')] as const),
  ...['code', 'tt', 'kbd', 'samp', 'var'].map((name) => [name, toInlineCode] as const),
  ...['span', 'u', 'small', 'big', 'font', 'sub', 'sup', 'mark', 'ins', 'abbr', 'wbr'].map(
    (name) => [name, keepChildren] as const,
  ),
  ...['p', 'div', 'center', 'section', 'article', 'figure', 'figcaption', 'details', 'dl', 'dd'].map(
    (name) => [name, toBlocks] as const,
  ),
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map(
    (name, index) => [name, toHeading((index + 1) as 1 | 2 | 3 | 4 | 5 | 6)] as const,
  ),
  ...['summary', 'dt', 'caption'].map((name) => [name, toStrongParagraph] as const),
  ...['thead', 'tbody', 'tfoot', 'Icon'].map((name) => [name, keepChildren] as const),
  ['ul', toList(false)],
  ['ol', toList(true)],
  ['li', ({ children }) => [{ type: 'listItem', spread: false, children: asFlow(children) as BlockContent[] }]],
  ['table', toTable],
  ['tr', toTableRow],
  ['td', toTableCell],
  ['th', toTableCell],
  ['q', toQuotedText],
  ['br', () => [{ type: 'break' }]],
  ['hr', () => [{ type: 'thematicBreak' }]],
  ['pre', ({ raw }) => [{ type: 'code', value: decodeHTML(raw.replace(/^\n/, '').trimEnd()) }]],
  ['blockquote', ({ children }) => [{ type: 'blockquote', children: asFlow(children) as BlockContent[] }]],
  ['callout', ({ attributes, children }) => toCallout(attributes, children)],
  [
    'Badge',
    ({ attributes, children }) => toBadge(readAttribute(attributes, 'color'), trimPhrasing(asPhrasing(children))),
  ],
  ['titled', ({ attributes, children }) => toTitledBlocks(attributes, children)],
  ['a', ({ attributes, children }) => toLink(attributes, trimPhrasing(asPhrasing(children)))],
  ['img', ({ attributes }) => [toImage(attributes)]],
]);

function toCallout(name: string, children: readonly MdastNode[]): MdastNode[] {
  const data = { callout: callouts.get(name.toLowerCase()) };
  return [{ type: 'blockquote', data, children: asFlow(children) as BlockContent[] }];
}

function toBadge(color: string | undefined, children: readonly PhrasingContent[]): MdastNode[] {
  const content = children.map(
    (node): PhrasingContent => (node.type === 'inlineCode' ? node : { type: 'text', value: plainText(node) }),
  );
  return content.length === 0 ? [] : [{ type: 'emphasis', data: { badge: { color } }, children: content }];
}

function toTitledBlocks(attributes: string, children: readonly MdastNode[]): MdastNode[] {
  const title = readAttribute(attributes, 'title') ?? readAttribute(attributes, 'label');
  const content = asFlow(children);
  if (title === undefined || title.trim() === '') return content;
  return [
    { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: title }] }] },
    ...content,
  ];
}

function toLink(attributes: string, children: PhrasingContent[]): MdastNode[] {
  const url = readAttribute(attributes, 'href');
  return url === undefined || children.length === 0 ? children : [{ type: 'link', url, children }];
}

function toImage(attributes: string): MdastNode {
  return { type: 'image', url: readAttribute(attributes, 'src') ?? '', alt: readAttribute(attributes, 'alt') ?? '' };
}

function readAttribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  const value = match?.[1] ?? match?.[2] ?? match?.[3];
  return value === undefined ? undefined : decodeHTMLAttribute(value);
}
