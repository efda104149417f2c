import { defineConfig } from 'vitest/config';

/** The main journeys in three engines, one file each; two at a time use two cores. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/engines/*.engine.ts'],
    globalSetup: ['tests/engines/site.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
