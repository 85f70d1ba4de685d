import type { Page, Placement } from '../site.ts';
import { routeOf } from '../values/paths.ts';
import type { PageFacts } from './facts.ts';
import type { ModelInput } from './input.ts';
import { factsOfPageFile } from './page-facts.ts';
import { pageOf } from './page-of.ts';
import type { ContextPart } from './sidebars.ts';

/**
 * Every page with its places, by route: those that have a place, in order, and then the page files that no entry names, in
 * the order of their paths.
 *
 * @param facts Of every page that the navigation names.
 */
export function makePages(
  input: ModelInput,
  contexts: readonly ContextPart[],
  facts: ReadonlyMap<string, PageFacts>,
): Record<string, Page> {
  const pages: Record<string, Page> = {};
  const files = new Set<string | null>();
  for (const [route, placements] of placementsOf(contexts)) {
    const page = pageOf(facts.get(route) as PageFacts, placements);
    pages[route] = page;
    files.add(page.file);
  }
  for (const page of input.inventory.pages.values()) {
    // Making its route takes longer.
    if (files.has(page.file)) continue;
    const route = routeOf(page.path);
    if (facts.has(route) || pages[route] !== undefined) continue;
    pages[route] = pageOf(factsOfPageFile(route, page, input), []);
  }
  return pages;
}

/** The places of each page, in order. */
function placementsOf(contexts: readonly ContextPart[]): ReadonlyMap<string, readonly Placement[]> {
  const placements = new Map<string, Placement[]>();
  for (const { places } of contexts) {
    for (const { route, placement } of places) {
      const own = placements.get(route);
      if (own === undefined) placements.set(route, [placement]);
      else own.push(placement);
    }
  }
  return placements;
}
