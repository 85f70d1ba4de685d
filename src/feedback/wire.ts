import * as z from 'zod/mini';
import type { ParameterNames } from '../core/options.ts';
import { type FeedbackQuery, maxPageSize, statusesOf } from './arguments.ts';
import { FeedbackError } from './errors.ts';
import { fingerprint } from './scrub.ts';
import type { FeedbackEntry } from './types.ts';

const englishErrors = { error: z.locales.en().localeError };

const nonEmptyText = z.string().check(z.minLength(1, 'expected string that is not empty'));
const nullableText = z.catch(z.nullish(z.string()), null);

/** Only `id`, `path` and `status` are required for counting. Unknown fields are kept. */
const entrySchema = z.looseObject({
  id: nonEmptyText,
  path: z.string(),
  status: nonEmptyText,
  source: z.catch(z.string(), ''),
  comment: nullableText,
  // Any value is kept, so that an invalid date can be reported.
  createdAt: z.unknown(),
  helpful: z.catch(z.nullish(z.boolean()), undefined),
  contact: nullableText,
  code: nullableText,
  filename: nullableText,
  lang: nullableText,
});

const pageSchema = z.looseObject({
  feedback: z.array(z.unknown()),
  nextCursor: z.nullish(z.string()),
  hasMore: z.boolean(),
});

export interface ParsedFeedbackPage {
  readonly entries: readonly FeedbackEntry[];
  readonly malformed: readonly MalformedRecord[];
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
}

export interface MalformedRecord {
  /** Id of the entry, or a hash of its text. */
  readonly id: string;
  /** Description of the problem. Contains names of fields and types, never values. */
  readonly problem: string;
}

export function pageUrl(base: URL, names: ParameterNames, query: FeedbackQuery, cursor: string | undefined): URL {
  const url = new URL(base);
  const statuses = statusesOf(query);
  const parameters = {
    dateFrom: query.dateFrom,
    dateTo: query.dateTo,
    [names.source ?? '']: query.source,
    [names.status ?? '']: statuses.length === 0 ? undefined : statuses.join(','),
    [names.pageSize ?? '']: String(query.pageSize ?? maxPageSize),
    cursor,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (name !== '' && value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

/**
 * Parses a response.
 *
 * @param clean Removes the API key from an entry.
 * @throws FeedbackError `malformed` with the expected form, if the response isn't a page of feedback.
 */
export function parseFeedbackPage(body: string, clean: (entry: unknown) => unknown): ParsedFeedbackPage {
  const page = pageSchema.safeParse(parseJson(body), englishErrors);
  if (!page.success) {
    throw new FeedbackError(
      'malformed',
      `its answer is not the expected object of feedback (a list), nextCursor and hasMore: ${describeProblem(page.error)}`,
    );
  }
  const entries: FeedbackEntry[] = [];
  const malformed: MalformedRecord[] = [];
  for (const item of page.data.feedback) {
    const entry = clean(item);
    const { data, error } = entrySchema.safeParse(entry, englishErrors);
    if (data === undefined) malformed.push({ id: entryId(entry), problem: describeProblem(error) });
    else entries.push(toEntry(data));
  }
  return { entries, malformed, nextCursor: page.data.nextCursor ?? null, hasMore: page.data.hasMore };
}

/**
 * Converts an entry. The API description doesn't say whether `helpful` is a field of the entry or of a nested record,
 * so both are read.
 */
function toEntry(data: z.infer<typeof entrySchema>): FeedbackEntry {
  const records = Object.values(data) as ({ helpful?: unknown } | null | undefined)[];
  const votes = [data.helpful, ...records.map((record) => record?.helpful)];
  const helpful = votes.find((vote) => typeof vote === 'boolean');
  const { comment = null } = data;
  const createdAt = toDateText(data.createdAt);
  return { ...data, comment, createdAt, ...(helpful === undefined ? {} : { helpful }) };
}

function toDateText(value: unknown): string | null {
  return typeof value === 'string' ? value : value === undefined || value === null ? null : JSON.stringify(value);
}

function entryId(entry: unknown): string {
  const id = (entry as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && id !== '' ? id : fingerprint(JSON.stringify(entry) ?? '');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    const firstCharacter = body.trimStart().slice(0, 1);
    const kind =
      firstCharacter === '<'
        ? 'it is HTML or XML'
        : firstCharacter === ''
          ? 'it is empty'
          : 'it is not JSON, or was cut off in the middle';
    throw new FeedbackError('malformed', `its answer is not the expected JSON: ${kind}`);
  }
}

/** Describes the first problem of a response. Zod's messages name types, never values. */
function describeProblem(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'it cannot be read';
  const message = issue.message.replace(/^Invalid input: /, '');
  return issue.path.length === 0 ? message : `${issue.path.join('.')}: ${message}`;
}
