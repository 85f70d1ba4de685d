import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // Real builds in other generators, each with an installation of its own: `npm run test:generators`.
    exclude: ['test/generators/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
