import type { Finding } from '../values/outcome.ts';
import type { Store } from './cache/store.ts';
import { connectionOf } from './connection.ts';
import { dateOf } from './dates.ts';
import { keyFromEnvironment } from './environment.ts';
import { FeedbackArgumentsError, FeedbackError } from './errors.ts';
import { type Ended, endedFinding, feedbackFinding } from './findings.ts';
import type { KeySource } from './key.ts';
import type { FeedbackSettings } from './options.ts';
import { type Connection, type FeedbackPage, readPages } from './paging.ts';
import { type FeedbackState, knownNumber, startAnew } from './state.ts';
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
  /** The key, in place of the environment's. */
  readonly key?: KeySource | undefined;
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

/** What bringing a state up to date needs. */
interface UpdateWorld {
  readonly settings: FeedbackSettings;
  readonly tools: FeedbackTools;
  /** When the build came here, by `performance.now()`. */
  readonly startedAt: number;
  readonly store: Store;
}

/** Of the deadline, what is left for writing the cache and counting. */
const reserve = 0.05;

/** Brings a state up to date as far as the service, the budget and the deadline let it, and keeps what was read. */
export async function update(
  given: FeedbackState,
  world: UpdateWorld,
): Promise<{ state: FeedbackState; findings: Finding[]; requests: number }> {
  const { settings, tools, store } = world;
  const before = knownNumber(given);
  const state = settings.refresh ? startAnew(given) : given;
  const reading = new Reading(state, world);
  let end: FeedbackError | undefined;
  try {
    await reading.run(connect(settings, tools));
  } catch (error) {
    end = faultOf(error);
  }
  // Where nothing was read, what is kept may be more than what is here: a refresh forgets how far it came.
  if (reading.changed) await store.write(state);
  const findings: Finding[] = [];
  if (end !== undefined && !reading.mayEndBy(end)) {
    const { pages, requests } = reading;
    const facts = { pages, requests, before, entries: knownNumber(state), date: dayOf(state) };
    findings.push(
      endedFinding({ settings, error: end, goesOn: state.unfinished !== undefined, ...facts } satisfies Ended),
    );
  }
  findings.push(...reading.skippedFindings());
  return { state, findings, requests: reading.requests };
}

/** One build's reading, and what it comes to. */
class Reading {
  readonly #state: FeedbackState;
  readonly #world: UpdateWorld;
  #connection: Connection | undefined;
  #savedAt = performance.now();
  #refreshes = false;
  #skipped = 0;
  #firstProblem: string | undefined;
  /** Pages read of the last listing; none where it only refreshed. */
  pages = 0;
  changed = false;

  constructor(state: FeedbackState, world: UpdateWorld) {
    this.#state = state;
    this.#world = world;
  }

  get requests(): number {
    return this.#connection?.tools.budget.used ?? 0;
  }

  async run(connection: Connection): Promise<void> {
    const { settings, startedAt } = this.#world;
    this.#connection = connection;
    const endsAt = startedAt + settings.deadline * 1000 * (1 - reserve);
    const used = (): number => this.requests;
    await synchronize(this.#state, {
      pages: ({ cursor, ...query }) => {
        this.#refreshes = query.dateTo !== undefined;
        this.pages = 0;
        return readPages(connection, { query, cursor, endsAt, signal: undefined });
      },
      get requests() {
        return used();
      },
      refreshWindowDays: settings.refreshWindowDays,
      onPage: (page) => this.#onPage(page),
      now: Date.now,
    });
  }

  /** True for ends that leave nothing out: a refresh may take as many builds as it needs. */
  mayEndBy({ kind }: FeedbackError): boolean {
    return this.#refreshes && (kind === 'budget' || kind === 'deadline');
  }

  skippedFindings(): Finding[] {
    if (this.#skipped === 0) return [];
    const entries = `${this.#skipped} malformed ${this.#skipped === 1 ? 'entry was' : 'entries were'} left out`;
    const args = {
      reason: `${entries} (the first: ${this.#firstProblem})`,
      entries: knownNumber(this.#state),
      requests: this.requests,
      goesOn: this.#state.unfinished !== undefined,
      skipped: this.#skipped,
    };
    return [feedbackFinding('feedback-partial', args)];
  }

  async #onPage(page: FeedbackPage): Promise<void> {
    const { store, settings, tools } = this.#world;
    this.changed = true;
    this.#skipped += page.skipped;
    this.#firstProblem ??= page.firstProblem;
    if (!this.#refreshes) this.pages += 1;
    const entries = knownNumber(this.#state);
    tools.onProgress?.({ entries, requests: this.requests, budget: settings.budget });
    if (performance.now() - this.#savedAt < (tools.saveInterval ?? 1000)) return;
    await store.write(this.#state);
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
  // Nothing is known that leads here. Its message stays out, since nobody knows what is in it.
  return new FeedbackError('status', `an unexpected ${error instanceof Error ? error.name : 'error'} in docs-json-nav`);
}

function dayOf({ readAt }: FeedbackState): string | undefined {
  return readAt === undefined ? undefined : dateOf(readAt).slice(0, 10);
}
