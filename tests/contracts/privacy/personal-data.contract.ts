import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import {
  aMail,
  aReservation,
  aSubmission,
  aSubscribing,
  aSubscription,
  RECEIVED,
} from '../../arbitraries/a-submission.ts';
import { anAgent } from '../accounts/agents.contract.ts';
import { aLink, anInvitation } from '../accounts/owners.contract.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import { A_FACTOR } from '../accounts/second-factors.contract.ts';

export function describePersonalData(name: string, make: MakeRequests): void {
  describe(`personal data ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
      const { submissions, outbox } = ports;
      const toAgency = { to: 'office@example.be', replyTo: 'jan@example.be' };
      await submissions.accept(
        aSubmission('Jan', {
          reservation: aReservation('Jan'),
          mails: [aMail('a', { to: 'jan@example.be' }), aMail('b', toAgency)],
        }),
      );
      await submissions.accept(aSubmission('Mia', { mails: [aMail('c', { to: 'mia@example.be' })] }));
      await submissions.accept({
        ...aSubscribing('Jan', { email: 'Jan@example.be' }),
        key: 'another key of Jan',
        mails: [aMail('d', { to: 'JAN@example.BE' })],
      });
      await outbox.put([
        aMail('e', { to: 'Jan@Example.be' }),
        aMail('f', toAgency),
        aMail('g', { to: 'mia@example.be' }),
      ]);
    });
    const held = async (email: string) => (await ports.personalData.export(email)).map(({ kind }) => kind);
    const JAN = ['request', 'request', 'appointment', 'subscription', 'mail', 'mail', 'mail', 'mail', 'mail'];

    test('all requests, viewings, subscriptions, mails, accounts, sessions and ownerships of an address are exported as JSON values', async () => {
      const given = await ports.personalData.export('jan@example.be');
      expect(given.map(({ kind }) => kind)).toEqual(JAN);
      expect(JSON.parse(JSON.stringify(given))).toEqual(given.map(item => JSON.parse(JSON.stringify(item))));
      expect(given.map(({ data }) => (data as { id?: string }).id).slice(4)).toEqual(['a', 'b', 'd', 'e', 'f']);
      expect(given[3]).toEqual({ kind: 'subscription', data: aSubscription('Jan', { email: 'Jan@example.be' }) });
      expect(await held('nobody@example.be')).toEqual([]);
      expect(await held('%')).toEqual([]);
    });

    test('every stored address is returned in lower case', async () => {
      const { owners, personalData } = ports;
      await owners.named(new Map([['300' as ListingId, ['Named@example.be']]]));
      await owners.addSampleAccount(anInvitation('Owner'), 'hash');
      const all = ['jan@example.be', 'mia@example.be', 'office@example.be', 'named@example.be', 'owner@example.be'];
      expect([...(await personalData.addresses())].toSorted()).toEqual(all.toSorted());
      for (const email of all) expect(await held(email)).not.toEqual([]);
      await ports.personalData.erase('mia@example.be');
      expect([...(await personalData.addresses())]).not.toContain('mia@example.be');
    });

    test('the account of an owner, its sessions and the feed’s ownerships are exported and erased', async () => {
      const { owners, sessions, passwords, accounts } = ports;
      await owners.named(new Map([['300' as ListingId, ['jan@example.be', 'mia@example.be']]]));
      await owners.addSampleAccount(anInvitation('Jan'), 'hash of a password');
      const login = { referenceHash: 'login', ownerId: 'id of Jan', startedAt: RECEIVED, seenAt: RECEIVED };
      await sessions.begin(login, 'hash of a password', undefined);
      await accounts.offerPasswordLink('jan@example.be', aLink('reset'), []);
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

    test('the account of an agent is exported with its sessions, and no erasure removes it', async () => {
      const { sampleAgents, agentAccounts, personalData } = ports;
      await sampleAgents.add(anAgent('Lea', { role: 'manager', personId: 'lea' }), 'hash');
      const login = { referenceHash: 'login', ownerId: 'id of Lea', startedAt: RECEIVED, seenAt: RECEIVED + 1 };
      await agentAccounts.secondFactors.begin('id of Lea', A_FACTOR, ['recovery'], []);
      await agentAccounts.sessions.begin(login, 'hash', undefined);
      const account = {
        kind: 'desk account',
        data: {
          email: 'Lea@Example.be',
          role: 'manager',
          language: 'nl',
          personId: 'lea',
          invitedAt: RECEIVED,
          secondFactorSince: A_FACTOR.since,
          logins: [{ startedAt: RECEIVED, seenAt: RECEIVED + 1 }],
        },
      };
      expect(await personalData.export('LEA@example.be')).toEqual([account]);
      expect([...(await personalData.addresses())]).not.toContain('lea@example.be');
      expect(await personalData.erase('lea@example.be')).toBe(0);
      expect(await personalData.export('lea@example.be')).toEqual([account]);
    });

    test('the progress, assignee and notes of a request are exported and erased with it', async () => {
      const note = { id: 'n1', kind: 'note', at: RECEIVED, agentName: 'Lotte Maes', words: 'rappeler' } as const;
      const by = { id: 'lotte', name: 'Lotte Maes' };
      const change = () => ({
        to: { state: 'in-hand', agent: { id: undefined, name: by.name } } as const,
        note,
        entry: { by, at: RECEIVED, action: 'request-noted', subject: 'id Jan' } as const,
      });
      await ports.requestWriter.change({ id: 'lotte', role: 'agent' }, 'id Jan', change);
      const requests = (await ports.personalData.export('jan@example.be')).filter(({ kind }) => kind === 'request');
      expect(requests.find(({ data }) => (data as { id: string }).id === 'id Jan')).toMatchObject({
        data: { state: 'in-hand', agent: 'Lotte Maes', notes: [note] },
      });
      await ports.personalData.erase('jan@example.be');
      expect((await ports.deskRequests.notesAndMails('id Jan')).notes).toEqual([]);
    });

    test('requests without an address are found and erased by phone number', async () => {
      const values = { phone: '+32470123456' };
      const { submissions, personalData } = ports;
      await submissions.accept(
        aSubmission('caller', { email: undefined, values, reservation: aReservation('caller', { slot: 'pm' }) }),
      );
      await submissions.accept(aSubmission('other', { email: undefined, values: { phone: '+32470999999' } }));
      await submissions.accept(aSubmission('mailer', { values }));
      expect(await held('+32470123456')).toEqual(['request', 'appointment', 'mail']);
      expect([...(await personalData.addresses())].filter(one => !one.includes('@')).toSorted()).toEqual([
        '+32470123456',
        '+32470999999',
      ]);
      expect(await personalData.erase('+32470123456')).toBe(3);
      expect(await held('+32470123456')).toEqual([]);
      expect(await held('+32470999999')).toEqual(['request', 'mail']);
      expect(await held('mailer@example.be')).toEqual(['request', 'mail']);
    });

    test('addresses are compared in lower case', async () => {
      expect(await held('JAN@EXAMPLE.BE')).toEqual(JAN);
      expect(await ports.personalData.erase('Jan@example.BE')).toBe(JAN.length);
    });

    test('sent mails are exported too', async () => {
      await ports.outbox.take(99, RECEIVED, RECEIVED);
      await ports.outbox.sent('e', RECEIVED);
      expect(await held('jan@example.be')).toEqual(JAN);
    });

    test('personal data is erased and the number of records returned', async () => {
      expect(await ports.personalData.erase('jan@example.be')).toBe(JAN.length);
      expect(await held('jan@example.be')).toEqual([]);
      expect(await ports.personalData.erase('jan@example.be')).toBe(0);
      expect(await held('mia@example.be')).toEqual(['request', 'mail', 'mail']);
      expect((await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id)).toEqual(['c', 'g']);
      expect(await ports.subscribers.byToken('hash of Jan')).toBeUndefined();
    });

    test('erased data may be stored again', async () => {
      await ports.personalData.erase('jan@example.be');
      expect(await ports.submissions.accept(aSubmission('Jan', { reservation: aReservation('Jan') }))).toMatchObject({
        kind: 'kept',
      });
    });

    test('mails sent or given up before `before` are erased, whatever they belong to', async () => {
      // Each mail is leased for a minute; the time at which a mail was given up is the end of its lease.
      const { outbox, personalData } = ports;
      await outbox.take(5, RECEIVED, RECEIVED + 60_000);
      for (const id of ['a', 'd', 'e']) await outbox.sent(id, RECEIVED + 1);
      await outbox.failed('b', 'no such reader', undefined);
      await outbox.failed('c', 'try later', RECEIVED);
      expect(await personalData.expireMails(RECEIVED + 1)).toBe(0);
      expect(await personalData.expireMails(RECEIVED + 2)).toBe(3);
      expect(await personalData.expireMails(RECEIVED + 60_000)).toBe(0);
      expect(await personalData.expireMails(RECEIVED + 60_001)).toBe(1);
      expect((await personalData.export('jan@example.be')).filter(({ kind }) => kind === 'mail')).toHaveLength(1);
      expect((await outbox.take(9, RECEIVED, RECEIVED)).map(({ id }) => id).toSorted()).toEqual(['c', 'f', 'g']);
    });

    test('the file names of uploads of stored requests are returned', async () => {
      const { submissions, personalData } = ports;
      const many = Array.from({ length: 120 }, (_, at) =>
        aSubmission(`cv ${at}`, { form: 'job-contact', values: { cv: `${at}.pdf`, remark: 'x.pdf' }, mails: [] }),
      );
      await Promise.all(many.map(one => submissions.accept(one)));
      await submissions.accept(aSubmission('no cv', { form: 'job-contact', values: {} }));
      await submissions.accept(aSubmission('not asked', { values: { cv: 'other.pdf' } }));
      expect([...(await personalData.files())].sort()).toEqual(many.map(({ values }) => values['cv']).sort());
      await submissions.expire('job-contact', RECEIVED + 1);
      expect(await personalData.files()).toEqual(new Set());
    });
  });
}
