import { type ComponentChildren, Fragment, type FunctionComponent, type VNode } from 'preact';
import type { Props } from '../component-renderer.ts';
import { childrenOf, element } from '../element.ts';
import { htmlElement } from '../pages/html-element.ts';
import type { Rendering } from '../pages/rendering.ts';
import { asyncComponentError } from './errors.ts';

/** Function that compiled JSX calls: type, props, children. */
export type CreateElement = (type: unknown, props: Props | null, ...children: unknown[]) => VNode;

/** Maximum nesting depth of elements. Deeper ones could overflow the stack in a regular expression, which ends Node. */
const maxDepth = 200;
const depths = new WeakMap<object, number>();

/** Makes the function that compiled JSX calls in a page. */
export function createElementIn(page: Rendering): CreateElement {
  return (type, props, ...children) => {
    const depth = childDepth(children) + 1;
    if (depth > maxDepth) throw new Error(`its elements are more than ${maxDepth} deep in each other`);
    const made = elementIn(page, type, props, children);
    depths.set(made, depth);
    return made;
  };
}

function elementIn(page: Rendering, type: unknown, props: Props | null, children: readonly unknown[]): VNode {
  if (typeof type === 'string') return element(() => htmlElement(page, type, props ?? {}, children), null);
  if (type === undefined || type === null) return element(Fragment, null, ...children);
  const error = asyncComponentError(type);
  if (error === undefined) return element(type, props, ...children);
  return element(() => {
    page.fail(error, children.length === 0 ? 'lost' : 'changed');
    return element(Fragment, null, ...children);
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

/** Shows the children of a component that could not be imported. */
export function ChildrenOnly({ children }: Props): ComponentChildren {
  return childrenOf(children);
}

/** Shows the children of an undefined component. Its members with a capital letter do the same. */
export function undefinedComponent(report: () => void): object {
  const show = ({ children }: Props): unknown => {
    report();
    return children;
  };
  return new Proxy(show, {
    get: (target, name) =>
      name in target ? Reflect.get(target, name) : typeof name === 'string' && /^[A-Z]/.test(name) ? show : undefined,
  });
}

/** A component of any origin. Classes and context providers are functions too. */
export type Component = FunctionComponent<Props>;

/** Returns a value as a component; `undefined` if it is not a function. */
export function componentOf(value: unknown): Component | undefined {
  return typeof value === 'function' ? (value as Component) : undefined;
}
