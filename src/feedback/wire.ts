import { z } from 'zod';
import { type FeedbackQuery, largestPage, statusesOf } from './arguments.ts';
import { FeedbackError } from './errors.ts';
import type { FeedbackEntry, ParameterNames } from './types.ts';

const text = z.string();
const textOrNull = z.string().nullish();

/** One entry. What is not named here passes; sources and statuses are not limited to those known today. */
const entrySchema = z.looseObject({
  id: text.min(1),
  path: text,
  comment: textOrNull,
  createdAt: textOrNull,
  source: text,
  status: text,
  helpful: z.boolean().nullish(),
  contact: textOrNull,
  code: textOrNull,
  filename: textOrNull,
  lang: textOrNull,
});

const pageSchema = z.looseObject({
  feedback: z.array(z.unknown()),
  nextCursor: z.string().nullish(),
  hasMore: z.boolean(),
});

/** One answer of the service. */
export interface WirePage {
  readonly entries: readonly FeedbackEntry[];
  /** Entries that were left out since they are malformed, and what is wrong with the first of them. */
  readonly skipped: number;
  readonly firstProblem: string | undefined;
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
}

/** The address of one page of a listing. */
export function pageUrl(base: URL, names: ParameterNames, query: FeedbackQuery, cursor: string | undefined): URL {
  const url = new URL(base);
  const statuses = statusesOf(query);
  const parameters = {
    dateFrom: query.dateFrom,
    dateTo: query.dateTo,
    [names.source]: query.source,
    [names.status]: statuses.length === 0 ? undefined : statuses.join(','),
    [names.pageSize]: String(query.pageSize ?? largestPage),
    cursor,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

/**
 * Reads an answer.
 *
 * @throws FeedbackError `malformed`, saying what was expected, where it is no page of feedback.
 */
export function parsePage(body: string): WirePage {
  const page = pageSchema.safeParse(parseJson(body));
  if (!page.success) {
    throw new FeedbackError(
      'malformed',
      `its answer is not the expected object of feedback (a list), nextCursor and hasMore: ${describe(page.error)}`,
    );
  }
  const results = page.data.feedback.map((entry) => entrySchema.safeParse(entry));
  const failed = results.flatMap(({ error }) => (error === undefined ? [] : [error]));
  return {
    entries: results.flatMap(({ data }) => (data === undefined ? [] : [entryOf(data)])),
    skipped: failed.length,
    firstProblem: failed[0] === undefined ? undefined : describe(failed[0]),
    nextCursor: page.data.nextCursor ?? null,
    hasMore: page.data.hasMore,
  };
}

function entryOf(data: z.infer<typeof entrySchema>): FeedbackEntry {
  return { ...data, comment: data.comment ?? null, createdAt: data.createdAt ?? null };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    const start = body.trimStart().slice(0, 1);
    const what =
      start === '<'
        ? 'it is HTML or XML'
        : start === ''
          ? 'it is empty'
          : 'it is not JSON, or was cut off in the middle';
    throw new FeedbackError('malformed', `its answer is not the expected JSON: ${what}`);
  }
}

/** The first fault of an answer; zod's messages name types, never values. */
function describe(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'it cannot be read';
  const message = issue.message.replace(/^Invalid input: /, '');
  return issue.path.length === 0 ? message : `${issue.path.join('.')}: ${message}`;
}
