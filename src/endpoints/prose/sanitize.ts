import type { BlockContent, Blockquote, ListItem, Nodes, PhrasingContent, Root, RowContent, TableCell } from 'mdast';
import { isSafeUrl } from '../../core/links.ts';
import { type HtmlPiece, htmlToMdast, splitHtml } from './html.ts';
import { asFlow, asPhrasing, isPhrasing, type MdastNode, plainText, trimPhrasing } from './mdast.ts';

export interface SanitizeOptions {
  /** Markdown that `tree` was parsed from. */
  readonly source: string;
  /** Level of the highest heading. If undefined, headings become bold paragraphs, for example in list items. */
  readonly headings: number | undefined;
  readonly parseInline: (text: string) => readonly MdastNode[];
}

/** Maximum nesting depth. Deeper nodes become plain text. */
const maxDepth = 14;
const maxAddressLength = 2000;

/** Keeps only allowed nodes: converts HTML to Markdown or text, and removes unsafe links. */
export function sanitize(tree: Root, options: SanitizeOptions): BlockContent[] {
  return new Sanitizer(tree, options).blocks();
}

class Sanitizer {
  readonly #tree: Root;
  readonly #options: SanitizeOptions;
  /** URLs of link definitions (`[name]: url`), by name. */
  readonly #definitions: ReadonlyMap<string, string>;

