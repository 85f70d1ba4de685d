import { editionOf } from '../schema/editions.ts';
import type { Page } from '../values/site.ts';
import type { Snapshot } from './snapshot.ts';

/** Where a page has gone, and what says so. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** `rename`: Git. `endpoint`: the same operation. `content`: the same text, all or most of it. `title`: its only page. */
  readonly by: 'rename' | 'endpoint' | 'content' | 'title';
}

/** As much of the lines of two pages has to be the same. */
const alike = 0.5;
/** Pairs of pages that are compared line by line at most. */
const mostPairs = 200_000;
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
  #pairs = mostPairs;

  constructor(before: Snapshot, after: Snapshot, come: readonly string[]) {
    this.#before = before;
    this.#after = after;
    this.#free = new Set(come);
  }

  find(gone: readonly string[], renames: ReadonlyMap<string, string>): ReadonlyMap<string, Move> {
    this.#each(gone, 'rename', (page) => this.#renamed(page, renames));
    this.#each(gone, 'endpoint', (page) => this.#sameEndpoint(page));
    this.#each(gone, 'content', (page) => this.#sameText(page));
    this.#each(gone, 'content', (page) => this.#nearlySameText(page));
    this.#each(gone, 'title', (page) => this.#sameTitle(page, gone));
    return this.#moves;
  }

  #each(gone: readonly string[], by: Move['by'], find: (page: Page) => string | undefined): void {
    for (const from of gone) {
      if (this.#moves.has(from)) continue;
      const to = find(this.#before.model.pages[from] as Page);
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
    const same = Object.values(this.#after.model.pages).filter(
      (one) => one.endpoint?.method === endpoint.method && one.endpoint.path === endpoint.path,
    );
    return (same.find((one) => one.endpoint?.spec === endpoint.spec) ?? only(same))?.route;
  }

  #sameText(page: Page): string | undefined {
    const lines = this.#lines(page, this.#before);
    if (lines === undefined || lines.size < fewestLines) return undefined;
    const key = [...lines].join('\n');
    const same = this.#candidates(page).filter((one) => [...(this.#lines(one, this.#after) ?? [])].join('\n') === key);
    return only(same)?.route;
  }

  #nearlySameText(page: Page): string | undefined {
    const lines = this.#lines(page, this.#before);
    if (lines === undefined || lines.size < fewestLines) return undefined;
    let best: { readonly route: string; readonly share: number } | undefined;
    for (const one of this.#candidates(page)) {
      if (this.#pairs-- <= 0) break;
      const share = sharedPart(lines, this.#lines(one, this.#after) ?? new Set());
      if (share >= alike && share > (best?.share ?? 0)) best = { route: one.route, share };
    }
    return best?.route;
  }

  /** The only new page of a title that only one page has lost. */
  #sameTitle(page: Page, gone: readonly string[]): string | undefined {
    const isSame = (one: Page | undefined): boolean =>
      one?.title === page.title && editionOf(one.route) === editionOf(page.route);
    const lost = gone.filter((route) => !this.#moves.has(route) && isSame(this.#before.model.pages[route]));
    const same = this.#candidates(page).filter(isSame);
    return lost.length === 1 ? only(same)?.route : undefined;
  }

  /** New pages with a file, in the page's own language and version. */
  #candidates({ route }: Page): Page[] {
    const edition = editionOf(route);
    return [...this.#free]
      .map((one) => this.#after.model.pages[one] as Page)
      .filter((one) => one.file !== null && editionOf(one.route) === edition);
  }

  readonly #known = new Map<Page, ReadonlySet<string> | undefined>();

  /** The lines of a page that say something, without its front matter. */
  #lines(page: Page, { read }: Snapshot): ReadonlySet<string> | undefined {
    if (this.#known.has(page)) return this.#known.get(page);
    const text = page.file === null ? undefined : read(page.file);
    const body = text?.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
    const lines = body?.split('\n').flatMap((line) => (line.trim().length > 3 ? [line.trim()] : []));
    const found = lines && new Set(lines);
    this.#known.set(page, found);
    return found;
  }
}

function only(pages: readonly Page[]): Page | undefined {
  return pages.length === 1 ? pages[0] : undefined;
}

/** How much of the lines of two pages is in both: 1 for all of them. */
function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0 || Math.min(a.size, b.size) < alike * Math.max(a.size, b.size)) return 0;
  let shared = 0;
  for (const line of a) if (b.has(line)) shared++;
  return shared / Math.max(a.size, b.size);
}
