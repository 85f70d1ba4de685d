import { diagnose } from '../core/findings.ts';
import type { FeedbackSettings } from '../core/options.ts';
import type { Finding } from '../core/values.ts';
import { type FeedbackQuery, maxPageSize } from './arguments.ts';
import type { Store, StoreFailure } from './cache/store.ts';
import { createConnection, type FeedbackClientOptions } from './connection.ts';
import { FeedbackArgumentsError, FeedbackError } from './errors.ts';
import { configLocation, readProblemFindings } from './findings.ts';
import { type KeySource, keyFromEnvironment, keyProblem } from './key.ts';
import { type Connection, type FeedbackPage, readPages } from './paging.ts';
import type { ParameterProblem } from './parameters.ts';
import type { FeedbackState } from './state.ts';
import { synchronize } from './synchronize.ts';

export interface FeedbackTools
  extends Pick<FeedbackClientOptions, 'fetch' | 'random' | 'sleep' | 'requestTime' | 'retryDelay'> {
  readonly key?: KeySource | undefined;
  readonly store?: Store | undefined;
  /** Clock in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** Minimum interval between writes of the cache while reading, in milliseconds. Default: 1000. */
  readonly saveInterval?: number | undefined;
  readonly onProgress?: ((progress: FeedbackProgress) => void) | undefined;
}

export interface FeedbackProgress {
  readonly entries: number;
  readonly requests: number;
  readonly budget: number;
}

export interface ReadContext {
  readonly settings: FeedbackSettings;
  readonly tools: FeedbackTools;
  /** Deadline, by `performance.now()`. */
  readonly endsAt: number;
  readonly store: Store;
  readonly storeFailure: StoreFailure | undefined;
}

/** Maximum clock difference that is accepted, in milliseconds. */
const maxClockDifference = 86_400_000;

/** Updates a state from the service, within the budget and the deadline, and caches the state. */
export async function updateFeedbackState(
  state: FeedbackState,
  { settings, tools, endsAt, store, storeFailure: initialStoreFailure }: ReadContext,
): Promise<{ findings: Finding[]; requests: number }> {
  const { now = Date.now, saveInterval = 1000, onProgress = () => {} } = tools;
  const { budget } = settings;
  let connection: Connection | undefined;
  let error: FeedbackError | undefined;
  let unwritable = initialStoreFailure;
  let pages = 0;
  let pageSize = maxPageSize;
  const parameterProblems: ParameterProblem[] = [];
  let savedAt = performance.now();
  const requestCount = (): number => connection?.budget.used ?? 0;
  const onPage = async ({ received, nextCursor }: FeedbackPage): Promise<void> => {
    pages += 1;
    if (nextCursor !== null && received > 0) pageSize = received;
    onProgress({ entries: state.entries.size, requests: requestCount(), budget });
    if (unwritable !== undefined || performance.now() - savedAt < saveInterval) return;
    unwritable = await store.write(state);
    savedAt = performance.now();
  };
  const keyFailure = tools.key === undefined ? keyProblem(settings.keyVariable) : undefined;
  try {
    if (keyFailure !== undefined) throw new FeedbackError('status', keyFailure);
    const service = connect(settings, tools);
    connection = service;
    await synchronize(state, {
      pages: (cursor) =>
        readPages(service, {
          query: createQuery(settings),
          cursor,
          endsAt,
          signal: undefined,
          onParameterProblem: (problem) => void parameterProblems.push(problem),
        }),
      readableEntries: () => (budget - requestCount()) * pageSize,
      refresh: settings.refresh,
      timeOf: ({ serviceTime }) => plausibleTime(serviceTime, now(), state),
      onPage,
    });
  } catch (caughtError) {
    error = toFeedbackError(caughtError);
  }
  if (pages > 0) state.askedAt = now();
  const { retryAfter = 0 } = error ?? {};
  state.retryAt = retryAfter > 0 ? now() + retryAfter : undefined;
  if (pages > 0 || retryAfter > 0) unwritable ??= await store.write(state);
  const isContinued = state.unfinished?.cursor !== undefined && unwritable === undefined;
  const lacksKey = keyFailure !== undefined;
  const summary = {
    settings,
    pages,
    error,
    isContinued: isContinued,
    lacksKey,
    pageSize,
    parameterProblems: uniqueProblems(parameterProblems),
  };
  const findings = readProblemFindings(state, summary);
  if (pages > 0 && unwritable !== undefined) findings.push(diagnose('feedback-unwritable', configLocation, unwritable));
  // A message may name a setting that contains the key by mistake.
  return { findings: connection?.scrub.clean(findings) ?? findings, requests: requestCount() };
}

/** Builds the query from the settings. An empty `status` list selects all statuses. */
export function createQuery({ source, status, dateFrom, dateTo }: FeedbackSettings): FeedbackQuery {
  return { dateFrom, dateTo, source, status: status.length === 0 ? undefined : status };
}

/** Removes duplicates, because a build may read a listing twice. */
function uniqueProblems(problems: readonly ParameterProblem[]): readonly ParameterProblem[] {
  return [...new Map(problems.map((problem) => [problem.parameter, problem])).values()];
}

/** Time of the service, or local time if the service's clock is clearly wrong. Never earlier than the previous read. */
function plausibleTime(serviceTime: number | undefined, now: number, { readAt }: FeedbackState): number {
  const time = serviceTime === undefined || Math.abs(serviceTime - now) > maxClockDifference ? now : serviceTime;
  return readAt === undefined || readAt > now + maxClockDifference ? time : Math.max(time, readAt);
}

function connect(settings: FeedbackSettings, tools: FeedbackTools): Connection {
  const key = tools.key ?? keyFromEnvironment(settings.keyVariable) ?? '';
  const { projectId, baseUrl, path, parameterNames, budget } = settings;
  return createConnection({ ...tools, projectId, key, baseUrl, path, parameterNames, budget });
}

function toFeedbackError(error: unknown): FeedbackError {
  if (error instanceof FeedbackError) return error;
  if (error instanceof FeedbackArgumentsError) return new FeedbackError('status', error.message.replace(/\.$/, ''));
  // Not expected to happen. The error's message is left out, because it could contain anything.
  return new FeedbackError('status', `an unexpected ${error instanceof Error ? error.name : 'error'} in docs-json-nav`);
}
