import { spawnSync } from 'node:child_process';

/**
 * Runs Vitest once, or repeatedly with the next seed for a number of minutes. Prints the result of each seed, and exits
 * with 1 after the first failure.
 *
 * @param {object} settings
 * @param {string} settings.root Absolute path of the package.
 * @param {number} settings.first The first seed.
 * @param {number} settings.minutes 0 for one run.
 * @param {(seed: number) => readonly string[]} settings.files Test files for a seed.
 * @param {(seed: number) => NodeJS.ProcessEnv} settings.environment Additional variables for a seed.
 */
export function runSeeds({ root, first, minutes, files, environment }) {
  const started = performance.now();
  let seed = first;
  do {
    const env = { ...process.env, ...environment(seed) };
    const { status } = spawnSync('npx', ['vitest', 'run', ...files(seed)], { cwd: root, env, stdio: 'inherit' });
    const passed = ((performance.now() - started) / 60_000).toFixed(1);
    process.stdout.write(
      `Seed ${seed}: ${status === 0 ? 'nothing found' : 'FAILED'}, ${passed} minutes since the start.\n`,
    );
    if (status !== 0) process.exit(1);
    seed += 1;
  } while (performance.now() - started < minutes * 60_000);
}
