import * as z from 'zod/mini';
import { timeOf } from './dates.ts';
import { FeedbackArgumentsError } from './errors.ts';
import { type FeedbackSource, type FeedbackStatus, knownSources, knownStatuses } from './types.ts';

/** Filter of entries. Default: all. */
export interface FeedbackQuery {
  /** Inclusive start: `YYYY-MM-DD` or ISO 8601. */
  readonly dateFrom?: string | undefined;
  /** Exclusive end: `YYYY-MM-DD` or ISO 8601. */
  readonly dateTo?: string | undefined;
  readonly source?: FeedbackSource | undefined;
  readonly status?: FeedbackStatus | readonly FeedbackStatus[] | undefined;
  /** Entries per request, 1 to 100. Default: 100, because the service limits requests. */
  readonly pageSize?: number | undefined;
}

export const maxPageSize = 100;

/** Error message of a schema: `must be …, not …`. */
const must = (be: string) => ({
  error: ({ input }: { input?: unknown }) => `must be ${be}, not ${displayValue(input)}.`,
});
const dateError = must('a date such as 2026-01-31 or 2026-01-31T12:00:00Z');
const date = z.string(dateError).check(z.refine((text) => timeOf(text) !== undefined, dateError));
const sizeError = must(`a whole number from 1 to ${maxPageSize}`);
const status = z.enum(knownStatuses, must(`of ${knownStatuses.join(', ')}`));

const filters = {
  dateFrom: z.optional(date),
  dateTo: z.optional(date),
  source: z.optional(z.enum(knownSources, must(`of ${knownSources.join(', ')}`))),
  status: z.optional(
    z.pipe(z.transform(listed), z.array(status).check(z.minLength(1, 'must name at least one status.'))),
  ),
  pageSize: z.optional(z.int(sizeError).check(z.minimum(1, sizeError), z.maximum(maxPageSize, sizeError))),
};
const querySchema = z.strictObject({ ...filters, signal: z.optional(z.unknown()), cursor: z.optional(z.unknown()) });

/**
 * Validates a query before any request.
 *
 * @throws FeedbackArgumentsError listing every invalid argument.
 */
export function checkQuery(query: FeedbackQuery): void {
  const { error } = querySchema.safeParse(query);
  const problems = (error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [`${String(issue.path[0])} ${issue.message}`];
    return issue.keys.map((key) => `Unknown argument ${key}: write ${Object.keys(filters).join(', ')}.`);
  });
  const dates = error === undefined ? [query.dateFrom, query.dateTo] : [];
  const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] = dates.map((text) => timeOf(text ?? null));
  if (from >= to) problems.push('dateFrom must be before dateTo, which is excluded.');
  if (problems.length > 0) throw new FeedbackArgumentsError([...new Set(problems)]);
}

export function statusesOf(query: FeedbackQuery): readonly string[] {
  return listed(query.status ?? []) as readonly string[];
}

function listed(value: unknown): unknown {
  return typeof value === 'string' ? [value] : value;
}

function displayValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
