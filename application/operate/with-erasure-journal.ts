import type { Accounts } from '../ports/accounts/accounts.ts';
import type { Clock } from '../ports/clock.ts';
import type { ErasureJournal } from '../ports/privacy/erasure-journal.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { PersonalData } from '../ports/privacy/personal-data.ts';
import type { Subscribers } from '../ports/alerts/subscribers.ts';
import type { Subscriptions } from '../ports/alerts/subscriptions.ts';
import type { SuppressionList } from '../ports/mails/suppression-list.ts';

type Store = {
  readonly accounts: Accounts;
  readonly personalData: PersonalData;
  readonly suppressionList: SuppressionList;
  readonly subscriptions: Subscriptions;
  readonly subscribers: Pick<Subscribers, 'byToken'>;
};

/**
 * Wraps the writers to record requested erasures in a journal before performing them, so that an erasure interrupted by a crash is recorded
 * too. Deletions after the retention period are not recorded, because the nightly clean-up repeats them after a restore.
 */
export function withErasureJournal<Noted extends Store>(
  store: Noted,
  { journal, hashes, clock }: { readonly journal: ErasureJournal; readonly hashes: Hashes; readonly clock: Clock },
): Noted {
  const { accounts, personalData, suppressionList, subscriptions, subscribers } = store;
  const noteAddress = (kind: 'address' | 'owner', email: string) =>
    journal.note({ kind, at: clock.now(), address: erasurePseudonyms(hashes, addressText(email)) });
  return {
    ...store,
    accounts: {
      ...accounts,
      async revoke(email, entry) {
        await noteAddress('owner', email);
        return accounts.revoke(email, entry);
      },
    },
    subscriptions: {
      ...subscriptions,
      async end(tokenHash) {
        const ended = await subscribers.byToken(tokenHash);
        if (ended)
          await journal.note({
            kind: 'subscription',
            at: clock.now(),
            address: erasurePseudonyms(hashes, addressText(ended.email)),
            subscription: erasurePseudonyms(hashes, subscriptionText(ended.id)),
          });
        return subscriptions.end(tokenHash);
      },
    },
    personalData: {
      ...personalData,
      async erase(email, entry) {
        await noteAddress('address', email);
        return personalData.erase(email, entry);
      },
    },
    suppressionList: {
      ...suppressionList,
      async add(person, now) {
        await journal.note({ kind: 'recommendations', at: now, person });
        return suppressionList.add(person, now);
      },
    },
  };
}

/**
 * Pseudonyms of a text in the journal, under the current and the previous site secret, each prefixed with an id of its secret. Entries
 * written after a rotation are thus readable for a site that still has the former secret.
 */
export function erasurePseudonyms(hashes: Hashes, text: string): readonly string[] {
  return [hashes.personal, hashes.formerly].flatMap(hash => {
    const [mark, name] = [hash(MARKED), hash(text)];
    return mark === undefined || name === undefined ? [] : [`${mark.slice(0, MARK_LETTERS)}.${name}`];
  });
}

/** Whether the pseudonyms were created under the site's current or previous secret. */
export function arePseudonymsOfSite(hashes: Hashes, names: readonly string[]): boolean {
  const marks = erasurePseudonyms(hashes, MARKED).map(name => name.slice(0, MARK_LETTERS));
  return names.some(name => marks.includes(name.slice(0, MARK_LETTERS)));
}

const MARKED = 'the secret of erasures';
const MARK_LETTERS = 8;

export function addressText(email: string): string {
  return `erased address ${email.toLowerCase()}`;
}

export function subscriptionText(id: string): string {
  return `ended subscription ${id}`;
}
