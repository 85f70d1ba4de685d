import * as z from 'zod/mini';
import type { ParameterNames } from '../core/options.ts';
import { type FeedbackQuery, largestPage, statusesOf } from './arguments.ts';
import { FeedbackError } from './errors.ts';
import { fingerprint } from './scrub.ts';
import type { FeedbackEntry } from './types.ts';

/** Messages that tell which type was expected. */
const inEnglish = { error: z.locales.en().localeError };

const word = z.string().check(z.minLength(1, 'expected string that is not empty'));
const textOrNull = z.catch(z.nullish(z.string()), null);

/** One entry: `id`, `path` and `status` alone decide whether it counts. What is not named here passes. */
const entrySchema = z.looseObject({
  id: word,
  path: z.string(),
  status: word,
  source: z.catch(z.string(), ''),
  comment: textOrNull,
  createdAt: textOrNull,
  helpful: z.catch(z.nullish(z.boolean()), undefined),
  contact: textOrNull,
  code: textOrNull,
  filename: textOrNull,
  lang: textOrNull,
});

const pageSchema = z.looseObject({
  feedback: z.array(z.unknown()),
  nextCursor: z.nullish(z.string()),
  hasMore: z.boolean(),
});

/** One answer of the service. */
export interface WirePage {
  readonly entries: readonly FeedbackEntry[];
  /** Entries that cannot be counted. */
  readonly malformed: readonly Malformed[];
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
}

/** An entry that cannot be counted. */
export interface Malformed {
  /** Its id, or what stands for its text if it has none. */
  readonly id: string;
  /** What is wrong with it: names of fields and types, never values. */
  readonly problem: string;
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
 * @param clean Takes the key out of an entry.
 * @throws FeedbackError `malformed`, saying what was expected, if it is no page of feedback.
 */
export function parsePage(body: string, clean: (entry: unknown) => unknown): WirePage {
  const page = pageSchema.safeParse(parseJson(body), inEnglish);
  if (!page.success) {
    throw new FeedbackError(
      'malformed',
      `its answer is not the expected object of feedback (a list), nextCursor and hasMore: ${describe(page.error)}`,
    );
  }
  const entries: FeedbackEntry[] = [];
  const malformed: Malformed[] = [];
  for (const given of page.data.feedback) {
    const entry = clean(given);
    const { data, error } = entrySchema.safeParse(entry, inEnglish);
    if (data === undefined) malformed.push({ id: idOf(entry), problem: describe(error) });
    else entries.push(entryOf(data));
  }
  return { entries, malformed, nextCursor: page.data.nextCursor ?? null, hasMore: page.data.hasMore };
}

/** The description leaves open where the fields of one kind of feedback sit: on the entry, or in a record of their own. */
function entryOf(data: z.infer<typeof entrySchema>): FeedbackEntry {
  const records = Object.values(data) as ({ helpful?: unknown } | null | undefined)[];
  const votes = [data.helpful, ...records.map((record) => record?.helpful)];
  const helpful = votes.find((vote) => typeof vote === 'boolean');
  const { comment = null, createdAt = null } = data;
  return { ...data, comment, createdAt, ...(helpful === undefined ? {} : { helpful }) };
}

function idOf(entry: unknown): string {
  const id = (entry as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && id !== '' ? id : fingerprint(JSON.stringify(entry) ?? '');
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
function describe(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'it cannot be read';
  const message = issue.message.replace(/^Invalid input: /, '');
  return issue.path.length === 0 ? message : `${issue.path.join('.')}: ${message}`;
}
