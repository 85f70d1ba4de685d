import { editionOf, languageFolder, withoutLanguageFolders } from '../config/languages.ts';
import { createPathSearch } from '../config/nearest.ts';
import type { LinkLookup } from '../links/lookup.ts';
import { retarget } from '../links/retarget.ts';
import { withoutUndefined } from '../values/json.ts';
import type { BrokenLink, FolderOfLink, TargetSuggestions } from '../values/links.ts';
import { groupBy } from '../values/lists.ts';
import { foldCase, folderOf, lastSegment, pagePathOfUrl, routeOf, withoutNumbersAndIds } from '../values/paths.ts';
import { isConfidentMove } from './moved-pages.ts';

export interface RouteSuggestions extends Omit<TargetSuggestions, 'nearest' | 'targets'> {
  readonly routes: readonly string[];
}

const maxSuggestions = 2;
const maxComparisons = 300_000;

/** Names of pages that many folders have, so that a page with this name elsewhere may be another one. */
const commonNames: ReadonlySet<string> = new Set([
  ...['overview', 'introduction', 'intro', 'quickstart', 'index', 'home', 'welcome', 'get', 'list', 'create', 'update'],
  ...['getting-started', 'installation', 'setup', 'configuration', 'examples', 'example', 'faq', 'changelog', 'api'],
  ...['usage', 'authentication', 'reference', 'delete', 'start', 'guide', 'guides', 'concepts', 'errors'],
]);

/** Suggests pages for broken links. Prefers no suggestion to a wrong one. */
export class RouteSuggester {
  readonly #routes: readonly string[];
  readonly #routeSet: ReadonlySet<string>;
  readonly #byCase: ReadonlyMap<string, readonly string[]>;
  readonly #byNameKey: ReadonlyMap<string, readonly string[]>;
  readonly #byName: ReadonlyMap<string, readonly string[]>;
  readonly #findMisspelled = createPathSearch(maxComparisons);

  constructor(routes: Iterable<string>) {
    this.#routes = [...routes];
    this.#routeSet = new Set(this.#routes);
    this.#byCase = groupBy(this.#routes, foldCase);
    this.#byNameKey = groupBy(this.#routes, nameKey);
    this.#byName = groupBy(this.#routes, nameOf);
  }

  /**
   * @param path Target of the link, with or without a leading slash.
   * @param from Routes of the pages that contain the link, which are suggested only for their own path; empty for a link
   * outside of pages.
   * @param movedTo Route that the page was renamed to, according to the Git history.
   */
  suggest(path: string, from: readonly string[], movedTo?: string): RouteSuggestions {
    const route = `/${path
      .replace(/["'”’]+$/, '')
      .replace(/^\/+|\.mdx?$|(?:\/index)?\.(?:html?|aspx?|php)$/g, '')
      .trim()}`;
    const isOtherPage = (item: string): boolean => !from.includes(item);
    const caseVariants = (this.#byCase.get(foldCase(route)) ?? []).filter(isOtherPage);
    if (caseVariants.length > 0) {
      return {
        routes: caseVariants.slice(0, maxSuggestions),
        isCase: caseVariants[0] !== route,
        isSure: caseVariants.length === 1,
      };
    }
    // A link to the page itself, such as `start.html#install` in `start.mdx`.
    if (from.length === 1 && from[0] === route) return { routes: [route], isCase: false, isSure: false };
    const movedRoute = movedTo !== undefined && isOtherPage(movedTo) ? movedTo : undefined;
    const sameNameRoutes = this.#byName.get(nameOf(movedRoute ?? ''));
    if (movedRoute !== undefined && isConfidentMove(route, movedRoute, sameNameRoutes, sharedEdition(from))) {
      return { routes: [movedRoute], isCase: false, isSure: true, isMoved: true };
    }
    const counterpart = movedRoute === undefined ? undefined : this.#counterpart(movedRoute, from[0] ?? '/');
    const similar = preferSameEdition(this.#similar(route, from[0] ?? '/'), route, from[0] ?? '/').filter(isOtherPage);
    const routes = [...new Set([counterpart ?? [], movedRoute ?? [], similar].flat())].slice(0, maxSuggestions);
    const namesakes = routes.length === 0 ? this.#findNamesakes(route, from[0] ?? '/') : [];
    const folder = routes.length === 0 && namesakes.length === 0 ? this.#findFolder(route, isOtherPage) : undefined;
    const isMoved = routes.length === 1 && routes[0] === movedRoute;
    return {
      routes,
      isCase: false,
      isSure: false,
      isMoved,
      ...(namesakes.length > 0 ? { namesakes } : {}),
      ...withoutUndefined({ folder }),
    };
  }

  /** Finds the folder that a link names, with or without the site's base path, else the folder of its only page. */
  #findFolder(route: string, isOtherPage: (item: string) => boolean): FolderOfLink | undefined {
    const folderRoute = route.replace(/\/(?:index|readme)$/i, '');
    const parentRoute = folderOf(folderRoute);
    for (const folder of [folderRoute, `/${folderRoute.split('/').slice(2).join('/')}`, parentRoute]) {
      if (folder.length < 2) continue;
      const [firstPage, ...otherPages] = this.#routes.filter(
        (item) => item.startsWith(`${folder}/`) && isOtherPage(item),
      );
      if (firstPage === undefined || (folder === parentRoute && otherPages.length > 0)) continue;
      return { path: folder.slice(1), pages: [firstPage, ...otherPages], isTarget: folder !== parentRoute };
    }
    return undefined;
  }

