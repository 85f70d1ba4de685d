import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests that replace modules or fill memory. Each file runs in a separate process. */
const isolated = ['test/adding.test.ts', 'test/feedback/lock-file.test.ts'];
/** Repeat tests with the file names of another system, so they replace modules too. Part of `npm run test:long`. */
const platforms = ['test/platforms/*.test.ts'];
/** Suites that aren't part of `npm test`, because they take minutes. The end of a file's name says its suite. */
const slowSuites = ['browser', 'process', 'long', 'timed'].map((name) => ({
  name,
  include: [`test/**/*.${name}.test.{ts,tsx}`],
}));

/** Resolves packages as users do. By default Vitest picks development builds, which check themselves and are slower. */
const asPublished: Plugin = {
  name: 'as-published',
  configResolved({ ssr }) {
    ssr.resolve = { ...ssr.resolve, conditions: ['node'] };
  },
};

export default defineConfig({
  plugins: [asPublished],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['test/**/*.test.{ts,tsx}'],
          // `npm run test:generators` runs real builds in other generators, each with its own installation. `npm run
          // docs` tests the built documentation.
          exclude: [
            'test/generators/*.test.ts',
            'test/website/*.test.ts',
            ...isolated,
            ...platforms,
            ...slowSuites.flatMap(({ include }) => include),
          ],
          // Test files share imported modules: importing them again for each file would take a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      { extends: true, test: { name: 'platforms', include: platforms } },
      ...slowSuites.map((suite) => ({
        extends: true as const,
        // Tests that measure time run alone, after all others.
        test: { ...suite, isolate: false, ...(suite.name === 'timed' && { sequence: { groupOrder: 1 } }) },
      })),
    ],
    reporters: ['default', './test/support/skipped-reporter.ts'],
    setupFiles: ['test/support/property-seed.ts'],
    // Keeps caches of test sites out of the user's folder: these sites have no package.json above them.
    env: {
      XDG_CACHE_HOME: join(tmpdir(), 'docs-json-nav-tests'),
      // Stops Git from finding this repository from a fixture: it would search the whole history for each missing page.
      GIT_CEILING_DIRECTORIES: join(import.meta.dirname, 'fixtures'),
    },
    // All cores: by default Vitest leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    // Ends tests that hang. Even on a busy machine a test takes a fraction of it; tests that build sites set a longer
    // one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default a second, which an expected event can take on a busy machine.
    expect: { poll: { timeout: 60_000 } },
  },
});
