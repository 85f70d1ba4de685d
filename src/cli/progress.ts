/** Characters of the bar. */
const width = 24;
/** Milliseconds after which the rest can be told from what is done. */
const enough = 1000;

/** Where a bar is drawn, and its clock in milliseconds. */
export interface ProgressPlace {
  readonly env: NodeJS.ProcessEnv;
  readonly stderr: { readonly isTTY?: boolean; readonly write: (text: string) => unknown };
  readonly now: () => number;
}

/**
 * A bar on standard error for work that takes a while, with the rest of the time once it can be told: on a terminal only,
 * and not in CI, so that logs stay clean.
 *
 * @param label What is being done.
 * @returns What draws it, and takes it away once all is done; undefined if there is nobody to see it.
 */
export function progressBar(
  label: string,
  { env, stderr, now }: ProgressPlace = { env: process.env, stderr: process.stderr, now: () => performance.now() },
): ((done: number, total: number) => void) | undefined {
  if (stderr.isTTY !== true || env.CI) return undefined;
  const started = now();
  return (done, total) => {
    if (done >= total) {
      stderr.write('\r\u001b[K');
      return;
    }
    const filled = Math.round((done / total) * width);
    const elapsed = now() - started;
    const rest = done > 0 && elapsed >= enough ? timeLeft((elapsed * (total - done)) / done) : '';
    stderr.write(`\r${label} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}${rest}\u001b[K`);
  };
}

function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 100 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
}
