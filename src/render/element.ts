import { type ComponentChildren, h, type VNode } from 'preact';

/*
 * Where pages and themes hand over what they like, its types cannot be known. Preact itself judges it: it refuses what is no
 * component when it renders it, and writes nothing for children that it cannot show.
 */

/** An element of any type, with any props and children. */
export const element = h as (type: unknown, props: unknown, ...children: readonly unknown[]) => VNode;

/** Anything, as the children that a component hands on. */
export function childrenOf(value: unknown): ComponentChildren {
  return value as ComponentChildren;
}
