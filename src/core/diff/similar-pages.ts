import { editionOf } from '../config/editions.ts';
import type { Page, Site } from '../site.ts';
import { maxPagesOfLine } from '../values/limits.ts';
import { appendTo, countItems, getOrCreate, type NonEmptyArray } from '../values/lists.ts';
import { lastSegment } from '../values/paths.ts';

export interface Snapshot {
  readonly model: Site;
  readonly read: (file: string) => string | undefined;
}

export class PageLines {
  readonly #linesByPage = new Map<Page, ReadonlySet<string>>();
  #holders: ReadonlyMap<string, number> | undefined;
  readonly #after: Snapshot;

  constructor(after: Snapshot) {
    this.#after = after;
  }

  /** Returns trimmed lines longer than three characters, without front matter; empty for a page without a file. */
  of(page: Page, { read }: Snapshot): ReadonlySet<string> {
    return getOrCreate(this.#linesByPage, page, () => {
      const text = page.file === null ? undefined : read(page.file);
      const body = text?.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '') ?? '';
      return new Set(body.split('\n').flatMap((line) => (line.trim().length > 3 ? [line.trim()] : [])));
    });
  }

  /** Returns the weight of a line: 1 if it is on one current page, 1/n for n pages, 0 for boilerplate on many pages. */
  weight(line: string): number {
    this.#holders ??= countItems(
      Object.values(this.#after.model.pages).flatMap((page) => [...this.of(page, this.#after)]),
    );
    const holders = this.#holders.get(line) ?? 1;
    return holders > maxPagesOfLine ? 0 : 1 / holders;
  }
}

const minSimilarity = 0.5;
const sameNameBonus = 0.25;

interface Pair {
  readonly from: string;
  readonly to: string;
  readonly similarity: number;
}

/**
 * Pairs removed pages of the earlier site with added pages of the current site that have nearly the same text, best
 * matches first. Each page is in at most one pair. Both pages have the same language and version. A removed page with
 * two equally good matches is not paired.
 */
export function pairSimilarPages(
  [before, old]: readonly [Snapshot, readonly Page[]],
  [after, fresh]: readonly [Snapshot, readonly Page[]],
  lines: PageLines,
): readonly Pair[] {
  const holders = new Map<string, NonEmptyArray<Page>>();
  for (const page of fresh) {
    for (const line of lines.of(page, after)) if (lines.weight(line) > 0) appendTo(holders, line, page);
  }
  const sizes = new Map(fresh.map((page) => [page, totalWeight(lines.of(page, after), lines)] as const));
  const pairs = old
    .flatMap((page) => candidatePairs(page, lines.of(page, before)))
    .sort((a, b) => b.similarity - a.similarity || (a.from < b.from ? -1 : 1));
  const equals = countItems(pairs.map(rankKey));
  const taken = new Set<string>();
  return pairs.filter((pair) => {
    if (taken.has(pair.from) || taken.has(pair.to)) return false;
    taken.add(pair.from);
    if (equals.get(rankKey(pair)) !== 1) return false;
    taken.add(pair.to);
    return true;
  });

  function candidatePairs(page: Page, pageLines: ReadonlySet<string>): Pair[] {
    const shared = new Map<Page, number>();
    for (const line of pageLines) {
      for (const one of holders.get(line) ?? []) shared.set(one, (shared.get(one) ?? 0) + lines.weight(line));
    }
    const size = totalWeight(pageLines, lines);
    return [...shared].flatMap(([one, both]) => {
      const share = both / Math.max(size, sizes.get(one) ?? 0);
      if (share < minSimilarity || editionOf(one.route) !== editionOf(page.route)) return [];
      const hasSameName = lastSegment(one.route) === lastSegment(page.route);
      return [{ from: page.route, to: one.route, similarity: share + (hasSameName ? sameNameBonus : 0) }];
    });
  }
}

function rankKey({ from, similarity }: Pair): string {
  return `${similarity} ${from}`;
}

function totalWeight(pageLines: ReadonlySet<string>, lines: PageLines): number {
  let size = 0;
  for (const line of pageLines) size += lines.weight(line);
  return size;
}
