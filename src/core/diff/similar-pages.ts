import { editionOf } from '../config/languages.ts';
import type { Page, Site } from '../site.ts';
import { maxPagesPerLine } from '../values/limits.ts';
import { appendTo, countItems, getOrCreate, groupBy, type NonEmptyArray } from '../values/lists.ts';
import { lastSegment } from '../values/paths.ts';

export interface Snapshot {
  readonly model: Site;
  readonly read: (file: string) => string | undefined;
}

export class PageLines {
  readonly #linesByPage = new Map<Page, ReadonlySet<string>>();
  #holders: ReadonlyMap<string, number> | undefined;
  readonly #after: Snapshot;

  constructor(current: Snapshot) {
    this.#after = current;
  }

  /** Returns trimmed lines longer than three characters, without front matter; empty for a page without a file. */
  linesOf(page: Page, { read }: Snapshot): ReadonlySet<string> {
    return getOrCreate(this.#linesByPage, page, () => {
      const text = page.file === null ? undefined : read(page.file);
      const body = text?.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '') ?? '';
      return new Set(body.split('\n').flatMap((line) => (line.trim().length > 3 ? [line.trim()] : [])));
    });
  }

  /** Returns the weight of a line: 1 if it is on one current page, 1/n for n pages, 0 for boilerplate on many pages. */
  weight(line: string): number {
    this.#holders ??= countItems(
      Object.values(this.#after.model.pages).flatMap((page) => [...this.linesOf(page, this.#after)]),
    );
    const pageCount = this.#holders.get(line) ?? 1;
    return pageCount > maxPagesPerLine ? 0 : 1 / pageCount;
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
 * matches first. Each page is in at most one pair. Both pages have the same language and version. A page with two
 * equally good matches is not paired.
 */
export function pairSimilarPages(
  [previous, removedPages]: readonly [Snapshot, readonly Page[]],
  [current, addedPages]: readonly [Snapshot, readonly Page[]],
  lines: PageLines,
): readonly Pair[] {
  const pagesByLine = new Map<string, NonEmptyArray<Page>>();
  for (const page of addedPages) {
    for (const line of lines.linesOf(page, current)) if (lines.weight(line) > 0) appendTo(pagesByLine, line, page);
  }
  const weights = new Map(addedPages.map((page) => [page, totalWeight(lines.linesOf(page, current), lines)] as const));
  const pairs = removedPages
    .flatMap((page) => candidatePairs(page, lines.linesOf(page, previous)))
    .sort((a, b) => b.similarity - a.similarity || (a.from < b.from ? -1 : 1));
  const pairsOfRemoved = groupBy(pairs, ({ from, similarity }) => `${similarity} ${from}`);
  const pairsOfAdded = groupBy(pairs, ({ to, similarity }) => `${similarity} ${to}`);
  const finishedRemoved = new Set<string>();
  const finishedAdded = new Set<string>();
  return pairs.filter(({ from, to, similarity }) => {
    if (finishedRemoved.has(from) || finishedAdded.has(to)) return false;
    const equalPairs = pairsOfAdded.get(`${similarity} ${to}`) ?? [];
    for (const pair of equalPairs) finishedRemoved.add(pair.from);
    if (equalPairs.length > 1) finishedAdded.add(to);
    if (equalPairs.length > 1 || pairsOfRemoved.get(`${similarity} ${from}`)?.length !== 1) return false;
    finishedAdded.add(to);
    return true;
  });

  function candidatePairs(page: Page, pageLines: ReadonlySet<string>): Pair[] {
    const sharedWeights = new Map<Page, number>();
    for (const line of pageLines) {
      for (const candidate of pagesByLine.get(line) ?? [])
        sharedWeights.set(candidate, (sharedWeights.get(candidate) ?? 0) + lines.weight(line));
    }
    const pageWeight = totalWeight(pageLines, lines);
    return [...sharedWeights].flatMap(([candidate, sharedWeight]) => {
      const share = sharedWeight / Math.max(pageWeight, weights.get(candidate) ?? 0);
      if (share < minSimilarity || editionOf(candidate.route) !== editionOf(page.route)) return [];
      const hasSameName = lastSegment(candidate.route) === lastSegment(page.route);
      return [{ from: page.route, to: candidate.route, similarity: share + (hasSameName ? sameNameBonus : 0) }];
    });
  }
}

function totalWeight(pageLines: ReadonlySet<string>, lines: PageLines): number {
  let total = 0;
  for (const line of pageLines) total += lines.weight(line);
  return total;
}
