import type { Program } from 'estree-jsx';

/** A node of the trees of Markdown (mdast) and HTML (hast), as far as the engine reads them. */
export interface SyntaxNode {
  type: string;
  children?: SyntaxNode[];
  value?: string;
  position?: { start: Point; end: Point } | undefined;
  data?: { estree?: Program | null; [member: string]: unknown } | undefined;
  /** Of JSX elements; `null` for `<>`. */
  name?: string | null;
  attributes?: JsxAttribute[];
  /** Of HTML elements. */
  tagName?: string;
  properties?: Record<string, unknown>;
  /** Of blocks of code. */
  lang?: string | null;
  meta?: string | null;
  depth?: number;
}

export interface Point {
  line: number;
  column: number;
  offset?: number | undefined;
}

/** An attribute of a JSX element; a spread (`{...a}`) has no name. */
export interface JsxAttribute {
  type: string;
  name?: string;
  value?: string | AttributeExpression | null | undefined;
  data?: { estree?: Program | null } | undefined;
  position?: { start: Point; end: Point } | undefined;
}

export interface AttributeExpression {
  type: string;
  value: string;
  data?: { estree?: Program | null } | undefined;
}

/** Where a node begins; 0 for one that a parser made up. */
export function offsetOf(node: { readonly position?: SyntaxNode['position'] }): number {
  return node.position?.start.offset ?? 0;
}

/** Where a node ends; 0 for one that a parser made up. */
export function endOf(node: { readonly position?: SyntaxNode['position'] }): number {
  return node.position?.end.offset ?? 0;
}