  #similar(route: string, from: string): readonly string[] {
    const routesWithoutBase = this.#withoutBasePath(route);
    if (routesWithoutBase.length > 0) return routesWithoutBase;
    const renamedRoutes = this.#byNameKey.get(nameKey(route)) ?? [];
    if (renamedRoutes.length > 0) return renamedRoutes;
    const misspelledRoutes = this.#findMisspelled(route, this.#routes);
    return misspelledRoutes.length > 0 ? misspelledRoutes : this.#moved(route, from);
  }

  /** Finds the page at a route without its first segment, which may be the site's base path. */
  #withoutBasePath(route: string): string[] {
    const routeWithoutBase = `/${route.split('/').slice(2).join('/')}`;
    return routeWithoutBase !== '/' && this.#routeSet.has(routeWithoutBase) ? [routeWithoutBase] : [];
  }

  #counterpart(route: string, from: string): string | undefined {
    // The first page of a language has the route of its folder: `/fr`.
    const [routeEdition = [], pageEdition = []] = [editionOf(route), editionOf(from) || editionOf(`${from}/`)].map(
      segmentsOf,
    );
    if (pageEdition.length === 0 || String(routeEdition) === String(pageEdition)) return undefined;
    const path = segmentsOf(route).filter((segment) => !routeEdition.includes(segment.toLowerCase()));
    return this.#byCase
      .get(foldCase(`/${[...pageEdition, ...path].join('/')}`))
      ?.find((candidate) => candidate !== route);
  }

  /**
   * Pages with the same name in other folders, numbers before the name and ids after it aside: the pages whose parent
   * folder has the same name too, else the only page in a subfolder of the route's folder, else all. A common page name
   * must have a parent folder with the same name.
   */
  #moved(route: string, from: string): readonly string[] {
    const name = nameOf(route);
    const sameNameRoutes = this.#byName.get(name) ?? [];
    const folder = lastSegment(folderOf(route)).toLowerCase();
    const sameFolderRoutes =
      folder === '' ? [] : sameNameRoutes.filter((item) => lastSegment(folderOf(item)).toLowerCase() === folder);
    if (sameFolderRoutes.length > 0) return sameFolderRoutes;
    if (commonNames.has(name)) return [];
    const deeperRoutes = sameNameRoutes.filter((candidate) => isDeeper(candidate, folderOf(route).toLowerCase()));
    return deeperRoutes.length === 1 && preferSameEdition(deeperRoutes, route, from).length === 1
      ? deeperRoutes
      : sameNameRoutes;
  }

  /**
   * Finds the pages in other folders with the same last segment as a route. The pages nearest to the route come first.
   * Without such a page in the language of the link, returns the translations of the missing page.
   */
  #findNamesakes(route: string, from: string): string[] {
    const sameNameRoutes = this.#byName.get(nameOf(route)) ?? [];
    const routesInLanguage = sameNameRoutes.filter((candidate) => isInLanguage(candidate, route, from));
    const translations = (): readonly string[] => {
      const path = foldCase(withoutLanguageFolders(route));
      return sameNameRoutes.filter((candidate) => foldCase(withoutLanguageFolders(candidate)) === path);
    };
    return (routesInLanguage.length > 0 ? routesInLanguage : translations())
      .map((candidate) => ({ candidate, distance: folderDistance(candidate, route) }))
      .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
      .map(({ candidate }) => candidate);
  }
}

