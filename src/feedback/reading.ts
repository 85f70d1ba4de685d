import type { FeedbackSettings } from '../core/options.ts';
import type { Finding } from '../core/values.ts';
import type { Store, Unwritable } from './cache/store.ts';
import { connectionOf, type FeedbackClientOptions } from './connection.ts';
import { FeedbackArgumentsError, FeedbackError } from './errors.ts';
import { doubtsOf, feedbackFinding } from './findings.ts';
import { type KeySource, keyFromEnvironment } from './key.ts';
import { type Connection, readPages } from './paging.ts';
import { type FeedbackState, usualShare } from './state.ts';
import { synchronize } from './synchronize.ts';

/** What tests and the command line may give; builds use what is there. */
export interface FeedbackTools
  extends Pick<FeedbackClientOptions, 'fetch' | 'random' | 'sleep' | 'requestTime' | 'retryDelay'> {
  /** The key, instead of the environment's. */
  readonly key?: KeySource | undefined;
  /** What is kept, instead of the settings' folder. */
  readonly store?: Store | undefined;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** Milliseconds between two times that the cache is written while pages come in. Default: 1000. */
  readonly saveInterval?: number | undefined;
  /** Told after every page. */
  readonly onProgress?: ((progress: FeedbackProgress) => void) | undefined;
}

/** How far reading is. */
export interface FeedbackProgress {
  readonly entries: number;
  readonly requests: number;
  /** Requests that may be made. */
  readonly budget: number;
}

/** What one reading needs. */
export interface ReadingWorld {
  readonly settings: FeedbackSettings;
  readonly tools: FeedbackTools;
  /** When it has to end, by `performance.now()`. */
  readonly endsAt: number;
  readonly store: Store;
  /** Why nothing can be kept, if that is known already. */
  readonly unwritable: Unwritable | undefined;
}

/** A clock that differs more from this machine's is not believed. */
const day = 86_400_000;

/** Brings a state up to date as far as the service, the budget and the deadline let it, and keeps what was read. */
export async function update(
  state: FeedbackState,
  { settings, tools, endsAt, store, unwritable: known }: ReadingWorld,
): Promise<{ findings: Finding[]; requests: number }> {
  const { now = Date.now, saveInterval = 1000, onProgress = () => {} } = tools;
  const { budget } = settings;
  let connection: Connection | undefined;
  let error: FeedbackError | undefined;
  let unwritable = known;
  let pages = 0;
  let savedAt = performance.now();
  const requests = (): number => connection?.budget.used ?? 0;
  const onPage = async (): Promise<void> => {
    pages += 1;
    onProgress({ entries: state.entries.size, requests: requests(), budget });
    if (unwritable !== undefined || performance.now() - savedAt < saveInterval) return;
    unwritable = await store.write(state);
    savedAt = performance.now();
  };
  try {
    const service = connect(settings, tools);
    connection = service;
    await synchronize(state, {
      pages: ({ cursor, ...query }) => readPages(service, { query, cursor, endsAt, signal: undefined }),
      requestsLeft: () => budget - requests(),
      usualPages: Math.ceil(budget / usualShare),
      refresh: settings.refresh,
      timeOf: ({ serviceTime }) => believable(serviceTime, now(), state),
      onPage,
    });
  } catch (thrown) {
    error = faultOf(thrown);
  }
  if (pages > 0) state.askedAt = now();
  const { retryAfter = 0 } = error ?? {};
  state.retryAt = retryAfter > 0 ? now() + retryAfter : undefined;
  if (pages > 0 || retryAfter > 0) unwritable ??= await store.write(state);
  const goesOn = state.unfinished !== undefined && unwritable === undefined;
  const findings = doubtsOf(state, { settings, pages, error, goesOn });
  if (pages > 0 && unwritable !== undefined) findings.push(feedbackFinding('feedback-unwritable', unwritable));
  // Somebody may have put the key into another setting, which a message names.
  return { findings: connection?.scrub.clean(findings) ?? findings, requests: requests() };
}

/** The service's own time, unless its clock is plainly wrong; never before what was read before. */
function believable(serviceTime: number | undefined, now: number, { readAt }: FeedbackState): number {
  const time = serviceTime === undefined || Math.abs(serviceTime - now) > day ? now : serviceTime;
  return readAt === undefined || readAt > now + day ? time : Math.max(time, readAt);
}

function connect(settings: FeedbackSettings, tools: FeedbackTools): Connection {
  const key = tools.key ?? keyFromEnvironment(settings.keyVariable);
  if (key === undefined) {
    throw new FeedbackArgumentsError([`the environment variable ${settings.keyVariable} does not contain a key`]);
  }
  const { projectId, baseUrl, path, parameterNames, budget } = settings;
  return connectionOf({ ...tools, projectId, key, baseUrl, path, parameterNames, budget });
}

function faultOf(error: unknown): FeedbackError {
  if (error instanceof FeedbackError) return error;
  if (error instanceof FeedbackArgumentsError) return new FeedbackError('status', error.message.replace(/\.$/, ''));
  // Nothing should lead here. Its message stays out, since nobody knows what is in it.
  return new FeedbackError('status', `an unexpected ${error instanceof Error ? error.name : 'error'} in docs-json-nav`);
}
