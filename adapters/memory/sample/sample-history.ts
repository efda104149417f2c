import type { SampleHistoryWriter } from '../../../application/ports/sample/sample-history.ts';
import type { Submissions } from '../../../application/ports/submissions/submissions.ts';
import type { PageViews } from '../../../application/ports/page-views/page-views.ts';

/** Stores a history once, through the memory adapters of page views and requests. */
export function makeMemorySampleHistory({
  pageViews,
  submissions,
}: {
  readonly pageViews: Pick<PageViews, 'add'>;
  readonly submissions: Pick<Submissions, 'accept'>;
}): SampleHistoryWriter {
  let isFilled = false;
  return {
    async begin(past) {
      if (isFilled) return false;
      isFilled = true;
      const history = past();
      await pageViews.add(history.pageViews);
      for (const request of history.submissions) await submissions.accept(request);
      return true;
    },
  };
}
