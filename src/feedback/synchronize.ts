import { largestPage } from './arguments.ts';
import { dateOf, timeOf } from './dates.ts';
import { FeedbackError, type FeedbackFault } from './errors.ts';
import type { FeedbackPage } from './paging.ts';
import { nextSlice, windowStart } from './refresh-window.ts';
import { countedEntry, type FeedbackState, type UnfinishedListing } from './state.ts';

/** What bringing a state up to date needs. */
export interface Service {
  /** Lists from a time up to another, going on at a cursor. */
  pages(range: { dateFrom?: string; dateTo?: string; cursor?: string; pageSize: number }): AsyncIterable<FeedbackPage>;
  /** Requests made so far. */
  readonly requests: number;
  /** Days for which the status of an entry may change. */
  readonly refreshWindowDays: number;
  /** Called after every page, when the state can be kept. */
  readonly onPage: (page: FeedbackPage) => Promise<void>;
  /** Milliseconds since 1970 by this machine, used where the service does not say the time. */
  readonly now: () => number;
}

/** Where a listing goes on, or begins. */
type Start = Partial<Omit<UnfinishedListing, 'cursor'>> & { readonly cursor?: string | undefined };

/** Requests of a build that reads only what is new; refreshing uses what is left of them. */
const usualRequests = 3;
/** Answers to a cursor that the service does not know any more. */
const unknownCursor: readonly (number | undefined)[] = [400, 404, 410, 422];

/** Faults of one listing that another listing need not have. */
const lasting: readonly FeedbackFault[] = ['status', 'paging', 'malformed', 'large'];

/**
 * Brings a state up to date, page by page: everything where that was not read yet, else what is new, and some of the
 * entries whose status may have changed. At any moment the state is one that can be kept and gone on from.
 *
 * @throws FeedbackError where it could not be finished.
 */
export async function synchronize(state: FeedbackState, service: Service): Promise<void> {
  const goesOn = state.unfinished !== undefined;
  if (goesOn || !state.complete) {
    await readNew(state, service, state.unfinished ?? {});
    // What was begun in this build leaves nothing to add; what an earlier one began lacks what came in since.
    if (!goesOn) return;
  }
  await readNew(state, service, { from: state.since });
  await refresh(state, service);
}

async function readNew(state: FeedbackState, service: Service, start: Start): Promise<void> {
  try {
    const startedAt = await list(state, service, start, (unfinished) => {
      state.unfinished = unfinished;
    });
    state.since = Math.max(state.since ?? 0, Math.min(startedAt, newestTime(state) ?? startedAt));
    state.complete = true;
    state.previous.clear();
  } catch (error) {
    if (!(error instanceof FeedbackError)) throw error;
    const lost = start.cursor !== undefined && error.kind === 'status' && unknownCursor.includes(error.status);
    if (lost || error.kind === 'paging') state.unfinished = undefined;
    if (!lost) throw error;
    await readNew(state, service, { from: start.from });
  }
}

/** Reads slices of the window again, each build going on where the last one stopped, back to the window's start. */
async function refresh(state: FeedbackState, service: Service): Promise<void> {
  const from = windowStart(state, service.refreshWindowDays);
  while (service.requests < usualRequests) {
    const slice = state.unfinishedRefresh ?? nextSlice(state, from);
    if (slice === undefined) {
      state.refreshBefore = undefined;
      return;
    }
    const left = usualRequests - service.requests;
    try {
      await list(
        state,
        service,
        slice,
        (unfinished) => {
          state.unfinishedRefresh = unfinished;
        },
        left,
      );
    } catch (error) {
      if (!(error instanceof FeedbackError) || !lasting.includes(error.kind)) throw error;
      // It would be wrong the next time, too: the next build goes on behind it.
      state.unfinishedRefresh = undefined;
      state.refreshBefore = slice.from;
      if (error.kind !== 'status' || !('cursor' in slice)) throw error;
    }
    if (state.unfinishedRefresh === undefined) state.refreshBefore = slice.from;
  }
}

/**
 * Reads a listing into the state.
 *
 * @param keep Told after every page where the listing goes on.
 * @param most Pages that are read at most.
 * @returns When the listing was begun.
 */
async function list(
  state: FeedbackState,
  service: Service,
  { from, to, cursor, startedAt }: Start,
  keep: (unfinished: UnfinishedListing | undefined) => void,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const range = {
    ...(from === undefined ? {} : { dateFrom: dateOf(from) }),
    ...(to === undefined ? {} : { dateTo: dateOf(to) }),
    ...(cursor === undefined ? {} : { cursor }),
    pageSize: largestPage,
  };
  let began = startedAt;
  let pages = 0;
  for await (const page of service.pages(range)) {
    const time = page.serviceTime ?? service.now();
    began ??= time;
    for (const entry of page.entries) state.entries.set(entry.id, countedEntry(entry));
    state.readAt = time;
    keep(page.nextCursor === null ? undefined : { from, to, cursor: page.nextCursor, startedAt: began });
    await service.onPage(page);
    pages += 1;
    if (pages >= most) break;
  }
  return began ?? service.now();
}

function newestTime({ entries }: FeedbackState): number | undefined {
  let newest: number | undefined;
  for (const { createdAt } of entries.values()) {
    const time = timeOf(createdAt);
    if (time !== undefined && (newest === undefined || time > newest)) newest = time;
  }
  return newest;
}