function nameKey(route: string): string {
  return foldCase(withoutNumbersAndIds(route));
}

function nameOf(route: string): string {
  return nameKey(lastSegment(route));
}

/** Number of folders that only one of two routes is in. */
function folderDistance(a: string, b: string): number {
  const [foldersA, foldersB] = [a, b].map((route) => segmentsOf(folderOf(route).toLowerCase()));
  const sharedFolders = foldersA?.filter((folder) => foldersB?.includes(folder)) ?? [];
  return (foldersA?.length ?? 0) + (foldersB?.length ?? 0) - 2 * sharedFolders.length;
}

function isDeeper(route: string, folder: string): boolean {
  return folder !== '' && route.toLowerCase().startsWith(`${folder}/`);
}

/** True for a page in the language of the link or of the linking page, in English, or outside of language folders. */
function isInLanguage(candidate: string, route: string, from: string): boolean {
  return ['', 'en', languageFolder(route), languageFolder(from) || languageFolder(`${from}/`)].includes(
    languageFolder(candidate),
  );
}

/**
 * Keeps the routes with the language and version of the link, else those with the language and version of the linking
 * page. If there are none, a single candidate is kept. If too many are left, returns none.
 */
function preferSameEdition(candidates: readonly string[], route: string, from: string): readonly string[] {
  const routes = candidates.filter((item) => isInLanguage(item, route, from));
  for (const edition of [editionOf(route), editionOf(from)]) {
    const matches = routes.filter((item) => editionOf(item) === edition);
    if (matches.length > 0) return matches.length <= maxSuggestions ? matches : [];
  }
  return routes.length === 1 ? routes : [];
}

function sharedEdition(pages: readonly string[]): string | undefined {
  const editions = new Set(pages.map((page) => editionOf(`${page}/`)));
  return editions.size === 1 ? [...editions][0] : undefined;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/**
 * Returns a function that suggests targets for broken links.
 *
 * @param operations Routes of operations by `operationKey`, for URLs built from operation ids.
 * @param movedPages Renamed pages from `findMovedPages`.
 */
export function createTargetSuggester(
  { allRoutes, base }: Pick<LinkLookup, 'allRoutes' | 'base'>,
  movedPages: ReadonlyMap<string, string>,
  operations: ReadonlyMap<string, string>,
): (link: Pick<BrokenLink, 'text' | 'path' | 'pageRoutes'>) => TargetSuggestions {
  const suggester = new RouteSuggester(allRoutes);
  return ({ text, path, pageRoutes }) => {
    const currentPath = movedPages.get(pagePathOfUrl(path));
    const { routes: similar, ...certainty } = suggester.suggest(
      path,
      pageRoutes,
      currentPath === undefined ? undefined : routeOf(currentPath),
    );
    const operation = similar.length > 0 ? undefined : operations.get(operationKey(lastSegment(path)));
    const routes = operation === undefined ? similar : [operation];
    // A relative link that several pages contain resolves differently on each, so no single target is right.
    const isShared = pageRoutes.length > 1 && !text.trim().startsWith('/');
    const targets = isShared ? [] : routes.flatMap((route) => retarget(text, path, route, base) ?? []);
    return { ...certainty, nearest: routes, targets, isSure: certainty.isSure && targets.length === 1 };
  };
}

/** Normalizes an operation id, or a URL segment built from one: `listUsers` and `list-users → listusers`. */
export function operationKey(id: string): string {
  return id.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
