import type { VNode } from 'preact';
import { element } from '../element.ts';

/** Where a piece of markup is in the props of a component: the names of the members that lead to it. */
export type SlotPath = readonly string[];

/** The name of a slot: `children`, `tabs.0.icon`. */
export function slotName(path: SlotPath): string {
  return path.map((step) => encodeURIComponent(step).replaceAll('.', '%2E')).join('.');
}

/**
 * HTML that a build has written, in an element of its own: builds and browsers put the same around it.
 *
 * @param name Of the slot that it fills in an island: `ID.NAME`.
 */
export function slotNode(html: string, name?: string): VNode {
  return element('dialect-slot', { 'data-slot': name, dangerouslySetInnerHTML: { __html: html } });
}

/** Props with something in the place of each slot that is named. What they contain themselves stays as it is. */
export function withSlots(
  props: Readonly<Record<string, unknown>>,
  slots: Iterable<readonly [name: string, value: unknown]>,
): Record<string, unknown> {
  const filled = { ...props };
  const copied = new Set<object>();
  for (const [name, value] of slots) {
    const path = name.split('.').map(decodeURIComponent);
    const last = path.pop() ?? '';
    let holder: object = filled;
    for (const step of path) holder = ownMember(holder, step, copied);
    Reflect.set(holder, last, value);
  }
  return filled;
}

/** A member of a copy, itself a copy by now. */
function ownMember(holder: object, name: string, copied: Set<object>): object {
  const inner: unknown = Reflect.get(holder, name);
  const given = typeof inner === 'object' && inner !== null ? inner : {};
  if (copied.has(given)) return given;
  const own = Array.isArray(given) ? [...given] : { ...given };
  copied.add(own);
  Reflect.set(holder, name, own);
  return own;
}

/** Under which name a browser finds what a build has written for a request: the same question, the same key. */
export function requestKey(kind: string, request: unknown): string {
  return JSON.stringify([kind, request]);
}

type Table = Record<string, string>;

/** Texts by whatever an author named: `__proto__` is a name as any other. */
const table = (): Table => Object.create(null);

/** What a build writes while it renders a component with state: a browser that renders it again needs the same. */
export class IslandRecord {
  readonly written = table();
  readonly links = table();
  readonly assets = table();

  /** Keeps the HTML of a request, in an element of its own: a browser takes it as one piece. */
  keep(kind: string, request: unknown, html: string): string {
    this.written[requestKey(kind, request)] = html;
    return `<dialect-slot>${html}</dialect-slot>`;
  }

  /** Keeps an address that is written in another way than its author named it. */
  address(kind: 'links' | 'assets', target: string, written: string): string {
    if (written !== target) this[kind][target] = written;
    return written;
  }
}
