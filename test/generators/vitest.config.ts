import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of sites built by real generators, in a real browser. Not part of `npm test`. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/generators/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Other processes may slow the machine down.
    expect: { poll: { timeout: 60_000 } },
    // A build uses all cores.
    fileParallelism: false,
  },
});
