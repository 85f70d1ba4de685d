import type { Finding } from '../values/outcome.ts';
import type { Store, Unwritable } from './cache/store.ts';
import { connectionOf } from './connection.ts';
import { keyFromEnvironment } from './environment.ts';
import { FeedbackArgumentsError, FeedbackError } from './errors.ts';
import { doubtsOf, feedbackFinding } from './findings.ts';
import type { KeySource } from './key.ts';
import type { FeedbackSettings } from './options.ts';
import { type Connection, readPages } from './paging.ts';
import { type FeedbackState, usualShare } from './state.ts';
import { synchronize } from './synchronize.ts';
import type { Sleep } from './time-limit.ts';

/** What tests and the command line may give; builds use what is there. */
export interface FeedbackTools {
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly random?: (() => number) | undefined;
  readonly sleep?: Sleep | undefined;
  /** Milliseconds for one request. */
  readonly requestTime?: number | undefined;
  /** Milliseconds before the first repetition of a request. */
  readonly retryDelay?: number | undefined;
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
  /** Why nothing can be kept, where that is known already. */
  readonly unwritable: Unwritable | undefined;
}

/** A clock that differs more from this machine's is not believed. */
const day = 86_400_000;

/** Brings a state up to date as far as the service, the budget and the deadline let it, and keeps what was read. */
export async function update(
  state: FeedbackState,
  world: ReadingWorld,
): Promise<{ findings: Finding[]; requests: number }> {
  const { settings, tools, store } = world;
  const now = tools.now ?? Date.now;
  const reading = new Reading(state, world, now);
  const error = await reading.run();
  const { pages, requests } = reading;
  if (pages > 0) state.askedAt = now();
  const { retryAfter = 0 } = error ?? {};
  state.retryAt = retryAfter > 0 ? now() + retryAfter : undefined;
  const isNew = pages > 0 || retryAfter > 0;
  const unwritable = isNew ? (reading.unwritable ?? (await store.write(state))) : undefined;
  const goesOn = state.unfinished !== undefined && unwritable === undefined;
  const findings = doubtsOf(state, { settings, pages, requests, error, goesOn });
  if (pages > 0 && unwritable !== undefined) findings.push(feedbackFinding('feedback-unwritable', unwritable));
  // Somebody may have put the key into another setting, which a message names.
  return { findings: reading.scrub(findings), requests };
}

/** One build's reading. */
class Reading {
  readonly #state: FeedbackState;
  readonly #world: ReadingWorld;
  readonly #now: () => number;
  #connection: Connection | undefined;
  #savedAt = performance.now();
  pages = 0;
  unwritable: Unwritable | undefined;

  constructor(state: FeedbackState, world: ReadingWorld, now: () => number) {
    this.#state = state;
    this.#world = world;
    this.#now = now;
    this.unwritable = world.unwritable;
  }

  get requests(): number {
    return this.#connection?.tools.budget.used ?? 0;
  }

  scrub(findings: Finding[]): Finding[] {
    return this.#connection?.tools.scrub.clean(findings) ?? findings;
  }

  /** @returns Why it ended before its end. */
  async run(): Promise<FeedbackError | undefined> {
    const { settings, tools, endsAt } = this.#world;
    try {
      const connection = connect(settings, tools);
      this.#connection = connection;
      const { budget } = settings;
      const left = (): number => budget - this.requests;
      await synchronize(this.#state, {
        pages: ({ cursor, ...query }) => readPages(connection, { query, cursor, endsAt, signal: undefined }),
        get requestsLeft() {
          return left();
        },
        usualPages: Math.ceil(budget / usualShare),
        refresh: settings.refresh,
        timeOf: ({ serviceTime }) => this.#timeOf(serviceTime),
        onPage: () => this.#onPage(),
      });
      return undefined;
    } catch (error) {
      return faultOf(error);
    }
  }

  /** The service's own time, unless its clock is plainly wrong; never before what was read before. */
  #timeOf(serviceTime: number | undefined): number {
    const now = this.#now();
    const time = serviceTime === undefined || Math.abs(serviceTime - now) > day ? now : serviceTime;
    const { readAt = time } = this.#state;
    return readAt > now + day ? time : Math.max(time, readAt);
  }

  async #onPage(): Promise<void> {
    const { store, settings, tools } = this.#world;
    this.pages += 1;
    const { requests } = this;
    tools.onProgress?.({ entries: this.#state.entries.size, requests, budget: settings.budget });
    if (this.unwritable !== undefined || performance.now() - this.#savedAt < (tools.saveInterval ?? 1000)) return;
    this.unwritable = await store.write(this.#state);
    this.#savedAt = performance.now();
  }
}

function connect(settings: FeedbackSettings, tools: FeedbackTools): Connection {
  const key = tools.key ?? keyFromEnvironment(settings.keyVariable);
  if (key === undefined) {
    throw new FeedbackArgumentsError([`the environment variable ${settings.keyVariable} does not hold a key`]);
  }
  const { projectId, baseUrl, path, parameterNames, budget } = settings;
  const { fetch, random, sleep, requestTime, retryDelay } = tools;
  const service = { projectId, key, baseUrl, path, parameterNames, budget };
  return connectionOf({ ...service, fetch, random, sleep, requestTime, retryDelay });
}

function faultOf(error: unknown): FeedbackError {
  if (error instanceof FeedbackError) return error;
  if (error instanceof FeedbackArgumentsError) return new FeedbackError('status', error.message.replace(/\.$/, ''));
  // Nothing should lead here. Its message stays out, since nobody knows what is in it.
  return new FeedbackError('status', `an unexpected ${error instanceof Error ? error.name : 'error'} in docs-json-nav`);
}
