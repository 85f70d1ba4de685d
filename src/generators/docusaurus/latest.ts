/**
 * Coalesces calls: at most one run at a time, and callers that arrive during a run get the result of a run that began
 * after their call. For dev servers, which call once for each changed file.
 */
export function coalesce<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let callCount = 0;
  let running: Promise<Result> | undefined;

  async function runUntilCurrent(): Promise<Result> {
    try {
      for (;;) {
        const countAtStart = callCount;
        const result = await run();
        if (countAtStart === callCount) return result;
      }
    } finally {
      running = undefined;
    }
  }

  return () => {
    callCount++;
    running ??= runUntilCurrent();
    return running;
  };
}
