import { defineConfig } from 'vitest/config';
import { FULL } from '../support/run/full-run.ts';

/**
 * What fails under a running site needs a built server. Files mostly wait, so two run at a time; in the full run, which measures too, one
 * after the other.
 */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/faults/*.fault.ts'],
    maxWorkers: FULL ? 1 : 2,
    fileParallelism: !FULL,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
