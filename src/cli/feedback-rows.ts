import type { Page, Site } from '../core/site.ts';
import { appendTo, type NonEmptyArray } from '../core/values.ts';
import { countFeedback, sumCounts } from '../feedback/counts.ts';
import { timeOf } from '../feedback/dates.ts';
import type { PathLookup } from '../feedback/match-paths.ts';
import type { CountedEntry, FeedbackCounts } from '../feedback/types.ts';

/** Feedback counts of one page, group, version or language. */
export interface FeedbackRow extends FeedbackCounts {
  /** Route, path of the group, or name of the version or language. */
  readonly name: string;
  /** Number of entries minus the number in the previous period of the same length. Absent without a period. */
  readonly change?: number;
}

export const subjects = ['page', 'group', 'version', 'language'] as const;
export type RowSubject = (typeof subjects)[number];

type Order = (a: FeedbackRow, b: FeedbackRow) => number;

/**
 * Counts entries by subject.
 *
 * @param previous Entries of the previous period, for `change`. `undefined` without a period.
 */
export function rowsOf(
  entries: readonly CountedEntry[],
  previous: readonly CountedEntry[] | undefined,
  { pages }: Pick<Site, 'pages'>,
  lookup: PathLookup,
  by: RowSubject,
): FeedbackRow[] {
  const counted = (list: readonly CountedEntry[]): Map<string, FeedbackCounts> => {
    const { counts } = countFeedback(list, lookup);
    return by === 'page' ? new Map(counts) : bySubject(counts, pages, by);
  };
  const current = counted(entries);
  if (previous === undefined) return [...current].map(([name, counts]) => ({ name, ...counts }));
  const earlier = counted(previous);
  const names = new Set([...current.keys(), ...earlier.keys()]);
  return [...names].map((name) => {
    const counts = current.get(name) ?? sumCounts([]);
    return { name, ...counts, change: counts.total - (earlier.get(name)?.total ?? 0) };
  });
}

/**
 * Creates the sort orders. Ties are sorted by name.
 *
 * @param votes Minimum number of votes for the order `ratio`. Rows with fewer votes come last.
 */
export function ordersWith(votes: number): Readonly<Record<string, Order>> {
  const share = (row: FeedbackRow): number => {
    const { yes, no } = row.helpful;
    return yes + no < votes ? 2 : yes / (yes + no);
  };
  const byName: Order = (a, b) => (a.name < b.name ? -1 : 1);
  return {
    open: (a, b) => b.open - a.open || b.total - a.total || byName(a, b),
    ratio: (a, b) => share(a) - share(b) || b.helpful.no - a.helpful.no || byName(a, b),
    recent: (a, b) => (timeOf(b.last) ?? 0) - (timeOf(a.last) ?? 0) || byName(a, b),
    total: (a, b) => b.total - a.total || byName(a, b),
    name: byName,
  };
}

function bySubject(
  counts: ReadonlyMap<string, FeedbackCounts>,
  pages: Site['pages'],
  by: RowSubject,
): Map<string, FeedbackCounts> {
  const lists = new Map<string, NonEmptyArray<FeedbackCounts>>();
  for (const [route, pageCounts] of counts)
    for (const name of namesOf(pages[route], by)) appendTo(lists, name, pageCounts);
  return new Map([...lists].map(([name, list]) => [name, sumCounts(list)]));
}

/** A page in several groups, versions or languages counts in each of them. */
function namesOf(page: Page | undefined, by: RowSubject): ReadonlySet<string> {
  const names = (page?.placements ?? []).map(({ breadcrumbs, context }) =>
    by === 'version' || by === 'language' ? context[by] : breadcrumbs.map(({ label }) => label).join(' / '),
  );
  const existingNames = names.flatMap((name) => name || []);
  return new Set(existingNames.length === 0 ? ['(none)'] : existingNames);
}
