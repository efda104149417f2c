import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../application/ports/request-ports.ts';
import { aMail, aPlace, aSubmission, aSubscription, RECEIVED } from '../arbitraries/a-submission.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import { aLink, anInvitation } from './owners.contract.ts';
import type { MakeRequests } from './request-inbox.contract.ts';

/** What every store owes to the person whom it knows something of. */
export function describePersonalData(name: string, make: MakeRequests): void {
  describe(`the personal data ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
      const { inbox, subscriptions, outbox } = ports;
      const toAgency = { to: 'office@example.be', replyTo: 'jan@example.be' };
      await inbox.keep(
        aSubmission('Jan', {
          place: aPlace('Jan'),
          mails: [aMail('a', { to: 'jan@example.be' }), aMail('b', toAgency)],
        }),
      );
      await inbox.keep(aSubmission('Mia', { mails: [aMail('c', { to: 'mia@example.be' })] }));
      await subscriptions.add(aSubscription('Jan'), [aMail('d', { to: 'JAN@example.BE' })]);
      await outbox.put([
        aMail('e', { to: 'Jan@Example.be' }),
        aMail('f', toAgency),
        aMail('g', { to: 'mia@example.be' }),
      ]);
    });
    const held = async (email: string) => (await ports.personalData.export(email)).map(({ kind }) => kind);
    const JAN = ['request', 'appointment', 'subscription', 'mail', 'mail', 'mail', 'mail', 'mail'];

    test('gives every kept request, appointment, subscription, mail, account, login and ownership of an address, as JSON values', async () => {
      const given = await ports.personalData.export('jan@example.be');
      expect(given.map(({ kind }) => kind)).toEqual(JAN);
      expect(JSON.parse(JSON.stringify(given))).toEqual(given.map(item => JSON.parse(JSON.stringify(item))));
      expect(given.map(({ data }) => (data as { id?: string }).id).slice(3)).toEqual(['a', 'b', 'd', 'e', 'f']);
      expect(given[2]).toEqual({ kind: 'subscription', data: aSubscription('Jan') });
      expect(await held('nobody@example.be')).toEqual([]);
      expect(await held('%')).toEqual([]);
    });

    test('the account of an owner, his logins and what the feed says is his are held and erased too', async () => {
      const { owners, sessions, passwords } = ports;
      await owners.named(new Map([['300' as ListingId, ['jan@example.be', 'mia@example.be']]]));
      await owners.settle(anInvitation('Jan'), 'hash of a password');
      const login = { referenceHash: 'login', ownerId: 'id of Jan', startedAt: RECEIVED, seenAt: RECEIVED };
      await sessions.begin(login, 'hash of a password', undefined);
      await passwords.offer('jan@example.be', aLink('reset'), []);
      const given = (await ports.personalData.export('jan@example.be')).slice(JAN.length);
      expect(given).toEqual([
        { kind: 'ownership', data: { listingId: '300' } },
        {
          kind: 'owner',
          data: {
            id: 'id of Jan',
            email: 'Jan@Example.be',
            language: 'nl',
            listingIds: ['100', '200', '300'],
            invitedAt: RECEIVED,
          },
        },
        { kind: 'login', data: { startedAt: RECEIVED, seenAt: RECEIVED } },
      ]);
      expect(await ports.personalData.erase('jan@example.be')).toBe(JAN.length + 3);
      expect(await held('jan@example.be')).toEqual([]);
      expect(await owners.byEmail('jan@example.be')).toBeUndefined();
      expect(await sessions.look('login', RECEIVED)).toBeUndefined();
      expect(await passwords.link('hash of reset', RECEIVED)).toBeUndefined();
      expect(await held('mia@example.be')).toEqual(['request', 'mail', 'mail', 'ownership']);
    });

    test('an address is the same in capitals', async () => {
      expect(await held('JAN@EXAMPLE.BE')).toEqual(JAN);
      expect(await ports.personalData.erase('Jan@example.BE')).toBe(JAN.length);
    });

    test('gives what was sent, too', async () => {
      await ports.outbox.take(99, RECEIVED, RECEIVED);
      await ports.outbox.sent('e', RECEIVED);
      expect(await held('jan@example.be')).toEqual(JAN);
    });

    test('erases them, and says how many there were', async () => {
      expect(await ports.personalData.erase('jan@example.be')).toBe(JAN.length);
      expect(await held('jan@example.be')).toEqual([]);
      expect(await ports.personalData.erase('jan@example.be')).toBe(0);
      expect(await held('mia@example.be')).toEqual(['request', 'mail', 'mail']);
      expect((await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id)).toEqual(['c', 'g']);
      expect(await ports.subscriptions.byToken('hash of Jan')).toBeUndefined();
    });

    test('what was erased may come again', async () => {
      await ports.personalData.erase('jan@example.be');
      expect(await ports.inbox.keep(aSubmission('Jan', { place: aPlace('Jan') }))).toMatchObject({ kind: 'kept' });
    });

    test('erases requests of a form that came before `before`, with what hangs on them', async () => {
      const place = aPlace('new', { slot: 'pm' });
      await ports.inbox.keep(aSubmission('new', { receivedAt: RECEIVED + 1, place }));
      await ports.inbox.keep(aSubmission('other', { form: 'job-contact' }));
      expect(await ports.personalData.expire('contact-me', RECEIVED)).toBe(0);
      expect(await ports.personalData.expire('contact-me', RECEIVED + 1)).toBe(2);
      expect(await held('jan@example.be')).toEqual(['subscription', 'mail', 'mail', 'mail']);
      expect(await ports.appointments.byToken('secret of Jan')).toBeUndefined();
      const taken = await ports.appointments.taken('1234567', '2026-10-25', '2026-10-25');
      expect(taken).toEqual([{ day: '2026-10-25', slot: 'pm', count: 1 }]);
      expect(await held('new@example.be')).toEqual(['request', 'appointment', 'mail']);
      expect(await held('other@example.be')).toEqual(['request', 'mail']);
    });

    test('erases however many there are', async () => {
      const many = Array.from({ length: 250 }, (_, at) => aSubmission(`many ${at}`, { form: 'testimonial' }));
      await Promise.all(many.map(one => ports.inbox.keep(one)));
      expect(await ports.personalData.expire('testimonial', RECEIVED + 1)).toBe(250);
    });
  });
}
