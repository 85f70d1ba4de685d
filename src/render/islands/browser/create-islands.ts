/// <reference lib="dom" />
import { h, hydrate, render } from 'preact';
import type { ThemeComponents } from '../../component-props.ts';
import { element } from '../../element.ts';
import { slotNode, withSlots } from '../../pages/slots.ts';
import type { IslandContents } from '../../types.ts';
import { LiveContext } from './browser-renderer.ts';
import { createModules, type IslandModule } from './runtime.ts';

/** What is on an island's element, as JSON. */
export interface IslandData extends Partial<IslandContents> {
  /** Of the island, in its page. */
  readonly id: string;
  /** Address of the runtime that the islands of a site share: what `createIslands` makes. */
  readonly runtime: string;
  /** Address of the code. */
  readonly code: string;
  /** Name of the component in that code. */
  readonly name: string;
}

/** An island that waits for its code. */
export interface WaitingIsland {
  readonly element: HTMLElement;
  readonly data: IslandData;
  /** HTML of its slots as the page has them, by `ID.NAME`: read before any island is alive. */
  readonly slots: Readonly<Record<string, string>>;
}

/** Brings an island to life; the function that it gives ends that. */
export type StartIsland = (island: WaitingIsland) => Promise<() => void>;

/**
 * Makes what brings islands to life.
 *
 * @param components Those of the theme that has written the pages: a browser has to write the same.
 */
export function createIslands(components: ThemeComponents): StartIsland {
  const declaredIn = createModules(components);
  return async ({ element: place, data, slots }) => {
    const module: IslandModule = await import(data.code);
    const component = declaredIn(module)[data.name];
    if (typeof component !== 'function') throw new Error(`${data.code} has no component ${data.name}.`);
    const { props = {}, slots: given = {}, written = {}, links = {}, assets = {}, isGuess = false } = data;
    const pieces = Object.entries(given).map(([name, html]) => {
      const id = `${data.id}.${name}`;
      return [name, slotNode(html ?? slots[id] ?? '', id)] as const;
    });
    const tables = {
      written,
      links: { ...module.links, ...links },
      assets: { ...module.assets, ...assets },
      icons: module.icons,
    };
    const node = element(component, withSlots(props, pieces));
    const island = h(LiveContext.Provider, { value: tables }, node);
    const before = place.innerHTML;
    if (!isGuess) hydrate(island, place);
    // What the browser makes of it counts, if that is something else.
    if (isGuess || place.innerHTML !== before) {
      render(null, place);
      place.replaceChildren();
      render(island, place);
    }
    return () => render(null, place);
  };
}
