import { diagnose } from '../core/findings.ts';
import { sleep } from '../core/host.ts';
import type { FeedbackSettings } from '../core/options.ts';
import { type Finding, formatDuration } from '../core/values.ts';
import type { FeedbackQuery } from './arguments.ts';
import { type LockResult, openStore, type Store, withTimeout } from './cache/store.ts';
import { countFeedback, type FeedbackSummary } from './counts.ts';
import { formatIsoTime, maxRetryAfterMs } from './dates.ts';
import { FeedbackError } from './errors.ts';
import { configLocation, readProblemFindings, undatedFindings } from './findings.ts';
import type { PathLookup } from './match-paths.ts';
import { createEntryFilter } from './parameters.ts';
import { createQuery, type FeedbackTools, updateFeedbackState } from './reading.ts';
import { emptyState, type FeedbackState } from './state.ts';
import type { CountedEntry } from './types.ts';

export interface FeedbackResult extends FeedbackSummary {
  readonly findings: readonly Finding[];
  readonly entries: readonly CountedEntry[];
  /** Time of the last successful read: ISO 8601, UTC; null if there was none. */
  readonly readAt: string | null;
  readonly requests: number;
}

/**
 * When the service is asked. `always`: on every call. `due`: if the last read is older than `maxAge` or incomplete.
 * `never`: the counts come from the cache, without warnings about its age.
 */
export type RequestPolicy = 'always' | 'due' | 'never';

/** Milliseconds after the deadline at which the lock of a build expires. */
const lockGraceMs = 5000;
/** Maximum wait for another build or a disk, in milliseconds. */
const maxStoreWaitMs = 2000;
/** Polling interval for another build's lock, in milliseconds. */
const pollIntervalMs = 50;

/**
 * Reads feedback within the configured deadline and counts it by page. Never throws: a failure becomes a finding, and
 * the counts come from the cache.
 *
 * @param lookup Matches the service's paths with pages.
 * @param tools Overrides for tests and the command line.
 */
export async function readFeedback(
  settings: FeedbackSettings,
  lookup: PathLookup,
  requestPolicy: RequestPolicy = 'due',
  tools: FeedbackTools = {},
): Promise<FeedbackResult> {
  const endsAt = performance.now() + settings.deadline * 1000;
  // Maximum wait for another build's lock and for a disk operation. Also reserved for the final write.
  const maxWaitMs = Math.min(maxStoreWaitMs, settings.deadline * 200);
  const store = withTimeout(tools.store ?? openFilteredStore(settings), () => {
    return Math.max(pollIntervalMs, Math.min(maxWaitMs, endsAt - performance.now()));
  });
  const cachedResult = (state: FeedbackState, error?: FeedbackError): FeedbackResult =>
    createResult(state, lookup, [
      ...readProblemFindings(state, { settings, pages: 0, isContinued: true, error }),
      ...undatedFindings(state, settings),
    ]);
  try {
    if (settings.offline || requestPolicy === 'never') {
      const state = (await store.read()) ?? emptyState();
      return requestPolicy === 'never'
        ? createResult(state, lookup, [])
        : cachedResult(state, createOfflineError(state));
    }
    const now = (tools.now ?? Date.now)();
    const isDue = (state: FeedbackState): boolean => requestPolicy === 'always' || !isFresh(state, settings, now);
    const { lock, state } = await lockAndRead(store, maxWaitMs, settings.deadline * 1000 + lockGraceMs, isDue);
    if (!isDue(state)) return cachedResult(state);
    const skipReason = findSkipReason(state, lock, requestPolicy === 'always' ? undefined : now);
    if (skipReason !== undefined) return cachedResult(state, skipReason);
    const storeFailure = typeof lock === 'string' ? undefined : lock;
    const readContext = { settings, tools, endsAt: endsAt - maxWaitMs, store, storeFailure };
    const { findings, requests } = await updateFeedbackState(state, readContext);
    return createResult(state, lookup, [...findings, ...undatedFindings(state, settings)], requests);
  } catch (error) {
    // Not expected to happen, but a bug in this function must not end a build.
    const reason = `an unexpected ${error instanceof Error ? error.name : 'error'} inside docs-json-nav`;
    const findings = [
      diagnose('feedback-failed', configLocation, { reason, advice: undefined, required: settings.required }),
    ];
    return { counts: new Map(), findings, entries: [], unmatched: [], readAt: null, requests: 0 };
  } finally {
    await store.unlock();
  }
}

