/** The part of a Markdown or MDX syntax tree (mdast) that is read here, as every parser makes it. */
export interface BodyNode {
  readonly type: string;
  readonly position?: NodePosition | undefined;
  readonly children?: readonly BodyNode[];
  /** Of elements; `null` for `<>`. */
  readonly name?: string | null;
  readonly attributes?: readonly BodyAttribute[];
  readonly url?: string;
  readonly value?: string;
  readonly depth?: number;
  readonly identifier?: string;
}

export interface NodePosition {
  readonly start: { readonly offset?: number | undefined };
  readonly end: { readonly offset?: number | undefined };
}

/** An attribute of a JSX element. A spread (`{...a}`) has no name; a value in braces is an object. */
export interface BodyAttribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | { readonly value: string } | null | undefined;
}

/** A stretch of the page text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where a node stands; undefined for one that a parser made up. */
export function stretchOf(node: BodyNode): Stretch | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}
