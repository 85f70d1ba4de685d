import { editionOf, isCommon, isTelling } from '../config/editions.ts';
import { editDistance, nearestWithin, numbersOf, slipsOfAddress } from '../config/nearest.ts';
import type { LinkLookup } from '../links/lookup.ts';
import { retarget } from '../links/retarget.ts';
import type { DeadAddress, Meant } from '../values/links.ts';
import { groupBy } from '../values/lists.ts';
import { foldCase, folderOf, lastStep, pathOfAddress, routeOf } from '../values/paths.ts';
import { isSurelyMoved } from './moved-pages.ts';

/** Suggested routes for a dead link: at most two, best first. */
export interface RouteSuggestions extends Omit<Meant, 'nearest' | 'targets'> {
  readonly routes: readonly string[];
}

const most = 2;
/** Maximum number of edit-distance comparisons in a run. */
const comparisons = 300_000;

function slipsOfLastStep(route: string): number {
  return slipsOfAddress(lastStep(route));
}

/** Suggests pages for dead links. Prefers no suggestion to a wrong one. Built lazily for the first dead link. */
export class RouteSuggester {
  readonly #routes: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #byCase: ReadonlyMap<string, readonly string[]>;
  readonly #byName: ReadonlyMap<string, readonly string[]>;
  readonly #nearest = nearestWithin(comparisons, slipsOfLastStep);

  /** @param routes Routes of all pages, including generated ones. */
  constructor(routes: Iterable<string>) {
    this.#routes = [...routes];
    this.#known = new Set(this.#routes);
    this.#byCase = groupBy(this.#routes, foldCase);
    this.#byName = groupBy(this.#routes, (route) => lastStep(route).toLowerCase());
  }

  /**
   * @param path Target of the link, with or without a leading slash.
   * @param from Routes of the pages that contain the link, which are never suggested; empty if it is in no page.
   * @param moved Route that the page was renamed to, according to the Git history.
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

  /** Pages similar to a route. Tries a missing base path, then typos, then pages that moved. */
  #alike(route: string, from: string): readonly string[] {
    const shorter = this.#shorter(route);
    if (shorter.length > 0) return shorter;
    const near = this.#near(route);
    return near.length > 0 ? near : this.#moved(route, from);
  }

  /** The page without the first segment of a route, which may be the site's base path. */
  #shorter(route: string): string[] {
    const shorter = `/${route.split('/').slice(2).join('/')}`;
    return shorter !== '/' && this.#known.has(shorter) ? [shorter] : [];
  }

  /** The same page in the language and version of the page that contains the link. */
  #counterpart(route: string, from: string): string | undefined {
    // The first page of a language has the route of its folder: `/fr`.
    const [theirs = [], own = []] = [editionOf(route), editionOf(from) || editionOf(`${from}/`)].map(stepsOf);
    if (own.length === 0 || String(theirs) === String(own)) return undefined;
    const path = stepsOf(route).filter((step) => !theirs.includes(step.toLowerCase()));
    return this.#byCase.get(foldCase(`/${[...own, ...path].join('/')}`))?.find((found) => found !== route);
  }

  /** Routes that differ by a typo and have the smallest edit distance. */
  #near(route: string): string[] {
    const found = this.#nearest(route, this.#routes, Number.POSITIVE_INFINITY);
    const costOf = (one: string): number =>
      editDistance(route.toLowerCase(), one.toLowerCase(), slipsOfLastStep(route));
    const near = found.filter((one) => numbersOf(one) === numbersOf(route));
    const [least] = near.map(costOf);
    return near.filter((one) => costOf(one) === least);
  }

  /**
   * Pages of the same name in other folders. Those whose folder has the same name come first. A common name counts only
   * if exactly one page has it deeper in the same folder.
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

/** True for a route below a folder that is not the root. */
function isDeeper(route: string, folder: string): boolean {
  return folder !== '' && route.toLowerCase().startsWith(`${folder}/`);
}

/**
 * Keeps routes of the same language and version as the link, else as its page. A route of another edition is kept only
 * if it is the single candidate.
 */
function sameEdition(routes: readonly string[], route: string, from: string): readonly string[] {
  for (const edition of [editionOf(route), editionOf(from)]) {
    const own = routes.filter((one) => editionOf(one) === edition);
    if (own.length > 0) return own.length <= most ? own : [];
  }
  return routes.length === 1 ? routes : [];
}

/** The edition (language and version) that all pages share; `undefined` if they differ. */
function sharedEdition(pages: readonly string[]): string | undefined {
  const editions = new Set(pages.map((page) => editionOf(`${page}/`)));
  return editions.size === 1 ? [...editions][0] : undefined;
}

function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}

/**
 * Returns a function that suggests targets for dead links.
 *
 * @param moved Renamed pages from `movedPages`.
 */
export function meantPages(
  { allRoutes, base }: Pick<LinkLookup, 'allRoutes' | 'base'>,
  moved: ReadonlyMap<string, string>,
): (address: Pick<DeadAddress, 'text' | 'path' | 'from'>) => Meant {
  const suggester = new RouteSuggester(allRoutes);
  return ({ text, path, from }) => {
    const now = moved.get(pathOfAddress(path));
    const { routes, ...known } = suggester.suggest(path, from, now === undefined ? undefined : routeOf(now));
    // A relative link that several pages contain resolves differently on each, so no single target is right.
    const isShared = from.length > 1 && !text.trim().startsWith('/');
    const targets = isShared ? [] : routes.flatMap((route) => retarget(text, path, route, base) ?? []);
    return { ...known, nearest: routes, targets, isSure: known.isSure && targets.length === 1 };
  };
}
