import type { ComponentChildren, FunctionComponent, VNode } from 'preact';
import type { PageProps } from '../component-renderer.ts';
import { asChildren } from '../vnodes.ts';

/** Function that compiled JSX calls. */
export type CreateElement = (type: unknown, props: PageProps | null, ...children: unknown[]) => VNode;

export function ChildrenOnly({ children }: PageProps): ComponentChildren {
  return asChildren(children);
}

/**
 * Replacement for an undefined component: shows its children and calls `report`. Members such as `<Unknown.Item>`
 * do the same.
 */
export function undefinedComponent(report: () => void): object {
  const renderChildren = ({ children }: PageProps): unknown => {
    report();
    return children;
  };
  return new Proxy(renderChildren, {
    get: (target, name) =>
      name in target
        ? Reflect.get(target, name)
        : typeof name === 'string' && /^[A-Z]/.test(name)
          ? renderChildren
          : undefined,
  });
}

/** A component of any kind: class components and context providers are functions too. */
export type Component = FunctionComponent<PageProps>;

export function asComponent(value: unknown): Component | undefined {
  return typeof value === 'function' ? (value as Component) : undefined;
}
