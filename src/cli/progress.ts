/** Characters of the bar. */
const width = 24;

/**
 * A bar on standard error for work that takes a while: on a terminal only, and not in CI, so that logs stay clean.
 *
 * @param label What is being done.
 * @returns What draws it, and takes it away once all is done; undefined where there is nobody to see it.
 */
export function progressBar(label: string): ((done: number, total: number) => void) | undefined {
  const { stderr } = process;
  if (stderr.isTTY !== true || process.env.CI) return undefined;
  return (done, total) => {
    if (done >= total) {
      stderr.write('\r\u001b[K');
      return;
    }
    const filled = Math.round((done / total) * width);
    stderr.write(`\r${label} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}`);
  };
}
