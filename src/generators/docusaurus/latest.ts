/**
 * Coalesces calls: at most one run at a time, and callers that arrive during a run get the result of a run that began
 * after their call. For dev servers, which call once for each changed file.
 */
export function latest<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let asked = 0;
  let running: Promise<Result> | undefined;

  async function runs(): Promise<Result> {
    try {
      for (;;) {
        const before = asked;
        const result = await run();
        if (before === asked) return result;
      }
    } finally {
      running = undefined;
    }
  }

  return () => {
    asked++;
    running ??= runs();
    return running;
  };
}
