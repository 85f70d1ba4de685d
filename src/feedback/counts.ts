import { groupBy } from '../core/values.ts';
import { dateOf, timeOf } from './dates.ts';
import { matchPath, type PathLookup } from './match-paths.ts';
import { isOpen } from './state.ts';
import { type CountedEntry, type FeedbackCounts, knownSources, knownStatuses } from './types.ts';

export interface FeedbackSummary {
  /** Counts by route, sorted by route. Pages without feedback are absent. */
  readonly counts: ReadonlyMap<string, FeedbackCounts>;
  readonly unmatched: readonly UnmatchedPath[];
}

export interface UnmatchedPath {
  readonly path: string;
  readonly entries: number;
}

/** Counts entries by page. The order of the entries doesn't matter. */
export function countFeedback(entries: Iterable<CountedEntry>, lookup: PathLookup): FeedbackSummary {
  const matched = new Map<string, CountedEntry[]>();
  const unmatched = new Map<string, number>();
  for (const [path, group] of groupBy(entries, (entry) => entry.path)) {
    const match = matchPath(path, lookup);
    if ('route' in match) matched.set(match.route, [...(matched.get(match.route) ?? []), ...group]);
    else unmatched.set(match.path, (unmatched.get(match.path) ?? 0) + group.length);
  }
  const routes = [...matched].sort(([a], [b]) => compare(a, b));
  return {
    counts: new Map(routes.map(([route, group]) => [route, countsOf(group)])),
    unmatched: [...unmatched]
      .map(([path, number]) => ({ path, entries: number }))
      .sort((a, b) => b.entries - a.entries || compare(a.path, b.path)),
  };
}

export function countsOf(entries: readonly CountedEntry[]): FeedbackCounts {
  return sumCounts(entries.map(countOf));
}

export function sumCounts(list: readonly FeedbackCounts[]): FeedbackCounts {
  const sum = (numberOf: (counts: FeedbackCounts) => number): number =>
    list.reduce((total, counts) => total + numberOf(counts), 0);
  const last = list.reduce<string | null>(
    (newest, item) => ((item.last ?? '') > (newest ?? '') ? item.last : newest),
    null,
  );
  return {
    total: sum(({ total }) => total),
    open: sum(({ open }) => open),
    byStatus: tally(list, ({ byStatus }) => byStatus, knownStatuses),
    bySource: tally(list, ({ bySource }) => bySource, knownSources),
    helpful: { yes: sum(({ helpful }) => helpful.yes), no: sum(({ helpful }) => helpful.no) },
    last,
  };
}

function countOf(entry: CountedEntry): FeedbackCounts {
  const { status, source, helpful, createdAt } = entry;
  const time = timeOf(createdAt);
  return {
    total: 1,
    open: Number(isOpen(entry)),
    byStatus: { [status]: 1 },
    bySource: source ? { [source]: 1 } : {},
    helpful: { yes: Number(helpful === true), no: Number(helpful === false) },
    last: time === undefined ? null : dateOf(time),
  };
}

function tally(
  list: readonly FeedbackCounts[],
  numbersOf: (counts: FeedbackCounts) => Readonly<Record<string, number>>,
  known: readonly string[],
): Record<string, number> {
  const numbers = new Map<string, number>();
  for (const counts of list) {
    for (const [word, times] of Object.entries(numbersOf(counts))) numbers.set(word, (numbers.get(word) ?? 0) + times);
  }
  const rank = (word: string): number => (known.includes(word) ? known.indexOf(word) : known.length);
  return Object.fromEntries([...numbers].sort(([a], [b]) => rank(a) - rank(b) || compare(a, b)));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