function openSettingsStore(settings: FeedbackSettings): Store {
  const { cacheFolder, baseUrl, path, projectId, parameterNames } = settings;
  const { source, status, pageSize } = parameterNames;
  const query = createQuery(settings);
  // The settings of an unfiltered listing contain no query, so that caches of earlier versions are still found.
  return openStore(cacheFolder, [
    baseUrl,
    path,
    projectId,
    source,
    status,
    pageSize,
    ...(isFiltered(query) ? [JSON.stringify(query)] : []),
  ]);
}

function isFiltered(query: FeedbackQuery): boolean {
  return Object.values(query).some((value) => value !== undefined);
}

/**
 * Opens the store for the settings. If they filter the entries and nothing is cached for this filter yet, the store
 * returns the matching entries of the unfiltered cache.
 */
function openFilteredStore(settings: FeedbackSettings): Store {
  const query = createQuery(settings);
  const store = openSettingsStore(settings);
  if (!isFiltered(query)) return store;
  const unfilteredStore = openSettingsStore({
    ...settings,
    source: undefined,
    status: [],
    dateFrom: undefined,
    dateTo: undefined,
  });
  return {
    ...store,
    async read() {
      const cached = await store.read();
      if (cached !== undefined) return cached;
      const state = await unfilteredStore.read();
      if (state === undefined) return undefined;
      const matches = createEntryFilter(query);
      const entries = new Map([...state.entries].filter(([, entry]) => matches(entry)));
      const unfinished = state.unfinished && { isFirst: state.unfinished.isFirst };
      return { ...state, entries, unfinished, askedAt: undefined };
    },
  };
}

/**
 * Acquires the lock and reads the cache. Waits briefly for another build, so that parallel parts of one build get the
 * same counts.
 *
 * @param maxWaitMs Maximum wait in milliseconds.
 */
async function lockAndRead(
  store: Store,
  maxWaitMs: number,
  holdMs: number,
  isDue: (state: FeedbackState) => boolean,
): Promise<{ lock: LockResult; state: FeedbackState }> {
  const waitEndsAt = performance.now() + maxWaitMs;
  for (;;) {
    const lock = await store.lock(holdMs);
    const state = (await store.read()) ?? emptyState();
    if (lock !== 'taken' || !isDue(state) || performance.now() >= waitEndsAt) return { lock, state };
    await sleep(pollIntervalMs);
  }
}

function isFresh({ unfinished, askedAt }: FeedbackState, { maxAge, refresh }: FeedbackSettings, now: number): boolean {
  if (refresh || unfinished?.isFirst === true || askedAt === undefined) return false;
  return askedAt <= now && now - askedAt < maxAge * 60_000;
}

/** @param now Local time. If undefined, the wait that the service requested earlier is ignored. */
function findSkipReason(state: FeedbackState, lock: LockResult, now: number | undefined): FeedbackError | undefined {
  if (lock === 'taken' && state.entries.size > 0) {
    return new FeedbackError('status', 'another build is reading it at this time');
  }
  const waitMs = now === undefined ? 0 : (state.retryAt ?? now) - now;
  // The cached time may be far in the future, if the clock was wrong when it was written.
  if (waitMs <= 0 || waitMs > maxRetryAfterMs) return undefined;
  return new FeedbackError(
    'limited',
    `its rate limit is reached; the next request is allowed in ${formatDuration(waitMs)}`,
  );
}

function createOfflineError({ readAt }: FeedbackState): FeedbackError | undefined {
  return readAt === undefined ? new FeedbackError('status', 'offline, and nothing was read before') : undefined;
}

function createResult(
  state: FeedbackState,
  lookup: PathLookup,
  findings: readonly Finding[],
  requests = 0,
): FeedbackResult {
  const entries = [...state.entries.values()];
  const { counts, unmatched } = countFeedback(entries, lookup);
  const unmatchedFindings =
    unmatched.length === 0 ? [] : [diagnose('feedback-unmatched', configLocation, { paths: unmatched })];
  const readAt = state.readAt === undefined ? null : formatIsoTime(state.readAt);
  return { counts, findings: [...findings, ...unmatchedFindings], entries, unmatched, readAt, requests };
}
