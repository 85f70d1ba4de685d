import { setTimeout as timer } from 'node:timers/promises';

/** Longer timers fire at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Runs something for a limited time. It ends in time also if the work ignores its signal.
 *
 * @param late Makes the error for a time that ran out.
 * @param outer Ends it too, with the signal's own reason.
 */
export async function withinTime<T>(
  milliseconds: number,
  late: () => Error,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const signal = outer === undefined ? controller.signal : AbortSignal.any([controller.signal, outer]);
  const clock = setTimeout(() => controller.abort(late()), Math.max(0, Math.min(milliseconds, longestTimer)));
  try {
    return await orAborted(work(signal), signal);
  } finally {
    clearTimeout(clock);
    // What is left of an answer that nobody reads further goes with its connection.
    controller.abort();
  }
}

/** What a promise gives; the signal's reason if that is aborted before. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Waits; ends early, with the signal's reason, if that is aborted. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Waits by the clock of this machine. */
export const sleep: Sleep = (milliseconds, signal) =>
  timer(milliseconds, undefined, { signal }).catch(() => signal?.throwIfAborted());
