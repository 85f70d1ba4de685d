import { editionOf, isCommon, isOperation, isTelling, versionsOf } from '../schema/editions.ts';
import { editDistance, hasSameNumbers, isSlip, slipsOfAddress } from '../schema/nearest.ts';
import { foldCase } from '../values/paths.ts';

/** What may be meant by an address that leads nowhere: at most two routes, best first. */
export interface RouteSuggestions {
  readonly routes: readonly string[];
  /** True where the address differs from the route in letter case alone. */
  readonly isCase: boolean;
  /** True for one route of which there is no doubt. */
  readonly isSure: boolean;
  /** True where history says that the page was renamed to it. */
  readonly isMoved?: boolean;
}

const most = 2;
/** How many pages are compared with letter by letter, over all suggestions of a run. */
const comparisons = 300_000;
/** Finds the pages that dead links may mean; none rather than a wrong one. Built when the first link is dead. */
export class RouteSuggester {
  readonly #routes: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #byCase = new Map<string, string>();
  readonly #byName = new Map<string, string[]>();
  #left = comparisons;
  #names: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  #folders: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  /** @param routes Those of every page, generated ones too. */
  constructor(routes: Iterable<string>) {
    this.#routes = [...routes];
    this.#known = new Set(this.#routes);
    for (const route of this.#routes) {
      this.#byCase.set(foldCase(route), route);
      const name = nameOf(route).toLowerCase();
      const same = this.#byName.get(name);
      if (same === undefined) this.#byName.set(name, [route]);
      else same.push(route);
    }
  }

  /**
   * @param path What was looked for, with or without a slash before it.
   * @param from Route of the page that the link stands on; `/` where it stands on none.
   * @param moved Route of the page that history says it was renamed to.
   */
  suggest(path: string, from: string, moved?: string): RouteSuggestions {
    const route = `/${path.replace(/^\/+|\.mdx?$/g, '').trim()}`;
    const sameCase = this.#byCase.get(foldCase(route));
    if (sameCase !== undefined) return { routes: [sameCase], isCase: sameCase !== route, isSure: true };
    if (moved !== undefined) {
      // Git takes one of two alike for the page that was moved; a page links within its own language and version.
      const own = this.#counterpart(moved, from);
      if (own !== undefined) return { routes: [own, moved], isCase: false, isSure: false };
      // What was put away under an older version has something newer in its place.
      if (entersVersion(moved, route, from)) return { routes: [moved], isCase: false, isSure: false };
      return { routes: [moved], isCase: false, isSure: true, isMoved: true };
    }
    const shorter = `/${route.split('/').slice(2).join('/')}`;
    if (shorter !== '/' && this.#known.has(shorter)) {
      // It may as well be the path that the site is served under.
      return { routes: [shorter], isCase: false, isSure: false };
    }
    const found = [this.#near(route), this.#moved(route, from)].find((routes) => routes.length > 0) ?? [];
    const routes = sameEdition(found, route, from).slice(0, most);
    const [only = '', another] = found;
    const isSure =
      another === undefined &&
      isMeant(route, routes[0]) &&
      !this.#areTwins(route, only) &&
      !this.#isFolder(route, only);
    return { routes, isCase: false, isSure };
  }

  /**
   * True where the name of a route is that of a folder elsewhere, which may be meant as well as the only page of that
   * name. A page that stands in a folder of the same name, too, is meant.
   */
  #isFolder(route: string, only: string): boolean {
    if (folderOf(route) !== '' && folderOf(route) === folderOf(only)) return false;
    this.#folders ??= foldersByName(this.#routes);
    const folders = this.#folders.get(nameOf(route).toLowerCase()) ?? new Set();
    return [...folders].some((folder) => folder !== only.toLowerCase());
  }

  /**
   * True where two routes stand in folders that tell of the same things: another page of the one has its name in the
   * other too. A page that only one of them has was not moved there.
   */
  #areTwins(route: string, other: string): boolean {
    const [own, found] = [parentOf(route), parentOf(other)];
    if (own === found) return false;
    this.#names ??= namesByFolder(this.#routes);
    const names = this.#names.get(own);
    return [...(this.#names.get(found) ?? [])].some((name) => names?.has(name) === true && !isCommon(name));
  }

  /** The page in the language and version of another one that is the same as a page of others. */
  #counterpart(route: string, from: string): string | undefined {
    // A language's own first page stands at the address of its folder.
    const [theirs = [], own = []] = [editionOf(route), editionOf(from) || editionOf(`${from}/`)].map(stepsOf);
    if (own.length === 0 || String(theirs) === String(own)) return undefined;
    const path = stepsOf(route).filter((step) => !theirs.includes(step.toLowerCase()));
    const found = this.#byCase.get(foldCase(`/${[...own, ...path].join('/')}`));
    return found === route ? undefined : found;
  }

