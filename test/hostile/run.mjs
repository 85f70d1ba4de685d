import { fileURLToPath } from 'node:url';
import { runSeeds } from '../support/seeds.mjs';

/**
 * The long form of the hostile tests: `npm run test:hostile`, once; with `HOSTILE_MINUTES`, again and again, each time with
 * another seed, until so many minutes are over. It ends at the first failure and names the seed.
 */
const minutes = Number(process.env.HOSTILE_MINUTES ?? 0);
const first = Number(process.env.HOSTILE_SEED ?? 1);
const files = ['test/hostile', 'test/hostile.test.ts', 'test/hostile-specifications.test.ts', 'test/scaling.test.ts'];
const pages = [
  ...['hostile-pages', 'written-pages', 'mkdocs-pages'].map((name) => `test/openapi/${name}.property.test.ts`),
  'test/endpoint-content.test.ts',
  'test/dialect/page-code.test.ts',
];
const root = fileURLToPath(new URL('../..', import.meta.url));

runSeeds({
  root,
  minutes,
  first,
  files: (seed) => [...files, ...(seed === first ? pages : [])],
  // What somebody chose counts before these two; each round has its own seed.
  environment: (seed) => ({ HOSTILE_ROUNDS: '2000', PAGES: '10000', ...process.env, HOSTILE_SEED: String(seed) }),
});
