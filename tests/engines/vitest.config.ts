import { defineConfig } from 'vitest/config';

/** The main journeys in three engines, one file each, run one after the other: parallel engines on one machine slow each other down. */
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
