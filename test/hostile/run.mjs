import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * The long form of the hostile tests: `npm run test:hostile`, once; with `HOSTILE_MINUTES`, again and again, each time with
 * another seed, until so many minutes are over. It ends at the first failure and names the seed.
 */
const minutes = Number(process.env.HOSTILE_MINUTES ?? 0);
const first = Number(process.env.HOSTILE_SEED ?? 1);
const files = ['test/hostile', 'test/hostile.test.ts', 'test/hostile-specifications.test.ts', 'test/scaling.test.ts'];
const pages = 'test/openapi/hostile-pages.property.test.ts';
const root = fileURLToPath(new URL('../..', import.meta.url));
const started = performance.now();

let seed = first;
do {
  const environment = { HOSTILE_ROUNDS: '2000', PAGES: '10000', ...process.env, HOSTILE_SEED: String(seed) };
  const words = ['vitest', 'run', ...files, ...(seed === first ? [pages] : [])];
  const { status } = spawnSync('npx', words, { cwd: root, env: environment, stdio: 'inherit' });
  const passed = ((performance.now() - started) / 60_000).toFixed(1);
  process.stdout.write(
    `Seed ${seed}: ${status === 0 ? 'nothing found' : 'FAILED'}, ${passed} minutes since the start.\n`,
  );
  if (status !== 0) process.exit(1);
  seed += 1;
} while (performance.now() - started < minutes * 60_000);
