import type { AlertRuns } from '../../../application/ports/alerts/alert-runs.ts';

/** How far runs go, in one number. */
export function makeMemoryAlertRuns(): AlertRuns {
  let reached = 0;
  return {
    async reach(first, last) {
      if (reached < first) reached = last;
      return reached;
    },
  };
}
