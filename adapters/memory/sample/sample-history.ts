import type { SampleHistoryWriter } from '../../../application/ports/sample/sample-history.ts';
import type { Requests } from '../../../application/ports/submissions/submissions.ts';
import type { PageViews } from '../../../application/ports/page-views/page-views.ts';

/** Keeps a past in the memory adapters of visits and requests, once. */
export function makeMemorySampleHistory({
  pageViews,
  requests,
}: {
  readonly pageViews: Pick<PageViews, 'add'>;
  readonly requests: Pick<Requests, 'keep'>;
}): SampleHistoryWriter {
  let begun = false;
  return {
    async begin(past) {
      if (begun) return false;
      begun = true;
      const kept = past();
      await pageViews.add(kept.pageViews);
      for (const request of kept.requests) await requests.keep(request);
      return true;
    },
  };
}
