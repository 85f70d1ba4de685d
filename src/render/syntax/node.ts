import type { Program } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type { HeadingText } from '../../core/bodies.ts';
import type { EndpointPart } from '../../endpoints/page.ts';

/** A node of a Markdown (mdast) or HTML (hast) tree, with the members that the engine reads. */
export interface SyntaxNode {
  type: string;
  children?: SyntaxNode[];
  value?: string;
  position?: Position | undefined;
  data?: NodeData | undefined;
  /** Name of a JSX element; `null` for `<>`. */
  name?: string | null;
  attributes?: JsxAttribute[];
  tagName?: string;
  properties?: Record<string, unknown>;
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  depth?: number;
}

interface NodeData {
  estree?: Program | null | undefined;
  isBlock?: boolean | undefined;
  heading?: HeadingText | undefined;
  livePart?: LivePart | undefined;
  callout?: string | undefined;
  badge?: { readonly color?: string | undefined } | undefined;
  part?: EndpointPart | undefined;
  hName?: unknown;
  hProperties?: unknown;
  /** Set by mdast. The engine doesn't read it. */
  meta?: unknown;
}

/** A part of a page that needs a browser, although it isn't a component of the author. */
export interface LivePart {
  /** Name of the component that the compiler declares for the part. */
  readonly component: string;
  readonly names: ReadonlySet<string>;
}

interface Position {
  start: Point;
  end: Point;
}

interface Point {
  line: number;
  column: number;
  offset?: number | undefined;
}

/** An attribute of a JSX element. A spread (`{...a}`) has no name. */
export interface JsxAttribute {
  type: string;
  name?: string;
  value?: string | AttributeExpression | null | undefined;
  data?: { estree?: Program | null | undefined } | undefined;
  position?: Position | undefined;
}

interface AttributeExpression {
  type: string;
  value: string;
  data?: { estree?: Program | null | undefined } | undefined;
}

/** Casts an mdast tree. All nodes of our parsers are `SyntaxNode`s. */
export function asSyntaxNode(tree: Nodes): SyntaxNode {
  return tree as SyntaxNode;
}

/** Returns the start offset of a node; 0 for a node without a position. */
export function nodeStart(node: { readonly position?: Position | undefined }): number {
  return node.position?.start.offset ?? 0;
}

/** Returns the end offset of a node; 0 for a node without a position. */
export function nodeEnd(node: { readonly position?: Position | undefined }): number {
  return node.position?.end.offset ?? 0;
}

const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b code em i img kbd mark s small span strong sub sup u'.split(' '),
);

/** True for an inline HTML element. Whitespace between two of them separates words, so it must be kept. */
export function isInline(node: SyntaxNode | undefined): boolean {
  return node !== undefined && /^mdxJsx/.test(node.type) && inlineElements.has(node.name ?? '');
}
