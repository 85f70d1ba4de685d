import type { ParameterNames } from '../core/options.ts';
import { formatDuration, maxFeedbackPages, maxIdleFeedbackPages } from '../core/values.ts';
import type { FeedbackQuery } from './arguments.ts';
import { FeedbackError } from './errors.ts';
import {
  entryFilter,
  type NamedParameter,
  type ParameterProblem,
  sentParameters,
  unfitParameters,
  withoutParameters,
} from './parameters.ts';
import { type RequestTools, request } from './request.ts';
import { type RetryPolicy, withRetries } from './retry.ts';
import type { Scrubber } from './scrub.ts';
import type { FeedbackEntry } from './types.ts';
import { type Malformed, pageUrl, parseFeedbackPage } from './wire.ts';

export interface Connection extends Omit<RequestTools, 'signal'>, RetryPolicy {
  readonly url: URL;
  readonly parameterNames: ParameterNames;
  /** Timeout of a request in milliseconds. */
  readonly requestTime: number;
}

export interface ListingRequest {
  readonly query: FeedbackQuery;
  readonly cursor: string | undefined;
  /** Deadline, by `performance.now()`. */
  readonly endsAt: number;
  readonly signal: AbortSignal | undefined;
  /** Called once for each parameter that the service ignores or refuses. */
  readonly onParameterProblem: (problem: ParameterProblem) => void;
}

export interface FeedbackPage {
  /** Entries that match the query. */
  readonly entries: readonly FeedbackEntry[];
  /** Number of entries in the response, before anything is filtered or skipped. */
  readonly received: number;
  /** Entries that couldn't be parsed and were skipped. */
  readonly malformed: readonly Malformed[];
  /** Cursor of the next page; null after the last page or if paging can't continue. */
  readonly nextCursor: string | null;
  /** Time of the service's clock in milliseconds since 1970. */
  readonly serviceTime: number | undefined;
}

/** HTTP statuses with which a service refuses a parameter. */
const refusalStatuses: readonly (number | undefined)[] = [400, 422];

/**
 * Reads a listing page by page. A page is yielded before an error about its cursor is thrown.
 *
 * The names of some parameters are not documented. If the service refuses them or returns a page twice because of them,
 * the listing is read without them. Entries are filtered here too, so ignored parameters change no result.
 *
 * @throws FeedbackError, or the reason of the signal.
 */
export async function* readPages(connection: Connection, listing: ListingRequest): AsyncGenerator<FeedbackPage, void> {
  const { query, onParameterProblem } = listing;
  const sent = sentParameters(connection.parameterNames, query);
  const matches = entryFilter(query);
  const yielded = new Set<string>();
  const reported = new Set<NamedParameter>();
  const report = (problem: ParameterProblem): void => {
    if (!reported.has(problem.parameter)) onParameterProblem(problem);
    reported.add(problem.parameter);
  };
  let dropped: readonly NamedParameter[] = [];
  let reason: 'refused' | 'repeats' | undefined;
  for (;;) {
    const names = withoutParameters(connection.parameterNames, dropped);
    let pages = 0;
    try {
      for await (const page of readChain({ ...connection, parameterNames: names }, listing)) {
        pages += 1;
        const ids = [...page.entries, ...page.malformed].map(({ id }) => id);
        if (
          reason === undefined &&
          sent.length > 0 &&
          pages > 1 &&
          ids.length > 0 &&
          ids.every((id) => yielded.has(id))
        ) {
          throw new FeedbackError('paging', 'it gave the same page twice');
        }
        for (const problem of unfitParameters(names, query, page)) report(problem);
        // After a restart without some parameters, the first pages repeat entries that were already yielded.
        const isNew = ({ id }: { readonly id: string }): boolean => reason === undefined || !yielded.has(id);
        const entries = page.entries.filter((entry) => matches(entry) && isNew(entry));
        const malformed = page.malformed.filter(isNew);
        for (const id of ids) yielded.add(id);
        yield { ...page, entries, malformed };
      }
      if (reason === undefined) return;
      for (const parameter of dropped) {
        report({ parameter, name: connection.parameterNames[parameter] ?? '', problem: reason });
      }
      return;
    } catch (error) {
      if (!(error instanceof FeedbackError) || reason !== undefined || sent.length === 0) throw error;
      if (error.kind === 'paging') {
        reason = 'repeats';
        dropped = sent;
      } else if (pages === 0 && refusalStatuses.includes(error.status)) {
        reason = 'refused';
        dropped = await refusedParameters(connection, listing, sent);
      } else throw error;
    }
  }
}

