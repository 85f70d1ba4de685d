import { editionOf } from '../config/editions.ts';
import type { Page } from '../site.ts';
import { addTo, countOf, type Some } from '../values/lists.ts';
import { lastStep } from '../values/paths.ts';
import type { PageLines } from './page-lines.ts';
import type { Snapshot } from './snapshot.ts';

/** Minimum weighted share of common lines. */
const alike = 0.5;
/** Bonus for pages with the same last segment. */
const named = 0.25;

interface Pair {
  readonly from: string;
  readonly to: string;
  readonly likeness: number;
}

/**
 * Pairs pages with nearly the same text, best matches first. Each page is in at most one pair, within its language and
 * version. A page with two equally good matches is not paired.
 *
 * @param old Pages of the earlier site.
 * @param fresh Pages of the current site.
 */
export function pairAlike(
  [before, old]: readonly [Snapshot, readonly Page[]],
  [after, fresh]: readonly [Snapshot, readonly Page[]],
  lines: PageLines,
): readonly Pair[] {
  const holders = new Map<string, Some<Page>>();
  for (const page of fresh) {
    for (const line of lines.of(page, after)) if (lines.weight(line) > 0) addTo(holders, line, page);
  }
  const sizes = new Map(fresh.map((page) => [page, sizeOf(lines.of(page, after), lines)] as const));
  const pairs = old
    .flatMap((page) => likely(page, lines.of(page, before)))
    .sort((a, b) => b.likeness - a.likeness || (a.from < b.from ? -1 : 1));
  const equals = countOf(pairs.map(rankOf));
  const taken = new Set<string>();
  return pairs.filter((pair) => {
    if (taken.has(pair.from) || taken.has(pair.to)) return false;
    taken.add(pair.from);
    if (equals.get(rankOf(pair)) !== 1) return false;
    taken.add(pair.to);
    return true;
  });

  function likely(page: Page, own: ReadonlySet<string>): Pair[] {
    const shared = new Map<Page, number>();
    for (const line of own) {
      for (const one of holders.get(line) ?? []) shared.set(one, (shared.get(one) ?? 0) + lines.weight(line));
    }
    const size = sizeOf(own, lines);
    return [...shared].flatMap(([one, both]) => {
      const share = both / Math.max(size, sizes.get(one) ?? 0);
      if (share < alike || editionOf(one.route) !== editionOf(page.route)) return [];
      const isNamed = lastStep(one.route) === lastStep(page.route);
      return [{ from: page.route, to: one.route, likeness: share + (isNamed ? named : 0) }];
    });
  }
}

function rankOf({ from, likeness }: Pair): string {
  return `${likeness} ${from}`;
}

function sizeOf(own: ReadonlySet<string>, lines: PageLines): number {
  let size = 0;
  for (const line of own) size += lines.weight(line);
  return size;
}
