import { FULL } from './full-run.ts';

/**
 * How often a property runs, or meets a case: so often in the full run, a share of that in a daily one.
 * `reaches({ found: runs(60) }, met => fc.assert(…, { numRuns: runs(400) }))`
 */
export function runs(full: number, share = 4): number {
  return FULL ? full : Math.ceil(full / share);
}
