import { editionOf } from '../config/editions.ts';
import type { Page } from '../site.ts';
import { addTo, countOf, type Some } from '../values/lists.ts';
import { lastStep } from '../values/paths.ts';
import type { PageLines } from './page-lines.ts';
import type { Snapshot } from './snapshot.ts';

/** As much of what the lines of two pages say has to be the same. */
const alike = 0.5;
/** What a page that has kept its name is ahead of others. */
const named = 0.25;

/** Two pages that are taken for one. */
interface Pair {
  readonly from: string;
  readonly to: string;
  readonly likeness: number;
}

/**
 * Pages that say nearly the same, the likeliest pairs first. Each page is in one pair at most, in its own language and
 * version. If two pages are as likely as each other, there is no pair.
 *
 * @param old Pages of the earlier site.
 * @param fresh Pages of the present one.
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
