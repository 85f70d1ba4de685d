import type { Page, Site } from '../core/site.ts';
import { addTo, type Some } from '../core/values.ts';
import { countFeedback, sumCounts } from '../feedback/counts.ts';
import { timeOf } from '../feedback/dates.ts';
import type { PathLookup } from '../feedback/match-paths.ts';
import type { CountedEntry, FeedbackCounts } from '../feedback/types.ts';

/** What a line is about, and what readers said of it. */
export interface FeedbackRow extends FeedbackCounts {
  /** A route, the way to a group, or the name of a version or language. */
  readonly name: string;
  /** Entries more than in the period before, of the same length. Absent if no period is asked for. */
  readonly change?: number;
}

/** What lines may be about. */
export const subjects = ['page', 'group', 'version', 'language'] as const;
export type Subject = (typeof subjects)[number];

/** A span of time in milliseconds since 1970; the end is exclusive. */
export interface Period {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

type Order = (a: FeedbackRow, b: FeedbackRow) => number;

/** Counts entries by page, group, version or language, with the change against the period before. */
export function rowsOf(
  entries: readonly CountedEntry[],
  { pages }: Pick<Site, 'pages'>,
  lookup: PathLookup,
  { by, period }: { readonly by: Subject; readonly period: Period },
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
 * The ways to sort; lines that are equal stand by their names.
 *
 * @param votes Votes that a line needs for its share of helpful ones to count: those with fewer come last.
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

/** Entries without a date are in no period. */
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
  by: Subject,
): Map<string, FeedbackCounts> {
  const lists = new Map<string, Some<FeedbackCounts>>();
  for (const [route, own] of counts) for (const name of namesOf(pages[route], by)) addTo(lists, name, own);
  return new Map([...lists].map(([name, list]) => [name, sumCounts(list)]));
}

/** A page that is in several groups, versions or languages counts in each. */
function namesOf(page: Page | undefined, by: Subject): ReadonlySet<string> {
  const names = (page?.placements ?? []).map(({ breadcrumbs, context }) =>
    by === 'version' || by === 'language' ? context[by] : breadcrumbs.map(({ label }) => label).join(' / '),
  );
  const known = names.flatMap((name) => name || []);
  return new Set(known.length === 0 ? ['(none)'] : known);
}
