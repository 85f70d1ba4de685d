import { Fragment, h, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { asyncFault, messageOf } from '../code/thrown.ts';
import type { Content, Props } from '../component-renderer.ts';
import { element } from '../element.ts';
import { htmlElement } from '../pages/html-element.ts';
import { rawHtml } from '../raw-html.ts';
import { ask } from './ask.ts';
import { described } from './crossing.ts';

/** How deep elements may be in each other: far deeper than anybody writes them. */
const deepest = 200;
/** How deep elements are. */
const depths = new WeakMap<object, number>();

/** What an element of HTML asks of the page that is being rendered. */
const page = {
  get hasState(): boolean {
    return false;
  },
  set hasState(_: boolean) {
    ask('state', '');
  },
  link: (target: string) => ask('link', target),
  asset: (target: string) => ask('asset', target),
  id: (wanted: string) => ask('id', wanted) || undefined,
  keepId: (id: string) => ask('keepId', id),
  html: htmlOf,
  themed: (name: 'Link' | 'Image', attributes: Props, content?: Content): VNode =>
    rawHtml(ask('themed', name, described(content === undefined ? attributes : { ...attributes, html: content.html }))),
};

export function htmlOf(children: unknown): string {
  return renderToString(element(Fragment, null, children));
}

/** What compiled JSX calls to make an element. */
export function create(type: unknown, props: Record<string, unknown> | null, ...children: unknown[]): object {
  const depth = depthOf(children) + 1;
  if (depth > deepest) throw new Error(`its elements are more than ${deepest} deep in each other`);
  const made = elementOf(type, props, children);
  depths.set(made, depth);
  return made;
}

function elementOf(type: unknown, props: Record<string, unknown> | null, children: unknown[]): object {
  if (typeof type === 'string') return h(() => htmlElement(page, type, props ?? {}, children), null);
  if (type === undefined || type === null) return element(Fragment, null, ...children);
  const fault = asyncFault(type);
  if (fault === undefined) return element(type, props, ...children);
  return h(() => {
    ask('fail', children.length === 0 ? 'lost' : 'changed', messageOf(fault));
    return element(Fragment, null, ...children);
  }, null);
}

function depthOf(children: readonly unknown[]): number {
  let depth = 0;
  for (const child of children) {
    if (typeof child !== 'object' || child === null) continue;
    depth = Math.max(depth, Array.isArray(child) ? depthOf(child) : (depths.get(child) ?? 0));
  }
  return depth;
}

/** A component that the host renders. */
export function hostComponent(id: string): (props: Props) => VNode {
  return (props) => rawHtml(ask('component', id, '', props));
}

/** What is in the place of a part of the page that the host has. */
export function placed(number: number): object {
  const props = Object.freeze({ number });
  return h(Placed, props);
}

function Placed({ number }: { readonly number: number }): VNode {
  return rawHtml(ask('content', String(number)));
}

/** In the place of a component that nobody defines: what is in it is shown. Its members are such components too. */
export function unknownComponent(id: string): unknown {
  const show = ({ children }: Props): unknown => {
    ask('unknown', id);
    return children;
  };
  return new Proxy(show, {
    get: (target, name) =>
      name in target ? Reflect.get(target, name) : typeof name === 'string' && /^[A-Z]/.test(name) ? show : undefined,
  });
}
