import { setTimeout as timer } from 'node:timers/promises';

/** Maximum delay in milliseconds. Node fires longer timers immediately. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Runs work with a time limit. Returns in time even if the work ignores its signal.
 *
 * @param createError Creates the error for a timeout.
 * @param outerSignal Signal that also cancels the work.
 */
export async function withTimeLimit<T>(
  milliseconds: number,
  createError: () => Error,
  outerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outerSignal?.throwIfAborted();
  const controller = new AbortController();
  const signal = outerSignal === undefined ? controller.signal : AbortSignal.any([controller.signal, outerSignal]);
  const timeout = setTimeout(() => controller.abort(createError()), Math.max(0, Math.min(milliseconds, maxTimerMs)));
  try {
    return await rejectOnAbort(work(signal), signal);
  } finally {
    clearTimeout(timeout);
    // Closes connections with responses that were not read completely.
    controller.abort();
  }
}

export function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const rejectWithReason = (): void => reject(signal.reason);
    if (signal.aborted) rejectWithReason();
    signal.addEventListener('abort', rejectWithReason, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectWithReason));
  });
}

export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const sleep: Sleep = (milliseconds, signal) =>
  timer(milliseconds, undefined, { signal }).catch(() => signal?.throwIfAborted());
