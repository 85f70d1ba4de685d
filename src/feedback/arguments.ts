import * as z from 'zod/mini';
import { parseIsoDate } from './dates.ts';
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
const mustBe = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => `must be ${expected}, not ${displayValue(input)}.`,
});
const dateError = mustBe('a date such as 2026-01-31 or 2026-01-31T12:00:00Z');
const dateSchema = z.string(dateError).check(z.refine((text) => parseIsoDate(text) !== undefined, dateError));
const pageSizeError = mustBe(`a whole number from 1 to ${maxPageSize}`);
const statusSchema = z.enum(knownStatuses, mustBe(`of ${knownStatuses.join(', ')}`));

const filters = {
  dateFrom: z.optional(dateSchema),
  dateTo: z.optional(dateSchema),
  source: z.optional(z.enum(knownSources, mustBe(`of ${knownSources.join(', ')}`))),
  status: z.optional(
    z.pipe(z.transform(toList), z.array(statusSchema).check(z.minLength(1, 'must name at least one status.'))),
  ),
  pageSize: z.optional(z.int(pageSizeError).check(z.minimum(1, pageSizeError), z.maximum(maxPageSize, pageSizeError))),
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
  const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] = dates.map((text) =>
    parseIsoDate(text ?? null),
  );
  if (from >= to) problems.push('dateFrom must be before dateTo, which is excluded.');
  if (problems.length > 0) throw new FeedbackArgumentsError([...new Set(problems)]);
}

export function statusesOf(query: FeedbackQuery): readonly string[] {
  return toList(query.status ?? []) as readonly string[];
}

function toList(value: unknown): unknown {
  return typeof value === 'string' ? [value] : value;
}

function displayValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
