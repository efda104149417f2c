import { defineConfig } from 'vitest/config';
import { FULL } from '../support/run/full-run.ts';

/**
 * Failures of a running site; needs a built server. Tests mostly wait, so two files run in parallel; the full run also measures, so it runs
 * them one after the other.
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
