import type { AlertRuns } from '../../../application/ports/alerts/alert-runs.ts';

/** Upper bound of the current run of search alerts, in memory. */
export function makeMemoryAlertRuns(): AlertRuns {
  let reached = 0;
  return {
    async reach(first, last) {
      if (reached < first) reached = last;
      return reached;
    },
  };
}
