import type { PageBody } from './bodies/facts.ts';
import { pairCounterparts } from './model/counterparts.ts';
import { factsOfFile, factsOfOperation, factsOfPath, type PageFacts } from './model/facts.ts';
import { buildContexts } from './model/sidebars.ts';
import { buildTree } from './model/tree.ts';
import { generator } from './openapi/page-file.ts';
import type { Expansion } from './values/endpoints.ts';
import type { Inventory, PageFile } from './values/inventory.ts';
import type { Links, OperationTarget, PageTarget } from './values/links.ts';
import type { Navigation } from './values/navigation.ts';
import { routeOf } from './values/paths.ts';
import type { Page, Placement, Site, SiteSettings } from './values/site.ts';

/** What the phases before this one found out. */
export interface ModelInput {
  readonly expansion: Expansion;
  readonly links: Links;
  readonly inventory: Inventory;
  readonly base: string;
  /** What the bodies of pages say, by file; empty where they were not read. */
  readonly bodies: ReadonlyMap<string, PageBody>;
}

/** Builds the model: the tree, a sidebar for each context, and every page with its places. */
export function buildModel({ expansion, links, inventory, base, bodies }: ModelInput): Site {
  const { navigation, pageOperations } = expansion;
  const facts = placedFacts(links, inventory, pageOperations, bodies);
  const tree = buildTree(navigation, links, facts);
  const { sidebars, places } = buildContexts(tree, facts);
  const counterparts = pairCounterparts(tree.root, places, (route) => facts.get(route)?.missing !== true);

  const placements = new Map<string, Placement[]>();
  for (const place of places) {
    const rows = counterparts.rowsOf(place);
    if (rows.length > 0) place.placement.counterparts = rows;
    const own = placements.get(place.route);
    if (own === undefined) placements.set(place.route, [place.placement]);
    else own.push(place.placement);
  }

  const pages: Record<string, Page> = {};
  for (const [route, own] of placements) pages[route] = pageOf(facts.get(route) as PageFacts, own);
  for (const file of inventory.pages.values()) {
    const route = routeOf(file.path);
    if (facts.has(route)) continue;
    const unlisted = factsOfFile(route, file, pageOperations.get(file.path), bodies.get(file.file)?.title);
    facts.set(route, unlisted);
    pages[route] = pageOf(unlisted, []);
  }
  return {
    version: 1,
    site: settingsOf(navigation, base),
    tree: tree.root,
    sidebars,
    counterparts: counterparts.tables,
    pages,
  };
}

/** The facts of every page that the navigation names, by route; where two claim one route, the first has it. */
function placedFacts(
  links: Links,
  { pages }: Inventory,
  pageOperations: Expansion['pageOperations'],
  bodies: ModelInput['bodies'],
): Map<string, PageFacts> {
  const facts = new Map<string, PageFacts>();
  for (const target of [...links.roots.values(), ...links.entries.values()]) {
    if (target.kind === 'endpoint') continue;
    const { route } = target;
    const path = target.kind === 'operation' ? target.page : target.file && target.path;
    const page = path === undefined ? undefined : pages.get(path);
    const known = facts.get(route);
    if (known !== undefined && (known.missing !== true || page === undefined)) continue;
    facts.set(route, factsOf(target, page, pageOperations, bodies));
  }
  return facts;
}

function factsOf(
  target: PageTarget | OperationTarget,
  page: PageFile | undefined,
  pageOperations: Expansion['pageOperations'],
  bodies: ModelInput['bodies'],
): PageFacts {
  const { route } = target;
  const heading = page && bodies.get(page.file)?.title;
  if (target.kind === 'operation') {
    if (page === undefined) return factsOfOperation(route, target.operation);
    // A file that was written from the specification says nothing that the specification does not say better.
    const isOwn = page.frontMatter.generated === generator;
    return isOwn
      ? { ...factsOfOperation(route, target.operation), file: page.file }
      : factsOfFile(route, page, target.operation, heading);
  }
  if (page === undefined) return factsOfPath(route, target.path, target.provided);
  return factsOfFile(route, page, pageOperations.get(page.path), heading);
}

function pageOf({ label: _, hidden, ...facts }: PageFacts, placements: readonly Placement[]): Page {
  const concealed = hidden || (placements.length > 0 && placements.every((placement) => placement.hidden === true));
  return { ...facts, ...(concealed ? { hidden: true } : {}), placements };
}

function settingsOf(
  { siteName, eyebrows, drilldown, redirects, host, banner }: Navigation,
  base: string,
): SiteSettings {
  return {
    name: siteName,
    base,
    eyebrows,
    drilldown: drilldown ?? null,
    redirects: redirects.map(({ source, destination, permanent }) => ({
      source: source.text,
      destination: destination.text,
      permanent,
    })),
    ...(host === undefined ? {} : { host }),
    ...(banner === undefined ? {} : { banner }),
  };
}
