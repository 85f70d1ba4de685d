/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { IslandData, PendingIsland, StartIsland } from '../islands/browser/create-islands.ts';

const startedIslands = new Map<HTMLElement, Promise<() => void>>();

/** Starts islands that were added to the page, and unmounts islands that were removed. */
export function startIslands(): void {
  for (const [element, stopPromise] of startedIslands) {
    if (element.isConnected) continue;
    startedIslands.delete(element);
    void stopPromise.then((stop) => stop());
  }
  const elements = Array.from(document.querySelectorAll<HTMLElement>('dialect-island[data-island]'));
  const newIslands = elements
    .filter((element) => !startedIslands.has(element))
    .flatMap((element) => parseIsland(element) ?? []);
  for (const island of newIslands) startedIslands.set(island.element, hydrateIsland(island));
}

/** Starts an island. If this fails, the island keeps its static HTML. */
async function hydrateIsland(island: PendingIsland): Promise<() => void> {
  try {
    const { runtime } = island.data;
    const module: { readonly startIsland: StartIsland } = await import(
      /* @vite-ignore */ /* webpackIgnore: true */ runtime
    );
    return await module.startIsland(island);
  } catch (error) {
    reportError(error);
    return () => undefined;
  }
}

function parseIsland(element: HTMLElement): PendingIsland | undefined {
  try {
    const data: IslandData = JSON.parse(element.dataset.island ?? '');
    const slots: Record<string, string> = {};
    for (const slot of element.querySelectorAll<HTMLElement>(`dialect-slot[data-slot^="${data.id}."]`)) {
      slots[slot.dataset.slot ?? ''] ??= slot.innerHTML;
    }
    return { element, data, slots };
  } catch {
    // The attribute isn't JSON, so the island isn't from our build.
    return undefined;
  }
}
