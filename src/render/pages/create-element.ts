import { Fragment, type VNode } from 'preact';
import type { CreateElement } from '../code/components.ts';
import { asyncComponentError } from '../code/errors.ts';
import type { PageProps } from '../component-renderer.ts';
import { maxElementDepth } from '../limits.ts';
import { createVNode } from '../vnodes.ts';
import { renderHtmlElement } from './render-element.ts';
import type { Rendering } from './rendering.ts';

const depths = new WeakMap<object, number>();

export function createElementFactory(page: Rendering): CreateElement {
  return (type, props, ...children) => {
    const depth = childDepth(children) + 1;
    if (depth > maxElementDepth) throw new Error(`its elements are more than ${maxElementDepth} deep in each other`);
    const element = createPageElement(page, type, props, children);
    depths.set(element, depth);
    return element;
  };
}

function createPageElement(
  page: Rendering,
  type: unknown,
  props: PageProps | null,
  children: readonly unknown[],
): VNode {
  if (typeof type === 'string') return createVNode(() => renderHtmlElement(page, type, props ?? {}, children), null);
  if (type === undefined || type === null) return createVNode(Fragment, null, ...children);
  const error = asyncComponentError(type);
  if (error === undefined) return createVNode(type, props, ...children);
  return createVNode(() => {
    page.reportFailure(error, children.length === 0 ? 'lost' : 'changed');
    return createVNode(Fragment, null, ...children);
  }, null);
}

function childDepth(children: readonly unknown[]): number {
  let depth = 0;
  for (const child of children) {
    if (typeof child !== 'object' || child === null) continue;
    depth = Math.max(depth, Array.isArray(child) ? childDepth(child) : (depths.get(child) ?? 0));
  }
  return depth;
}
