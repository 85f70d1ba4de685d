/**
 * Never runs twice at once, though a development server asks for each file that changes: all that wait get the result of
 * a run that began after the last of them asked.
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
