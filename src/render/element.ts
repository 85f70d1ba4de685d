import { type ComponentChildren, h, type VNode } from 'preact';

/*
 * Pages and themes may pass anything, so static types aren't possible. Preact checks values when it renders: it rejects
 * invalid components and ignores children that it can't show.
 */

/** Creates a Preact element of any type. */
export const element = h as (type: unknown, props: unknown, ...children: readonly unknown[]) => VNode;

/** Casts a value to the children of a component. */
export function childrenOf(value: unknown): ComponentChildren {
  return value as ComponentChildren;
}
