/**
 * Runs something for a limited time. It ends in time also where the work ignores its signal.
 *
 * @param late Makes the error for a time that ran out.
 * @param outer Ends it too, with the signal's own reason.
 */
export function withinTime<T>(
  milliseconds: number,
  late: () => Error,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const stop = (reason: unknown): void => {
      controller.abort();
      reject(reason);
    };
    const abort = (): void => stop(outer?.reason);
    const timer = setTimeout(() => stop(late()), Math.max(0, Math.min(milliseconds, longestTimer)));
    const end = (): void => {
      // What is left of an answer that nobody reads further goes with its connection.
      controller.abort();
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    };
    if (outer?.aborted === true) abort();
    outer?.addEventListener('abort', abort, { once: true });
    const running = controller.signal.aborted ? Promise.reject(outer?.reason) : work(controller.signal);
    running.then(resolve, reject).finally(end);
    // Work that ignores its signal must not keep the timer and the listener.
    controller.signal.addEventListener('abort', end, { once: true });
  });
}

/** Longer timers fire at once. */
const longestTimer = 2 ** 31 - 1;

/** Waits; ends early, with the signal's reason, where that is aborted. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Waits by the clock of this machine. */
export const sleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted === true) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
