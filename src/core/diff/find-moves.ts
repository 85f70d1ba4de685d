import { editionOf } from '../config/languages.ts';
import type { Page } from '../site.ts';
import { withoutParameterNames } from '../specifications/find.ts';
import { countItems } from '../values/lists.ts';
import { lastSegment } from '../values/paths.ts';
import { PageLines, pairSimilarPages, type Snapshot } from './similar-pages.ts';

export interface Move {
  readonly from: string;
  readonly to: string;
  /**
   * Evidence for the move. `rename`: a rename in Git. `endpoint`: the same operation. `content`: the same or nearly the
   * same text. `title`: the only page with the same title.
   */
  readonly by: 'rename' | 'endpoint' | 'content' | 'title';
}

const minLines = 4;

/**
 * Finds the new routes of pages that an earlier site had.
 *
 * @param removedRoutes Routes of removed pages.
 * @param addedRoutes Routes of new pages. Each replaces at most one page, except for renames in Git and endpoints.
 * @param renames Renamed files in Git: old path to new path.
 */
export function findMoves(
  previous: Snapshot,
  current: Snapshot,
  removedRoutes: readonly string[],
  addedRoutes: readonly string[],
  renames: ReadonlyMap<string, string>,
): ReadonlyMap<string, Move> {
  return new MoveFinder(previous, current, addedRoutes).find(removedRoutes, renames);
}

class MoveFinder {
  readonly #before: Snapshot;
  readonly #after: Snapshot;
  readonly #moves = new Map<string, Move>();
  readonly #unmatched: Set<string>;
  readonly #lines: PageLines;

  constructor(previous: Snapshot, current: Snapshot, addedRoutes: readonly string[]) {
    this.#before = previous;
    this.#after = current;
    this.#unmatched = new Set(addedRoutes);
    this.#lines = new PageLines(current);
  }

  find(removedRoutes: readonly string[], renames: ReadonlyMap<string, string>): ReadonlyMap<string, Move> {
    this.#each(removedRoutes, 'rename', (page) => this.#renamed(page, renames));
    this.#each(removedRoutes, 'endpoint', (page) => this.#sameEndpoint(page));
    const textCounts = countItems(this.#unmovedPages(removedRoutes).map((page) => this.#textKey(page, this.#before)));
    this.#each(removedRoutes, 'content', (page) => this.#sameText(page, textCounts));
    const similarRoutes = this.#nearlySameTexts(removedRoutes);
    this.#each(removedRoutes, 'content', ({ route }) => similarRoutes.get(route));
    this.#each(removedRoutes, 'title', (page) => this.#sameTitle(page));
    return this.#moves;
  }

  #each(removedRoutes: readonly string[], by: Move['by'], find: (page: Page) => string | undefined): void {
    for (const from of removedRoutes) {
      const page = this.#moves.has(from) ? undefined : this.#before.model.pages[from];
      const to = page && find(page);
      if (to === undefined) continue;
      this.#moves.set(from, { from, to, by });
      this.#unmatched.delete(to);
    }
  }

  #renamed({ file, route }: Page, renames: ReadonlyMap<string, string>): string | undefined {
    const to = file === null ? undefined : renames.get(file);
    if (to === undefined) return undefined;
    const page = Object.values(this.#after.model.pages).find((item) => item.file === to);
    return page === undefined || page.route === route ? undefined : page.route;
  }

  #sameEndpoint({ endpoint, file }: Page): string | undefined {
    if (endpoint === undefined || file !== null) return undefined;
    const path = withoutParameterNames(endpoint.path);
    const matchingPages = Object.values(this.#after.model.pages).filter(
      (item) => item.endpoint?.method === endpoint.method && withoutParameterNames(item.endpoint.path) === path,
    );
    return (matchingPages.find((item) => item.endpoint?.spec === endpoint.spec) ?? onlyPage(matchingPages))?.route;
  }

  /** @param textCounts Number of removed pages by `#textKey`. */
  #sameText(page: Page, textCounts: ReadonlyMap<string, number>): string | undefined {
    const key = this.#textKey(page, this.#before);
    if (this.#lines.linesOf(page, this.#before).size < minLines || textCounts.get(key) !== 1) return undefined;
    return onlyPage(this.#unmatchedPages().filter((item) => this.#textKey(item, this.#after) === key))?.route;
  }

  /** The same for pages of one language and version with the same text. */
  #textKey(page: Page, snapshot: Snapshot): string {
    return [editionOf(page.route), ...this.#lines.linesOf(page, snapshot)].join('\n');
  }

  #nearlySameTexts(removedRoutes: readonly string[]): ReadonlyMap<string, string> {
    const pages = this.#unmovedPages(removedRoutes).filter(
      (page) => this.#lines.linesOf(page, this.#before).size >= minLines,
    );
    if (pages.length === 0) return new Map();
    const addedPages = this.#unmatchedPages();
    const pairs = pairSimilarPages([this.#before, pages], [this.#after, addedPages], this.#lines);
    return new Map(pairs.map(({ from, to }) => [from, to]));
  }

  #sameTitle(page: Page): string | undefined {
    const isSame = (item: Page): boolean =>
      item.title === page.title && editionOf(item.route) === editionOf(page.route);
    const hasSameName = (item: Page): boolean => isSame(item) && lastSegment(item.route) === lastSegment(page.route);
    for (const isCandidate of [isSame, hasSameName]) {
      const [previousMatches, currentMatches] = [this.#before, this.#after].map(({ model }) =>
        Object.values(model.pages).filter(isCandidate),
      );
      const to = previousMatches?.length === 1 ? onlyPage(currentMatches ?? []) : undefined;
      if (to !== undefined && to.file !== null && this.#unmatched.has(to.route)) return to.route;
    }
    return undefined;
  }

  #unmovedPages(removedRoutes: readonly string[]): Page[] {
    return removedRoutes.flatMap((route) => (this.#moves.has(route) ? [] : (this.#before.model.pages[route] ?? [])));
  }

  #unmatchedPages(): Page[] {
    return [...this.#unmatched]
      .flatMap((item) => this.#after.model.pages[item] ?? [])
      .filter(({ file }) => file !== null);
  }
}

function onlyPage(pages: readonly Page[]): Page | undefined {
  return pages.length === 1 ? pages[0] : undefined;
}
