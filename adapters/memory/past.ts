import type { KeepPast } from '../../application/ports/past.ts';
import type { Transactions } from '../../application/ports/transactions.ts';
import type { VisitLog } from '../../application/ports/visit-log.ts';

/** Keeps a past in the memory adapters of visits and requests, once. */
export function makeMemoryPast({
  visits,
  transactions,
}: {
  readonly visits: Pick<VisitLog, 'add'>;
  readonly transactions: Pick<Transactions, 'keepRequest'>;
}): KeepPast {
  let begun = false;
  return {
    async begin(past) {
      if (begun) return false;
      begun = true;
      const { visits: seen, requests } = past();
      await visits.add(seen);
      for (const request of requests) await transactions.keepRequest(request);
      return true;
    },
  };
}
