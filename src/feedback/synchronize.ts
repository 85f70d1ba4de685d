import { largestPage } from './arguments.ts';
import { FeedbackError, type FeedbackFault } from './errors.ts';
import type { FeedbackPage } from './paging.ts';
import { type FeedbackState, isOpen, knownEntry, type UnfinishedReading } from './state.ts';
import { type FeedbackStatus, openStatuses } from './types.ts';

/** What bringing a state up to date needs. */
export interface Service {
  /** Lists what has one of some statuses, or everything, going on at a cursor. */
  pages(query: { status?: readonly FeedbackStatus[]; cursor?: string }): AsyncIterable<FeedbackPage>;
  /** Requests that may still be made. */
  readonly requestsLeft: () => number;
  /** Pages of everything that a build reads again where what is open is known. */
  readonly usualPages: number;
  /** Read everything anew, or go on with that. */
  readonly refresh: boolean;
  /** When a page was read: milliseconds since 1970. */
  readonly timeOf: (page: FeedbackPage) => number;
  /** Told of every page, when the state can be kept. */
  readonly onPage: () => Promise<void>;
}

/** Faults that another listing need not have. */
const ofListing: readonly FeedbackFault[] = ['status', 'malformed', 'large', 'paging'];
/** Faults that a listing from its beginning need not have. */
const ofCursor: readonly FeedbackFault[] = [...ofListing, 'unavailable'];

/**
 * Brings a state up to date: what is open is listed whole, and then everything is read again, as far as a build goes;
 * the next one goes on there. At any moment the state is one that can be kept, and says what it may be wrong about.
 *
 * @throws FeedbackError if something stays in doubt that this build should have read.
 */
export async function synchronize(state: FeedbackState, service: Service): Promise<void> {
  state.doubt = state.wholeAt === undefined ? 'all' : 'open';
  let fault: FeedbackError | undefined;
  let knowsOpen = false;
  try {
    knowsOpen = await readOpen(state, service);
  } catch (error) {
    if (!(error instanceof FeedbackError) || !ofListing.includes(error.kind)) throw error;
    fault = error;
  }
  if (knowsOpen && state.doubt === 'open') state.doubt = 'closed';
  const isUsual = state.doubt === 'closed' && !service.refresh;
  await readAgain(state, service, isUsual ? service.usualPages : Number.POSITIVE_INFINITY);
  if (state.doubt === undefined) return;
  if (state.wholeAt !== undefined) state.doubt = knowsOpen ? 'closed' : 'open';
  if (fault !== undefined && state.doubt !== 'closed') throw fault;
}

/**
 * Lists what is open. What was known as open and is not in the whole list is closed or gone.
 *
 * @returns False if it was not read, or not to its end: one request is left for reading everything, and where more
 * is open than a build can list, all of them but one.
 */
async function readOpen(state: FeedbackState, service: Service): Promise<boolean> {
  const open = [...state.entries.values()].filter(isOpen);
  const left = service.requestsLeft() - 1;
  if (state.entries.size === 0 || left === 0) return false;
  const most = open.length < left * largestPage ? left : 1;
  const seen = new Set<string>();
  let pages = 0;
  for await (const page of service.pages({ status: openStatuses })) {
    take(state, page, service.timeOf(page));
    for (const { id } of page.entries) seen.add(id);
    for (const { id } of page.malformed) seen.add(id);
    await service.onPage();
    pages += 1;
    if (page.nextCursor !== null && pages >= most) return false;
  }
  for (const entry of open) if (!seen.has(entry.id)) state.entries.set(entry.id, { ...entry, status: null });
  state.openAt = state.readAt;
  return true;
}

/** Goes on with reading everything, or begins it: also if the service knows the cursor no more. */
async function readAgain(state: FeedbackState, service: Service, most: number): Promise<void> {
  const { unfinished } = state;
  const kept = service.refresh && unfinished?.asked === false ? undefined : unfinished;
  try {
    await readAll(state, service, kept, most);
  } catch (error) {
    const moved = state.unfinished !== unfinished;
    if (kept === undefined || moved || !(error instanceof FeedbackError) || !ofCursor.includes(error.kind)) throw error;
    await readAll(state, service, undefined, most);
  }
}

async function readAll(
  state: FeedbackState,
  service: Service,
  from: UnfinishedReading | undefined,
  most: number,
): Promise<void> {
  const pass = from === undefined ? state.pass + 1 : state.pass;
  let startedAt = from?.startedAt;
  let pages = 0;
  for await (const page of service.pages(from === undefined ? {} : { cursor: from.cursor })) {
    state.pass = pass;
    take(state, page, service.timeOf(page));
    startedAt ??= state.readAt;
    const asked = from?.asked ?? service.refresh;
    const cursor = page.nextCursor;
    state.unfinished = cursor === null ? undefined : { cursor, startedAt: startedAt ?? 0, asked };
    await service.onPage();
    pages += 1;
    if (cursor !== null && pages >= most) return;
  }
  for (const [id, entry] of state.entries) if (entry.pass !== pass) state.entries.delete(id);
  for (const [id, entry] of state.malformed) if (entry.pass !== pass) state.malformed.delete(id);
  state.wholeAt = startedAt;
  // What another build began lacks what has changed since.
  if (from !== undefined) return;
  state.openAt = startedAt;
  state.doubt = undefined;
}

function take(state: FeedbackState, { entries, malformed }: FeedbackPage, readAt: number): void {
  const { pass } = state;
  for (const entry of entries) {
    state.entries.set(entry.id, knownEntry(entry, pass));
    state.malformed.delete(entry.id);
  }
  for (const { id, problem } of malformed) {
    state.malformed.set(id, { problem, pass });
    const known = state.entries.get(id);
    if (known !== undefined) state.entries.set(id, { ...known, pass });
  }
  state.readAt = readAt;
}
