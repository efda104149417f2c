import type { SuppressionList } from '../../../application/ports/mails/suppression-list.ts';
import type { RequestStore } from '../store/request-store.ts';

/** The suppression list, in memory. */
export function makeMemorySuppressionList({ suppressionList }: RequestStore): SuppressionList {
  return {
    add: async person => void suppressionList.add(person),
    has: async person => suppressionList.has(person),
  };
}
