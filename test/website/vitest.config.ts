import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the documentation site built by `npm run docs`, in a real browser. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/website/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
