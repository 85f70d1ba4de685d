/** The parts of an MDX syntax tree (mdast) that the converter reads. Every node has its place in the source. */
export interface MdxNode {
  readonly type: string;
  readonly position: NodePosition;
  readonly children?: readonly MdxNode[];
  /** Of elements; `null` for `<>`. */
  readonly name?: string | null;
  readonly attributes?: readonly MdxAttribute[];
  readonly value?: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly data?: { readonly estree?: Program };
}

interface NodePosition {
  readonly start: Point;
  readonly end: Point;
}

/** Lines and columns count from 1, offsets from 0. */
export interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** An attribute of an element. A spread (`{...a}`) has no name; a value in braces is an object. */
export interface MdxAttribute {
  readonly name?: string;
  readonly value?: string | AttributeExpression | null | undefined;
}

interface AttributeExpression {
  readonly value: string;
  readonly data?: { readonly estree?: Program };
}

export interface Program {
  readonly body: readonly JsNode[];
}

/** A node of JavaScript (ESTree with JSX); what it holds is checked where it is read. */
export interface JsNode {
  readonly type: string;
  readonly [member: string]: unknown;
}
