import type { SecondFactors } from '../../../application/ports/accounts/second-factors.ts';
import { putMails, type RequestStore } from '../store/request-store.ts';

/**
 * Second factors of the accounts in one store. Agents' accounts have their own store; their mails go to the outbox of the request store.
 */
export function makeMemorySecondFactors({ owners, secondFactors }: RequestStore, outbox: RequestStore): SecondFactors {
  return {
    async of(ownerId) {
      const factor = secondFactors.get(ownerId);
      return (
        factor && {
          encryptedSecret: factor.encryptedSecret,
          since: factor.since,
          lastStep: factor.lastStep,
          recoveryLeft: factor.codes.size,
        }
      );
    },
    async begin(ownerId, { encryptedSecret, since, lastStep }, codeHashes, mails) {
      if (!owners.has(ownerId) || secondFactors.has(ownerId)) return false;
      secondFactors.set(ownerId, { encryptedSecret, since, lastStep, codes: new Set(codeHashes) });
      putMails(outbox, mails);
      return true;
    },
    async end(ownerId, mails) {
      if (!secondFactors.delete(ownerId)) return false;
      putMails(outbox, mails);
      return true;
    },
    async takeStep(ownerId, step) {
      const factor = secondFactors.get(ownerId);
      if (!factor || factor.lastStep >= step) return false;
      factor.lastStep = step;
      return true;
    },
    async takeCode(ownerId, codeHash, mails) {
      if (!secondFactors.get(ownerId)?.codes.delete(codeHash)) return false;
      putMails(outbox, mails);
      return true;
    },
    async replaceCodes(ownerId, codeHashes, mails) {
      const factor = secondFactors.get(ownerId);
      if (!factor) return false;
      factor.codes = new Set(codeHashes);
      putMails(outbox, mails);
      return true;
    },
  };
}
