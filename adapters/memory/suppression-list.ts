import type { SuppressionList } from '../../application/ports/suppression-list.ts';
import type { RequestStore } from './request-store.ts';

/** The suppression list as a plain set. */
export function makeMemorySuppressionList({ suppressionList }: RequestStore): SuppressionList {
  return {
    add: async person => void suppressionList.add(person),
    has: async person => suppressionList.has(person),
  };
}
