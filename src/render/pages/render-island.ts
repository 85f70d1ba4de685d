import { type ComponentChildren, isValidElement } from 'preact';
import type { Component } from '../code/components.ts';
import type { Origin } from '../code/instances.ts';
import type { Props } from '../component-renderer.ts';
import type { Rendering } from './rendering.ts';
import { IslandRecord, type SlotPath, slotName, slotNode, withSlots } from './slots.ts';

/** A component that contains state, and where a browser finds it. */
interface LiveComponent extends Origin {
  readonly component: Component;
}

/**
 * Renders a component with state as a browser will: with those props alone that a page can contain, and with elements as
 * pieces of HTML. What the browser needs for that goes to the page's islands.
 */
export function renderIsland(page: Rendering, { component, module, name }: LiveComponent, props: Props): string {
  const pieces = piecesIn(props);
  const contents = pieces.map(([path, value]) => [slotName(path), page.content(value)] as const);
  const id = `island-${page.islands.length}`;
  const slots = contents.map(([slot, html]) => [slot, slotNode(html, `${id}.${slot}`)] as const);
  const plain = plainProps(props);
  const record = new IslandRecord();
  for (const target of addressesIn(plain)) {
    page.recorded(record, () => (isFile(target) ? page.asset(target) : page.link(target)));
  }
  const html = page.recorded(record, () => page.component(component, withSlots(plain, slots)));
  const isShown = (slot: string): boolean => html.includes(`data-slot="${id}.${slot}"`);
  page.islands.push({
    id,
    module,
    name,
    props: plain,
    slots: Object.fromEntries(contents.map(([slot, content]) => [slot, isShown(slot) ? null : content])),
    written: record.written,
    links: record.links,
    assets: record.assets,
    isGuess: page.isGuess,
  });
  return `<dialect-island data-island="${id}">${html}</dialect-island>`;
}

/** True for an element, and for a list with one. */
function isMarkup(value: unknown): value is ComponentChildren {
  return isValidElement(value) || (Array.isArray(value) && value.some(isMarkup));
}

/** The markup in props, in objects and lists at any depth too, and where it is. */
function piecesIn(value: unknown, path: SlotPath = []): readonly (readonly [SlotPath, unknown])[] {
  if (path.length > 0 && isMarkup(value)) return [[path, value]];
  // Deeper than anybody writes them: it may contain itself.
  if (typeof value !== 'object' || value === null || path.length > 8) return [];
  return Object.entries(value).flatMap(([name, member]) => piecesIn(member, [...path, name]));
}

/** The members that JSON can contain, with nothing in the place of markup. */
function plainProps(props: Props): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  const withoutMarkup = (_: string, value: unknown): unknown => (isMarkup(value) ? null : value);
  for (const [name, value] of Object.entries(props)) {
    if (isMarkup(value)) continue;
    try {
      const text = JSON.stringify(value, withoutMarkup);
      if (text !== undefined) plain[name] = JSON.parse(text);
    } catch {
      // It refers to itself: nothing that an author wrote as an attribute does.
    }
  }
  return plain;
}

/** True for the address of a file rather than that of a page. */
function isFile(target: string): boolean {
  return /\.[a-z\d]{2,5}(?:[?#].*)?$/i.test(target);
}

/** Texts at any depth that look like addresses of the site's own. */
function addressesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^\.{0,2}\/(?!\/)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}
