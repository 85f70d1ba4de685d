import { FeedbackError, type FeedbackFault } from './errors.ts';
import type { FeedbackPage } from './paging.ts';
import { type FeedbackState, knownEntry } from './state.ts';

export interface Service {
  pages(cursor: string | undefined): AsyncIterable<FeedbackPage>;
  /** Number of entries that can be read with the requests that are left. */
  readonly entriesLeft: () => number;
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
export async function synchronize(state: FeedbackState, service: Service): Promise<void> {
  const cursor = service.refresh ? undefined : state.unfinished?.cursor;
  if (cursor === undefined) return readFrom(undefined, state, service);
  const unfinishedBefore = state.unfinished;
  try {
    await readFrom(cursor, state, service);
  } catch (error) {
    const isFirstPage = state.unfinished === unfinishedBefore;
    if (!isFirstPage || !(error instanceof FeedbackError) || !cursorFaults.includes(error.kind)) throw error;
    return readFrom(undefined, state, service);
  }
  // A continued read misses changes to its earlier pages. If the budget allows it, everything is read again.
  if (service.entriesLeft() > state.entries.size) await readFrom(undefined, state, service);
}

/** Reads to the last page, then removes the entries that weren't listed, because the service has deleted them. */
async function readFrom(cursor: string | undefined, state: FeedbackState, service: Service): Promise<void> {
  const pass = cursor === undefined ? state.pass + 1 : state.pass;
  const isFirst = state.unfinished?.isFirst ?? false;
  for await (const page of service.pages(cursor)) {
    state.pass = pass;
    addPage(state, page, service.timeOf(page));
    state.unfinished = { cursor: page.nextCursor ?? undefined, isFirst };
    await service.onPage(page);
  }
  for (const [id, entry] of state.entries) if (entry.pass !== pass) state.entries.delete(id);
  for (const [id, entry] of state.malformed) if (entry.pass !== pass) state.malformed.delete(id);
  state.unfinished = cursor === undefined ? undefined : { cursor: undefined, isFirst: false };
}

function addPage(state: FeedbackState, { entries, malformed }: FeedbackPage, readAt: number): void {
  const { pass } = state;
  for (const entry of entries) {
    state.entries.set(entry.id, knownEntry(entry, pass));
    state.malformed.delete(entry.id);
  }
  for (const { id, problem } of malformed) {
    state.malformed.set(id, { problem, pass });
    const previous = state.entries.get(id);
    if (previous !== undefined) state.entries.set(id, { ...previous, pass });
  }
  state.readAt = readAt;
}
