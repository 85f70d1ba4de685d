import { connectionFailure } from '../core/host.ts';

/** Arguments that cannot be used, found before the first request. The message says which and why. */
export class FeedbackArgumentsError extends Error {
  override readonly name = 'FeedbackArgumentsError';
  /** One sentence for each argument. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join(' '));
    this.problems = problems;
  }
}

/**
 * What can go wrong with the service:
 * `refused` 401 and 403; `limited` 429; `unavailable` 408 and 5xx; `status` any other answer that is no success;
 * `unreachable` no connection; `connection` it broke, or is not to be trusted; `timeout` one request took too long; `deadline` all of them did;
 * `budget` no request is left; `redirect` it sends elsewhere; `large` an answer is too long;
 * `malformed` an answer is no page of feedback; `paging` the chain of pages makes no sense.
 * Part of the public API. Which of them are tried again is in `retry.ts`, and which end a run in `synchronize.ts`.
 */
export type FeedbackFault =
  | 'refused'
  | 'limited'
  | 'unavailable'
  | 'status'
  | 'unreachable'
  | 'connection'
  | 'timeout'
  | 'deadline'
  | 'budget'
  | 'redirect'
  | 'large'
  | 'malformed'
  | 'paging';

/**
 * The service could not be read. The message is a clause for people (`it answered 404`); neither it nor any field contains
 * the key, a header or a query, and there is no `cause`.
 */
export class FeedbackError extends Error {
  override readonly name = 'FeedbackError';
  readonly kind: FeedbackFault;
  /** Of the answer, if there was one. */
  readonly status: number | undefined;
  /** Milliseconds that the service asked to wait. */
  readonly retryAfter: number | undefined;

  constructor(kind: FeedbackFault, reason: string, status?: number, retryAfter?: number) {
    super(reason);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A fault for whatever `fetch` threw. */
export function connectionFault(error: unknown): FeedbackError {
  if (error instanceof FeedbackError) return error;
  const { reason, isReached } = connectionFailure(error);
  return new FeedbackError(isReached ? 'connection' : 'unreachable', reason);
}
