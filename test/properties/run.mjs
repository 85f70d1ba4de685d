import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSeeds } from '../support/seeds.mjs';

/**
 * Searches for new failing cases: `npm run test:properties` runs all property tests once with a new seed. With
 * `PROPERTY_MINUTES` it repeats with new seeds for that time. `PROPERTY_SEED` sets the first seed. It exits at the
 * first failure and prints the seed. Arguments select test files.
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

/** Paths of test files with property tests, relative to the root. Suites with real builds are left out. */
function filesWithProperties() {
  return readdirSync(join(root, 'test'), { recursive: true })
    .map((file) => join('test', file))
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^test[\\/](?:generators|website)[\\/]/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
    .sort();
}