/** Finds the parameters that the service refuses, by sending a request with each of them alone. */
async function refusedParameters(
  connection: Connection,
  listing: ListingRequest,
  sent: readonly NamedParameter[],
): Promise<readonly NamedParameter[]> {
  if (sent.length === 1) return sent;
  const refused: NamedParameter[] = [];
  for (const parameter of sent) {
    const others = sent.filter((other) => other !== parameter);
    const parameterNames = withoutParameters(connection.parameterNames, others);
    try {
      await ask({ ...connection, parameterNames }, listing, listing.cursor);
    } catch (error) {
      if (!(error instanceof FeedbackError) || !refusalStatuses.includes(error.status)) throw error;
      refused.push(parameter);
    }
  }
  return refused.length === 0 ? sent : refused;
}

async function* readChain(connection: Connection, listing: ListingRequest): AsyncGenerator<FeedbackPage, void> {
  const cursors = new Set<string>();
  const ids = new Set<string>();
  const { scrub } = connection;
  let { cursor } = listing;
  let idle = 0;
  for (let pages = 1; ; pages += 1) {
    if (cursor !== undefined) cursors.add(cursor);
    const { text, serviceTime } = await ask(connection, listing, cursor);
    const page = parseFeedbackPage(text, scrub.clean);
    const previousCount = ids.size;
    for (const { id } of [...page.entries, ...page.malformed]) ids.add(id);
    idle = ids.size === previousCount ? idle + 1 : 0;
    const problem = page.hasMore ? chainProblem(page.nextCursor, cursors, pages, idle, scrub) : undefined;
    const nextCursor = page.hasMore && problem === undefined ? page.nextCursor : null;
    const received = page.entries.length + page.malformed.length;
    yield { ...page, received, nextCursor, serviceTime };
    if (problem !== undefined) throw new FeedbackError('paging', problem);
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

function chainProblem(
  next: string | null,
  seen: ReadonlySet<string>,
  pages: number,
  idle: number,
  scrub: Scrubber,
): string | undefined {
  if (next === null || next === '') return 'it says that there is more, but gives no cursor to read it with';
  // The cursor is written to the cache, which must not contain the key.
  if (scrub.finds(next)) return 'the cursor that it gave repeats the key';
  if (seen.has(next)) return 'it gave the same cursor twice, so its pages have no end';
  if (idle >= maxIdleFeedbackPages) return `it says that there is more, and ${idle} pages brought nothing new`;
  return pages >= maxFeedbackPages ? `it has no end after ${maxFeedbackPages} pages` : undefined;
}

async function ask(connection: Connection, listing: ListingRequest, cursor?: string) {
  const { url, parameterNames, requestTime } = connection;
  const timeLeft = (): number => listing.endsAt - performance.now();
  const page = pageUrl(url, parameterNames, listing.query, cursor);
  const attempt = () => {
    listing.signal?.throwIfAborted();
    const millisecondsLeft = timeLeft();
    if (millisecondsLeft <= 0) throw new FeedbackError('deadline', 'there was no time left');
    const createTimeoutError = (): FeedbackError =>
      millisecondsLeft <= requestTime
        ? new FeedbackError('deadline', 'it gave no complete answer before the time was over')
        : new FeedbackError('timeout', `it gave no complete answer within ${formatDuration(requestTime)}`);
    return request(
      page,
      { ...connection, signal: listing.signal },
      Math.min(millisecondsLeft, requestTime),
      createTimeoutError,
    );
  };
  return await withRetries(attempt, connection, connection.budget, timeLeft, listing.signal);
}
