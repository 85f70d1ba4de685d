/*
 * What readers said: in goes the address of a service and a key from the environment, out come entries and counts for
 * the pages of a model. A failure of the service is a finding or a typed error. Never here: the key in a message, a file
 * or an address; a build that fails because nobody answers, unless the settings say so.
 */

import { checkQuery, type FeedbackQuery } from './arguments.ts';
import { connectionOf, defaultTotalTime, type FeedbackClientOptions } from './connection.ts';
import { type Connection, type FeedbackPage, readPages } from './paging.ts';
import type { FeedbackEntry } from './types.ts';

/** A query, and what ends it. */
export interface ListArguments extends FeedbackQuery {
  /** Ends the listing; it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Goes on where an earlier listing stopped. */
  readonly cursor?: string | undefined;
}

/** Entries, read page by page while they are iterated. Every iteration reads anew. */
export interface FeedbackList extends AsyncIterable<FeedbackEntry> {
  /** Malformed entries that were left out so far. */
  readonly skipped: number;
  /** The same entries in pages, for those who keep the cursor. */
  readonly pages: AsyncIterable<FeedbackPage>;
}

export interface FeedbackClient {
  /**
   * Lists entries in the service's order, which is not documented.
   *
   * @throws FeedbackArgumentsError at once, for arguments that cannot be used; while iterating, FeedbackError where the
   * service cannot be read.
   */
  list(query?: ListArguments): FeedbackList;
  /** Requests that the client made so far, repeated and redirected ones too. */
  readonly requests: number;
}

/**
 * Makes a client for the feedback of one project.
 *
 * @throws FeedbackArgumentsError for options that cannot be used.
 */
export function createFeedbackClient(options: FeedbackClientOptions): FeedbackClient {
  const connection = connectionOf(options);
  const totalTime = options.totalTime ?? defaultTotalTime;
  return {
    list(query = {}) {
      checkQuery(query);
      return listOf(connection, query, totalTime);
    },
    get requests() {
      return connection.budget.used;
    },
  };
}

function listOf(connection: Connection, query: ListArguments, totalTime: number): FeedbackList {
  const { signal, cursor, ...filters } = query;
  let skipped = 0;
  async function* pages(): AsyncGenerator<FeedbackPage, void> {
    const endsAt = performance.now() + totalTime;
    for await (const page of readPages(connection, { query: filters, cursor, endsAt, signal })) {
      skipped += page.malformed.length;
      yield page;
    }
  }
  async function* entries(): AsyncGenerator<FeedbackEntry, void> {
    for await (const page of pages()) yield* page.entries;
  }
  return {
    [Symbol.asyncIterator]: entries,
    pages: { [Symbol.asyncIterator]: pages },
    get skipped() {
      return skipped;
    },
  };
}
