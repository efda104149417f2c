import { defineConfig } from 'vitest/config';

/** What fails under a running site takes a built server and most of a machine: one file after the other. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/faults/*.fault.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
