import type { Program } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type { HeadingText } from '../../core/bodies.ts';
import type { EndpointPart } from '../../endpoints/page.ts';

/** A node of the trees of Markdown (mdast) and HTML (hast), as far as the engine reads them. */
export interface SyntaxNode {
  type: string;
  children?: SyntaxNode[];
  value?: string;
  position?: Position | undefined;
  data?: NodeData | undefined;
  /** Of JSX elements; `null` for `<>`. */
  name?: string | null;
  attributes?: JsxAttribute[];
  /** Of HTML elements. */
  tagName?: string;
  properties?: Record<string, unknown>;
  /** Of blocks of code. */
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  depth?: number;
}

/** What a node says beside its text. */
interface NodeData {
  /** Of code. */
  estree?: Program | null | undefined;
  /** Of formulas. */
  isBlock?: boolean | undefined;
  /** Of headings in the tree of HTML. */
  heading?: HeadingText | undefined;
  livePart?: LivePart | undefined;
  callout?: string | undefined;
  badge?: { readonly color?: string | undefined } | undefined;
  /** Of what stands on endpoint pages: what it is. */
  part?: EndpointPart | undefined;
  /** The element of HTML that a node of Markdown becomes. */
  hName?: unknown;
  hProperties?: unknown;
  /** What mdast knows besides, which is not read. */
  meta?: unknown;
}

/** A part of a page that does something in a browser, and is outside of the components that its author declares. */
export interface LivePart {
  /** Of the component that it is declared as. */
  readonly component: string;
  /** What its code takes from around it. */
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

/** An attribute of a JSX element; a spread (`{...a}`) has no name. */
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

/** A tree of Markdown, as the engine reads it. All nodes that our parsers make are `SyntaxNode`s. */
export function asTree(tree: Nodes): SyntaxNode {
  return tree as SyntaxNode;
}

/** Where a node begins; 0 for one that a parser made up. */
export function offsetOf(node: { readonly position?: Position | undefined }): number {
  return node.position?.start.offset ?? 0;
}

/** Where a node ends; 0 for one that a parser made up. */
export function endOf(node: { readonly position?: Position | undefined }): number {
  return node.position?.end.offset ?? 0;
}
