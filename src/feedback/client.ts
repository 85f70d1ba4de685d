/*
 * Client for reader feedback. This folder requests entries from a service, caches them and counts them for the pages of
 * a site. A failure of the service becomes a finding or a typed error, and fails a build only if the settings require
 * feedback. The API key never appears in a message, a file or a URL.
 */

import { checkQuery, type FeedbackQuery } from './arguments.ts';
import { createConnection, defaultTotalTime, type FeedbackClientOptions } from './connection.ts';
import { type Connection, type FeedbackPage, readPages } from './paging.ts';
import type { ParameterProblem } from './parameters.ts';
import type { FeedbackEntry } from './types.ts';

export interface ListArguments extends FeedbackQuery {
  /** Aborts the listing, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Cursor of an earlier listing to continue from. */
  readonly cursor?: string | undefined;
}

/** Entries, requested page by page during iteration. Each iteration sends the requests again. */
export interface FeedbackList extends AsyncIterable<FeedbackEntry> {
  /** Number of malformed entries skipped so far. */
  readonly skipped: number;
  /** Parameters that the service has ignored or refused so far. The entries are correct anyway. */
  readonly parameterProblems: readonly ParameterProblem[];
  /** The same entries by page, with cursors. */
  readonly pages: AsyncIterable<FeedbackPage>;
}

export interface FeedbackClient {
  /**
   * Lists entries in the service's order, which is not documented.
   *
   * @throws FeedbackArgumentsError immediately, for invalid arguments; FeedbackError during iteration, if the service
   * fails.
   */
  list(query?: ListArguments): FeedbackList;
  /** Requests made so far, including retries and redirects. */
  readonly requests: number;
}

/**
 * Creates a client for the feedback of one project.
 *
 * @throws FeedbackArgumentsError for invalid options.
 */
export function createFeedbackClient(options: FeedbackClientOptions): FeedbackClient {
  const connection = createConnection(options);
  const totalTime = options.totalTime ?? defaultTotalTime;
  return {
    list(query = {}) {
      checkQuery(query);
      return createList(connection, query, totalTime);
    },
    get requests() {
      return connection.budget.used;
    },
  };
}

function createList(connection: Connection, query: ListArguments, totalTime: number): FeedbackList {
  const { signal, cursor, ...filters } = query;
  let skipped = 0;
  let parameterProblems: readonly ParameterProblem[] = [];
  async function* pages(): AsyncGenerator<FeedbackPage, void> {
    const endsAt = performance.now() + totalTime;
    const onParameterProblem = (problem: ParameterProblem): void => {
      const otherProblems = parameterProblems.filter(({ parameter }) => parameter !== problem.parameter);
      parameterProblems = [...otherProblems, problem];
    };
    const listing = { query: filters, cursor, endsAt, signal, onParameterProblem };
    for await (const page of readPages(connection, listing)) {
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
    get parameterProblems() {
      return parameterProblems;
    },
  };
}
