/// <reference lib="dom" />
import { h, hydrate, render } from 'preact';
import type { ThemeComponents } from '../../component-props.ts';
import { slotNode, withSlots } from '../../pages/slots.ts';
import type { IslandContents } from '../../types.ts';
import { createVNode } from '../../vnodes.ts';
import { LiveContext } from './browser-renderer.ts';
import { createModules, type IslandModule } from './runtime.ts';

/** JSON of an island's element. */
export interface IslandData extends Partial<IslandContents> {
  /** Of the island, in its page. */
  readonly id: string;
  /** URL of the runtime, which all islands of a site share. */
  readonly runtime: string;
  /** URL of the code. */
  readonly code: string;
  /** Name of the component in that code. */
  readonly name: string;
}

/** An island that waits for its code. */
export interface WaitingIsland {
  readonly element: HTMLElement;
  readonly data: IslandData;
  /** Original HTML of the slots by `ID.NAME`, read before hydration. */
  readonly slots: Readonly<Record<string, string>>;
}

/** Hydrates an island. The returned function unmounts it. */
export type StartIsland = (island: WaitingIsland) => Promise<() => void>;

/**
 * Creates the function that hydrates islands.
 *
 * @param components Components of the theme that rendered the pages, because a browser has to render the same.
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
    const node = createVNode(component, withSlots(props, pieces));
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
