import type { Page, Site } from '../core/site.ts';
import { appendTo, type NonEmptyArray } from '../core/values.ts';
import { countFeedback, sumCounts } from '../feedback/counts.ts';
import { parseIsoDate } from '../feedback/dates.ts';
import type { PathLookup } from '../feedback/match-paths.ts';
import type { CountedEntry, FeedbackCounts } from '../feedback/types.ts';

/** Feedback counts of one page, group, version or language. */
export interface FeedbackRow extends FeedbackCounts {
  /** Route, path of the group, or name of the version or language. */
  readonly name: string;
  /** Number of entries minus the number in the previous period of the same length. Absent without a period. */
  readonly change?: number;
}

export const rowSubjects = ['page', 'group', 'version', 'language'] as const;
export type RowSubject = (typeof rowSubjects)[number];

type RowOrder = (a: FeedbackRow, b: FeedbackRow) => number;

/**
 * Counts entries by subject.
 *
 * @param previous Entries of the previous period, for `change`. `undefined` without a period.
 */
export function createFeedbackRows(
  entries: readonly CountedEntry[],
  previous: readonly CountedEntry[] | undefined,
  { pages }: Pick<Site, 'pages'>,
  lookup: PathLookup,
  by: RowSubject,
): FeedbackRow[] {
  const countByName = (list: readonly CountedEntry[]): Map<string, FeedbackCounts> => {
    const { counts } = countFeedback(list, lookup);
    return by === 'page' ? new Map(counts) : groupBySubject(counts, pages, by);
  };
  const currentCounts = countByName(entries);
  if (previous === undefined) return [...currentCounts].map(([name, counts]) => ({ name, ...counts }));
  const previousCounts = countByName(previous);
  const names = new Set([...currentCounts.keys(), ...previousCounts.keys()]);
  return [...names].map((name) => {
    const counts = currentCounts.get(name) ?? sumCounts([]);
    return { name, ...counts, change: counts.total - (previousCounts.get(name)?.total ?? 0) };
  });
}

/**
 * Creates the sort orders. Ties are sorted by name.
 *
 * @param minVotes Minimum number of votes for the order `ratio`. Rows with fewer votes come last.
 */
export function createRowOrders(minVotes: number): Readonly<Record<string, RowOrder>> {
  const getHelpfulRatio = (row: FeedbackRow): number => {
    const { yes, no } = row.helpful;
    return yes + no < minVotes ? 2 : yes / (yes + no);
  };
  const byName: RowOrder = (a, b) => (a.name < b.name ? -1 : 1);
  return {
    open: (a, b) => b.open - a.open || b.total - a.total || byName(a, b),
    ratio: (a, b) => getHelpfulRatio(a) - getHelpfulRatio(b) || b.helpful.no - a.helpful.no || byName(a, b),
    recent: (a, b) => (parseIsoDate(b.last) ?? 0) - (parseIsoDate(a.last) ?? 0) || byName(a, b),
    total: (a, b) => b.total - a.total || byName(a, b),
    name: byName,
  };
}

function groupBySubject(
  counts: ReadonlyMap<string, FeedbackCounts>,
  pages: Site['pages'],
  by: RowSubject,
): Map<string, FeedbackCounts> {
  const lists = new Map<string, NonEmptyArray<FeedbackCounts>>();
  for (const [route, pageCounts] of counts)
    for (const name of findSubjectNames(pages[route], by)) appendTo(lists, name, pageCounts);
  return new Map([...lists].map(([name, list]) => [name, sumCounts(list)]));
}

/** A page in several groups, versions or languages counts in each of them. */
function findSubjectNames(page: Page | undefined, by: RowSubject): ReadonlySet<string> {
  const names = (page?.placements ?? []).map(({ breadcrumbs, context }) =>
    by === 'version' || by === 'language' ? context[by] : breadcrumbs.map(({ label }) => label).join(' / '),
  );
  const existingNames = names.flatMap((name) => name || []);
  return new Set(existingNames.length === 0 ? ['(none)'] : existingNames);
}
