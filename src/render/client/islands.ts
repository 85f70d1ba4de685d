/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { IslandData, StartIsland, WaitingIsland } from '../islands/browser/create-islands.ts';

/** The islands that are alive or about to be, and how each of them ends. */
const alive = new Map<HTMLElement, Promise<() => void>>();

/** Brings the components with state to life that have come into the page, and ends those that have left it. */
export function arrangeIslands(): void {
  for (const [element, end] of alive) {
    if (element.isConnected) continue;
    alive.delete(element);
    void end.then((stop) => stop());
  }
  const found = Array.from(document.querySelectorAll<HTMLElement>('dialect-island[data-island]'));
  const waiting = found.filter((element) => !alive.has(element)).flatMap((element) => read(element) ?? []);
  for (const island of waiting) alive.set(island.element, start(island));
}

/** One that cannot be started stays as the build has written it. */
async function start(island: WaitingIsland): Promise<() => void> {
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

function read(element: HTMLElement): WaitingIsland | undefined {
  try {
    const data: IslandData = JSON.parse(element.dataset.island ?? '');
    const slots: Record<string, string> = {};
    for (const slot of element.querySelectorAll<HTMLElement>(`dialect-slot[data-slot^="${data.id}."]`)) {
      slots[slot.dataset.slot ?? ''] ??= slot.innerHTML;
    }
    return { element, data, slots };
  } catch {
    // No page of ours: its islands have no data.
    return undefined;
  }
}
