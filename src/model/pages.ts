import type { Page, Placement } from '../values/site.ts';
import type { BuiltModel } from './built-model.ts';
import type { PageFacts } from './facts.ts';
import { keep } from './keep.ts';
import { pageOf } from './page-of.ts';
import type { ContextPart } from './sidebars.ts';
import { addUnlisted, addUnlistedAfter, type UnlistedInput } from './unlisted.ts';

/** What the pages of a model are made from. */
export interface PagesInput extends UnlistedInput {
  readonly contexts: readonly ContextPart[];
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
  if (before === undefined || contexts.every((part, index) => part !== before.contexts[index])) {
    const listed: Page[] = [];
    for (const [route, own] of placementsOf(contexts)) {
      const page = make(route, own);
      pages[route] = page;
      listed.push(page);
    }
    const isUnplaced = memory !== undefined && hasUnplaced(from.placed, pages);
    return { pages, unlisted: addUnlisted(from, pages, listed), hasUnplaced: isUnplaced };
  }
  const touched = new Set([...others, ...touchedRoutes(contexts, before.contexts)]);
  const placements = placementsOf(contextsOf(touched, contexts, before), touched);
  // For their order: those that are touched take their places.
  for (const { places } of contexts) {
    for (const { route } of places) pages[route] = before.site.pages[route] as Page;
  }
  for (const [route, own] of placements) pages[route] = make(route, own);
  const isUnplaced = hasUnplaced(from.placed, pages);
  const isKnown = !isUnplaced && !before.hasUnplaced;
  const unlisted = (isKnown && addUnlistedAfter(from, pages, before, touched)) || addUnlisted(from, pages);
  return { pages, unlisted, hasUnplaced: isUnplaced };

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
  contexts: Iterable<ContextPart>,
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

/** The contexts in which any of these pages have places, in order; they may be contexts of other pages too. */
function contextsOf(
  routes: ReadonlySet<string>,
  contexts: readonly ContextPart[],
  before: BuiltModel,
): readonly ContextPart[] {
  const indexes = new Set<number>();
  for (const [index, part] of contexts.entries()) if (part !== before.contexts[index]) indexes.add(index);
  for (const route of routes) {
    for (const { sidebar } of before.site.pages[route]?.placements ?? []) indexes.add(sidebar);
  }
  return contexts.filter((_, index) => indexes.has(index));
}

function hasUnplaced(placed: ReadonlyMap<string, unknown>, pages: Readonly<Record<string, Page>>): boolean {
  for (const route of placed.keys()) if (pages[route] === undefined) return true;
  return false;
}
