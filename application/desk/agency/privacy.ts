import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import type { AddressErased, AddressExport } from '../../operate/export-and-erase-address.ts';
import type { DeskEntry, DeskLog } from '../../ports/audit/desk-log.ts';
import type { DeskCall, DeskHandler, DeskDone, DeskFound } from '../shared/desk-handler.ts';

/** Number of stored items about a person, by kind. */
export type StoredItemCounts = { readonly [kind in keyof AddressErased | 'deskAccounts']: number };

/** Page for managers to answer requests for access or erasure (GDPR, articles 15 and 17). */
export type PrivacyBody = {
  readonly kind: 'privacy';
  /** The entered mail address or phone number; never part of a URL. */
  readonly who: string;
  readonly error: 'unreadable' | 'unsure' | undefined;
  /** Items that would be erased; absent before the search. */
  readonly held: StoredItemCounts | undefined;
  readonly peopleHref: string;
};

export type PrivacyParts = {
  /** Finds stored data; `undefined` if the input is neither a mail address nor a phone number. */
  readonly exportAddress: (who: string) => Promise<AddressExport | undefined>;
  readonly eraseAddress: (who: string, entry: (erased: number) => DeskEntry) => Promise<AddressErased | undefined>;
  readonly deskLog: Pick<DeskLog, 'note'>;
};

/**
 * Exports and erases the data of a mail address, or of a phone number in requests without one. The audit log records the action and the
 * number of items, but not the person.
 */
export function makePrivacyDesk({ exportAddress, eraseAddress, deskLog: log }: PrivacyParts): DeskHandler<PrivacyBody> {
  const bodyOf = ({ context }: DeskCall, shown: Partial<PrivacyBody> = {}): PrivacyBody => ({
    kind: 'privacy',
    who: '',
    error: undefined,
    held: undefined,
    peopleHref: deskPath('people', context.language),
    ...shown,
  });

  async function exported(call: DeskCall, held: AddressExport): Promise<DeskFound<PrivacyBody>> {
    const { requests, appointments, subscriptions, mails, accounts, logins, deskAccounts, ownerships } = held;
    const count = [requests, appointments, subscriptions, mails, accounts, logins, deskAccounts, ownerships].flat()
      .length;
    await log.note(entryOf(call, 'person-exported', count));
    return {
      kind: 'file',
      name: `personal-data-${brusselsDay(call.now)}.json`,
      contentType: 'application/json; charset=utf-8',
      content: `${JSON.stringify(held, undefined, 2)}\n`,
    };
  }

  return {
    open: async call => ({ kind: 'page', body: bodyOf(call) }),
    async act(call, sent): Promise<DeskDone<PrivacyBody>> {
      const does = sent('do');
      if (does !== 'export' && does !== 'look' && does !== 'erase') return { kind: 'none' };
      const who = sent('who').trim();
      const held = await exportAddress(who);
      if (!held) return { kind: 'again', body: bodyOf(call, { who, error: 'unreadable' }) };
      if (does === 'export') return exported(call, held);
      if (does === 'look') return { kind: 'page', body: bodyOf(call, { who, held: countsOf(held) }) };
      if (sent('sure') === '')
        return { kind: 'again', body: bodyOf(call, { who, held: countsOf(held), error: 'unsure' }) };
      await eraseAddress(who, erased => entryOf(call, 'person-erased', erased));
      return { kind: 'done', location: deskPath('privacy', call.context.language), notice: { code: 'erased' } };
    },
  };
}

function entryOf({ member, now }: DeskCall, action: DeskEntry['action'], count: number): DeskEntry {
  return { by: { id: member.id, name: member.name }, at: now, action, subject: undefined, detail: { count } };
}

function countsOf(held: AddressExport): StoredItemCounts {
  const counts = Object.entries(held).flatMap(([kind, items]) =>
    typeof items === 'string' ? [] : [[kind, items.length] as const],
  );
  return Object.fromEntries(counts) as StoredItemCounts;
}