  constructor(tree: Root, options: SanitizeOptions) {
    this.#tree = tree;
    this.#options = options;
    this.#definitions = new Map(
      tree.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
    );
  }

  blocks(): BlockContent[] {
    return this.#flow(this.#tree.children, 0).map(separateCode);
  }

  /** Sanitizes blocks. An HTML element may start in one block and end in another. */
  #flow(nodes: readonly MdastNode[], depth: number): BlockContent[] {
    const parts = nodes.flatMap(splitLoneTags);
    const blocks = parts.some(({ type }) => type === 'html')
      ? htmlToMdast(
          parts.flatMap((node) => this.#piecesIn(node, depth, (each, below) => this.#block(each, below))),
        ).flatMap((each) => this.#block(each, depth + 1))
      : parts.flatMap((node) => this.#block(node, depth));
    return asFlow(wrapListItems(blocks)) as BlockContent[];
  }

  #piecesIn<T extends MdastNode>(
    node: T,
    depth: number,
    sanitizeNode: (node: T, depth: number) => readonly MdastNode[],
  ): HtmlPiece[] {
    if (node.type === 'html') return splitHtml(node.value, this.#options.parseInline);
    const raw = this.#options.source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
    return [{ kind: 'nodes', nodes: sanitizeNode(node, depth + 1), raw }];
  }

  /** Can return phrasing content, which the caller wraps in paragraphs. */
  #block(node: MdastNode, depth: number): readonly MdastNode[] {
    if (depth > maxDepth) return [{ type: 'text', value: `${plainText(node)} ` }];
    switch (node.type) {
      case 'paragraph':
        return asFlow(this.#line(node.children, depth));
      case 'heading':
        return this.#heading(node.depth, trimPhrasing(asPhrasing(this.#line(node.children, depth))));
      case 'thematicBreak':
        return [{ type: 'thematicBreak' }];
      case 'blockquote':
        return this.#quotation(node, depth);
      case 'list': {
        const { ordered, start, spread } = node;
        const children = node.children.map((item) => this.#listItem(item, depth));
        return [{ type: 'list', ordered: ordered ?? false, start: start ?? null, spread: spread ?? false, children }];
      }
      case 'listItem':
        return [this.#listItem(node, depth)];
      case 'code':
        return [{ type: 'code', lang: /^[\w+#.-]{1,30}/.exec(node.lang ?? '')?.[0] ?? null, value: node.value }];
      case 'table': {
        const children = node.children.map(({ children: cells }) => ({
          type: 'tableRow' as const,
          children: cells.map((each) => this.#cell(each, depth)),
        }));
        return [{ type: 'table', align: node.align ?? null, children }];
      }
      case 'footnoteDefinition':
        return this.#flow([{ type: 'text', value: `[${node.identifier}] ` }, ...node.children], depth + 1);
      case 'definition':
        return [];
      case 'tableRow':
      case 'tableCell':
        return (node.children as readonly MdastNode[]).flatMap((child) => this.#block(child, depth + 1));
      default:
        return isPhrasing(node) ? this.#phrase(node, depth) : [];
    }
  }

  #quotation({ data, children }: Blockquote, depth: number): MdastNode[] {
    const quoted = this.#flow(children, depth + 1);
    if (data?.callout === undefined) return [{ type: 'blockquote', children: quoted }];
    return [{ type: 'blockquote', data: { callout: data.callout }, children: quoted }];
  }

  #listItem({ children, checked, spread }: ListItem, depth: number): ListItem {
    const inner = this.#flow(children, depth + 1);
    return { type: 'listItem', checked: checked ?? null, spread: spread ?? false, children: inner };
  }

  #cell({ children }: RowContent, depth: number): TableCell {
    const inner = asPhrasing(this.#line(children, depth)).map(
      (node): PhrasingContent => (node.type === 'break' ? { type: 'text', value: ' ' } : node),
    );
    return { type: 'tableCell', children: trimPhrasing(inner) };
  }

  #heading(level: number, children: PhrasingContent[]): MdastNode[] {
    if (children.length === 0) return [];
    const inLine = children.map(
      (node): PhrasingContent => (node.type === 'break' ? { type: 'text', value: ' ' } : node),
    );
    if (this.#options.headings === undefined) {
      const plain = inLine.flatMap((node) => (node.type === 'strong' ? node.children : [node]));
      return [{ type: 'paragraph', children: [{ type: 'strong', children: plain }] }];
    }
    const depth = Math.min(6, level + this.#options.headings - 1) as 1 | 2 | 3 | 4 | 5 | 6;
    return [{ type: 'heading', depth, children: inLine }];
  }

  /** Sanitizes inline content. The result may contain blocks, because inline HTML can contain block elements. */
  #line(children: readonly PhrasingContent[], depth: number): MdastNode[] {
    if (!children.some(({ type }) => type === 'html'))
      return children.flatMap((child) => this.#phrase(child, depth + 1));
    const pieces = children.flatMap((child) =>
      this.#piecesIn(child, depth, (each, below) => this.#phrase(each, below)),
    );
    return wrapListItems(htmlToMdast(pieces).flatMap((made) => this.#block(made, depth + 1)));
  }

  #phrase(node: PhrasingContent, depth: number): PhrasingContent[] {
    if (depth > maxDepth) return [{ type: 'text', value: plainText(node) }];
    switch (node.type) {
      case 'text':
        return node.value === '' ? [] : [{ type: 'text', value: cleanText(node.value) }];
      case 'strong':
      case 'emphasis':
      case 'delete': {
        const children = trimPhrasing(asPhrasing(this.#line(node.children, depth)));
        if (children.length === 0) return [];
        const badge = node.type === 'emphasis' ? node.data?.badge : undefined;
        return [badge === undefined ? { type: node.type, children } : { type: 'emphasis', data: { badge }, children }];
      }
      case 'inlineCode':
        return [{ type: 'inlineCode', value: cleanText(node.value) }];
      case 'break':
        return [{ type: 'break' }];
      case 'link':
        return link(node.url, trimPhrasing(asPhrasing(this.#line(node.children, depth))));
      case 'linkReference':
        return link(this.#definitions.get(node.identifier), trimPhrasing(asPhrasing(this.#line(node.children, depth))));
      case 'image':
        return image(node.url, node.alt ?? '');
      case 'imageReference':
        return image(this.#definitions.get(node.identifier), node.alt ?? '');
      case 'footnoteReference':
        return [{ type: 'text', value: `[${node.identifier}]` }];
      case 'html':
        return [{ type: 'text', value: node.value }];
      default:
        return [];
    }
  }
}

function link(address: string | undefined, children: PhrasingContent[]): PhrasingContent[] {
  if (address === undefined || children.length === 0) return children;
  const text = children.map(plainText).join('');
  // GFM links every bare URL, but a URL template such as `https://{host}/users` has no target.
  if (text === address && /[{}]/.test(address)) return [{ type: 'inlineCode', value: cleanText(address) }];
  const isLink = address !== '' && address.length <= maxAddressLength && isSafeUrl(address);
  return isLink ? [{ type: 'link', url: encodeUrl(address), children: children.flatMap(removeLinks) }] : children;
}

function removeLinks(node: PhrasingContent): PhrasingContent[] {
  if (node.type === 'link') return node.children.flatMap(removeLinks);
  return 'children' in node ? [{ ...node, children: node.children.flatMap(removeLinks) } as PhrasingContent] : [node];
}

/** Keeps only images with an absolute URL, because a build fails if a relative path doesn't exist in the site. */
function image(address: string | undefined, alt: string): PhrasingContent[] {
  const isShown = address !== undefined && /^https?:\/\//i.test(address) && address.length <= maxAddressLength;
  const text = cleanText(alt).trim();
  if (isShown && isSafeUrl(address)) return [{ type: 'image', url: encodeUrl(address), alt: text }];
  return text === '' ? [] : [{ type: 'text', value: text }];
}

/** Percent-encodes characters that are invalid in URLs. */
export function encodeUrl(address: string): string {
  return address.replace(/[\s<>{}|\\^`"[\]\p{Cc}]/gu, (character) => encodeURIComponent(character));
}

/** Joins lines and removes control characters. */
function cleanText(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ').replace(/[^\P{Cc}\t]/gu, '');
}

/**
 * Moves unpaired tags at the edges of a paragraph in front of or behind the paragraph. A component can span several
 * paragraphs: `<Note>One` in the first, `two</Note>` in the last.
 */
function splitLoneTags(node: MdastNode): MdastNode[] {
  if (node.type !== 'paragraph') return [node];
  const { children } = node;
  const start = children.findIndex((child) => !isLoneTag(child, children, false));
  const end = children.findLastIndex((child) => !isLoneTag(child, children, true));
  if (start <= 0 && end === children.length - 1) return [node];
  if (start === -1) return children as MdastNode[];
  return [
    ...children.slice(0, start),
    { ...node, children: children.slice(start, end + 1) },
    ...children.slice(end + 1),
  ];
}

/** Reports whether a node is a component's start or end tag, and no sibling is the matching tag. */
function isLoneTag(node: PhrasingContent, siblings: readonly PhrasingContent[], isEnd: boolean): boolean {
  const [, slash = '', name] = (node.type === 'html' && /^<(\/?)([A-Z][a-z]+)\b[^<>]*>$/.exec(node.value)) || [];
  if (name === undefined || (slash === '/') !== isEnd) return false;
  const partner = isEnd ? `<${name}` : `</${name}`;
  return !siblings.some((other) => other.type === 'html' && other.value.startsWith(partner));
}

/** Inserts a space between adjacent inline code nodes, because Markdown needs text between them. */
function separateCode<T extends Nodes>(node: T): T {
  if (!('children' in node)) return node;
  const children: Nodes[] = [];
  for (const child of node.children as Nodes[]) {
    if (child.type === 'text' && child.value === '') continue;
    if (child.type === 'inlineCode' && children.at(-1)?.type === 'inlineCode')
      children.push({ type: 'text', value: ' ' });
    children.push(separateCode(child));
  }
  return { ...node, children };
}

/** Adds a list around list items that are outside of a list. */
function wrapListItems(nodes: readonly MdastNode[]): MdastNode[] {
  const blocks: MdastNode[] = [];
  let items: ListItem[] | undefined;
  for (const node of nodes) {
    const isBetween = items !== undefined && node.type === 'text' && node.value.trim() === '';
    if (isBetween) continue;
    if (node.type !== 'listItem') {
      items = undefined;
      blocks.push(node);
    } else if (items === undefined) {
      items = [node];
      blocks.push({ type: 'list', ordered: false, spread: false, children: items });
    } else items.push(node);
  }
  return blocks;
}
