import { editionOf, isCommon, isTelling } from '../config/editions.ts';
import { editDistance, nearestWithin, numbersOf, slipsOfAddress } from '../config/nearest.ts';
import type { LinkLookup } from '../links/lookup.ts';
import { retarget } from '../links/retarget.ts';
import type { DeadAddress, Meant } from '../values/links.ts';
import { groupBy } from '../values/lists.ts';
import { foldCase, folderOf, lastStep, pathOfAddress, routeOf } from '../values/paths.ts';
import { isSurelyMoved } from './moved-pages.ts';

/** What may be meant by an address that leads nowhere: at most two routes, best first. */
export interface RouteSuggestions extends Omit<Meant, 'nearest' | 'targets'> {
  readonly routes: readonly string[];
}

const most = 2;
/** How many pages are compared with letter by letter, over all suggestions of a run. */
const comparisons = 300_000;

function slipsOfLastStep(route: string): number {
  return slipsOfAddress(lastStep(route));
}

/** Finds the pages that dead links may mean; none rather than a wrong one. Built when the first link is dead. */
export class RouteSuggester {
  readonly #routes: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #byCase: ReadonlyMap<string, readonly string[]>;
  readonly #byName: ReadonlyMap<string, readonly string[]>;
  readonly #nearest = nearestWithin(comparisons, slipsOfLastStep);

  /** @param routes Those of every page, generated ones too. */
  constructor(routes: Iterable<string>) {
    this.#routes = [...routes];
    this.#known = new Set(this.#routes);
    this.#byCase = groupBy(this.#routes, foldCase);
    this.#byName = groupBy(this.#routes, (route) => lastStep(route).toLowerCase());
  }

  /**
   * @param path What was looked for, with or without a slash before it.
   * @param from Routes of the pages that show the link, which does not mean them; none if it is on no page.
   * @param moved Route of the page that history says it was renamed to.
   */
  suggest(path: string, from: readonly string[], moved?: string): RouteSuggestions {
    const route = `/${path.replace(/^\/+|\.mdx?$/g, '').trim()}`;
    const isOther = (one: string): boolean => !from.includes(one);
    const inCase = (this.#byCase.get(foldCase(route)) ?? []).filter(isOther);
    if (inCase.length > 0) {
      return { routes: inCase.slice(0, most), isCase: inCase[0] !== route, isSure: inCase.length === 1 };
    }
    const now = moved !== undefined && isOther(moved) ? moved : undefined;
    const sameName = this.#byName.get(lastStep(now ?? '').toLowerCase());
    if (now !== undefined && isSurelyMoved(route, now, sameName, sharedEdition(from))) {
      return { routes: [now], isCase: false, isSure: true, isMoved: true };
    }
    const own = now === undefined ? undefined : this.#counterpart(now, from[0] ?? '/');
    const found = sameEdition(this.#alike(route, from[0] ?? '/'), route, from[0] ?? '/').filter(isOther);
    const routes = [...new Set([own ?? [], now ?? [], found].flat())].slice(0, most);
    return { routes, isCase: false, isSure: false, isMoved: routes.length === 1 && routes[0] === now };
  }

  /** Pages that a route resembles in the first way that finds any. */
  #alike(route: string, from: string): readonly string[] {
    const shorter = this.#shorter(route);
    if (shorter.length > 0) return shorter;
    const near = this.#near(route);
    return near.length > 0 ? near : this.#moved(route, from);
  }

  /** The page without the first folder of a route, which may be the path that the site is served under. */
  #shorter(route: string): string[] {
    const shorter = `/${route.split('/').slice(2).join('/')}`;
    return shorter !== '/' && this.#known.has(shorter) ? [shorter] : [];
  }

  /** The page in the language and version of another one that is the same as a page of others. */
  #counterpart(route: string, from: string): string | undefined {
    // A language's own first page is at the address of its folder.
    const [theirs = [], own = []] = [editionOf(route), editionOf(from) || editionOf(`${from}/`)].map(stepsOf);
    if (own.length === 0 || String(theirs) === String(own)) return undefined;
    const path = stepsOf(route).filter((step) => !theirs.includes(step.toLowerCase()));
    return this.#byCase.get(foldCase(`/${[...own, ...path].join('/')}`))?.find((found) => found !== route);
  }

  /** Routes that differ by a slip of the hand, the likeliest first. */
  #near(route: string): string[] {
    const found = this.#nearest(route, this.#routes, Number.POSITIVE_INFINITY);
    const costOf = (one: string): number =>
      editDistance(route.toLowerCase(), one.toLowerCase(), slipsOfLastStep(route));
    const near = found.filter((one) => numbersOf(one) === numbersOf(route));
    const [least] = near.map(costOf);
    return near.filter((one) => costOf(one) === least);
  }

  /**
   * Pages of the same name elsewhere; of a name that many have, those in a folder of the same name; of a short one, the
   * only one that stands deeper in the same folder.
   */
  #moved(route: string, from: string): readonly string[] {
    const name = lastStep(route).toLowerCase();
    const same = this.#byName.get(name) ?? [];
    const folder = lastStep(folderOf(route)).toLowerCase();
    const close = folder === '' ? [] : same.filter((one) => lastStep(folderOf(one)).toLowerCase() === folder);
    if (close.length > 0) return close;
    if (isTelling(name)) return same;
    const deeper = isCommon(name) ? [] : same.filter((candidate) => isDeeper(candidate, folderOf(route).toLowerCase()));
    return deeper.length === 1 && sameEdition(deeper, route, from).length === 1 ? deeper : [];
  }
}

/** True for a route below a folder other than the root. */
function isDeeper(route: string, folder: string): boolean {
  return folder !== '' && route.toLowerCase().startsWith(`${folder}/`);
}

/** Those of the language and version of the address or of the page it is on; another one's only if it is alone. */
function sameEdition(routes: readonly string[], route: string, from: string): readonly string[] {
  for (const edition of [editionOf(route), editionOf(from)]) {
    const own = routes.filter((one) => editionOf(one) === edition);
    if (own.length > 0) return own.length <= most ? own : [];
  }
  return routes.length === 1 ? routes : [];
}

/** The language and version of all of some pages; undefined if they differ. */
function sharedEdition(pages: readonly string[]): string | undefined {
  const editions = new Set(pages.map((page) => editionOf(`${page}/`)));
  return editions.size === 1 ? [...editions][0] : undefined;
}

function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}

/**
 * Answers for addresses that lead to no page, wherever they stand.
 *
 * @param moved Where history says that pages have gone: see `movedPages`.
 */
export function meantPages(
  { allRoutes, base }: Pick<LinkLookup, 'allRoutes' | 'base'>,
  moved: ReadonlyMap<string, string>,
): (address: Pick<DeadAddress, 'text' | 'path' | 'from'>) => Meant {
  const suggester = new RouteSuggester(allRoutes);
  return ({ text, path, from }) => {
    const now = moved.get(pathOfAddress(path));
    const { routes, ...known } = suggester.suggest(path, from, now === undefined ? undefined : routeOf(now));
    // From each page that shows it, a relative address looks for another one: no single text is right for all of them.
    const isShared = from.length > 1 && !text.trim().startsWith('/');
    const targets = isShared ? [] : routes.flatMap((route) => retarget(text, path, route, base) ?? []);
    return { ...known, nearest: routes, targets, isSure: known.isSure && targets.length === 1 };
  };
}
