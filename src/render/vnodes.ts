import { type ComponentChildren, h, type VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';

/*
 * Casts for values of pages and themes, whose types are unknown. Preact checks the values when it renders: it rejects
 * invalid components and ignores children that it can't show.
 */

export const createVNode = h as (type: unknown, props: unknown, ...children: readonly unknown[]) => VNode;

export function asChildren(value: unknown): ComponentChildren {
  return value as ComponentChildren;
}

/** Renders HTML without an element around it. */
export function rawHtml(html: string): VNode {
  return jsxTemplate([html]);
}
