import { inWords, sleep } from '../core/host.ts';
import type { FeedbackSettings } from '../core/options.ts';
import type { Finding } from '../core/values.ts';
import { impatient, type LockResult, openStore, type Store } from './cache/store.ts';
import { countFeedback, type FeedbackSummary } from './counts.ts';
import { dateOf, longestPause } from './dates.ts';
import { FeedbackError } from './errors.ts';
import { doubtsOf, feedbackFinding } from './findings.ts';
import type { PathLookup } from './match-paths.ts';
import { type FeedbackTools, update } from './reading.ts';
import { emptyState, type FeedbackState } from './state.ts';
import type { CountedEntry } from './types.ts';

/** What a build learns from its readers. */
export interface FeedbackResult extends FeedbackSummary {
  readonly findings: readonly Finding[];
  /** What the counts are of, those of no page too. */
  readonly entries: readonly CountedEntry[];
  /** When the service was last read: ISO 8601, UTC; null if it never was. */
  readonly readAt: string | null;
  /** Requests that were made. */
  readonly requests: number;
}

/**
 * Whether the service is asked: `always`; `due` if the last reading is older than `maxAge` or left something open;
 * `never`: what is kept serves, and nothing is said of how old it is.
 */
export type Asking = 'always' | 'due' | 'never';

/** Milliseconds that a build may need beyond its deadline to end: its lock is void after them. */
const grace = 5000;
/** Milliseconds that a build waits at most for another one, or for a disk. */
const longestPatience = 2000;
/** Milliseconds between two looks at what another build does. */
const pause = 50;

/**
 * Reads feedback within the deadline of the settings, and counts it by page. Whatever goes wrong is a finding, and the
 * counts are then those of an earlier build. It never throws.
 *
 * @param lookup What the paths of the service are matched with.
 * @param tools What tests and the command line give; nothing in a build.
 */
export async function readFeedback(
  settings: FeedbackSettings,
  lookup: PathLookup,
  asking: Asking = 'due',
  tools: FeedbackTools = {},
): Promise<FeedbackResult> {
  const endsAt = performance.now() + settings.deadline * 1000;
  // For another build, for each operation of the disk, and left for writing what was read.
  const patience = Math.min(longestPatience, settings.deadline * 200);
  const store = impatient(tools.store ?? storeOf(settings), () => {
    return Math.max(pause, Math.min(patience, endsAt - performance.now()));
  });
  /** What is kept, as nobody was asked, and why. */
  const kept = (state: FeedbackState, error?: FeedbackError): FeedbackResult =>
    counted(state, lookup, doubtsOf(state, { settings, pages: 0, goesOn: true, error }));
  try {
    if (settings.offline || asking === 'never') {
      const state = (await store.read()) ?? emptyState();
      return asking === 'never' ? counted(state, lookup, []) : kept(state, offline(state));
    }
    const now = (tools.now ?? Date.now)();
    const isDue = (state: FeedbackState): boolean => asking === 'always' || !isFresh(state, settings, now);
    const { lock, state } = await begin(store, patience, settings.deadline * 1000 + grace, isDue);
    if (!isDue(state)) return kept(state);
    const end = reasonNotToAsk(state, lock, asking === 'always' ? undefined : now);
    if (end !== undefined) return kept(state, end);
    const unwritable = typeof lock === 'string' ? undefined : lock;
    const reading = { settings, tools, endsAt: endsAt - patience, store, unwritable };
    const { findings, requests } = await update(state, reading);
    return counted(state, lookup, findings, requests);
  } catch (error) {
    // Nothing should lead here. Whatever does must not end a build.
    const reason = `an unexpected ${error instanceof Error ? error.name : 'error'} inside docs-json-nav`;
    const findings = [feedbackFinding('feedback-failed', { reason, advice: undefined })];
    return { counts: new Map(), findings, entries: [], unmatched: [], readAt: null, requests: 0 };
  } finally {
    await store.unlock();
  }
}

function storeOf({ cacheFolder, baseUrl, path, projectId, parameterNames }: FeedbackSettings): Store {
  const { source, status, pageSize } = parameterNames;
  return openStore(cacheFolder, [baseUrl, path, projectId, source, status, pageSize]);
}

/**
 * Takes the lock and reads what is kept. Where another build has the lock, it is given a moment, so that two halves of
 * one build come to the same counts.
 *
 * @param patience Milliseconds to wait; `need` milliseconds that the lock is needed at most.
 */
async function begin(
  store: Store,
  patience: number,
  need: number,
  isDue: (state: FeedbackState) => boolean,
): Promise<{ lock: LockResult; state: FeedbackState }> {
  const until = performance.now() + patience;
  for (;;) {
    const lock = await store.lock(need);
    const state = (await store.read()) ?? emptyState();
    if (lock !== 'taken' || !isDue(state) || performance.now() >= until) return { lock, state };
    await sleep(pause);
  }
}

/** True if another build has just read what is open. */
function isFresh({ doubt, askedAt }: FeedbackState, { maxAge, refresh }: FeedbackSettings, now: number): boolean {
  if (refresh || doubt === 'all' || doubt === 'open' || askedAt === undefined) return false;
  return askedAt <= now && now - askedAt < maxAge * 60_000;
}

/** @param now Undefined if the service is asked in any case. */
function reasonNotToAsk(state: FeedbackState, lock: LockResult, now: number | undefined): FeedbackError | undefined {
  if (lock === 'taken' && state.entries.size > 0) {
    return new FeedbackError('status', 'another build is reading it at this time');
  }
  const wait = now === undefined ? 0 : (state.retryAt ?? now) - now;
  // Another clock may have written a time that is far away.
  if (wait <= 0 || wait > longestPause) return undefined;
  return new FeedbackError('limited', `its limit of requests is reached; it may be asked again in ${inWords(wait)}`);
}

function offline({ readAt }: FeedbackState): FeedbackError | undefined {
  return readAt === undefined ? new FeedbackError('status', 'offline, and nothing was read before') : undefined;
}

function counted(state: FeedbackState, lookup: PathLookup, findings: readonly Finding[], requests = 0): FeedbackResult {
  const entries = [...state.entries.values()];
  const { counts, unmatched } = countFeedback(entries, lookup);
  const strangers = unmatched.length === 0 ? [] : [feedbackFinding('feedback-unmatched', { paths: unmatched })];
  const readAt = state.readAt === undefined ? null : dateOf(state.readAt);
  return { counts, findings: [...findings, ...strangers], entries, unmatched, readAt, requests };
}
