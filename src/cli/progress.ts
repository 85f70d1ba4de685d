const width = 24;
/** Minimum duration in milliseconds before the remaining time is estimated. */
const minElapsedMs = 1000;

/** Environment of a progress bar. `now` returns milliseconds. */
export interface ProgressEnvironment {
  readonly env: NodeJS.ProcessEnv;
  readonly stderr: { readonly isTTY?: boolean; readonly write: (text: string) => unknown };
  readonly now: () => number;
}

/**
 * Creates a progress bar on standard error with the estimated remaining time. Shown only on a terminal, and not in CI.
 *
 * @param label Name of the activity.
 * @returns Function that updates the bar, and removes it when `done` reaches `total`. `undefined` if no bar is shown.
 */
export function progressBar(
  label: string,
  { env, stderr, now }: ProgressEnvironment = {
    env: process.env,
    stderr: process.stderr,
    now: () => performance.now(),
  },
): ((done: number, total: number) => void) | undefined {
  if (stderr.isTTY !== true || env.CI) return undefined;
  const startTime = now();
  return (done, total) => {
    if (done >= total) {
      stderr.write('\r\u001b[K');
      return;
    }
    const filledCells = Math.round((done / total) * width);
    const elapsed = now() - startTime;
    const remainingTime = done > 0 && elapsed >= minElapsedMs ? formatTimeLeft((elapsed * (total - done)) / done) : '';
    stderr.write(
      `\r${label} ${'█'.repeat(filledCells)}${'░'.repeat(width - filledCells)} ${done}/${total}${remainingTime}\u001b[K`,
    );
  };
}

function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 100 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
}
