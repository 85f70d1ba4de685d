import type { Page, Placement } from '../site.ts';
import { groupBy } from '../values/lists.ts';
import { routeOf } from '../values/paths.ts';
import { type PageFacts, pageFileFacts } from './facts.ts';
import type { ModelInput } from './input.ts';
import type { ContextPart } from './sidebars.ts';

/**
 * Every page by route: placed ones in order, then page files that no entry names, in the order of their paths.
 *
 * @param facts Facts of every page that the navigation names.
 */
export function buildPages(
  input: ModelInput,
  contexts: readonly ContextPart[],
  facts: ReadonlyMap<string, PageFacts>,
): Record<string, Page> {
  const pages: Record<string, Page> = {};
  const files = new Set<string | null>();
  const placementsByRoute = groupBy(
    contexts.flatMap((context) => context.placements),
    ({ route }) => route,
  );
  for (const [route, routed] of placementsByRoute) {
    const pageFacts = facts.get(route);
    if (pageFacts === undefined) continue;
    pages[route] = pageOf(
      pageFacts,
      routed.map(({ placement }) => placement),
      routed.some(({ isIndexed }) => isIndexed),
    );
    files.add(pageFacts.page.file);
  }
  for (const page of input.inventory.pages.values()) {
    // Checked first because computing the route is slower.
    if (files.has(page.file)) continue;
    const route = routeOf(page.path);
    if (facts.has(route) || pages[route] !== undefined) continue;
    pages[route] = pageOf(pageFileFacts(route, page, input), [], true);
  }
  return pages;
}

/** A page's own `hidden` wins over the elements above it, `hidden: false` too. */
function pageOf({ page, hidden, indexed }: PageFacts, placements: readonly Placement[], isIndexed: boolean): Page {
  const isHidden = hidden || !(isIndexed || indexed === true);
  return isHidden ? { ...page, hidden: true, placements } : { ...page, placements };
}
