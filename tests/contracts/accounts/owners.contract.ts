import { beforeEach, describe, expect, test } from 'vitest';
import type { Invitation, OwnerLink } from '../../../application/ports/accounts/owners.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import { anEntry } from '../audit/desk-log.contract.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

const listings = (...ids: string[]) => ids as ListingId[];

export function anInvitation(who: string, more: Partial<Invitation> = {}): Invitation {
  return {
    id: `id of ${who}`,
    email: `${who}@Example.be`,
    language: 'nl',
    listingIds: listings('200', '100'),
    invitedAt: RECEIVED,
    ...more,
  };
}

export function aLink(name: string, more: Partial<OwnerLink> = {}): OwnerLink {
  return { tokenHash: `hash of ${name}`, purpose: 'invitation', endsAt: RECEIVED + 1_000, ...more };
}

export const JAN = { id: 'id of Jan', email: 'Jan@Example.be', language: 'nl', listingIds: ['100', '200'] };

/** Actions on accounts; `ports` returns the ports of the running test. */
export function accountActs(ports: () => RequestPorts) {
  return {
    invite: (who: string, more: Partial<Invitation> = {}, link = aLink(who)) =>
      ports().accounts.invite(anInvitation(who, more), link, [aMail(`invitation ${link.tokenHash}`)]),
    logIn: (who: string, hash = 'hash') =>
      ports().sessions.begin(
        { referenceHash: `login of ${who}`, ownerId: `id of ${who}`, startedAt: RECEIVED, seenAt: RECEIVED },
        hash,
        undefined,
      ),
    isLoggedIn: async (who: string) => (await ports().sessions.look(`login of ${who}`, RECEIVED)) !== undefined,
  };
}

