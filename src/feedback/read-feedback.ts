import type { Finding } from '../values/outcome.ts';
import { type LockResult, openStore, type Store } from './cache/store.ts';
import { countFeedback } from './counts.ts';
import { feedbackFinding } from './findings.ts';
import type { PathWorld } from './match-paths.ts';
import type { FeedbackSettings } from './options.ts';
import { emptyState, type FeedbackState, knownEntries, knownNumber } from './state.ts';
import { sleep } from './time-limit.ts';
import type { FeedbackCounts } from './types.ts';
import { type FeedbackTools, update } from './update.ts';

/** What a build learns from its readers. */
export interface FeedbackResult {
  /** By route; pages without feedback are absent. */
  readonly counts: ReadonlyMap<string, FeedbackCounts>;
  readonly findings: readonly Finding[];
  /** Entries that the counts are of, those of no page too. */
  readonly entries: number;
  /** Requests that were made. */
  readonly requests: number;
}

/** Milliseconds that a build may need beyond its deadline to end: its lock is void after them. */
const grace = 5000;
/** Milliseconds that a build waits for another one, and between two looks. */
const longestWait = 2000;
const pause = 50;

/**
 * Reads feedback within the deadline of the settings, and counts it by page. Whatever goes wrong is a finding, and the
 * counts are then those of an earlier build. It never throws.
 *
 * @param world What the paths of the service are matched with.
 * @param tools What tests and the command line give; nothing in a build.
 */
export async function readFeedback(
  settings: FeedbackSettings,
  world: PathWorld,
  tools: FeedbackTools = {},
): Promise<FeedbackResult> {
  const startedAt = performance.now();
  const { baseUrl, path, projectId, parameterNames } = settings;
  const names = [parameterNames.source, parameterNames.status, parameterNames.pageSize];
  const store = openStore(settings.cacheFolder, [baseUrl, path, projectId, ...names]);
  try {
    const { lock, state } = await begin(store, settings.deadline * 1000);
    if (settings.offline) return counted(state, world, offline(state), 0);
    if (lock === 'taken' && knownNumber(state) > 0) return counted(state, world, otherBuild(state), 0);
    const { state: known, findings, requests } = await update(state, { settings, tools, startedAt, store });
    return counted(known, world, findings, requests);
  } catch (error) {
    // Nothing is known that leads here; whatever it is, no build ends of it.
    const reason = `an unexpected ${error instanceof Error ? error.name : 'error'} inside docs-json-nav`;
    const findings = [feedbackFinding('feedback-failed', { reason, advice: undefined })];
    return { counts: new Map(), findings, entries: 0, requests: 0 };
  } finally {
    await store.unlock();
  }
}

/**
 * Takes the lock and reads what is kept. Where another build has the lock and has not read everything yet, it is given a
 * moment, so that two halves of one build come to the same counts.
 */
async function begin(store: Store, deadline: number): Promise<{ lock: LockResult; state: FeedbackState }> {
  const until = performance.now() + Math.min(longestWait, deadline / 4);
  for (;;) {
    const lock = await store.lock(deadline + grace);
    const state = (await store.read()) ?? emptyState();
    if (lock !== 'taken' || state.complete || performance.now() >= until) return { lock, state };
    await sleep(pause);
  }
}

function offline(state: FeedbackState): Finding[] {
  if (state.readAt !== undefined) return [];
  return [feedbackFinding('feedback-failed', { reason: 'offline, and nothing was read before', advice: undefined })];
}

/** Another build reads at this time: its cache serves, and the service is not asked twice. */
function otherBuild(state: FeedbackState): Finding[] {
  if (state.complete) return [];
  const reason = 'another build is reading it at this time';
  return [
    feedbackFinding('feedback-partial', {
      reason,
      entries: knownNumber(state),
      requests: 0,
      goesOn: true,
      skipped: 0,
    }),
  ];
}

function counted(
  state: FeedbackState,
  world: PathWorld,
  findings: readonly Finding[],
  requests: number,
): FeedbackResult {
  const entries = knownEntries(state);
  const { counts, unmatched } = countFeedback(entries.values(), world);
  const strangers = unmatched.length === 0 ? [] : [feedbackFinding('feedback-unmatched', { paths: unmatched })];
  return { counts, findings: [...findings, ...strangers], entries: entries.size, requests };
}
