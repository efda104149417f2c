import { beforeEach, describe, expect, test } from 'vitest';
import type { Invitation } from '../../../application/ports/accounts/owners.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { DeskAction } from '../../../domain/desk/actions.ts';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import { anEntry } from '../audit/desk-log.contract.ts';
import type { MakeRequests } from '../submissions/keep-request.contract.ts';
import { accountActs, aLink, anInvitation, JAN } from './owners.contract.ts';

/** The contract of every writer of owners' accounts. */
export function describeAccounts(name: string, make: MakeRequests): void {
  describe(`the accounts ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const waiting = async () => (await ports.outbox.depth()).waiting;
    const { invite, logIn, isLoggedIn } = accountActs(() => ports);
    /** An owner with a password who is invited once more, and logged in. */
    async function member(who: string): Promise<void> {
      await ports.owners.settle(anInvitation(who), 'hash');
      await invite(who);
      await logIn(who);
    }

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
      const again = {
        id: 'other id',
        email: 'JAN@example.be',
        language: 'de',
        listingIds: ['300', '100'] as readonly string[] as readonly ListingId[],
      };
      const both = { ...JAN, language: 'de', listingIds: ['100', '200', '300'] };
      expect(await invite('Jan', again as Partial<Invitation>, aLink('again'))).toEqual(both);
      expect(await ports.passwords.of('jan@example.be')).toEqual({ owner: both, hash: 'secret' });
      expect(await ports.passwords.link('hash of reset', RECEIVED)).toBeUndefined();
      expect(await ports.passwords.link('hash of again', RECEIVED)).toMatchObject({ purpose: 'invitation' });
      expect(await isLoggedIn('Jan')).toBe(true);
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
  });
}
