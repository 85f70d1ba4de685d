import type { ParameterNames } from '../core/options.ts';
import { formatDuration, maxFeedbackPages, maxIdleFeedbackPages } from '../core/values.ts';
import type { FeedbackQuery } from './arguments.ts';
import { FeedbackError } from './errors.ts';
import {
  createEntryFilter,
  findIgnoredParameters,
  type NamedParameter,
  type ParameterProblem,
  sentParameters,
  withoutParameters,
} from './parameters.ts';
import { type RequestTools, request } from './request.ts';
import { type RetryPolicy, withRetries } from './retry.ts';
import type { Scrubber } from './scrub.ts';
import type { FeedbackEntry } from './types.ts';
import { type MalformedRecord, pageUrl, parseFeedbackPage } from './wire.ts';

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
  readonly malformed: readonly MalformedRecord[];
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
  const sentNames = sentParameters(connection.parameterNames, query);
  const matches = createEntryFilter(query);
  const yieldedIds = new Set<string>();
  const reportedNames = new Set<NamedParameter>();
  const report = (problem: ParameterProblem): void => {
    if (!reportedNames.has(problem.parameter)) onParameterProblem(problem);
    reportedNames.add(problem.parameter);
  };
  let droppedNames: readonly NamedParameter[] = [];
  let retryReason: 'refused' | 'repeats' | undefined;
  for (;;) {
    const parameterNames = withoutParameters(connection.parameterNames, droppedNames);
    let pageCount = 0;
    try {
      for await (const page of readChain({ ...connection, parameterNames: parameterNames }, listing)) {
        pageCount += 1;
        const ids = [...page.entries, ...page.malformed].map(({ id }) => id);
        if (
          retryReason === undefined &&
          sentNames.length > 0 &&
          pageCount > 1 &&
          ids.length > 0 &&
          ids.every((id) => yieldedIds.has(id))
        ) {
          throw new FeedbackError('paging', 'it gave the same page twice');
        }
        for (const problem of findIgnoredParameters(parameterNames, query, page)) report(problem);
        // After a restart without some parameters, the first pages repeat entries that were already yielded.
        const isNew = ({ id }: { readonly id: string }): boolean => retryReason === undefined || !yieldedIds.has(id);
        const entries = page.entries.filter((entry) => matches(entry) && isNew(entry));
        const malformed = page.malformed.filter(isNew);
        for (const id of ids) yieldedIds.add(id);
        yield { ...page, entries, malformed };
      }
      if (retryReason === undefined) return;
      for (const parameter of droppedNames) {
        report({ parameter, name: connection.parameterNames[parameter] ?? '', problem: retryReason });
      }
      return;
    } catch (error) {
      if (!(error instanceof FeedbackError) || retryReason !== undefined || sentNames.length === 0) throw error;
      if (error.kind === 'paging') {
        retryReason = 'repeats';
        droppedNames = sentNames;
      } else if (pageCount === 0 && refusalStatuses.includes(error.status)) {
        retryReason = 'refused';
        droppedNames = await refusedParameters(connection, listing, sentNames);
      } else throw error;
    }
  }
}

/** Finds the parameters that the service refuses, by sending a request with each of them alone. */
async function refusedParameters(
  connection: Connection,
  listing: ListingRequest,
  sentNames: readonly NamedParameter[],
): Promise<readonly NamedParameter[]> {
  if (sentNames.length === 1) return sentNames;
  const refusedNames: NamedParameter[] = [];
  for (const parameter of sentNames) {
    const otherNames = sentNames.filter((otherName) => otherName !== parameter);
    const parameterNames = withoutParameters(connection.parameterNames, otherNames);
    try {
      await requestPage({ ...connection, parameterNames }, listing, listing.cursor);
    } catch (error) {
      if (!(error instanceof FeedbackError) || !refusalStatuses.includes(error.status)) throw error;
      refusedNames.push(parameter);
    }
  }
  return refusedNames.length === 0 ? sentNames : refusedNames;
}

async function* readChain(connection: Connection, listing: ListingRequest): AsyncGenerator<FeedbackPage, void> {
  const cursors = new Set<string>();
  const ids = new Set<string>();
  const { scrub } = connection;
  let { cursor } = listing;
  let idlePages = 0;
  for (let pageCount = 1; ; pageCount += 1) {
    if (cursor !== undefined) cursors.add(cursor);
    const { text, serviceTime } = await requestPage(connection, listing, cursor);
    const page = parseFeedbackPage(text, scrub.clean);
    const previousCount = ids.size;
    for (const { id } of [...page.entries, ...page.malformed]) ids.add(id);
    idlePages = ids.size === previousCount ? idlePages + 1 : 0;
    const problem = page.hasMore ? findPagingProblem(page.nextCursor, cursors, pageCount, idlePages, scrub) : undefined;
    const nextCursor = page.hasMore && problem === undefined ? page.nextCursor : null;
    const received = page.entries.length + page.malformed.length;
    yield { ...page, received, nextCursor, serviceTime };
    if (problem !== undefined) throw new FeedbackError('paging', problem);
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

function findPagingProblem(
  nextCursor: string | null,
  seenCursors: ReadonlySet<string>,
  pageCount: number,
  idlePages: number,
  scrub: Scrubber,
): string | undefined {
  if (nextCursor === null || nextCursor === '')
    return 'it says that there is more, but gives no cursor to read it with';
  // The cursor is written to the cache, which must not contain the key.
  if (scrub.finds(nextCursor)) return 'the cursor that it gave repeats the key';
  if (seenCursors.has(nextCursor)) return 'it gave the same cursor twice, so its pages have no end';
  if (idlePages >= maxIdleFeedbackPages)
    return `it says that there is more, and ${idlePages} pages brought nothing new`;
  return pageCount >= maxFeedbackPages ? `it has no end after ${maxFeedbackPages} pages` : undefined;
}

async function requestPage(connection: Connection, listing: ListingRequest, cursor?: string) {
  const { url, parameterNames, requestTime } = connection;
  const timeLeft = (): number => listing.endsAt - performance.now();
  const requestUrl = pageUrl(url, parameterNames, listing.query, cursor);
  const attempt = () => {
    listing.signal?.throwIfAborted();
    const millisecondsLeft = timeLeft();
    if (millisecondsLeft <= 0) throw new FeedbackError('deadline', 'there was no time left');
    const createTimeoutError = (): FeedbackError =>
      millisecondsLeft <= requestTime
        ? new FeedbackError('deadline', 'it gave no complete answer before the time was over')
        : new FeedbackError('timeout', `it gave no complete answer within ${formatDuration(requestTime)}`);
    return request(
      requestUrl,
      { ...connection, signal: listing.signal },
      Math.min(millisecondsLeft, requestTime),
      createTimeoutError,
    );
  };
  return await withRetries(attempt, connection, connection.budget, timeLeft, listing.signal);
}
