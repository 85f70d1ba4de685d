/** The part of a Markdown or MDX syntax tree (mdast) that is read here, in the same shape for every parser. */
export interface BodyNode {
  readonly type: string;
  /** UTF-16 offset; -1, as the end, for a node that a parser made up. */
  readonly start: number;
  readonly end: number;
  /** Empty for what has none. */
  readonly children: readonly BodyNode[];
  /** Of elements; `null` for `<>`. */
  readonly name?: string | null | undefined;
  /** Of elements. */
  readonly attributes?: readonly BodyAttribute[] | undefined;
  readonly url?: string | undefined;
  readonly value?: string | undefined;
  readonly depth?: number | undefined;
  readonly identifier?: string | undefined;
}

/** An attribute of a JSX element. A spread (`{...a}`) has no name; a value in braces is an object. */
export interface BodyAttribute {
  readonly name?: string;
  readonly value?: string | { readonly value: string } | null | undefined;
}

/** A range of the page text. */
export interface OffsetRange {
  readonly start: number;
  readonly end: number;
}

/** What has no children. */
const childless: readonly BodyNode[] = [];

/** Where a node stands; undefined for one that a parser made up. */
export function offsetsOf(node: BodyNode): OffsetRange | undefined {
  return node.start === -1 ? undefined : node;
}

/** A node as parsers of mdast make it. */
export interface MdastNode {
  readonly type: string;
  readonly position?: { readonly start: MdastPoint; readonly end: MdastPoint } | undefined;
  readonly children?: readonly MdastNode[];
}

interface MdastPoint {
  readonly offset?: number | undefined;
}

/** The tree of a parser of mdast. */
export function treeOfMdast(root: MdastNode): BodyNode {
  const tree = nodeOf(root);
  const open = [{ from: root, children: tree.children as BodyNode[] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const child of next.from.children ?? []) {
      const node = nodeOf(child);
      next.children.push(node);
      if (child.children !== undefined) open.push({ from: child, children: node.children as BodyNode[] });
    }
  }
  return tree;
}

function nodeOf(node: MdastNode): BodyNode {
  const { name, attributes, url, value, depth, identifier } = node as MdastNode & Partial<BodyNode>;
  const start = node.position?.start.offset ?? -1;
  const end = node.position?.end.offset ?? -1;
  const isPlaced = start !== -1 && end !== -1;
  return {
    type: node.type,
    start: isPlaced ? start : -1,
    end: isPlaced ? end : -1,
    children: node.children === undefined ? childless : [],
    ...{ name, attributes, url, value, depth, identifier },
  };
}
