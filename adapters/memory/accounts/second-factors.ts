import type { SecondFactors } from '../../../application/ports/accounts/second-factors.ts';
import { putMails, type RequestStore } from '../store/request-store.ts';

/**
 * Second factors of the accounts in one store. Agents' accounts have their own store; their mails go to the outbox of the request store.
 */
export function makeMemorySecondFactors({ owners, secondFactors }: RequestStore, outbox: RequestStore): SecondFactors {
  return {
    async of(ownerId) {
      const kept = secondFactors.get(ownerId);
      return kept && { sealed: kept.sealed, since: kept.since, lastStep: kept.lastStep, recoveryLeft: kept.codes.size };
    },
    async begin(ownerId, { sealed, since, lastStep }, codeHashes, mails) {
      if (!owners.has(ownerId) || secondFactors.has(ownerId)) return false;
      secondFactors.set(ownerId, { sealed, since, lastStep, codes: new Set(codeHashes) });
      putMails(outbox, mails);
      return true;
    },
    async end(ownerId, mails) {
      if (!secondFactors.delete(ownerId)) return false;
      putMails(outbox, mails);
      return true;
    },
    async takeStep(ownerId, step) {
      const kept = secondFactors.get(ownerId);
      if (!kept || kept.lastStep >= step) return false;
      kept.lastStep = step;
      return true;
    },
    async takeCode(ownerId, codeHash, mails) {
      if (!secondFactors.get(ownerId)?.codes.delete(codeHash)) return false;
      putMails(outbox, mails);
      return true;
    },
    async replaceCodes(ownerId, codeHashes, mails) {
      const kept = secondFactors.get(ownerId);
      if (!kept) return false;
      kept.codes = new Set(codeHashes);
      putMails(outbox, mails);
      return true;
    },
  };
}
