import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSeeds } from '../support/seeds.mjs';

/**
 * Looks for cases that no test has met: `npm run test:properties` runs the tests of all rules once with a seed of its own;
 * with `PROPERTY_MINUTES` again and again, each time with another seed, until so many minutes are over. `PROPERTY_SEED` is the
 * first seed. It ends at the first failure and names the seed. Words after it choose test files.
 */
const minutes = Number(process.env.PROPERTY_MINUTES ?? 0);
const root = fileURLToPath(new URL('../..', import.meta.url));
const chosen = process.argv.slice(2);
const files = chosen.length > 0 ? chosen : filesWithProperties();

runSeeds({
  root,
  minutes,
  first: Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31),
  files: () => files,
  environment: (seed) => ({ PROPERTY_SEED: String(seed) }),
});

/** Paths of test files that contain rules, from the root. Those of real builds have suites of their own. */
function filesWithProperties() {
  return readdirSync(join(root, 'test'), { recursive: true })
    .map((file) => join('test', file))
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^test[\\/](?:generators|website)[\\/]/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
    .sort();
}
