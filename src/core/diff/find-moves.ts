import { editionOf } from '../config/editions.ts';
import type { Page } from '../site.ts';
import { withoutNames } from '../specifications/find.ts';
import { lastStep } from '../values/paths.ts';
import { PageLines } from './page-lines.ts';
import { pairAlike } from './pair-alike.ts';
import type { Snapshot } from './snapshot.ts';

/** A moved page, and the evidence for it. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /**
   * `rename`: Git. `endpoint`: same operation. `content`: same or mostly the same text. `title`: the only page of that
   * title.
   */
  readonly by: 'rename' | 'endpoint' | 'content' | 'title';
}

/** Minimum number of lines of a page that is recognized by its content. */
const fewestLines = 4;

/**
 * Finds the new routes of pages that an earlier site had.
 *
 * @param gone Routes of removed pages.
 * @param come Routes of new pages. Each replaces at most one page, unless Git says otherwise.
 * @param renames Renamed files in Git: old path to new path.
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
  /** New pages that no removed page is matched with yet. */
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

  /** New routes of pages that share most of their lines with a new page. */
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

  /** Matches a page by title, then by title and last segment, if it is the only such page in both sites. */
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

  /** New pages with a file, in the same language and version. */
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
