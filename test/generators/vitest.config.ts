import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The matrix: sites built by real generators, read in a real browser. Not a part of the quick suite. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/generators/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 600_000,
    // Next.js's dev server misses an edit now and then that comes while it compiles.
    retry: 2,
    // Builds want the machine for themselves.
    fileParallelism: false,
  },
});
