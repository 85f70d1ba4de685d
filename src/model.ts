import type { PageBody } from './bodies/facts.ts';
import { pairCounterparts } from './model/counterparts.ts';
import { factsOfFile, factsOfOperation, factsOfPath, type PageFacts } from './model/facts.ts';
import { withFacts } from './model/renew.ts';
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

/** A model, and what it was made of. */
export interface BuiltModel {
  readonly site: Site;
  readonly input: ModelInput;
  /** Of every page, by route. */
  readonly facts: ReadonlyMap<string, PageFacts>;
}

/**
 * Builds the model: the tree, a sidebar for each context, and every page with its places.
 *
 * @param before A model of the same site: what would be the same is taken over. Default: nothing is.
 */
export function buildModel(input: ModelInput, before?: BuiltModel): BuiltModel {
  return (before === undefined ? undefined : renewModel(input, before)) ?? buildAll(input);
}

function buildAll(input: ModelInput): BuiltModel {
  const { expansion, links, inventory, base, bodies } = input;
  const { navigation, pageOperations } = expansion;
  const facts = placedFacts(input);
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
  const site: Site = {
    version: 1,
    site: settingsOf(navigation, base),
    tree: tree.root,
    sidebars,
    counterparts: counterparts.tables,
    pages,
  };
  return { site, input, facts };
}

/** The model where nothing but what pages say of themselves has changed; undefined where more has. */
function renewModel(input: ModelInput, before: BuiltModel): BuiltModel | undefined {
  const { inventory, expansion, bodies } = input;
  if (before.input.expansion !== expansion || before.input.links !== input.links) return undefined;
  const changed = changedPages(input, before.input);
  const placed = placedFacts(input, new Set(changed.map(({ path }) => routeOf(path))));
  const now = new Map<string, PageFacts>();
  for (const page of changed) {
    const route = routeOf(page.path);
    const known = before.facts.get(route);
    // Another file has the address: nothing of this one is in the model.
    if (known?.file !== page.file) continue;
    const operation = expansion.pageOperations.get(page.path);
    const facts = placed.get(route) ?? factsOfFile(route, page, operation, bodies.get(page.file)?.title);
    if (facts.hidden !== known.hidden) return undefined;
    now.set(route, facts);
  }
  if (now.size === 0) return { ...before, input };
  const pages = { ...before.site.pages };
  for (const [route, facts] of now) pages[route] = pageOf(facts, pages[route]?.placements ?? []);
  const site = { ...before.site, ...withFacts(before.site, now), pages };
  return { site, input, facts: new Map([...before.facts, ...now]) };

  function changedPages(one: ModelInput, other: ModelInput): PageFile[] {
    const titleOf = ({ bodies: read }: ModelInput, { file }: PageFile): string | undefined => read.get(file)?.title;
    return [...inventory.pages.values()].filter(
      (page) => other.inventory.pages.get(page.path) !== page || titleOf(one, page) !== titleOf(other, page),
    );
  }
}

/**
 * The facts of every page that the navigation names, by route; where two claim one route, the first has it.
 *
 * @param only Routes of pages that are asked for. Default: all.
 */
function placedFacts(
  { links, inventory, expansion, bodies }: ModelInput,
  only?: ReadonlySet<string>,
): Map<string, PageFacts> {
  const facts = new Map<string, PageFacts>();
  for (const target of [...links.roots.values(), ...links.entries.values()]) {
    if (target.kind === 'endpoint' || only?.has(target.route) === false) continue;
    const { route } = target;
    const path = target.kind === 'operation' ? target.page : target.file && target.path;
    const page = path === undefined ? undefined : inventory.pages.get(path);
    const known = facts.get(route);
    if (known !== undefined && (known.missing !== true || page === undefined)) continue;
    facts.set(route, factsOf(target, page, expansion.pageOperations, bodies));
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
