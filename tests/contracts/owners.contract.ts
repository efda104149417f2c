import { beforeEach, describe, expect, test } from 'vitest';
import type { Invitation, OwnerLink } from '../../application/ports/owners.ts';
import type { RequestPorts } from '../../application/ports/request-ports.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import type { DeskAction } from '../../domain/desk/actions.ts';
import { aMail, RECEIVED } from '../arbitraries/a-submission.ts';
import { anEntry } from './desk-log.contract.ts';
import type { MakeRequests } from './keep-request.contract.ts';

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

const JAN = { id: 'id of Jan', email: 'Jan@Example.be', language: 'nl', listingIds: ['100', '200'] };

/** The contract of every list of owners and their passwords. */
export function describeOwners(name: string, make: MakeRequests): void {
  let ports: RequestPorts;
  beforeEach(async () => {
    ports = await make();
  });
  const waiting = async () => (await ports.outbox.depth()).waiting;
  const invite = (who: string, more: Partial<Invitation> = {}, link = aLink(who)) =>
    ports.accounts.invite(anInvitation(who, more), link, [aMail(`invitation ${link.tokenHash}`)]);
  const logIn = (who: string, hash = 'hash') =>
    ports.sessions.begin(
      { referenceHash: `login of ${who}`, ownerId: `id of ${who}`, startedAt: RECEIVED, seenAt: RECEIVED },
      hash,
      undefined,
    );
  /** An owner with a password who is invited once more, and logged in. */
  async function member(who: string): Promise<void> {
    await ports.owners.settle(anInvitation(who), 'hash');
    await invite(who);
    await logIn(who);
  }
  const isLoggedIn = async (who: string) => (await ports.sessions.look(`login of ${who}`, RECEIVED)) !== undefined;

  describe(`the owners ${name}`, () => {
    test('gives the account of an address, whatever the letter case', async () => {
      await invite('Jan');
      for (const email of ['Jan@Example.be', 'JAN@EXAMPLE.BE', 'jan@example.be'])
        expect(await ports.owners.byEmail(email)).toEqual(JAN);
      for (const email of ['', '%', 'jan@example.b_', 'jan@example', 'mia@example.be'])
        expect(await ports.owners.byEmail(email)).toBeUndefined();
    });

    test('keeps an account with a link and the mails that bring it, in one transaction, and gives the account', async () => {
      expect(await invite('Jan')).toEqual(JAN);
      expect(await waiting()).toBe(1);
      expect(await ports.passwords.link('hash of Jan', RECEIVED)).toEqual({ owner: JAN, purpose: 'invitation' });
    });

    test('an address that has one keeps it, with its password, and gets the listings beside its own; earlier links of it count no more', async () => {
      await invite('Jan');
      await ports.accounts.choosePassword('hash of Jan', RECEIVED, 'secret', []);
      await ports.accounts.offerPasswordLink('jan@example.be', aLink('reset', { purpose: 'reset' }), []);
      await logIn('Jan', 'secret');
      const again = { id: 'other id', email: 'JAN@example.be', language: 'de', listingIds: listings('300', '100') };
      const both = { ...JAN, language: 'de', listingIds: ['100', '200', '300'] };
      expect(await invite('Jan', again as Partial<Invitation>, aLink('again'))).toEqual(both);
      expect(await ports.passwords.of('jan@example.be')).toEqual({ owner: both, hash: 'secret' });
      expect(await ports.passwords.link('hash of reset', RECEIVED)).toBeUndefined();
      expect(await ports.passwords.link('hash of again', RECEIVED)).toMatchObject({ purpose: 'invitation' });
      expect(await isLoggedIn('Jan')).toBe(true);
    });

    test('keeps an account with its password, for a site whose content is made up; one whose address or id is known is left as it is', async () => {
      await ports.owners.settle(anInvitation('Jan'), 'first');
      await ports.owners.settle(anInvitation('Jan', { id: 'other' }), 'second');
      await ports.owners.settle(anInvitation('Mia', { id: 'id of Jan' }), 'third');
      expect(await ports.passwords.of('jan@example.be')).toEqual({ owner: JAN, hash: 'first' });
      expect(await ports.owners.byEmail('mia@example.be')).toBeUndefined();
    });

    test('ends the account of an address with its links and logins, and says whether there was one', async () => {
      await member('Jan');
      await member('Mia');
      expect(await ports.accounts.revoke('JAN@example.be')).toBe(true);
      expect(await ports.accounts.revoke('jan@example.be')).toBe(false);
      expect(await ports.owners.byEmail('jan@example.be')).toBeUndefined();
      expect(await ports.passwords.link('hash of Jan', RECEIVED)).toBeUndefined();
      expect([await isLoggedIn('Jan'), await isLoggedIn('Mia')]).toEqual([false, true]);
      expect(await invite('Jan', {}, aLink('new'))).toEqual(JAN);
    });

    test('gives an account by its id', async () => {
      await invite('Jan');
      expect(await ports.owners.byId(JAN.id)).toEqual(JAN);
      for (const id of ['', '%', 'id of jan', JAN.email]) expect(await ports.owners.byId(id)).toBeUndefined();
    });

    test('gives accounts by address, with their listings and whether they have a password', async () => {
      await ports.owners.settle(anInvitation('Jan'), 'hash');
      await invite('Abe', { listingIds: listings('300') });
      await ports.owners.named(new Map([['400', ['jan@example.be']]]) as never);
      const { listingIds: _, ...jan } = JAN;
      expect(await ports.owners.list('', undefined, 9)).toEqual([
        expect.objectContaining({ email: 'Abe@Example.be', listingIds: ['300'], hasPassword: false }),
        { ...jan, listingIds: ['100', '200', '400'], invitedAt: RECEIVED, hasPassword: true },
      ]);
    });

    test('gives accounts in pieces that meet, each with its own listings, whatever comes and goes meanwhile', async () => {
      const names = Array.from(
        { length: 70 },
        (_, at) => `${at % 2 === 0 ? 'O' : 'o'}wner${String(at).padStart(2, '0')}`,
      );
      for (const [at, name] of names.entries())
        await ports.owners.settle(anInvitation(name, { listingIds: listings(`${at}`) }), 'hash');
      const found: string[] = [];
      for (let after: string | undefined; ; ) {
        const piece = await ports.owners.list('', after, 33);
        for (const { email, listingIds } of piece) expect(email).toBe(`${names[Number(listingIds[0])]}@Example.be`);
        found.push(...piece.map(({ id }) => id));
        if (piece.length < 33) break;
        after = piece.at(-1)?.email;
        // An account that goes moves no other from one piece to the next, nor does one that comes before.
        await ports.accounts.revoke(after ?? '', anEntry(1, { action: 'owner-removed', subject: undefined }));
        await ports.owners.settle(anInvitation(`a${found.length}`), 'hash');
      }
      expect(found).toEqual(names.map(name => `id of ${name}`));
    });

    test('gives the accounts whose address holds a text, whatever the letter case, and takes no sign for another', async () => {
      for (const name of ['Jan', 'jan.100%', 'mia_jan', 'Piet']) await ports.owners.settle(anInvitation(name), 'hash');
      const found = async (text: string) => (await ports.owners.list(text, undefined, 9)).map(({ email }) => email);
      expect(await found('JAN')).toEqual(['jan.100%@Example.be', 'Jan@Example.be', 'mia_jan@Example.be']);
      expect(await found('%')).toEqual(['jan.100%@Example.be']);
      expect(await found('_')).toEqual(['mia_jan@Example.be']);
      expect(await found("' or 1")).toEqual([]);
      expect((await ports.owners.list('jan', 'jan@example.be', 9)).map(({ email }) => email)).toEqual([
        'mia_jan@Example.be',
      ]);
    });

    test('an entry of the desk goes along with what it tells of, and with nothing else', async () => {
      const entry = (action: DeskAction) => anEntry(1, { action, subject: undefined });
      const { accounts, personalData, deskLog } = ports;
      await accounts.invite(anInvitation('Jan'), aLink('Jan'), [], entry('owner-invited'));
      expect(await accounts.revoke('mia@example.be', entry('owner-removed'))).toBe(false);
      expect(await accounts.revoke('jan@example.be', entry('owner-removed'))).toBe(true);
      await personalData.erase('jan@example.be', count => ({ ...entry('person-erased'), detail: { count } }));
      await ports.owners.named(new Map([['400', ['jan@example.be']]]) as never);
      await personalData.erase('jan@example.be', count => ({ ...entry('person-erased'), detail: { count } }));
      const kept = await deskLog.before(undefined, 9);
      expect(kept.map(({ action, detail }) => [action, detail?.['count']])).toEqual([
        ['person-erased', 1],
        ['person-erased', 0],
        ['owner-removed', undefined],
        ['owner-invited', undefined],
      ]);
    });

    test('says whether the feed names an address for any listing, whatever the letter case', async () => {
      await invite('Mia', { listingIds: listings('2') });
      await ports.owners.named(new Map([['1', ['Jan@example.be']]]) as never);
      expect(await ports.owners.isNamed('JAN@example.be')).toBe(true);
      expect(await ports.owners.isNamed('mia@example.be')).toBe(false);
      await ports.owners.named(new Map([['1', []]]) as never);
      expect(await ports.owners.isNamed('jan@example.be')).toBe(false);
    });

    test('notes whom a feed names as owners of each of its listings; of listings that it does not hold nothing changes', async () => {
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
  });

  describe(`the passwords of owners ${name}`, () => {
    test('gives the account of an address with its hash, none where no password was chosen yet', async () => {
      await invite('Jan');
      expect(await ports.passwords.of('JAN@example.be')).toEqual({ owner: JAN, hash: undefined });
      expect(await ports.passwords.of('nobody@example.be')).toBeUndefined();
    });

    test('keeps a link for the account of an address, and the mails that bring it, in one transaction; earlier ones of the same purpose count no more', async () => {
      await invite('Jan');
      const offer = (link: string) =>
        ports.accounts.offerPasswordLink('JAN@example.be', aLink(link, { purpose: 'reset' }), [aMail(link)]);
      await offer('first');
      await offer('second');
      expect(await waiting()).toBe(3);
      expect(await ports.passwords.link('hash of first', RECEIVED)).toBeUndefined();
      expect(await ports.passwords.link('hash of second', RECEIVED)).toEqual({ owner: JAN, purpose: 'reset' });
      expect(await ports.passwords.link('hash of Jan', RECEIVED)).toEqual({ owner: JAN, purpose: 'invitation' });
    });

    test('for an unknown address no mail is put, and the link opens nothing', async () => {
      await invite('Jan');
      await ports.accounts.offerPasswordLink('nobody@example.be', aLink('nobody'), [aMail('nobody')]);
      expect(await waiting()).toBe(1);
      expect(await ports.passwords.link('hash of nobody', RECEIVED)).toBeUndefined();
      expect(await ports.accounts.choosePassword('hash of nobody', RECEIVED, 'new', [])).toBe(false);
      expect(await ports.passwords.link('hash of Jan', RECEIVED)).toBeDefined();
    });

    test('the same link a second time changes nothing', async () => {
      await invite('Jan');
      for (const mail of ['one', 'two'])
        await ports.accounts.offerPasswordLink('jan@example.be', aLink('same', { purpose: 'reset' }), [aMail(mail)]);
      expect(await waiting()).toBe(2);
      expect(await ports.passwords.link('hash of same', RECEIVED)).toBeDefined();
    });

    test('gives what a link is for and whose, as long as it counts; asking does not use it up', async () => {
      await invite('Jan');
      for (let time = 0; time < 3; time++)
        expect(await ports.passwords.link('hash of Jan', RECEIVED + 999)).toMatchObject({ owner: JAN });
      expect(await ports.passwords.link('hash of Jan', RECEIVED + 1_000)).toBeUndefined();
      expect(await ports.passwords.link('', RECEIVED)).toBeUndefined();
    });

    test('uses a link up: sets the password, ends all links and logins of the account and puts the mails', async () => {
      await member('Jan');
      await member('Mia');
      await ports.accounts.offerPasswordLink('jan@example.be', aLink('reset', { purpose: 'reset' }), []);
      expect(await ports.accounts.choosePassword('hash of reset', RECEIVED, 'new', [aMail('notice')])).toBe(true);
      expect(await ports.passwords.of('jan@example.be')).toMatchObject({ hash: 'new' });
      expect(await waiting()).toBe(3);
      for (const link of ['reset', 'Jan'])
        expect(await ports.passwords.link(`hash of ${link}`, RECEIVED)).toBeUndefined();
      expect(await ports.passwords.link('hash of Mia', RECEIVED)).toBeDefined();
      expect([await isLoggedIn('Jan'), await isLoggedIn('Mia')]).toEqual([false, true]);
    });

    test('a link that counts no more sets nothing and puts no mail', async () => {
      await invite('Jan');
      const choose = (link: string, now: number, hash: string) =>
        ports.accounts.choosePassword(`hash of ${link}`, now, hash, [aMail(hash)]);
      expect(await choose('Jan', RECEIVED + 1_000, 'late')).toBe(false);
      expect(await choose('Mia', RECEIVED, 'unknown')).toBe(false);
      expect(await choose('Jan', RECEIVED, 'first')).toBe(true);
      expect(await choose('Jan', RECEIVED, 'second')).toBe(false);
      expect(await ports.passwords.of('jan@example.be')).toMatchObject({ hash: 'first' });
      expect(await waiting()).toBe(2);
    });

    test('of ten who use a link at once one does', async () => {
      await invite('Jan');
      const used = await Promise.all(
        Array.from({ length: 10 }, (_, at) => ports.accounts.choosePassword('hash of Jan', RECEIVED, `${at}`, [])),
      );
      expect(used.filter(Boolean)).toHaveLength(1);
      expect(await ports.passwords.of('jan@example.be')).toMatchObject({ hash: `${used.indexOf(true)}` });
    });

    test('replaces the password, ends all links and logins of the account and puts the mails', async () => {
      await member('Jan');
      await member('Mia');
      await ports.accounts.changePassword('id of Jan', 'new', [aMail('notice')]);
      expect(await ports.passwords.of('jan@example.be')).toMatchObject({ hash: 'new' });
      expect(await ports.passwords.of('mia@example.be')).toMatchObject({ hash: 'hash' });
      expect(await ports.passwords.link('hash of Jan', RECEIVED)).toBeUndefined();
      expect([await isLoggedIn('Jan'), await isLoggedIn('Mia')]).toEqual([false, true]);
      expect(await waiting()).toBe(3);
    });

    test('keeps the same password under a newer hash, unless it was changed meanwhile; nothing ends', async () => {
      await ports.owners.settle(anInvitation('Jan'), 'old');
      await logIn('Jan', 'old');
      await ports.passwords.rehash('id of Jan', 'older', 'wrong');
      expect(await ports.passwords.of('jan@example.be')).toMatchObject({ hash: 'old' });
      await ports.passwords.rehash('id of Jan', 'old', 'new');
      expect(await ports.passwords.of('jan@example.be')).toMatchObject({ hash: 'new' });
      expect(await isLoggedIn('Jan')).toBe(true);
    });
  });
}
