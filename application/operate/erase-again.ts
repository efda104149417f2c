import type { Accounts } from '../ports/accounts/accounts.ts';
import type { Erasure } from '../ports/privacy/erasure-journal.ts';
import type { StoredMailFiles } from '../ports/submissions/stored-files.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { PersonalData } from '../ports/privacy/personal-data.ts';
import type { SuppressionList } from '../ports/mails/suppression-list.ts';
import type { Subscriptions } from '../ports/alerts/subscriptions.ts';
import { type AddressParts, makeEraseAddress } from './export-and-erase-address.ts';
import { addressText, arePseudonymsOfSite, erasurePseudonyms, subscriptionText } from './with-erasure-journal.ts';

export type EraseAgainParts = AddressParts & {
  readonly personalData: Pick<PersonalData, 'export' | 'erase' | 'addresses'>;
  readonly subscriptions: Pick<Subscriptions, 'end'>;
  readonly accounts: Pick<Accounts, 'revoke'>;
  readonly suppressionList: Pick<SuppressionList, 'add'>;
  readonly mailFiles: StoredMailFiles;
  readonly hashes: Hashes;
};

/** Number of items, by kind, that were found in the restored data and erased again. */
export type ErasedAgain = {
  readonly addresses: number;
  readonly owners: number;
  readonly subscriptions: number;
  readonly stopped: number;
  /** Erasures recorded under site secrets that are no longer configured; the people concerned cannot be identified. */
  readonly unreadable: number;
};

/** Repeats on a restored database the erasures recorded in the journal at or after `since` (Unix ms). */
export function makeEraseAgain(parts: EraseAgainParts) {
  const { personalData, subscriptions, accounts, suppressionList, mailFiles, hashes } = parts;
  const eraseAddress = makeEraseAddress(parts);

  async function endSubscriptions(email: string, ended: ReadonlySet<string>): Promise<number> {
    let count = 0;
    for (const { kind, data } of await personalData.export(email)) {
      if (kind !== 'subscription') continue;
      const { id, tokenHash } = data as { readonly id: string; readonly tokenHash: string };
      if (!erasurePseudonyms(hashes, subscriptionText(id)).some(name => ended.has(name))) continue;
      await subscriptions.end(tokenHash);
      count++;
    }
    return count;
  }

  return async (journal: readonly Erasure[], since: number): Promise<ErasedAgain> => {
    const again = journal.filter(({ at }) => at >= since);
    const named = (...kinds: readonly Erasure['kind'][]) =>
      new Set(again.flatMap(one => ('address' in one && kinds.includes(one.kind) ? one.address : [])));
    const [erased, revoked, left] = [named('address'), named('owner'), named('subscription')];
    const ended = new Set(again.flatMap(one => ('subscription' in one ? one.subscription : [])));
    const count = { addresses: 0, owners: 0, subscriptions: 0, stopped: 0 };
    if (erased.size + revoked.size + left.size > 0) {
      for (const email of new Set([...(await personalData.addresses()), ...(await mailFiles.addresses())])) {
        const isIn = (names: ReadonlySet<string>) =>
          erasurePseudonyms(hashes, addressText(email)).some(name => names.has(name));
        if (isIn(left)) count.subscriptions += await endSubscriptions(email, ended);
        if (isIn(revoked) && (await accounts.revoke(email))) count.owners++;
        if (!isIn(erased)) continue;
        await eraseAddress(email);
        count.addresses++;
      }
    }
    for (const one of again) {
      if (one.kind !== 'recommendations') continue;
      await suppressionList.add(one.person, one.at);
      count.stopped++;
    }
    const unreadable = again.filter(one => 'address' in one && !arePseudonymsOfSite(hashes, one.address)).length;
    return { ...count, unreadable };
  };
}
