import { spawnSync } from 'node:child_process';

/**
 * Runs Vitest once, or again and again with the next seed until so many minutes are over. Says what came of each seed, and
 * ends the process with 1 at the first that fails.
 *
 * @param {object} settings
 * @param {string} settings.root Absolute path of the package.
 * @param {number} settings.first The first seed.
 * @param {number} settings.minutes 0 for one run.
 * @param {(seed: number) => readonly string[]} settings.files Test files for a seed.
 * @param {(seed: number) => NodeJS.ProcessEnv} settings.environment Variables for a seed, beside those of this process.
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
