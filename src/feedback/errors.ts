import { describeConnectionFailure } from '../core/host.ts';

/** Invalid arguments, detected before the first request. */
export class FeedbackArgumentsError extends Error {
  override readonly name = 'FeedbackArgumentsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join(' '));
    this.problems = problems;
  }
}

/**
 * Kinds of failure. Public API.
 * - `refused`: 401 or 403
 * - `limited`: 429
 * - `unavailable`: 408 or 5xx
 * - `status`: any other unsuccessful response, or no request because of the settings
 * - `unreachable`: no connection
 * - `connection`: broken or untrusted connection
 * - `timeout`: of a request
 * - `deadline`: of a whole listing
 * - `budget`: no request left
 * - `redirect`: to another origin or an invalid URL, or too many redirects
 * - `large`: response too large
 * - `malformed`: unexpected content
 * - `paging`: missing or repeated cursors
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
 * Failure to read from the service. The message is a clause (`it answered 404`). Neither the message nor any field
 * contains the key, a header or a query, and there is no `cause`.
 */
export class FeedbackError extends Error {
  override readonly name = 'FeedbackError';
  readonly kind: FeedbackFault;
  readonly status: number | undefined;
  /** Milliseconds that the service asks to wait before the next request. */
  readonly retryAfter: number | undefined;

  constructor(kind: FeedbackFault, reason: string, status?: number, retryAfter?: number) {
    super(reason);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export function connectionFault(error: unknown): FeedbackError {
  if (error instanceof FeedbackError) return error;
  const { reason, isHostReached } = describeConnectionFailure(error);
  return new FeedbackError(isHostReached ? 'connection' : 'unreachable', reason);
}
