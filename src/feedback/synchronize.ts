import { largestPage } from './arguments.ts';
import { FeedbackError, type FeedbackFault } from './errors.ts';
import type { FeedbackPage } from './paging.ts';
import { type FeedbackState, isOpen, knownEntry, type UnfinishedReading } from './state.ts';
import { type FeedbackStatus, openStatuses } from './types.ts';

export interface Service {
  /** Lists entries with the given statuses, or all, from a cursor. */
  pages(query: { status?: readonly FeedbackStatus[]; cursor?: string }): AsyncIterable<FeedbackPage>;
  /** Number of requests left. */
  readonly requestsLeft: () => number;
  /** Pages of the full read that a build requests if open entries are up to date. */
  readonly usualPages: number;
  /** Restart the full read, or continue one restarted before. */
  readonly refresh: boolean;
  /** Time of a page in milliseconds since 1970. */
  readonly timeOf: (page: FeedbackPage) => number;
  /** Called after every page, when the state is consistent and can be cached. */
  readonly onPage: () => Promise<void>;
}

/** Errors that may be specific to one listing. */
const ofListing: readonly FeedbackFault[] = ['status', 'malformed', 'large', 'paging'];
/** Errors that may be specific to a cursor. */
const ofCursor: readonly FeedbackFault[] = [...ofListing, 'unavailable'];

/**
 * Updates a state: reads all open entries, then continues the full read as far as the budget of a build allows; the
 * next build continues there. The state is consistent after every page and records which part may be outdated.
 *
 * @throws FeedbackError if a part remains outdated that this build should have read.
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
 * Reads open entries. Entries that are no longer in the complete list have been closed or deleted.
 *
 * @returns False if the list was not read completely. One request is reserved for the full read, or all but one if
 * there are more open entries than a build can list.
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

/** Continues or starts the full read. Starts again if the service no longer accepts the cursor. */
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
  // A read continued from another build misses changes made since.
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
