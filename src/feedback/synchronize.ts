import { FeedbackError, type FeedbackFault } from './errors.ts';
import type { FeedbackPage } from './paging.ts';
import { type FeedbackState, toCachedEntry } from './state.ts';

export interface SynchronizeOptions {
  pages(cursor: string | undefined): AsyncIterable<FeedbackPage>;
  /** Number of entries that can be read with the requests that are left. */
  readonly readableEntries: () => number;
  /** Starts again instead of continuing an unfinished read. */
  readonly refresh: boolean;
  /** Time at which the service sent a page, in milliseconds since 1970. */
  readonly timeOf: (page: FeedbackPage) => number;
  /** Called after every page, when the state is consistent and can be cached. */
  readonly onPage: (page: FeedbackPage) => Promise<void>;
}

/** Errors that a single cursor may cause, for example because the service no longer knows the cursor. */
const cursorFaults: readonly FeedbackFault[] = ['status', 'malformed', 'large', 'paging', 'unavailable'];

/**
 * Updates a state: continues the unfinished read of an earlier build, or reads everything again. The state is
 * consistent after every page, so that the next build can continue from it.
 *
 * @throws FeedbackError if the last page was not reached.
 */
export async function synchronize(state: FeedbackState, options: SynchronizeOptions): Promise<void> {
  const cursor = options.refresh ? undefined : state.unfinished?.cursor;
  if (cursor === undefined) return readFrom(undefined, state, options);
  const previousUnfinished = state.unfinished;
  try {
    await readFrom(cursor, state, options);
  } catch (error) {
    const isFirstPage = state.unfinished === previousUnfinished;
    if (!isFirstPage || !(error instanceof FeedbackError) || !cursorFaults.includes(error.kind)) throw error;
    return readFrom(undefined, state, options);
  }
  // A continued read misses changes to its earlier pages. If the budget allows it, everything is read again.
  if (options.readableEntries() > state.entries.size) await readFrom(undefined, state, options);
}

/** Reads to the last page, then removes the entries that weren't listed, because the service has deleted them. */
async function readFrom(cursor: string | undefined, state: FeedbackState, options: SynchronizeOptions): Promise<void> {
  const pass = cursor === undefined ? state.pass + 1 : state.pass;
  const isFirst = state.unfinished?.isFirst ?? false;
  for await (const page of options.pages(cursor)) {
    state.pass = pass;
    addPage(state, page, options.timeOf(page));
    state.unfinished = { cursor: page.nextCursor ?? undefined, isFirst };
    await options.onPage(page);
  }
  for (const [id, entry] of state.entries) if (entry.pass !== pass) state.entries.delete(id);
  for (const [id, entry] of state.malformed) if (entry.pass !== pass) state.malformed.delete(id);
  state.unfinished = cursor === undefined ? undefined : { cursor: undefined, isFirst: false };
}

function addPage(state: FeedbackState, { entries, malformed }: FeedbackPage, readAt: number): void {
  const { pass } = state;
  for (const entry of entries) {
    state.entries.set(entry.id, toCachedEntry(entry, pass));
    state.malformed.delete(entry.id);
  }
  for (const { id, problem } of malformed) {
    state.malformed.set(id, { problem, pass });
    const previous = state.entries.get(id);
    if (previous !== undefined) state.entries.set(id, { ...previous, pass });
  }
  state.readAt = readAt;
}
