import { FULL } from './full-run.ts';

/**
 * Number of runs of a property, or of required cases: `full` in the full run, a share of it in the daily one.
 * `reaches({ found: runs(60) }, met => fc.assert(…, { numRuns: runs(400) }))`
 */
export function runs(full: number, share = 5): number {
  return FULL ? full : Math.ceil(full / share);
}
