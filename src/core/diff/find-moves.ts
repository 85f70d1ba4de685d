import { editionOf } from '../config/editions.ts';
import type { Page } from '../site.ts';
import { withoutNames } from '../specifications/find.ts';
import { lastStep } from '../values/paths.ts';
import { PageLines } from './page-lines.ts';
import { pairAlike } from './pair-alike.ts';
import type { Snapshot } from './snapshot.ts';

/** Where a page has gone, and what says so. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** `rename`: Git. `endpoint`: the same operation. `content`: the same text, all or most of it. `title`: its only page. */
  readonly by: 'rename' | 'endpoint' | 'content' | 'title';
}

/** Shorter pages say too little to be told apart by their lines. */
const fewestLines = 4;

/**
 * Finds the pages that pages of an earlier site have become.
 *
 * @param gone Routes of pages that are no pages now.
 * @param come Routes of pages that were none then. Each takes the place of one page at most, unless Git says otherwise.
 * @param renames Where files have gone, as Git sees it.
 */
export function findMoves(
  before: Snapshot,
  after: Snapshot,
  gone: readonly string[],
  come: readonly string[],
  renames: ReadonlyMap<string, string>,
): ReadonlyMap<string, Move> {
  return new MoveFinder(before, after, come).find(gone, renames);
}

class MoveFinder {
  readonly #before: Snapshot;
  readonly #after: Snapshot;
  readonly #moves = new Map<string, Move>();
  /** New pages that nothing has become yet. */
  readonly #free: Set<string>;
  readonly #lines: PageLines;

  constructor(before: Snapshot, after: Snapshot, come: readonly string[]) {
    this.#before = before;
    this.#after = after;
    this.#free = new Set(come);
    this.#lines = new PageLines(after);
  }

  find(gone: readonly string[], renames: ReadonlyMap<string, string>): ReadonlyMap<string, Move> {
    this.#each(gone, 'rename', (page) => this.#renamed(page, renames));
    this.#each(gone, 'endpoint', (page) => this.#sameEndpoint(page));
    this.#each(gone, 'content', (page) => this.#sameText(page));
    const alike = this.#nearlySameTexts(gone);
    this.#each(gone, 'content', ({ route }) => alike.get(route));
    this.#each(gone, 'title', (page) => this.#sameTitle(page));
    return this.#moves;
  }

  #each(gone: readonly string[], by: Move['by'], find: (page: Page) => string | undefined): void {
    for (const from of gone) {
      const page = this.#moves.has(from) ? undefined : this.#before.model.pages[from];
      const to = page && find(page);
      if (to === undefined) continue;
      this.#moves.set(from, { from, to, by });
      this.#free.delete(to);
    }
  }

  #renamed({ file, route }: Page, renames: ReadonlyMap<string, string>): string | undefined {
    const to = file === null ? undefined : renames.get(file);
    if (to === undefined) return undefined;
    const page = Object.values(this.#after.model.pages).find((one) => one.file === to);
    return page === undefined || page.route === route ? undefined : page.route;
  }

  #sameEndpoint({ endpoint, file }: Page): string | undefined {
    if (endpoint === undefined || file !== null) return undefined;
    const path = withoutNames(endpoint.path);
    const same = Object.values(this.#after.model.pages).filter(
      (one) => one.endpoint?.method === endpoint.method && withoutNames(one.endpoint.path) === path,
    );
    return (same.find((one) => one.endpoint?.spec === endpoint.spec) ?? only(same))?.route;
  }

  #sameText(page: Page): string | undefined {
    const lines = this.#lines.of(page, this.#before);
    if (lines.size < fewestLines) return undefined;
    const key = [...lines].join('\n');
    const same = this.#candidates(page).filter((one) => [...this.#lines.of(one, this.#after)].join('\n') === key);
    return only(same)?.route;
  }

  /** Where pages have gone that contain most of the lines of another one. */
  #nearlySameTexts(gone: readonly string[]): ReadonlyMap<string, string> {
    const pages = gone.flatMap((route) => {
      const page = this.#moves.has(route) ? undefined : this.#before.model.pages[route];
      return page === undefined || this.#lines.of(page, this.#before).size < fewestLines ? [] : [page];
    });
    if (pages.length === 0) return new Map();
    const fresh = this.#freePages();
    const pairs = pairAlike([this.#before, pages], [this.#after, fresh], this.#lines);
    return new Map(pairs.map(({ from, to }) => [from, to]));
  }

  /** The only page of a title, or of a title and a name, that there was and that there is. */
  #sameTitle(page: Page): string | undefined {
    const isSame = (one: Page): boolean => one.title === page.title && editionOf(one.route) === editionOf(page.route);
    const isNamed = (one: Page): boolean => isSame(one) && lastStep(one.route) === lastStep(page.route);
    for (const test of [isSame, isNamed]) {
      const [then, now] = [this.#before, this.#after].map(({ model }) => Object.values(model.pages).filter(test));
      const to = then?.length === 1 ? only(now ?? []) : undefined;
      if (to !== undefined && to.file !== null && this.#free.has(to.route)) return to.route;
    }
    return undefined;
  }

  /** New pages with a file, in the page's own language and version. */
  #candidates({ route }: Page): Page[] {
    const edition = editionOf(route);
    return this.#freePages().filter((one) => editionOf(one.route) === edition);
  }

  #freePages(): Page[] {
    return [...this.#free].flatMap((one) => this.#after.model.pages[one] ?? []).filter(({ file }) => file !== null);
  }
}

function only(pages: readonly Page[]): Page | undefined {
  return pages.length === 1 ? pages[0] : undefined;
}
