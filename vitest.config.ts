import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // Real builds in other generators, each with an installation of its own: `npm run test:generators`; the built
    // documentation: `npm run docs`.
    exclude: ['test/generators/*.test.ts', 'test/website/*.test.ts'],
    setupFiles: ['test/support/property-seed.ts'],
    // Sites of tests have no package above them: what is kept of them is kept out of the user's own folder.
    env: { XDG_CACHE_HOME: join(tmpdir(), 'docs-json-nav-tests') },
    // All cores: Vitest leaves one idle otherwise, which is half of a small machine.
    maxWorkers: '100%',
    // Ends what hangs. On a busy machine, too, a test takes a fraction of it; those that build sites name a longer one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
