import { h, type VNode } from 'preact';

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
  return h('dialect-slot', { 'data-slot': name, dangerouslySetInnerHTML: { __html: html } } as never);
}

/** Props with something in the place of each slot that is named. What they contain themselves stays as it is. */
export function withSlots(
  props: Readonly<Record<string, unknown>>,
  slots: Iterable<readonly [name: string, value: unknown]>,
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...props };
  const copied = new Set<object>([filled]);
  for (const [name, value] of slots) {
    const path = name.split('.').map(decodeURIComponent);
    let holder = filled;
    for (const step of path.slice(0, -1)) {
      const inner = holder[step] as object;
      const own = copied.has(inner) ? inner : Array.isArray(inner) ? [...inner] : { ...inner };
      copied.add(own);
      holder[step] = own;
      holder = own as Record<string, unknown>;
    }
    holder[path.at(-1) as string] = value;
  }
  return filled;
}
