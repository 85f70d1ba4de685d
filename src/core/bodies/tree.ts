import type { Range } from '../values/location.ts';

/** Node of a Markdown or MDX syntax tree (mdast), with the members that are read here. */
export interface BodyNode {
  readonly type: string;
  readonly position?: { readonly start: BodyPoint; readonly end: BodyPoint } | undefined;
  readonly children?: readonly BodyNode[] | undefined;
  readonly name?: string | null | undefined;
  readonly attributes?: readonly BodyAttribute[] | object | null | undefined;
  readonly url?: string | undefined;
  readonly value?: string | undefined;
  readonly depth?: number | undefined;
  readonly identifier?: string | undefined;
}

interface BodyPoint {
  readonly offset?: number | undefined;
}

/** Attribute of a JSX element. A spread (`{...a}`) has no name. A value in braces is an object. */
export interface BodyAttribute {
  readonly name?: string;
  readonly value?: string | { readonly value: string } | null | undefined;
}

export function nodeRange({ position }: BodyNode): Range | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : { start, end };
}

export function elementAttributes({ attributes }: BodyNode): readonly BodyAttribute[] {
  return Array.isArray(attributes) ? attributes : [];
}

export function* walkNodes(root: BodyNode): Generator<BodyNode> {
  const stack = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    if (node.children !== undefined) stack.push(...node.children.toReversed());
  }
}
