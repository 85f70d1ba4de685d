import { timeOf } from './dates.ts';
import { FeedbackArgumentsError } from './errors.ts';
import { type FeedbackSource, type FeedbackStatus, knownSources, knownStatuses } from './types.ts';

/** Which entries are wanted; all of them where nothing is said. */
export interface FeedbackQuery {
  /** First moment: `YYYY-MM-DD` or ISO 8601. */
  readonly dateFrom?: string | undefined;
  /** First moment that is not wanted any more: `YYYY-MM-DD` or ISO 8601. */
  readonly dateTo?: string | undefined;
  readonly source?: FeedbackSource | undefined;
  readonly status?: FeedbackStatus | readonly FeedbackStatus[] | undefined;
  /** Entries that one request brings, 1 to 100. Default: 100, since requests are what is scarce. */
  readonly pageSize?: number | undefined;
}

export const largestPage = 100;

const names = ['dateFrom', 'dateTo', 'source', 'status', 'pageSize'];
/** Given beside the query. */
const others = ['signal', 'cursor'];

/**
 * Checks a query before anything is asked.
 *
 * @throws FeedbackArgumentsError naming every argument that cannot be used.
 */
export function checkQuery(query: FeedbackQuery): void {
  const strangers = Object.keys(query).filter((name) => !names.includes(name) && !others.includes(name));
  const problems = [
    ...strangers.map((name) => `There is no argument ${name}: write ${names.join(', ')}.`),
    dateProblem('dateFrom', query.dateFrom),
    dateProblem('dateTo', query.dateTo),
    periodProblem(query),
    valueProblem('source', query.source === undefined ? [] : [query.source], knownSources),
    valueProblem('status', statusesOf(query), knownStatuses),
    Array.isArray(query.status) && query.status.length === 0 ? 'status must name at least one status.' : undefined,
    pageSizeProblem(query.pageSize),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new FeedbackArgumentsError(problems);
}

/** The statuses that a query names. */
export function statusesOf({ status }: FeedbackQuery): readonly string[] {
  if (status === undefined) return [];
  return typeof status === 'string' ? [status] : status;
}

function dateProblem(name: string, value: string | undefined): string | undefined {
  if (value === undefined || (typeof value === 'string' && timeOf(value) !== undefined)) return undefined;
  return `${name} must be a date such as 2026-01-31 or 2026-01-31T12:00:00Z, not ${shown(value)}.`;
}

function periodProblem({ dateFrom, dateTo }: FeedbackQuery): string | undefined {
  const from = typeof dateFrom === 'string' ? timeOf(dateFrom) : undefined;
  const to = typeof dateTo === 'string' ? timeOf(dateTo) : undefined;
  if (from === undefined || to === undefined || from < to) return undefined;
  return 'dateFrom must be before dateTo, which is the first moment that is left out.';
}

function valueProblem(name: string, values: readonly string[], known: readonly string[]): string | undefined {
  const stranger = values.find((value) => !known.includes(value));
  return stranger === undefined ? undefined : `${name} must be of ${known.join(', ')}, not ${shown(stranger)}.`;
}

function pageSizeProblem(size: number | undefined): string | undefined {
  if (size === undefined || (Number.isInteger(size) && size >= 1 && size <= largestPage)) return undefined;
  return `pageSize must be a whole number from 1 to ${largestPage}, not ${shown(size)}.`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
