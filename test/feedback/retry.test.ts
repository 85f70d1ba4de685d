import { expect, test } from 'vitest';
import type { RequestBudget } from '../../src/feedback/budget.ts';
import { FeedbackError } from '../../src/feedback/errors.ts';
import { type RetryPolicy, withRetries } from '../../src/feedback/retry.ts';

const unspent = { isSpent: false } as RequestBudget;

/** Number of requests to a service that always fails, and the delay before each retry. */
async function triesOf(policy: Partial<RetryPolicy>, timeLeft: number): Promise<{ attempts: number; waits: number[] }> {
  const waits: number[] = [];
  let attempts = 0;
  const failing = async (): Promise<never> => {
    attempts++;
    throw new FeedbackError('unavailable', 'It is down.');
  };
  const whole: RetryPolicy = {
    retries: 2,
    retryDelay: 100,
    random: () => 1,
    sleep: async (milliseconds) => void waits.push(milliseconds),
    ...policy,
  };
  await expect(withRetries(failing, whole, unspent, () => timeLeft, undefined)).rejects.toThrow('It is down.');
  return { attempts, waits };
}

test('retries a request exactly as often as the policy says', async () => {
  expect(await triesOf({}, 10_000)).toEqual({ attempts: 3, waits: [100, 200] });
  expect(await triesOf({ retries: 0 }, 10_000)).toEqual({ attempts: 1, waits: [] });
});

test("doesn't wait if that would take all the remaining time", async () => {
  expect(await triesOf({}, 100)).toEqual({ attempts: 1, waits: [] });
  expect(await triesOf({}, 101)).toEqual({ attempts: 2, waits: [100] });
});
