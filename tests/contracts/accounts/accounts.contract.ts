import { beforeEach, describe, expect, test } from 'vitest';
import type { Invitation } from '../../../application/ports/accounts/owners.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { DeskAction } from '../../../domain/desk/actions.ts';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import { anEntry } from '../audit/desk-log.contract.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import { accountActs, aLink, anInvitation, JAN } from './owners.contract.ts';

export function describeAccounts(name: string, make: MakeRequests): void {
  describe(`owner accounts ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const waiting = async () => (await ports.outbox.depth()).waiting;
    const { invite, logIn, isLoggedIn } = accountActs(() => ports);
    /** An owner with a password, a second invitation and a session. */
    async function member(who: string): Promise<void> {
      await ports.owners.addSampleAccount(anInvitation(who), 'hash');
      await invite(who);
      await logIn(who);
    }

    test('an account, its link and its invitation mails are stored in one transaction', async () => {
      expect(await invite('Jan')).toEqual(JAN);
      expect(await waiting()).toBe(1);
      expect(await ports.passwords.link('hash of Jan', RECEIVED)).toEqual({ owner: JAN, purpose: 'invitation' });
    });

    test('an invitation for a known address adds listings, keeps the password and revokes earlier links', async () => {
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

    test('removing the account of an address revokes its links and sessions, and returns whether it existed', async () => {
      await member('Jan');
      await member('Mia');
      expect(await ports.accounts.revoke('JAN@example.be')).toBe(true);
      expect(await ports.accounts.revoke('jan@example.be')).toBe(false);
      expect(await ports.owners.byEmail('jan@example.be')).toBeUndefined();
      expect(await ports.passwords.link('hash of Jan', RECEIVED)).toBeUndefined();
      expect([await isLoggedIn('Jan'), await isLoggedIn('Mia')]).toEqual([false, true]);
      expect(await invite('Jan', {}, aLink('new'))).toEqual(JAN);
    });

    test('a desk log entry is stored only if its change is stored', async () => {
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

    test('a password link and its mails are stored in one transaction, and earlier links of the same purpose are revoked', async () => {
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

    test('for an unknown address no mail is enqueued and the link is invalid', async () => {
      await invite('Jan');
      await ports.accounts.offerPasswordLink('nobody@example.be', aLink('nobody'), [aMail('nobody')]);
      expect(await waiting()).toBe(1);
      expect(await ports.passwords.link('hash of nobody', RECEIVED)).toBeUndefined();
      expect(await ports.accounts.choosePassword('hash of nobody', RECEIVED, 'new', [])).toBe(false);
      expect(await ports.passwords.link('hash of Jan', RECEIVED)).toBeDefined();
    });

    test('storing the same link again changes nothing', async () => {
      await invite('Jan');
      for (const mail of ['one', 'two'])
        await ports.accounts.offerPasswordLink('jan@example.be', aLink('same', { purpose: 'reset' }), [aMail(mail)]);
      expect(await waiting()).toBe(2);
      expect(await ports.passwords.link('hash of same', RECEIVED)).toBeDefined();
    });

    test('using a link sets the password, revokes all links and sessions and enqueues the mails', async () => {
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

    test('a revoked link sets no password and enqueues no mail', async () => {
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

    test('of ten concurrent uses of a link one succeeds', async () => {
      await invite('Jan');
      const used = await Promise.all(
        Array.from({ length: 10 }, (_, at) => ports.accounts.choosePassword('hash of Jan', RECEIVED, `${at}`, [])),
      );
      expect(used.filter(Boolean)).toHaveLength(1);
      expect(await ports.passwords.of('jan@example.be')).toMatchObject({ hash: `${used.indexOf(true)}` });
    });

    test('changing the password revokes all links and sessions and enqueues the mails', async () => {
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
