import type { Inventory, PageFile } from '../values/inventory.ts';
import { routeOf } from '../values/paths.ts';
import type { Page } from '../values/site.ts';
import type { BuiltModel } from './built-model.ts';
import type { PageFacts } from './facts.ts';
import type { ModelInput } from './input.ts';
import { keep, type ModelMemory } from './keep.ts';
import { factsOfPageFile } from './page-facts.ts';
import { pageOf } from './page-of.ts';

/** What pages without a place are made from. */
export interface UnlistedInput {
  readonly input: ModelInput;
  /** Facts of what the navigation names, pages of kept sections apart, by route. */
  readonly placed: ReadonlyMap<string, PageFacts>;
  /** The facts of every page. Takes those of pages without a place. */
  readonly facts: Map<string, PageFacts>;
  readonly memory: ModelMemory | undefined;
}

/**
 * Adds the pages that no entry names, in the order of their paths.
 *
 * @param pages Those that have a place. Takes the others.
 * @param listed The same in a list, which is walked faster. Default: made of them.
 * @returns Their routes.
 */
export function addUnlisted(
  from: UnlistedInput,
  pages: Record<string, Page>,
  listed: readonly Page[] = Object.values(pages),
): readonly string[] {
  const files = new Set<string | null>();
  for (const { file } of listed) files.add(file);
  const unlisted: string[] = [];
  for (const file of from.input.inventory.pages.values()) {
    // Making its address takes longer.
    if (files.has(file.file)) continue;
    const route = routeOf(file.path);
    if (from.placed.has(route) || pages[route] !== undefined) continue;
    pages[route] = unlistedPage(route, file, from);
    unlisted.push(route);
  }
  return unlisted;
}

/**
 * The same after an edit that left page files as they were.
 *
 * @param pages Those that have a place. Takes the others, if they can be told.
 * @param touched Routes of pages whose places may be others than before.
 * @returns Undefined where it takes a look at every file to tell them: something else has, or had, the address of one.
 */
export function addUnlistedAfter(
  from: UnlistedInput,
  pages: Record<string, Page>,
  before: BuiltModel,
  touched: ReadonlySet<string>,
): readonly string[] | undefined {
  const known = filesByRoute(from);
  const added: string[] = [];
  let isFewer = false;
  for (const route of touched) {
    const earlier = before.site.pages[route];
    const now = pages[route];
    const wasPlaced = earlier !== undefined && earlier.placements.length > 0;
    if (now !== undefined) {
      if (now.file !== (earlier?.file ?? null)) return undefined;
      isFewer ||= !wasPlaced;
    } else if (wasPlaced) {
      const file = known.get(route);
      if (file?.file !== (earlier.file ?? undefined)) return undefined;
      if (file === undefined) continue;
      // As an endpoint's page it may have this address.
      if (pages[`/${file.path}`] !== undefined) return undefined;
      added.push(route);
    }
  }
  let routes = before.unlisted;
  if (isFewer) routes = routes.filter((route) => pages[route] === undefined);
  if (added.length > 0) {
    const ranks = new Map([...known.keys()].map((route, rank) => [route, rank]));
    routes = [...routes, ...added].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
  for (const route of routes) {
    const earlier = before.site.pages[route] as Page;
    pages[route] = earlier.placements.length === 0 ? earlier : unlistedPage(route, known.get(route) as PageFile, from);
  }
  return routes;
}

/** The file that has each address if no entry names it, in the order of paths. */
function filesByRoute({ input: { inventory }, memory }: UnlistedInput): ReadonlyMap<string, PageFile> {
  return keep(memory, inventory, [], () => firstFiles(inventory));
}

function firstFiles({ pages }: Inventory): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const file of pages.values()) {
    const route = routeOf(file.path);
    if (!files.has(route)) files.set(route, file);
  }
  return files;
}

function unlistedPage(route: string, file: PageFile, { input, facts, memory }: UnlistedInput): Page {
  const own = factsOfPageFile(route, file, input, memory);
  facts.set(route, own);
  return keep(memory, own, [], () => pageOf(own, []));
}
