import type { VNode } from 'preact';
import { createVNode } from '../vnodes.ts';

/** Path of an element in the props of a component: `['tabs', '0', 'icon']`. */
export type SlotPath = readonly string[];

/** `['tabs', '0', 'icon']` → `tabs.0.icon`. Dots in names are escaped. */
export function slotName(path: SlotPath): string {
  return path.map((segment) => encodeURIComponent(segment).replaceAll('.', '%2E')).join('.');
}

/**
 * Creates a `<dialect-slot>` with HTML from the build. Build and browser use the same element, so that hydration
 * matches.
 *
 * @param name Id of the island and name of its slot: `ID.NAME`.
 */
export function slotNode(html: string, name?: string): VNode {
  return createVNode('dialect-slot', { 'data-slot': name, dangerouslySetInnerHTML: { __html: html } });
}

/** Sets a value at the path of each slot. Copies the objects and lists on the path, so `props` stays unchanged. */
export function withSlots(
  props: Readonly<Record<string, unknown>>,
  slots: Iterable<readonly [name: string, value: unknown]>,
): Record<string, unknown> {
  const result = { ...props };
  const copies = new Set<object>();
  for (const [name, value] of slots) {
    const path = name.split('.').map(decodeURIComponent);
    const lastSegment = path.pop() ?? '';
    let target: object = result;
    for (const segment of path) target = copyMember(target, segment, copies);
    Reflect.set(target, lastSegment, value);
  }
  return result;
}

function copyMember(parent: object, name: string, copies: Set<object>): object {
  const value: unknown = Reflect.get(parent, name);
  const original = typeof value === 'object' && value !== null ? value : {};
  if (copies.has(original)) return original;
  const copy = Array.isArray(original) ? [...original] : { ...original };
  copies.add(copy);
  Reflect.set(parent, name, copy);
  return copy;
}

/** Key of prerendered HTML. Build and browser derive the same key from the same request. */
export function requestKey(kind: string, request: unknown): string {
  return JSON.stringify([kind, request]);
}

type StringRecord = Record<string, string>;

/** Creates a record without a prototype. Keys come from authors, so `__proto__` must be a normal key. */
const createRecord = (): StringRecord => Object.create(null);

/** Build output that a browser needs to render an island again. */
export class IslandRecord {
  readonly html = createRecord();
  readonly links = createRecord();
  readonly assets = createRecord();

  /**
   * Records the HTML of a request. Returns the HTML wrapped in `<dialect-slot>`, which a browser replaces as a whole.
   */
  recordHtml(kind: string, request: unknown, html: string): string {
    this.html[requestKey(kind, request)] = html;
    return `<dialect-slot>${html}</dialect-slot>`;
  }

  recordUrl(kind: 'links' | 'assets', target: string, url: string): string {
    if (url !== target) this[kind][target] = url;
    return url;
  }
}
