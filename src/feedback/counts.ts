import { groupBy } from '../core/values.ts';
import { formatIsoTime, parseIsoDate } from './dates.ts';
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
  const entriesByRoute = new Map<string, CountedEntry[]>();
  const countByPath = new Map<string, number>();
  for (const [path, group] of groupBy(entries, (entry) => entry.path)) {
    const match = matchPath(path, lookup);
    if ('route' in match) entriesByRoute.set(match.route, [...(entriesByRoute.get(match.route) ?? []), ...group]);
    else countByPath.set(match.path, (countByPath.get(match.path) ?? 0) + group.length);
  }
  const routes = [...entriesByRoute].sort(([a], [b]) => compareText(a, b));
  return {
    counts: new Map(routes.map(([route, group]) => [route, countEntries(group)])),
    unmatched: [...countByPath]
      .map(([path, count]) => ({ path, entries: count }))
      .sort((a, b) => b.entries - a.entries || compareText(a.path, b.path)),
  };
}

export function countEntries(entries: readonly CountedEntry[]): FeedbackCounts {
  return sumCounts(entries.map(countEntry));
}

export function sumCounts(countsList: readonly FeedbackCounts[]): FeedbackCounts {
  const sum = (selectNumber: (counts: FeedbackCounts) => number): number =>
    countsList.reduce((total, counts) => total + selectNumber(counts), 0);
  const last = countsList.reduce<string | null>(
    (newest, counts) => ((counts.last ?? '') > (newest ?? '') ? counts.last : newest),
    null,
  );
  return {
    total: sum(({ total }) => total),
    open: sum(({ open }) => open),
    byStatus: tally(countsList, ({ byStatus }) => byStatus, knownStatuses),
    bySource: tally(countsList, ({ bySource }) => bySource, knownSources),
    helpful: { yes: sum(({ helpful }) => helpful.yes), no: sum(({ helpful }) => helpful.no) },
    last,
  };
}

function countEntry(entry: CountedEntry): FeedbackCounts {
  const { status, source, helpful, createdAt } = entry;
  const time = parseIsoDate(createdAt);
  return {
    total: 1,
    open: Number(isOpen(entry)),
    byStatus: { [status]: 1 },
    bySource: source ? { [source]: 1 } : {},
    helpful: { yes: Number(helpful === true), no: Number(helpful === false) },
    last: time === undefined ? null : formatIsoTime(time),
  };
}

function tally(
  countsList: readonly FeedbackCounts[],
  selectNumbers: (counts: FeedbackCounts) => Readonly<Record<string, number>>,
  knownKeys: readonly string[],
): Record<string, number> {
  const totals = new Map<string, number>();
  for (const counts of countsList) {
    for (const [key, count] of Object.entries(selectNumbers(counts))) totals.set(key, (totals.get(key) ?? 0) + count);
  }
  const rank = (key: string): number => (knownKeys.includes(key) ? knownKeys.indexOf(key) : knownKeys.length);
  return Object.fromEntries([...totals].sort(([a], [b]) => rank(a) - rank(b) || compareText(a, b)));
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
