import type { ParameterNames } from '../core/options.ts';
import { formatDuration, maxFeedbackPages, maxIdleFeedbackPages } from '../core/values.ts';
import type { FeedbackQuery } from './arguments.ts';
import { FeedbackError } from './errors.ts';
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
}

export interface FeedbackPage {
  readonly entries: readonly FeedbackEntry[];
  readonly malformed: readonly Malformed[];
  /** Cursor of the next page; null after the last page or if paging can't continue. */
  readonly nextCursor: string | null;
  /** Time of the service's clock in milliseconds since 1970. */
  readonly serviceTime: number | undefined;
}

/**
 * Reads a listing page by page. A page is yielded before an error about its cursor is thrown.
 *
 * @throws FeedbackError, or the reason of the signal.
 */
export async function* readPages(connection: Connection, listing: ListingRequest): AsyncGenerator<FeedbackPage, void> {
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
    yield { ...page, nextCursor, serviceTime };
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
  // The cursor would be cached.
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
    const late = (): FeedbackError =>
      millisecondsLeft <= requestTime
        ? new FeedbackError('deadline', 'it gave no complete answer before the time was over')
        : new FeedbackError('timeout', `it gave no complete answer within ${formatDuration(requestTime)}`);
    return request(page, { ...connection, signal: listing.signal }, Math.min(millisecondsLeft, requestTime), late);
  };
  return await withRetries(attempt, connection, connection.budget, timeLeft, listing.signal);
}
