import { pairCounterparts } from './model/counterparts.ts';
import { collectPageFacts, type PageFacts, pageFileFacts } from './model/facts.ts';
import { buildContexts, type SidebarContext } from './model/sidebars.ts';
import { buildTree } from './model/tree.ts';
import type { Page, Placement, Site, SiteSettings } from './site.ts';
import { withoutUndefined } from './values/json.ts';
import { groupBy } from './values/lists.ts';
import type { Navigation } from './values/navigation.ts';
import { routeOf } from './values/paths.ts';
import type { SiteFacts } from './values/site-facts.ts';

/** Builds the model: the tree, a sidebar for each context, and every page with its placements. */
export function buildModel(input: SiteFacts): Site {
  const { expansion, links, base } = input;
  const factsByRoute = collectPageFacts(input);
  const tree = buildTree(expansion.navigation, links, factsByRoute);
  const contexts = buildContexts(tree, factsByRoute);
  const counterparts = pairCounterparts(tree.root, contexts, factsByRoute);
  return {
    version: 1,
    site: createSiteSettings(expansion.navigation, base),
    tree: tree.root,
    sidebars: contexts.map(({ sidebar }) => sidebar),
    counterparts,
    pages: buildPages(input, contexts, factsByRoute),
  };
}

function createSiteSettings(
  { siteName, eyebrows, drilldown, iconLibrary, redirects, host, banner }: Navigation,
  base: string,
): SiteSettings {
  return {
    name: siteName,
    base,
    eyebrows,
    drilldown: drilldown ?? null,
    icons: { library: iconLibrary ?? 'fontawesome' },
    redirects: redirects.map(({ source, destination, permanent }) => ({
      source: source.text,
      destination: destination.text,
      permanent,
    })),
    ...withoutUndefined({ host, banner }),
  };
}

/**
 * Builds all pages by route: pages of the navigation in its order, then unlisted page files sorted by path.
 *
 * @param factsByRoute Facts of every page that the navigation names.
 */
function buildPages(
  input: SiteFacts,
  contexts: readonly SidebarContext[],
  factsByRoute: ReadonlyMap<string, PageFacts>,
): Record<string, Page> {
  const pages: Record<string, Page> = {};
  const placedFiles = new Set<string | null>();
  const placementsByRoute = groupBy(
    contexts.flatMap((context) => context.placements),
    ({ route }) => route,
  );
  for (const [route, routedPlacements] of placementsByRoute) {
    const pageFacts = factsByRoute.get(route);
    if (pageFacts === undefined) continue;
    pages[route] = createPage(
      pageFacts,
      routedPlacements.map(({ placement }) => placement),
      routedPlacements.some(({ isIndexed }) => isIndexed),
    );
    placedFiles.add(pageFacts.page.file);
  }
  for (const page of input.inventory.pages.values()) {
    // Checked first because computing the route is slower.
    if (placedFiles.has(page.file)) continue;
    const route = routeOf(page.path);
    if (factsByRoute.has(route) || pages[route] !== undefined) continue;
    pages[route] = createPage(pageFileFacts(route, page, input), [], true);
  }
  return pages;
}

/** `hidden` in the page's front matter, true or false, overrides the elements above the page. */
function createPage(
  { page, hidden, isAlwaysIndexed }: PageFacts,
  placements: readonly Placement[],
  hasIndexedPlacement: boolean,
): Page {
  const isHidden = hidden || !(hasIndexedPlacement || isAlwaysIndexed === true);
  return isHidden ? { ...page, hidden: true, placements } : { ...page, placements };
}
