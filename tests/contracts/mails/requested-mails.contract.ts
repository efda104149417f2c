import { beforeEach, describe, expect, test } from 'vitest';
import { makeExportAddress } from '../../../application/operate/export-and-erase-address.ts';
import { REQUESTED_MAIL_KINDS, type RequestedMail } from '../../../application/ports/mails/requested-mails.ts';
import type { StoredMailFiles } from '../../../application/ports/submissions/stored-files.ts';
import { LONGEST_WAIT_MS } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

export function anAsking(id: string, given: Partial<RequestedMail> = {}): RequestedMail {
  return { id, kind: 'unsubscribe', email: 'Jan@Example.be', language: 'nl', askedAt: RECEIVED, ...given };
}

export function describeAskedMails(name: string, make: MakeRequests): void {
  describe(`requested mails ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const ids = async (count = 9) => (await ports.askedMails.waiting(count)).map(({ id }) => id);

    test.each(REQUESTED_MAIL_KINDS)('one of kind %s is returned as it was added', async kind => {
      const asked = anAsking('a', { kind, language: 'de' });
      await ports.askedMails.put(asked);
      expect(await ports.askedMails.waiting(1)).toEqual([asked]);
    });

    test('up to `count` pending ones are returned, oldest first, until they are erased', async () => {
      for (const id of ['c', 'a', 'b']) await ports.askedMails.put(anAsking(id));
      expect(await ids(2)).toEqual(['c', 'a']);
      expect(await ids()).toEqual(['c', 'a', 'b']);
      await ports.askedMails.forget('c');
      await ports.askedMails.forget('c');
      await ports.askedMails.forget('never there');
      expect(await ids()).toEqual(['a', 'b']);
    });

    test('one with a pending id is not added twice; once erased, it can be added again', async () => {
      await ports.askedMails.put(anAsking('a'));
      await Promise.all([1, 2].map(() => ports.askedMails.put(anAsking('a', { email: 'other@example.be' }))));
      expect(await ports.askedMails.waiting(9)).toEqual([anAsking('a')]);
      await ports.askedMails.forget('a');
      await ports.askedMails.put(anAsking('a'));
      expect(await ids()).toEqual(['a']);
    });

    test('their ids are independent of mail ids', async () => {
      await ports.outbox.put([aMail('a')]);
      await ports.askedMails.put(anAsking('a'));
      await ports.askedMails.forget('a');
      expect((await ports.outbox.take(9, RECEIVED, RECEIVED)).map(({ id }) => id)).toEqual(['a']);
    });

    test('the outbox never takes or counts one, whatever the clock', async () => {
      await ports.askedMails.put(anAsking('a'));
      for (const now of [0, RECEIVED, RECEIVED + 2 * LONGEST_WAIT_MS, 2 ** 45])
        for (const of of ['mail', 'lead'] as const) expect(await ports.outbox.take(9, now, now + 1, of)).toEqual([]);
      for (const of of ['mail', 'lead'] as const)
        expect(await ports.outbox.depth(of)).toEqual({ waiting: 0, dead: 0, oldestAt: undefined });
      expect(await ids()).toEqual(['a']);
    });

    test('are not shown in the desk, not even to managers', async () => {
      await ports.askedMails.put(anAsking('a'));
      const manager = { id: 'lotte', role: 'manager' } as const;
      for (const of of ['mail', 'lead'] as const) {
        for (const state of ['waiting', 'given-up', 'sent'] as const)
          expect(await ports.deskMails.list(manager, { of, state }, undefined, 9)).toEqual([]);
        expect(await ports.deskMails.counts(manager, of)).toEqual({ waiting: 0, 'given-up': 0 });
      }
    });

    test('the address is part of its personal data until erased, and is erased with it', async () => {
      await ports.askedMails.put(anAsking('a'));
      await ports.askedMails.put(anAsking('b', { email: 'mia@example.be' }));
      expect([...(await ports.personalData.addresses())].sort()).toEqual(['jan@example.be', 'mia@example.be']);
      const mailFiles: StoredMailFiles = {
        naming: async () => [],
        addresses: async () => new Set(),
        list: async () => [],
        forget: async () => {},
      };
      const held = await makeExportAddress({ personalData: ports.personalData, mailFiles })('jan@example.be');
      expect(held?.mails).toEqual([anAsking('a')]);
      expect(await ports.personalData.erase('JAN@example.be')).toBe(1);
      expect(await ids()).toEqual(['b']);
      expect(await ports.personalData.export('jan@example.be')).toEqual([]);
      await ports.askedMails.forget('b');
      expect([...(await ports.personalData.addresses())]).toEqual([]);
    });
  });
}
