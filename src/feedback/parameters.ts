import type { ParameterNames } from '../core/options.ts';
import { type FeedbackQuery, maxPageSize, statusesOf } from './arguments.ts';
import { parseIsoDate } from './dates.ts';
import type { CountedEntry } from './types.ts';

/** A query parameter whose name is an option, because the service doesn't document the name. */
export type NamedParameter = keyof ParameterNames;

export interface ParameterProblem {
  readonly parameter: NamedParameter;
  /** Name under which the parameter was sent. */
  readonly name: string;
  /**
   * `ignored`: the service answers as if the parameter had not been sent. `refused`: the service answers 400 or 422.
   * `repeats`: the service returns the same page twice if the parameter is sent.
   */
  readonly problem: 'ignored' | 'refused' | 'repeats';
  /** Number of entries in the response. Only set if the page size is ignored. */
  readonly received?: number | undefined;
}

const namedParameters: readonly NamedParameter[] = ['source', 'status', 'pageSize'];

/** Parameters that are sent with a query. A parameter whose name is `null` isn't sent. */
export function sentParameters(names: ParameterNames, query: FeedbackQuery): readonly NamedParameter[] {
  const isUsed = { source: query.source !== undefined, status: statusesOf(query).length > 0, pageSize: true };
  return namedParameters.filter((parameter) => names[parameter] !== null && isUsed[parameter]);
}

export function withoutParameters(names: ParameterNames, droppedNames: readonly NamedParameter[]): ParameterNames {
  return { ...names, ...Object.fromEntries(droppedNames.map((parameter) => [parameter, null])) };
}

interface ReceivedPage {
  readonly entries: readonly FilteredFields[];
  readonly received: number;
  readonly nextCursor: string | null;
}

/** Detects the parameters that the service has ignored, by checking the entries of one page against the query. */
export function findIgnoredParameters(
  { source, status, pageSize }: ParameterNames,
  query: FeedbackQuery,
  { entries, received, nextCursor }: ReceivedPage,
): readonly ParameterProblem[] {
  const problems: ParameterProblem[] = [];
  const statuses = statusesOf(query);
  const requested = query.pageSize ?? maxPageSize;
  const isPageSizeIgnored = received > requested || (nextCursor !== null && received > 0 && received < requested);
  if (source !== null && query.source !== undefined && entries.some((entry) => entry.source !== query.source)) {
    problems.push({ parameter: 'source', name: source, problem: 'ignored' });
  }
  if (status !== null && statuses.length > 0 && entries.some((entry) => !statuses.includes(entry.status))) {
    problems.push({ parameter: 'status', name: status, problem: 'ignored' });
  }
  if (pageSize !== null && isPageSizeIgnored)
    problems.push({ parameter: 'pageSize', name: pageSize, problem: 'ignored', received });
  return problems;
}

type FilteredFields = Pick<CountedEntry, 'source' | 'status' | 'createdAt'>;

/**
 * Creates a filter for the entries of a query. Entries without a valid creation time pass, because the service has
 * listed them for this period.
 */
export function createEntryFilter(query: FeedbackQuery): (entry: FilteredFields) => boolean {
  const statuses = statusesOf(query);
  const from = parseIsoDate(query.dateFrom ?? null) ?? Number.NEGATIVE_INFINITY;
  const to = parseIsoDate(query.dateTo ?? null) ?? Number.POSITIVE_INFINITY;
  return ({ source, status, createdAt }) => {
    const time = parseIsoDate(createdAt);
    if (time !== undefined && (time < from || time >= to)) return false;
    return (query.source ?? source) === source && (statuses.length === 0 || statuses.includes(status));
  };
}
