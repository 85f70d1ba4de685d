import { type ComponentChildren, type ComponentType, h, isValidElement, type VNode } from 'preact';
import { IslandRecord } from '../islands/island-record.ts';
import type { Props } from '../surface.ts';
import type { Origin, Rendering } from './rendering.ts';

/** A component that holds state, and where a browser finds it. */
interface LiveComponent extends Origin {
  readonly component: ComponentType;
}

/**
 * Renders a component with state as a browser will: with those props alone that a page can hold, and with elements as
 * pieces of HTML. What the browser needs for that goes to the page's islands.
 */
export function renderIsland(page: Rendering, { component, module, name }: LiveComponent, props: Props): string {
  const pieces = Object.entries(props).filter(([, value]) => isMarkup(value));
  const contents = pieces.map(([slot, value]) => [slot, page.content(value)] as const);
  const id = `island-${page.islands.length}`;
  const slots = contents.map(([slot, html]) => [slot, slotNode(`${id}.${slot}`, html)] as const);
  const plain = plainProps(props);
  const record = new IslandRecord();
  for (const target of addressesIn(plain)) {
    page.recorded(record, () => (isFile(target) ? page.asset(target) : page.link(target)));
  }
  const node = h(component, { ...plain, ...Object.fromEntries(slots) } as never);
  const html = page.recorded(record, () => page.html(node));
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

function slotNode(name: string, html: string): VNode {
  return h('dialect-slot', { 'data-slot': name, dangerouslySetInnerHTML: { __html: html } } as never);
}

/** True for an element, and for a list with one. */
function isMarkup(value: unknown): value is ComponentChildren {
  return isValidElement(value) || (Array.isArray(value) && value.some(isMarkup));
}

/** The members that JSON can hold. */
function plainProps(props: Props): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (isMarkup(value)) continue;
    try {
      const text = JSON.stringify(value);
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
