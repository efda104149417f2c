import type { SecondFactors } from '../../application/ports/second-factors.ts';
import type { RequestStore } from './request-store.ts';

/** Second factors in a plain map. */
export function makeMemorySecondFactors({ secondFactors }: RequestStore): SecondFactors {
  return {
    async of(ownerId) {
      const kept = secondFactors.get(ownerId);
      return kept && { sealed: kept.sealed, since: kept.since, lastStep: kept.lastStep, recoveryLeft: kept.codes.size };
    },
    async takeStep(ownerId, step) {
      const kept = secondFactors.get(ownerId);
      if (!kept || kept.lastStep >= step) return false;
      kept.lastStep = step;
      return true;
    },
    sealed: async () => [...secondFactors].map(([ownerId, { sealed }]) => ({ ownerId, sealed })),
    async reseal(ownerId, before, after) {
      const kept = secondFactors.get(ownerId);
      if (kept?.sealed === before) kept.sealed = after;
    },
  };
}
