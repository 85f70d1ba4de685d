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
  /** Difference in entries to the previous period of the same length. Absent without a period. */
  readonly change?: number;
}

export const subjects = ['page', 'group', 'version', 'language'] as const;
export type RowSubject = (typeof subjects)[number];

/** Milliseconds since 1970; the end is exclusive. */
export interface Period {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

type Order = (a: FeedbackRow, b: FeedbackRow) => number;

export function rowsOf(
  entries: readonly CountedEntry[],
  { pages }: Pick<Site, 'pages'>,
  lookup: PathLookup,
  { by, period }: { readonly by: RowSubject; readonly period: Period },
): FeedbackRow[] {
  const counted = (within: Period): Map<string, FeedbackCounts> => {
    const { counts } = countFeedback(entriesIn(entries, within), lookup);
    return by === 'page' ? new Map(counts) : bySubject(counts, pages, by);
  };
  const now = counted(period);
  const before = earlier(period);
  if (before === undefined) return [...now].map(([name, counts]) => ({ name, ...counts }));
  const then = counted(before);
  const names = new Set([...now.keys(), ...then.keys()]);
  return [...names].map((name) => {
    const counts = now.get(name) ?? sumCounts([]);
    return { name, ...counts, change: counts.total - (then.get(name)?.total ?? 0) };
  });
}

/**
 * Sort orders; ties are sorted by name.
 *
 * @param votes Minimum number of votes for the percentage to count. Rows with fewer come last.
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

/** Entries without a date belong to no period. */
function entriesIn(entries: readonly CountedEntry[], { from, to }: Period): readonly CountedEntry[] {
  if (from === undefined && to === undefined) return entries;
  return entries.filter(({ createdAt }) => {
    const time = timeOf(createdAt);
    return time !== undefined && time >= (from ?? time) && time < (to ?? Number.POSITIVE_INFINITY);
  });
}

function earlier({ from, to }: Period): Period | undefined {
  return from === undefined || to === undefined ? undefined : { from: from - (to - from), to: from };
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
