import { routeOf } from '../values/paths.ts';
import type { Page, Placement } from '../values/site.ts';
import type { BuiltModel } from './built-model.ts';
import type { PageFacts } from './facts.ts';
import type { ModelInput } from './input.ts';
import { keep, type ModelMemory } from './keep.ts';
import { factsOfPageFile } from './page-facts.ts';
import type { ContextPart } from './sidebars.ts';

/** What the pages of a model are made from. */
export interface PagesInput {
  readonly input: ModelInput;
  readonly contexts: readonly ContextPart[];
  /** Facts of what the navigation names, pages of kept sections apart, by route. */
  readonly placed: ReadonlyMap<string, PageFacts>;
  /** The facts of every page. Takes those of pages without a place. */
  readonly facts: Map<string, PageFacts>;
  readonly memory: ModelMemory | undefined;
}

/** Pages by route: those that have a place, in order, and then the others. */
export interface Pages {
  readonly pages: Record<string, Page>;
  /** Routes of those without a place. */
  readonly unlisted: readonly string[];
  /** The navigation names a page where readers do not come: a tab in a group, say. */
  readonly hasUnplaced: boolean;
}

/**
 * Every page with its places.
 *
 * @param before A model whose pages are taken over where no context that they are in is another one. Default: none are.
 * @param others Routes of pages that have other counterparts than in that model.
 */
export function makePages(from: PagesInput, before?: BuiltModel, others: ReadonlySet<string> = none): Pages {
  const { contexts, facts, memory } = from;
  const pages: Record<string, Page> = {};
  if (before === undefined) {
    for (const [route, own] of placementsOf(contexts)) pages[route] = make(route, own);
    const isUnplaced = memory !== undefined && hasUnplaced(from.placed, pages);
    return { pages, unlisted: addUnlisted(from, pages), hasUnplaced: isUnplaced };
  }
  const touched = new Set([...others, ...touchedRoutes(contexts, before.contexts)]);
  const placements = placementsOf(contexts, touched);
  for (const { places } of contexts) {
    for (const { route } of places) {
      const own = placements.get(route);
      if (own === undefined) pages[route] = before.site.pages[route] as Page;
      else pages[route] ??= make(route, own);
    }
  }
  const isUnplaced = hasUnplaced(from.placed, pages);
  if (isUnplaced || !isPlacedAsBefore(touched, placements, facts, before))
    return { pages, unlisted: addUnlisted(from, pages), hasUnplaced: isUnplaced };
  for (const route of before.unlisted) pages[route] = before.site.pages[route] as Page;
  return { pages, unlisted: before.unlisted, hasUnplaced: false };

  function make(route: string, own: readonly Placement[]): Page {
    const known = facts.get(route) as PageFacts;
    return keep(memory, known, own, () => pageOf(known, own));
  }
}

const none: ReadonlySet<string> = new Set();

/**
 * The places of each page, in order.
 *
 * @param only Routes of pages that are asked for. Default: all.
 */
function placementsOf(
  contexts: readonly ContextPart[],
  only?: ReadonlySet<string>,
): ReadonlyMap<string, readonly Placement[]> {
  const placements = new Map<string, Placement[]>();
  for (const { places } of contexts) {
    for (const { route, placement } of places) {
      if (only?.has(route) === false) continue;
      const own = placements.get(route);
      if (own === undefined) placements.set(route, [placement]);
      else own.push(placement);
    }
  }
  return placements;
}

/** The routes in contexts that are others than before. */
function touchedRoutes(now: readonly ContextPart[], before: readonly ContextPart[]): string[] {
  const routes: string[] = [];
  for (let index = 0; index < Math.max(now.length, before.length); index++) {
    if (now[index] === before[index]) continue;
    for (const part of [now[index], before[index]]) for (const { route } of part?.places ?? []) routes.push(route);
  }
  return routes;
}

/** True where the same files have no place as before. */
function isPlacedAsBefore(
  touched: ReadonlySet<string>,
  placements: ReadonlyMap<string, unknown>,
  facts: ReadonlyMap<string, PageFacts>,
  before: BuiltModel,
): boolean {
  if (before.hasUnplaced) return false;
  for (const route of touched) {
    const earlier = before.site.pages[route];
    const wasPlaced = earlier !== undefined && earlier.placements.length > 0;
    if (wasPlaced !== placements.has(route)) return false;
    if (wasPlaced && earlier.file !== facts.get(route)?.file) return false;
  }
  return true;
}

function hasUnplaced(placed: ReadonlyMap<string, unknown>, pages: Readonly<Record<string, Page>>): boolean {
  for (const route of placed.keys()) if (pages[route] === undefined) return true;
  return false;
}

function addUnlisted({ input, placed, facts, memory }: PagesInput, pages: Record<string, Page>): string[] {
  const files = new Set<string | null>();
  for (const route in pages) files.add((pages[route] as Page).file);
  const unlisted: string[] = [];
  for (const file of input.inventory.pages.values()) {
    // Making its address takes longer.
    if (files.has(file.file)) continue;
    const route = routeOf(file.path);
    if (placed.has(route) || pages[route] !== undefined) continue;
    const own = factsOfPageFile(route, file, input, memory);
    facts.set(route, own);
    pages[route] = keep(memory, own, [], () => pageOf(own, []));
    unlisted.push(route);
  }
  return unlisted;
}

/** A page of these facts. */
export function pageOf({ label: _, hidden, ...facts }: PageFacts, placements: readonly Placement[]): Page {
  const concealed = hidden || (placements.length > 0 && placements.every((placement) => placement.hidden === true));
  return { ...facts, ...(concealed ? { hidden: true } : {}), placements };
}
