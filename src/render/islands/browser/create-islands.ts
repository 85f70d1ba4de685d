/// <reference lib="dom" />
import { h, hydrate, render } from 'preact';
import type { ThemeComponents } from '../../component-props.ts';
import { slotNode, withSlots } from '../../pages/slots.ts';
import type { IslandContents } from '../../types.ts';
import { createVNode } from '../../vnodes.ts';
import { IslandTablesContext } from './browser-renderer.ts';
import { createModules, type IslandModule } from './runtime.ts';

/** JSON in the `data-island` attribute of an island's element. */
export interface IslandData extends Partial<IslandContents> {
  /** Unique in the page. */
  readonly id: string;
  /** URL of the script that starts islands. All islands of a site share it. */
  readonly runtime: string;
  readonly code: string;
  /** Name of the component in the module. */
  readonly name: string;
}

export interface PendingIsland {
  readonly element: HTMLElement;
  readonly data: IslandData;
  /** Original HTML of the slots by `ID.NAME`, read before hydration. */
  readonly slots: Readonly<Record<string, string>>;
}

/** Hydrates an island. The returned function unmounts it. */
export type StartIsland = (island: PendingIsland) => Promise<() => void>;

/** @param components Components of the theme that rendered the pages, so that the browser renders the same HTML. */
export function createIslands(components: ThemeComponents): StartIsland {
  const loadDeclarations = createModules(components);
  return async ({ element: container, data, slots }) => {
    const module: IslandModule = await import(data.code);
    const component = loadDeclarations(module)[data.name];
    if (typeof component !== 'function') throw new Error(`${data.code} has no component ${data.name}.`);
    const { props = {}, slots: slotHtml = {}, written = {}, links = {}, assets = {}, isGuess = false } = data;
    const slotNodes = Object.entries(slotHtml).map(([name, html]) => {
      const id = `${data.id}.${name}`;
      return [name, slotNode(html ?? slots[id] ?? '', id)] as const;
    });
    const tables = {
      written,
      links: { ...module.links, ...links },
      assets: { ...module.assets, ...assets },
      icons: module.icons,
    };
    const node = createVNode(component, withSlots(props, slotNodes));
    const island = h(IslandTablesContext.Provider, { value: tables }, node);
    const previousHtml = container.innerHTML;
    if (!isGuess) hydrate(island, container);
    // Renders again without hydration if the build used placeholders for browser globals, or if hydration changed the
    // static HTML.
    if (isGuess || container.innerHTML !== previousHtml) {
      render(null, container);
      container.replaceChildren();
      render(island, container);
    }
    return () => render(null, container);
  };
}
