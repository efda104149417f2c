import type { KeepPast } from '../../../application/ports/sample/sample-history.ts';
import type { Requests } from '../../../application/ports/submissions/submissions.ts';
import type { VisitLog } from '../../../application/ports/page-views/page-views.ts';

/** Keeps a past in the memory adapters of visits and requests, once. */
export function makeMemoryPast({
  visits,
  requests,
}: {
  readonly visits: Pick<VisitLog, 'add'>;
  readonly requests: Pick<Requests, 'keep'>;
}): KeepPast {
  let begun = false;
  return {
    async begin(past) {
      if (begun) return false;
      begun = true;
      const kept = past();
      await visits.add(kept.visits);
      for (const request of kept.requests) await requests.keep(request);
      return true;
    },
  };
}
