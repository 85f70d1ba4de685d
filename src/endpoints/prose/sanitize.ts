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
const maxUrlLength = 2000;

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
    return this.#sanitizeBlocks(this.#tree.children, 0).map(separateCode);
  }

  /** Sanitizes blocks. An HTML element may start in one block and end in another. */
  #sanitizeBlocks(nodes: readonly MdastNode[], depth: number): BlockContent[] {
    const splitNodes = nodes.flatMap(splitLoneTags);
    const blocks = splitNodes.some(({ type }) => type === 'html')
      ? htmlToMdast(
          splitNodes.flatMap((node) =>
            this.#splitIntoPieces(node, depth, (child, childDepth) => this.#sanitizeBlock(child, childDepth)),
          ),
        ).flatMap((child) => this.#sanitizeBlock(child, depth + 1))
      : splitNodes.flatMap((node) => this.#sanitizeBlock(node, depth));
    return asFlow(wrapListItems(blocks)) as BlockContent[];
  }

  #splitIntoPieces<T extends MdastNode>(
    node: T,
    depth: number,
    sanitizeNode: (node: T, depth: number) => readonly MdastNode[],
  ): HtmlPiece[] {
    if (node.type === 'html') return splitHtml(node.value, this.#options.parseInline);
    const raw = this.#options.source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
    return [{ kind: 'nodes', nodes: sanitizeNode(node, depth + 1), raw }];
  }

  /** Can return phrasing content, which the caller wraps in paragraphs. */
  #sanitizeBlock(node: MdastNode, depth: number): readonly MdastNode[] {
    if (depth > maxDepth) return [{ type: 'text', value: `${plainText(node)} ` }];
    switch (node.type) {
      case 'paragraph':
        return asFlow(this.#sanitizeInline(node.children, depth));
      case 'heading':
        return this.#sanitizeHeading(node.depth, trimPhrasing(asPhrasing(this.#sanitizeInline(node.children, depth))));
      case 'thematicBreak':
        return [{ type: 'thematicBreak' }];
      case 'blockquote':
        return this.#sanitizeBlockquote(node, depth);
      case 'list': {
        const { ordered, start, spread } = node;
        const children = node.children.map((item) => this.#sanitizeListItem(item, depth));
        return [{ type: 'list', ordered: ordered ?? false, start: start ?? null, spread: spread ?? false, children }];
      }
      case 'listItem':
        return [this.#sanitizeListItem(node, depth)];
      case 'code':
        return [{ type: 'code', lang: /^[\w+#.-]{1,30}/.exec(node.lang ?? '')?.[0] ?? null, value: node.value }];
      case 'table': {
        const children = node.children.map(({ children: cells }) => ({
          type: 'tableRow' as const,
          children: cells.map((child) => this.#sanitizeCell(child, depth)),
        }));
        return [{ type: 'table', align: node.align ?? null, children }];
      }
      case 'footnoteDefinition':
        return this.#sanitizeBlocks([{ type: 'text', value: `[${node.identifier}] ` }, ...node.children], depth + 1);
      case 'definition':
        return [];
      case 'tableRow':
      case 'tableCell':
        return (node.children as readonly MdastNode[]).flatMap((child) => this.#sanitizeBlock(child, depth + 1));
      default:
        return isPhrasing(node) ? this.#sanitizePhrasing(node, depth) : [];
    }
  }

  #sanitizeBlockquote({ data, children }: Blockquote, depth: number): MdastNode[] {
    const content = this.#sanitizeBlocks(children, depth + 1);
    if (data?.callout === undefined) return [{ type: 'blockquote', children: content }];
    return [{ type: 'blockquote', data: { callout: data.callout }, children: content }];
  }

  #sanitizeListItem({ children, checked, spread }: ListItem, depth: number): ListItem {
    const content = this.#sanitizeBlocks(children, depth + 1);
    return { type: 'listItem', checked: checked ?? null, spread: spread ?? false, children: content };
  }

  #sanitizeCell({ children }: RowContent, depth: number): TableCell {
    const content = asPhrasing(this.#sanitizeInline(children, depth)).map(
      (node): PhrasingContent => (node.type === 'break' ? { type: 'text', value: ' ' } : node),
    );
    return { type: 'tableCell', children: trimPhrasing(content) };
  }

  #sanitizeHeading(level: number, children: PhrasingContent[]): MdastNode[] {
    if (children.length === 0) return [];
    const content = children.map(
      (node): PhrasingContent => (node.type === 'break' ? { type: 'text', value: ' ' } : node),
    );
    if (this.#options.headings === undefined) {
      const contentWithoutStrong = content.flatMap((node) => (node.type === 'strong' ? node.children : [node]));
      return [{ type: 'paragraph', children: [{ type: 'strong', children: contentWithoutStrong }] }];
    }
    const depth = Math.min(6, level + this.#options.headings - 1) as 1 | 2 | 3 | 4 | 5 | 6;
    return [{ type: 'heading', depth, children: content }];
  }

  /** Sanitizes inline content. The result may contain blocks, because inline HTML can contain block elements. */
  #sanitizeInline(children: readonly PhrasingContent[], depth: number): MdastNode[] {
    if (!children.some(({ type }) => type === 'html'))
      return children.flatMap((child) => this.#sanitizePhrasing(child, depth + 1));
    const pieces = children.flatMap((child) =>
      this.#splitIntoPieces(child, depth, (child, childDepth) => this.#sanitizePhrasing(child, childDepth)),
    );
    return wrapListItems(htmlToMdast(pieces).flatMap((node) => this.#sanitizeBlock(node, depth + 1)));
  }

  #sanitizePhrasing(node: PhrasingContent, depth: number): PhrasingContent[] {
    if (depth > maxDepth) return [{ type: 'text', value: plainText(node) }];
    switch (node.type) {
      case 'text':
        return node.value === '' ? [] : [{ type: 'text', value: cleanText(node.value) }];
      case 'strong':
      case 'emphasis':
      case 'delete': {
        const children = trimPhrasing(asPhrasing(this.#sanitizeInline(node.children, depth)));
        if (children.length === 0) return [];
        const badge = node.type === 'emphasis' ? node.data?.badge : undefined;
        return [badge === undefined ? { type: node.type, children } : { type: 'emphasis', data: { badge }, children }];
      }
      case 'inlineCode':
        return [{ type: 'inlineCode', value: cleanText(node.value) }];
      case 'break':
        return [{ type: 'break' }];
      case 'link':
        return sanitizeLink(node.url, trimPhrasing(asPhrasing(this.#sanitizeInline(node.children, depth))));
      case 'linkReference':
        return sanitizeLink(
          this.#definitions.get(node.identifier),
          trimPhrasing(asPhrasing(this.#sanitizeInline(node.children, depth))),
        );
      case 'image':
        return sanitizeImage(node.url, node.alt ?? '');
      case 'imageReference':
        return sanitizeImage(this.#definitions.get(node.identifier), node.alt ?? '');
      case 'footnoteReference':
        return [{ type: 'text', value: `[${node.identifier}]` }];
      case 'html':
        return [{ type: 'text', value: node.value }];
      default:
        return [];
    }
  }
}

function sanitizeLink(url: string | undefined, children: PhrasingContent[]): PhrasingContent[] {
  if (url === undefined || children.length === 0) return children;
  const text = children.map(plainText).join('');
  // GFM links every bare URL, but a URL template such as `https://{host}/users` has no target.
  if (text === url && /[{}]/.test(url)) return [{ type: 'inlineCode', value: cleanText(url) }];
  const isLink = url !== '' && url.length <= maxUrlLength && isSafeUrl(url);
  return isLink ? [{ type: 'link', url: encodeUrl(url), children: children.flatMap(removeLinks) }] : children;
}

function removeLinks(node: PhrasingContent): PhrasingContent[] {
  if (node.type === 'link') return node.children.flatMap(removeLinks);
  return 'children' in node ? [{ ...node, children: node.children.flatMap(removeLinks) } as PhrasingContent] : [node];
}

/** Keeps only images with an absolute URL, because a build fails if a relative path doesn't exist in the site. */
function sanitizeImage(url: string | undefined, alt: string): PhrasingContent[] {
  const isLoadable = url !== undefined && /^https?:\/\//i.test(url) && url.length <= maxUrlLength;
  const text = cleanText(alt).trim();
  if (isLoadable && isSafeUrl(url)) return [{ type: 'image', url: encodeUrl(url), alt: text }];
  return text === '' ? [] : [{ type: 'text', value: text }];
}

/** Percent-encodes characters that are invalid in URLs. */
export function encodeUrl(url: string): string {
  return url.replace(/[\s<>{}|\\^`"[\]\p{Cc}]/gu, (character) => encodeURIComponent(character));
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
  const matchingTag = isEnd ? `<${name}` : `</${name}`;
  return !siblings.some((sibling) => sibling.type === 'html' && sibling.value.startsWith(matchingTag));
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
    const isBlankBetweenItems = items !== undefined && node.type === 'text' && node.value.trim() === '';
    if (isBlankBetweenItems) continue;
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
