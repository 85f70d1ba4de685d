import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The matrix: sites built by real generators, read in a real browser. Not a part of the quick suite. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/generators/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Another process may keep the machine busy for a while.
    expect: { poll: { timeout: 60_000 } },
    // Builds want the machine for themselves.
    fileParallelism: false,
  },
});
