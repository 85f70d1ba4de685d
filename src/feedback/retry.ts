import type { Sleep } from '../core/host.ts';
import type { RequestBudget } from './budget.ts';
import { FeedbackError, type FeedbackFault } from './errors.ts';

/** When a request is repeated, and how long is waited before. */
export interface RetryPolicy {
  /** Repetitions of one request. */
  readonly retries: number;
  /** Milliseconds before the first repetition; doubled for each further one. */
  readonly retryDelay: number;
  /** Gives numbers from 0 up to 1. */
  readonly random: () => number;
  readonly sleep: Sleep;
}

/** Longest wait that is not the service's own wish, in milliseconds. */
const longestDelay = 8000;
const passing: readonly FeedbackFault[] = ['limited', 'unavailable', 'unreachable', 'connection', 'timeout'];

/**
 * Tries again after faults that may pass: 408, 429, 5xx, broken connections and requests that took too long. What the
 * service asks for in `Retry-After` is waited at least; if there is no time for that, the fault ends it at once.
 *
 * @param timeLeft Milliseconds until everything has to end.
 * @throws What the last attempt threw.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  policy: RetryPolicy,
  budget: RequestBudget,
  timeLeft: () => number,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof FeedbackError) || !passing.includes(error.kind)) throw error;
      if (tries >= policy.retries || budget.isSpent) throw error;
      const delay = delayOf(error, tries, policy);
      if (delay >= timeLeft()) throw error;
      await policy.sleep(delay, signal);
    }
  }
}

/** Between half of the delay and the whole, so that builds that failed together do not come back together. */
function delayOf({ retryAfter = 0 }: FeedbackError, tries: number, policy: RetryPolicy): number {
  const delay = Math.min(longestDelay, policy.retryDelay * 2 ** tries);
  const jittered = delay * (0.5 + policy.random() / 2);
  return retryAfter > 0 ? retryAfter + jittered / 4 : jittered;
}
