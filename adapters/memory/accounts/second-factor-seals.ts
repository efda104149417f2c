import type { SecondFactorSeals } from '../../../application/ports/accounts/second-factor-seals.ts';
import type { RequestStore } from '../store/request-store.ts';

/** The encrypted secrets in the map of second factors. */
export function makeMemorySecondFactorSeals({ secondFactors }: RequestStore): SecondFactorSeals {
  return {
    all: async () => [...secondFactors].map(([ownerId, { sealed }]) => ({ ownerId, sealed })),
    async reseal(ownerId, before, after) {
      const kept = secondFactors.get(ownerId);
      if (kept?.sealed === before) kept.sealed = after;
    },
  };
}
