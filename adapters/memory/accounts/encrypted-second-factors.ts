import type { EncryptedSecondFactors } from '../../../application/ports/accounts/encrypted-second-factors.ts';
import type { RequestStore } from '../store/request-store.ts';

/** The encrypted secrets of second factors, in memory. */
export function makeMemoryEncryptedSecondFactors({ secondFactors }: RequestStore): EncryptedSecondFactors {
  return {
    all: async () => [...secondFactors].map(([ownerId, { encryptedSecret }]) => ({ ownerId, encryptedSecret })),
    async reencrypt(ownerId, before, after) {
      const factor = secondFactors.get(ownerId);
      if (factor?.encryptedSecret === before) factor.encryptedSecret = after;
    },
  };
}