  /** Routes that differ by a slip of the hand, the likeliest first. */
  #near(route: string): string[] {
    const limit = slipsOfAddress(nameOf(route));
    const lower = route.toLowerCase();
    const found: { candidate: string; cost: number }[] = [];
    for (const candidate of this.#routes) {
      if (Math.abs(candidate.length - route.length) > limit) continue;
      if (this.#left-- <= 0) break;
      const cost = editDistance(lower, candidate.toLowerCase(), limit);
      if (cost <= limit && hasSameNumbers(candidate, route)) found.push({ candidate, cost });
    }
    const [best] = found.sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1));
    return found.filter(({ cost }) => cost === best?.cost).map(({ candidate }) => candidate);
  }

  /**
   * Pages of the same name elsewhere; of a name that many have, those in a folder of the same name; of a short one, the
   * only one that stands deeper in the same folder.
   */
  #moved(route: string, from: string): string[] {
    const name = nameOf(route).toLowerCase();
    const same = this.#byName.get(name) ?? [];
    const close = same.filter((candidate) => folderOf(candidate) === folderOf(route) && folderOf(route) !== '');
    if (close.length > 0) return close;
    if (isTelling(name)) return same;
    const deeper = isCommon(name) ? [] : same.filter((candidate) => isDeeper(candidate, parentOf(route)));
    return deeper.length === 1 && sameEdition(deeper, route, from).length === 1 ? deeper : [];
  }
}

/** True for the only page that a route resembles: a slip in its name, or the same telling name in the same edition. */
function isMeant(route: string, only: string | undefined): boolean {
  if (only === undefined || editionOf(only) !== editionOf(route)) return false;
  const [name, other] = [nameOf(route).toLowerCase(), nameOf(only).toLowerCase()];
  if (name === other) return isTelling(name) && (!isOperation(name) || folderOf(route) === folderOf(only));
  // One letter is a slip for any other, and for the root of the site.
  if (name.length < 2 || other.length < 2) return false;
  return parentOf(route) === parentOf(only) && isSlip(name, other) && !isPlural(name, other);
}

/** True for one thing and several: `get-key` and `get-keys` are two pages of a reference. */
function isPlural(name: string, other: string): boolean {
  return name === `${other}s` || other === `${name}s`;
}

/** True for a route below a folder other than the root. */
function isDeeper(route: string, folder: string): boolean {
  return folder !== '' && route.toLowerCase().startsWith(`${folder}/`);
}

function parentOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/')).toLowerCase();
}

/** Those of the language and version of the address or of the page it stands on; another one's only if it is alone. */
function sameEdition(routes: readonly string[], route: string, from: string): readonly string[] {
  for (const edition of [editionOf(route), editionOf(from)]) {
    const own = routes.filter((one) => editionOf(one) === edition);
    if (own.length > 0) return own.length <= most ? own : [];
  }
  return routes.length === 1 ? routes : [];
}

/** The names of the pages of each folder, in lower case. */
function namesByFolder(routes: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const route of routes) {
    const folder = parentOf(route);
    const known = names.get(folder) ?? new Set();
    names.set(folder, known.add(nameOf(route).toLowerCase()));
  }
  return names;
}

/** The folders of the pages, by their own names, in lower case. */
function foldersByName(routes: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const route of routes) {
    for (let folder = parentOf(route); folder !== ''; folder = parentOf(folder)) {
      const known = folders.get(nameOf(folder)) ?? new Set();
      // Those above it are known, too.
      if (known.has(folder)) break;
      folders.set(nameOf(folder), known.add(folder));
    }
  }
  return folders;
}

/** True for a page in the folder of a version that neither an address nor the page it stands on names. */
function entersVersion(page: string, route: string, from: string): boolean {
  const known = new Set([...versionsOf(route), ...versionsOf(`${from}/`)]);
  return versionsOf(page).some((version) => !known.has(version));
}

function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}

function nameOf(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

/** Name of the folder that a route stands in. */
function folderOf(route: string): string {
  return route.split('/').at(-2)?.toLowerCase() ?? '';
}
