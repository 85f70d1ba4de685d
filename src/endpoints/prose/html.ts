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
  readonly tag: string;
  readonly children: MdastNode[];
  /** Source text of the content, for elements such as `<pre>`. */
  raw: string;
}

type ElementConverter = (element: OpenElement) => MdastNode[];

const tag =
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
  let end = 0;
  const pushText = (text: string): void => {
    if (text !== '') pieces.push({ kind: 'nodes', nodes: parseText(text), raw: text });
  };
  for (const match of html.matchAll(tag)) {
    const [raw, slash, name, attributes = ''] = match;
    pushText(html.slice(end, match.index));
    end = match.index + raw.length;
    if (name !== undefined) pieces.push({ kind: slash === '/' ? 'close' : 'open', name, attributes, raw });
  }
  pushText(html.slice(end));
  return pieces;
}

/** Converts HTML to mdast. Layout elements are replaced by their content, and unknown tags become text. */
export function htmlToMdast(pieces: readonly HtmlPiece[]): MdastNode[] {
  const root: OpenElement = { name: '', attributes: '', tag: '', children: [], raw: '' };
  const open: OpenElement[] = [root];
  const current = (): OpenElement => open.at(-1) ?? root;
  const closeInnermost = (hasEndTag = false): void => {
    const element = open.pop();
    if (element === undefined) return;
    current().raw += element.raw;
    // An unclosed `<a>` or `<code>` is probably a placeholder, such as `/users/<a>`.
    if (!hasEndTag && isInline(element))
      current().children.push({ type: 'text', value: element.tag }, ...element.children);
    else current().children.push(...(converters.get(element.name) ?? keepChildren)(element));
  };
  for (const piece of pieces) {
    if (piece.kind === 'nodes') {
      current().raw += piece.raw;
      current().children.push(...piece.nodes);
      continue;
    }
    const name = /^[A-Z]/.test(piece.name) ? converterName(piece.name) : piece.name;
    if (!converters.has(name)) current().children.push({ type: 'text', value: piece.raw });
    else if (piece.kind === 'close') {
      const depth = open.findLastIndex((element) => element.name === name);
      while (depth > 0 && open.length > depth + 1) closeInnermost();
      if (depth > 0) closeInnermost(true);
    } else if (open.length < maxDepth || voidElements.has(name)) {
      const implied = impliedEndTags.get(name);
      if (implied?.has(current().name)) closeInnermost();
      open.push({
        name,
        attributes: name === 'callout' ? piece.name : piece.attributes,
        tag: piece.raw,
        children: [],
        raw: '',
      });
      if (voidElements.has(name)) closeInnermost();
      else if (isSelfClosing(piece)) closeInnermost(true);
    }
  }
  while (open.length > 1) closeInnermost();
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
const asBlocks: ElementConverter = ({ children }) => asFlow(children);
const wrapped =
  (type: 'strong' | 'emphasis' | 'delete'): ElementConverter =>
  ({ children }) => {
    const inner = trimPhrasing(asPhrasing(children));
    return inner.length === 0 ? [] : [{ type, children: inner }];
  };
const quoted: ElementConverter = ({ children }) => [
  { type: 'text', value: '"' },
  ...children,
  { type: 'text', value: '"' },
];
const strongLine: ElementConverter = ({ children }) => {
  const inner = trimPhrasing(asPhrasing(children));
  return inner.length === 0 ? [] : [{ type: 'paragraph', children: [{ type: 'strong', children: inner }] }];
};
const heading =
  (depth: 1 | 2 | 3 | 4 | 5 | 6): ElementConverter =>
  ({ children }) => [{ type: 'heading', depth, children: trimPhrasing(asPhrasing(children)) }];
const codeSpan: ElementConverter = ({ raw }) => {
  const value = decodeHTML(raw).replace(/\s+/g, ' ').trim();
  return value === '' ? [] : [{ type: 'inlineCode', value }];
};
const list =
  (ordered: boolean): ElementConverter =>
  ({ children }) => {
    const items = asFlow(children).map(
      (node): ListItem =>
        node.type === 'listItem' ? node : { type: 'listItem', spread: false, children: [node as BlockContent] },
    );
    return items.length === 0 ? [] : [{ type: 'list', ordered, spread: false, children: items }];
  };
const cell: ElementConverter = ({ children }) => [{ type: 'tableCell', children: trimPhrasing(asPhrasing(children)) }];
const row: ElementConverter = ({ children }) => {
  const cells = children.filter((node) => node.type === 'tableCell');
  return cells.length === 0 ? [] : [{ type: 'tableRow', children: cells }];
};
const table: ElementConverter = ({ children }) => {
  const rows = children.filter((node): node is TableRow => node.type === 'tableRow');
  const rest = asFlow(children.filter((node) => node.type !== 'tableRow'));
  return rows.length === 0 ? rest : [...rest, { type: 'table', children: rows }];
};

const converters: ReadonlyMap<string, ElementConverter> = new Map<string, ElementConverter>([
  ...['b', 'strong'].map((name) => [name, wrapped('strong')] as const),
  ...['i', 'em', 'cite', 'dfn'].map((name) => [name, wrapped('emphasis')] as const),
  ...['s', 'del', 'strike'].map((name) => [name, wrapped('delete')] as const),
  ...['code', 'tt', 'kbd', 'samp', 'var'].map((name) => [name, codeSpan] as const),
  ...['span', 'u', 'small', 'big', 'font', 'sub', 'sup', 'mark', 'ins', 'abbr', 'wbr'].map(
    (n) => [n, keepChildren] as const,
  ),
  ...['p', 'div', 'center', 'section', 'article', 'figure', 'figcaption', 'details', 'dl', 'dd'].map(
    (name) => [name, asBlocks] as const,
  ),
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map(
    (name, index) => [name, heading((index + 1) as 1 | 2 | 3 | 4 | 5 | 6)] as const,
  ),
  ...['summary', 'dt', 'caption'].map((name) => [name, strongLine] as const),
  ...['thead', 'tbody', 'tfoot', 'Icon'].map((name) => [name, keepChildren] as const),
  ['ul', list(false)],
  ['ol', list(true)],
  ['li', ({ children }) => [{ type: 'listItem', spread: false, children: asFlow(children) as BlockContent[] }]],
  ['table', table],
  ['tr', row],
  ['td', cell],
  ['th', cell],
  ['q', quoted],
  ['br', () => [{ type: 'break' }]],
  ['hr', () => [{ type: 'thematicBreak' }]],
  ['pre', ({ raw }) => [{ type: 'code', value: decodeHTML(raw.replace(/^\n/, '').trimEnd()) }]],
  ['blockquote', ({ children }) => [{ type: 'blockquote', children: asFlow(children) as BlockContent[] }]],
  ['callout', ({ attributes, children }) => callout(attributes, children)],
  ['Badge', ({ attributes, children }) => badge(attributeOf(attributes, 'color'), trimPhrasing(asPhrasing(children)))],
  ['titled', ({ attributes, children }) => titled(attributes, children)],
  ['a', ({ attributes, children }) => anchor(attributes, trimPhrasing(asPhrasing(children)))],
  ['img', ({ attributes }) => [image(attributes)]],
]);

function callout(name: string, children: readonly MdastNode[]): MdastNode[] {
  const data = { callout: callouts.get(name.toLowerCase()) };
  return [{ type: 'blockquote', data, children: asFlow(children) as BlockContent[] }];
}

function badge(color: string | undefined, children: readonly PhrasingContent[]): MdastNode[] {
  const inner = children.map(
    (node): PhrasingContent => (node.type === 'inlineCode' ? node : { type: 'text', value: plainText(node) }),
  );
  return inner.length === 0 ? [] : [{ type: 'emphasis', data: { badge: { color } }, children: inner }];
}

function titled(attributes: string, children: readonly MdastNode[]): MdastNode[] {
  const title = attributeOf(attributes, 'title') ?? attributeOf(attributes, 'label');
  const below = asFlow(children);
  if (title === undefined || title.trim() === '') return below;
  return [{ type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: title }] }] }, ...below];
}

function anchor(attributes: string, children: PhrasingContent[]): MdastNode[] {
  const url = attributeOf(attributes, 'href');
  return url === undefined || children.length === 0 ? children : [{ type: 'link', url, children }];
}

function image(attributes: string): MdastNode {
  return { type: 'image', url: attributeOf(attributes, 'src') ?? '', alt: attributeOf(attributes, 'alt') ?? '' };
}

function attributeOf(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  const value = match?.[1] ?? match?.[2] ?? match?.[3];
  return value === undefined ? undefined : decodeHTMLAttribute(value);
}
