import type { KeepPast } from '../../application/ports/past.ts';
import type { RequestInbox } from '../../application/ports/request-inbox.ts';
import type { VisitLog } from '../../application/ports/visit-log.ts';

/** Keeps a past in the memory adapters of visits and requests, once. */
export function makeMemoryPast({
  visits,
  inbox,
}: {
  readonly visits: Pick<VisitLog, 'add'>;
  readonly inbox: Pick<RequestInbox, 'keep'>;
}): KeepPast {
  let begun = false;
  return {
    async begin(past) {
      if (begun) return false;
      begun = true;
      const { visits: seen, requests } = past();
      await visits.add(seen);
      for (const request of requests) await inbox.keep(request);
      return true;
    },
  };
}
