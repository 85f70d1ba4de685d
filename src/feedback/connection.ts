import { type Sleep, sleep } from '../core/host.ts';
import {
  createServiceUrl,
  defaultBaseUrl,
  defaultBudget,
  defaultParameterNames,
  defaultPathFor,
  type ParameterNames,
} from '../core/options.ts';
import { RequestBudget } from './budget.ts';
import { FeedbackArgumentsError } from './errors.ts';
import { createKeySource, type KeySource } from './key.ts';
import type { Connection } from './paging.ts';
import { createScrubber } from './scrub.ts';

/** Options of a feedback client. All but `projectId` and `key` have defaults. */
export interface FeedbackClientOptions {
  readonly projectId: string;
  /** API key, or a function that returns it. Only sent to the origin of `baseUrl`, and never shown. */
  readonly key: string | KeySource;
  /** URL of the service; https, or http to this machine. Default: the hosted service. */
  readonly baseUrl?: string | undefined;
  /**
   * Path relative to `baseUrl`. Default: `/v1/analytics/{projectId}/feedback` at the hosted service, elsewhere
   * `/api/external/v1/analytics/{projectId}/feedback`.
   */
  readonly path?: string | undefined;
  /**
   * Names of query parameters. A parameter whose name is `null` isn't sent. Default: `source`, `status` and `limit`.
   */
  readonly parameterNames?: Partial<ParameterNames> | undefined;
  /** Maximum number of requests of the client, including retries. Default: 40. */
  readonly budget?: number | undefined;
  /** Timeout of a request in milliseconds. Default: 10,000. */
  readonly requestTime?: number | undefined;
  /** Timeout of a whole listing in milliseconds. Default: 300,000. */
  readonly totalTime?: number | undefined;
  /** Retries after a transient error. Default: 3. */
  readonly retries?: number | undefined;
  /** Delay before the first retry in milliseconds. Each further retry doubles the delay. Default: 500. */
  readonly retryDelay?: number | undefined;
  /** Maximum size of a response in bytes. Default: 8 MiB. */
  readonly maximumBytes?: number | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Random numbers in [0, 1) for the jitter of retries. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Waits before retries. Default: a timer. */
  readonly sleep?: Sleep | undefined;
}

export const defaultTotalTime = 300_000;

/**
 * Applies defaults and validates the options.
 *
 * @throws FeedbackArgumentsError for invalid options.
 */
export function createConnection(options: FeedbackClientOptions): Connection {
  if (typeof options !== 'object' || options === null) {
    throw new FeedbackArgumentsError(['projectId must name a project.', 'key must be a text or a function.']);
  }
  const { projectId, baseUrl = defaultBaseUrl, path = defaultPathFor(baseUrl) } = options;
  const service = createServiceUrl({ baseUrl, path, projectId });
  const problems = [
    ...('problems' in service ? service.problems : []),
    ...['budget', 'requestTime', 'totalTime', 'maximumBytes'].flatMap((name) => numberProblem(name, options, 1)),
    ...['retries', 'retryDelay'].flatMap((name) => numberProblem(name, options, 0)),
    ...(['string', 'function'].includes(typeof options.key) ? [] : ['key must be a text or a function.']),
  ];
  if ('problems' in service || problems.length > 0) throw new FeedbackArgumentsError(problems);
  const key = createKeySource(options.key);
  return {
    url: service.url,
    parameterNames: completeParameterNames(options.parameterNames),
    // `globalThis.fetch` is looked up at each call, because it may be replaced later.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    key,
    scrub: createScrubber(key),
    budget: new RequestBudget(options.budget ?? defaultBudget),
    maximumBytes: options.maximumBytes ?? 8 * 2 ** 20,
    retries: options.retries ?? 3,
    retryDelay: options.retryDelay ?? 500,
    random: options.random ?? Math.random,
    sleep: options.sleep ?? sleep,
    requestTime: options.requestTime ?? 10_000,
  };
}

function completeParameterNames({ source, status, pageSize }: Partial<ParameterNames> = {}): ParameterNames {
  return {
    source: source === undefined ? defaultParameterNames.source : source,
    status: status === undefined ? defaultParameterNames.status : status,
    pageSize: pageSize === undefined ? defaultParameterNames.pageSize : pageSize,
  };
}

function numberProblem(name: string, options: object, min: number): string[] {
  const value = (options as Record<string, unknown>)[name];
  if (value === undefined || (typeof value === 'number' && value >= min)) return [];
  return [`${name} must be a number from ${min}.`];
}