/** Contract for the stores of owners and their passwords. */
export function describeOwners(name: string, make: MakeRequests): void {
  let ports: RequestPorts;
  beforeEach(async () => {
    ports = await make();
  });
  const { invite, logIn, isLoggedIn } = accountActs(() => ports);

  describe(`owners ${name}`, () => {
    test('an account is found by address in any letter case', async () => {
      await invite('Jan');
      for (const email of ['Jan@Example.be', 'JAN@EXAMPLE.BE', 'jan@example.be'])
        expect(await ports.owners.byEmail(email)).toEqual(JAN);
      for (const email of ['', '%', 'jan@example.b_', 'jan@example', 'mia@example.be'])
        expect(await ports.owners.byEmail(email)).toBeUndefined();
    });

    test('a sample account is stored with its password, unless its address or id is known', async () => {
      await ports.owners.addSampleAccount(anInvitation('Jan'), 'first');
      await ports.owners.addSampleAccount(anInvitation('Jan', { id: 'other' }), 'second');
      await ports.owners.addSampleAccount(anInvitation('Mia', { id: 'id of Jan' }), 'third');
      expect(await ports.passwords.of('jan@example.be')).toEqual({ owner: JAN, hash: 'first' });
      expect(await ports.owners.byEmail('mia@example.be')).toBeUndefined();
    });

    test('an account is found by its id', async () => {
      await invite('Jan');
      expect(await ports.owners.byId(JAN.id)).toEqual(JAN);
      for (const id of ['', '%', 'id of jan', JAN.email]) expect(await ports.owners.byId(id)).toBeUndefined();
    });

    test('accounts are returned by address, with their listings and whether they have a password', async () => {
      await ports.owners.addSampleAccount(anInvitation('Jan'), 'hash');
      await invite('Abe', { listingIds: listings('300') });
      await ports.owners.named(new Map([['400', ['jan@example.be']]]) as never);
      const { listingIds: _, ...jan } = JAN;
      expect(await ports.owners.list('', undefined, 9)).toEqual([
        expect.objectContaining({ email: 'Abe@Example.be', listingIds: ['300'], hasPassword: false }),
        { ...jan, listingIds: ['100', '200', '400'], invitedAt: RECEIVED, hasPassword: true },
      ]);
    });

    test('accounts are paged without gaps, each with its own listings, while others are added and removed', async () => {
      const names = Array.from(
        { length: 70 },
        (_, at) => `${at % 2 === 0 ? 'O' : 'o'}wner${String(at).padStart(2, '0')}`,
      );
      for (const [at, name] of names.entries())
        await ports.owners.addSampleAccount(anInvitation(name, { listingIds: listings(`${at}`) }), 'hash');
      const found: string[] = [];
      for (let after: string | undefined; ; ) {
        const piece = await ports.owners.list('', after, 33);
        for (const { email, listingIds } of piece) expect(email).toBe(`${names[Number(listingIds[0])]}@Example.be`);
        found.push(...piece.map(({ id }) => id));
        if (piece.length < 33) break;
        after = piece.at(-1)?.email;
        // Neither a removed account nor an earlier insertion shifts an account between pages.
        await ports.accounts.revoke(after ?? '', anEntry(1, { action: 'owner-removed', subject: undefined }));
        await ports.owners.addSampleAccount(anInvitation(`a${found.length}`), 'hash');
      }
      expect(found).toEqual(names.map(name => `id of ${name}`));
    });

    test('accounts are found by a part of the address in any letter case, without wildcards', async () => {
      for (const name of ['Jan', 'jan.100%', 'mia_jan', 'Piet'])
        await ports.owners.addSampleAccount(anInvitation(name), 'hash');
      const found = async (text: string) => (await ports.owners.list(text, undefined, 9)).map(({ email }) => email);
      expect(await found('JAN')).toEqual(['jan.100%@Example.be', 'Jan@Example.be', 'mia_jan@Example.be']);
      expect(await found('%')).toEqual(['jan.100%@Example.be']);
      expect(await found('_')).toEqual(['mia_jan@Example.be']);
      expect(await found("' or 1")).toEqual([]);
      expect((await ports.owners.list('jan', 'jan@example.be', 9)).map(({ email }) => email)).toEqual([
        'mia_jan@Example.be',
      ]);
    });

    test('the feed’s owner addresses are matched in any letter case', async () => {
      await invite('Mia', { listingIds: listings('2') });
      await ports.owners.named(new Map([['1', ['Jan@example.be']]]) as never);
      expect(await ports.owners.isNamed('JAN@example.be')).toBe(true);
      expect(await ports.owners.isNamed('mia@example.be')).toBe(false);
      await ports.owners.named(new Map([['1', []]]) as never);
      expect(await ports.owners.isNamed('jan@example.be')).toBe(false);
    });

    test('the feed’s owners are stored for its listings, and other listings are unchanged', async () => {
      const named = (entries: Readonly<Record<string, readonly string[]>>) =>
        ports.owners.named(new Map(Object.entries(entries)) as never);
      const idsOf = async (email: string) => (await ports.owners.byEmail(email))?.listingIds;
      await named({ 1: ['jan@example.be', 'mia@example.be'], 2: ['JAN@example.be'], 3: ['jan@example.be'] });
      expect(await idsOf('jan@example.be')).toBeUndefined();
      await invite('Jan', { listingIds: listings('2', '9') });
      await invite('Mia', { listingIds: [] }, aLink('mia'));
      expect(await idsOf('jan@example.be')).toEqual(['1', '2', '3', '9']);
      expect(await idsOf('mia@example.be')).toEqual(['1']);
      await named({ 1: ['mia@example.be'], 2: [] });
      expect(await idsOf('jan@example.be')).toEqual(['2', '3', '9']);
      await named(Object.fromEntries(Array.from({ length: 1_100 }, (_, at) => [`${at}`, ['mia@example.be']])));
      expect(await idsOf('mia@example.be')).toHaveLength(1_100);
      expect(await idsOf('jan@example.be')).toEqual(['2', '9']);
    });

    test('the owners of a listing are those of its invitations and those the feed names, if they have an account', async () => {
      await ports.owners.named(new Map([['2', ['MIA@example.be', 'nobody@example.be']]]) as never);
      await invite('Mia', { listingIds: listings('9') });
      await invite('Jan', { listingIds: listings('2') }, aLink('jan'));
      const emails = async (id: string) => (await ports.listingOwners.of(id)).map(({ email }) => email.toLowerCase());
      expect((await emails('2')).toSorted()).toEqual(['jan@example.be', 'mia@example.be']);
      expect(await emails('9')).toEqual(['mia@example.be']);
      expect(await emails('3')).toEqual([]);
      expect(await ports.listingOwners.of('9')).toEqual([
        { id: 'id of Mia', email: expect.any(String), language: expect.any(String) },
      ]);
    });
  });

  describe(`passwords of owners ${name}`, () => {
    test('an account is returned with its hash by address, or nothing when it has no password', async () => {
      await invite('Jan');
      expect(await ports.passwords.of('JAN@example.be')).toEqual({ owner: JAN, hash: undefined });
      expect(await ports.passwords.of('nobody@example.be')).toBeUndefined();
    });

    test('a valid link returns its purpose and account; reading does not use it up', async () => {
      await invite('Jan');
      for (let time = 0; time < 3; time++)
        expect(await ports.passwords.link('hash of Jan', RECEIVED + 999)).toMatchObject({ owner: JAN });
      expect(await ports.passwords.link('hash of Jan', RECEIVED + 1_000)).toBeUndefined();
      expect(await ports.passwords.link('', RECEIVED)).toBeUndefined();
    });

    test('the password is rehashed unless it was changed meanwhile; sessions and links remain', async () => {
      await ports.owners.addSampleAccount(anInvitation('Jan'), 'old');
      await logIn('Jan', 'old');
      await ports.passwords.rehash('id of Jan', 'older', 'wrong');
      expect(await ports.passwords.of('jan@example.be')).toMatchObject({ hash: 'old' });
      await ports.passwords.rehash('id of Jan', 'old', 'new');
      expect(await ports.passwords.of('jan@example.be')).toMatchObject({ hash: 'new' });
      expect(await isLoggedIn('Jan')).toBe(true);
    });
  });
}
