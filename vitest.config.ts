import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests that look at the clock, in a browser too: they run alone, after all others. */
const timed = ['test/browser/playground-speed.test.ts'];
/** Tests that replace modules, or fill the memory: each has a process of its own. */
const isolated = ['test/adding.test.ts', 'test/platforms/*.test.ts'];

/** Packages as users have them: Vitest takes those that check themselves while they run, which are slower. */
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
          name: 'all',
          include: ['test/**/*.test.{ts,tsx}'],
          // Real builds in other generators, each with an installation of its own: `npm run test:generators`; the built
          // documentation: `npm run docs`.
          exclude: ['test/generators/*.test.ts', 'test/website/*.test.ts', ...timed, ...isolated],
          // Files share what they import: to load all of it for each of them would take a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      { extends: true, test: { name: 'timed', include: timed, sequence: { groupOrder: 1 } } },
    ],
    setupFiles: ['test/support/property-seed.ts'],
    // Sites of tests have no package above them: what is kept of them is kept out of the user's own folder.
    env: {
      XDG_CACHE_HOME: join(tmpdir(), 'docs-json-nav-tests'),
      // Nor are fixtures files of this repository: Git would look through its whole history for each page that is missing.
      GIT_CEILING_DIRECTORIES: join(import.meta.dirname, 'fixtures'),
    },
    // All cores: Vitest leaves one idle otherwise, which is half of a small machine.
    maxWorkers: '100%',
    // Ends what hangs. On a busy machine, too, a test takes a fraction of it; those that build sites name a longer one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
