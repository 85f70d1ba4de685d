import { fileURLToPath } from 'node:url';
import { runSeeds } from '../support/seeds.mjs';

/**
 * Long version of the hostile tests: `npm run test:hostile` runs once. With `HOSTILE_MINUTES` it repeats with new seeds
 * for that time. It exits at the first failure and prints the seed.
 */
const minutes = Number(process.env.HOSTILE_MINUTES ?? 0);
const first = Number(process.env.HOSTILE_SEED ?? 1);
const files = [
  'test/hostile',
  'test/hostile.long.test.ts',
  'test/hostile-specifications.long.test.ts',
  'test/scaling.long.test.ts',
];
const pages = [
  ...['hostile-pages.long', 'written-pages.long', 'mkdocs-pages.long'].map((name) => `test/openapi/${name}.test.ts`),
  'test/endpoint-content.long.test.ts',
  'test/dialect/page-code.long.test.ts',
];
const root = fileURLToPath(new URL('../..', import.meta.url));

runSeeds({
  root,
  minutes,
  first,
  files: (seed) => [...files, ...(seed === first ? pages : [])],
  // Variables of the caller override the first two; each round sets its own seed.
  environment: (seed) => ({ HOSTILE_ROUNDS: '2000', PAGES: '10000', ...process.env, HOSTILE_SEED: String(seed) }),
});
