import type { Range } from '../values/place.ts';

/** The part of a Markdown or MDX syntax tree (mdast) that is read here. */
export interface BodyNode {
  readonly type: string;
  /** Absent for a node that a parser made up. */
  readonly position?: { readonly start: BodyPoint; readonly end: BodyPoint } | undefined;
  readonly children?: readonly BodyNode[] | undefined;
  /** Of elements; `null` for `<>`. */
  readonly name?: string | null | undefined;
  /** Of elements a list: see `attributesOf`. */
  readonly attributes?: readonly BodyAttribute[] | object | null | undefined;
  readonly url?: string | undefined;
  readonly value?: string | undefined;
  readonly depth?: number | undefined;
  readonly identifier?: string | undefined;
}

interface BodyPoint {
  /** UTF-16. */
  readonly offset?: number | undefined;
}

/** An attribute of a JSX element. A spread (`{...a}`) has no name; a value in braces is an object. */
export interface BodyAttribute {
  readonly name?: string;
  readonly value?: string | { readonly value: string } | null | undefined;
}

/** Where a node stands; undefined for one that a parser made up. */
export function offsetsOf({ position }: BodyNode): Range | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** The attributes of an element; none of anything else. */
export function attributesOf({ attributes }: BodyNode): readonly BodyAttribute[] {
  return Array.isArray(attributes) ? attributes : [];
}

/** A node and all that is in it, in text order. */
export function* nodesIn(root: BodyNode): Generator<BodyNode> {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    if (node.children !== undefined) open.push(...node.children.toReversed());
  }
}
