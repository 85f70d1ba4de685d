import { type ComponentChildren, isValidElement } from 'preact';
import type { Component } from '../code/components.ts';
import type { ComponentOrigin } from '../code/instances.ts';
import type { PageProps } from '../component-renderer.ts';
import type { Rendering } from './rendering.ts';
import { IslandRecord, type SlotPath, slotName, slotNode, withSlots } from './slots.ts';

/** A component with state, and the module and name from which a browser loads it. */
interface IslandComponent extends ComponentOrigin {
  readonly component: Component;
}

/**
 * Renders a component with state, and adds the island's data to `page.islands`. The component gets the same props as in
 * a browser: values that JSON can contain, and slots of HTML instead of elements.
 */
export function renderIsland(page: Rendering, { component, module, name }: IslandComponent, props: PageProps): string {
  const elements = findElements(props);
  const slotContents = elements.map(([path, value]) => [slotName(path), page.renderContent(value)] as const);
  const id = `island-${page.islands.length}`;
  const slots = slotContents.map(([slot, html]) => [slot, slotNode(html, `${id}.${slot}`)] as const);
  const jsonProps = toJsonProps(props);
  const record = new IslandRecord();
  for (const target of findPaths(jsonProps)) {
    page.withRecord(record, () => (isFilePath(target) ? page.asset(target) : page.link(target)));
  }
  const html = page.withRecord(record, () => page.renderComponent(component, withSlots(jsonProps, slots)));
  const isInHtml = (slot: string): boolean => html.includes(`data-slot="${id}.${slot}"`);
  page.islands.push({
    id,
    module,
    name,
    props: jsonProps,
    slots: Object.fromEntries(slotContents.map(([slot, content]) => [slot, isInHtml(slot) ? null : content])),
    written: record.html,
    links: record.links,
    assets: record.assets,
    isGuess: page.isGuess,
  });
  return `<dialect-island data-island="${id}">${html}</dialect-island>`;
}

/** True for an element, or a list that contains an element. */
function isMarkup(value: unknown): value is ComponentChildren {
  return isValidElement(value) || (Array.isArray(value) && value.some(isMarkup));
}

function findElements(value: unknown, path: SlotPath = []): readonly (readonly [SlotPath, unknown])[] {
  if (path.length > 0 && isMarkup(value)) return [[path, value]];
  // Objects can be circular, so the depth is limited.
  if (typeof value !== 'object' || value === null || path.length > 8) return [];
  return Object.entries(value).flatMap(([name, member]) => findElements(member, [...path, name]));
}

/** Returns the props that JSON can contain. Elements in objects and lists become `null`. */
function toJsonProps(props: PageProps): Record<string, unknown> {
  const jsonProps: Record<string, unknown> = {};
  const replaceMarkup = (_: string, value: unknown): unknown => (isMarkup(value) ? null : value);
  for (const [name, value] of Object.entries(props)) {
    if (isMarkup(value)) continue;
    try {
      const text = JSON.stringify(value, replaceMarkup);
      if (text !== undefined) jsonProps[name] = JSON.parse(text);
    } catch {
      // Omits circular values, which only code can create.
    }
  }
  return jsonProps;
}

function isFilePath(target: string): boolean {
  return /\.[a-z\d]{2,5}(?:[?#].*)?$/i.test(target);
}

/** Finds strings at any depth that look like paths of the site: `/a`, `./a`, `../a`. */
function findPaths(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^\.{0,2}\/(?!\/)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findPaths) : [];
}
