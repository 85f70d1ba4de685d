import type { Sleep } from '../core/host.ts';
import { maxRetryMilliseconds } from '../core/values.ts';
import type { RequestBudget } from './budget.ts';
import { FeedbackError, type FeedbackFault } from './errors.ts';

export interface RetryPolicy {
  readonly retries: number;
  /** Delay before the first retry in milliseconds. Each further retry doubles the delay. */
  readonly retryDelay: number;
  /** Random numbers in [0, 1). */
  readonly random: () => number;
  readonly sleep: Sleep;
}

const transientFaults: readonly FeedbackFault[] = ['limited', 'unavailable', 'unreachable', 'connection', 'timeout'];

/**
 * Retries after transient errors: 408, 429, 5xx, broken connections and timeouts. Waits at least as long as
 * `Retry-After` says. If the deadline is earlier, throws the error immediately.
 *
 * @param timeLeft Milliseconds until the deadline.
 * @throws Error of the last attempt.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  policy: RetryPolicy,
  budget: RequestBudget,
  timeLeft: () => number,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof FeedbackError) || !transientFaults.includes(error.kind)) throw error;
      if (attempts >= policy.retries || budget.isSpent) throw error;
      const delay = retryDelay(error, attempts, policy);
      if (delay >= timeLeft()) throw error;
      await policy.sleep(delay, signal);
    }
  }
}

/** Delay with a random reduction of up to half, so that builds that failed together retry at different times. */
function retryDelay({ retryAfter = 0 }: FeedbackError, attempts: number, policy: RetryPolicy): number {
  const delay = Math.min(maxRetryMilliseconds, policy.retryDelay * 2 ** attempts);
  const delayWithJitter = delay * (0.5 + policy.random() / 2);
  return retryAfter > 0 ? retryAfter + delayWithJitter / 4 : delayWithJitter;
}
