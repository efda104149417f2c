import { defineConfig } from 'vitest/config';

/** The main journeys in three engines, one file each and one after the other: engines that share a machine keep each other waiting. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/engines/*.engine.ts'],
    globalSetup: ['tests/engines/site.ts'],
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
