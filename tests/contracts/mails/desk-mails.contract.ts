import { beforeEach, describe, expect, test } from 'vitest';
import type { DeskMail, MailFilter } from '../../../application/ports/mails/desk-mails.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { RequestReader } from '../../../domain/desk/access.ts';
import { LEAD_TEMPLATE } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import { aMail, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { anAgent } from '../accounts/agents.contract.ts';
import { anEntry } from '../audit/desk-log.contract.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

const MANAGER: RequestReader = { id: 'lotte', role: 'manager' };
const AN: RequestReader = { id: 'an', role: 'agent' };
const BOB: RequestReader = { id: 'bob', role: 'agent' };
const HOUR = 3_600_000;
const NOW = RECEIVED + HOUR;
const WHEN = { now: NOW, held: NOW + 30_000 };

/** Contract for reading and changing mails in the desk. */
export function describeDeskMails(name: string, make: MakeRequests): void {
  describe(`mails in the desk ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
      await ports.sampleAgents.add(anAgent('an', { id: 'an' }), 'hash');
    });

    const entry = (mail: DeskMail): DeskEntry =>
      anEntry(1, { action: 'mail-sent-again', subject: mail.request?.id, detail: { template: mail.template } });
    const ids = async (reader: RequestReader, filter: Partial<MailFilter> = {}, before?: number, count = 9) =>
      (await ports.deskMails.list(reader, { of: 'mail', state: 'waiting', ...filter }, before, count)).map(
        ({ id }) => id,
      );
    const ask = (who: string, form: FormName) =>
      ports.submissions.accept(aSubmission(who, { form, mails: [aMail(`mail ${who}`)] }));
    const take = () => ports.outbox.take(99, RECEIVED, RECEIVED + 1);

    test('are paged without their content, newest first', async () => {
      await ask('Jan', 'contact-me');
      await ports.outbox.put(['a', 'b', 'c'].map(id => aMail(id)));
      expect(await ids(MANAGER)).toEqual(['c', 'b', 'a', 'mail Jan']);
      const [, second] = await ports.deskMails.list(MANAGER, { of: 'mail', state: 'waiting' }, undefined, 2);
      expect(await ids(MANAGER, {}, second?.seq)).toEqual(['a', 'mail Jan']);
      const jan = (await ports.deskMails.list(MANAGER, { of: 'mail', state: 'waiting' }, undefined, 9)).at(-1);
      expect(jan).toEqual({
        seq: expect.any(Number),
        id: 'mail Jan',
        template: 'confirmation',
        to: 'Jan.Peeters@example.be',
        state: 'waiting',
        putAt: expect.any(Number),
        dueAt: 0,
        overAt: undefined,
        attempts: 0,
        reason: undefined,
        request: { id: 'id Jan', form: 'contact-me' },
      });
    });

    test('are filtered by state and kind, and found by a part of the address', async () => {
      await ports.outbox.put([aMail('waits'), aMail('gone'), aMail('dead', { to: 'Piet@example.be' })]);
      await ports.outbox.put([aMail('a lead', { template: LEAD_TEMPLATE })]);
      await take();
      await ports.outbox.sent('gone', NOW);
      await ports.outbox.failed('dead', 'no such mailbox', undefined);
      expect(await ids(MANAGER)).toEqual(['waits']);
      expect(await ids(MANAGER, { state: 'sent' })).toEqual(['gone']);
      expect(await ids(MANAGER, { state: 'given-up' })).toEqual(['dead']);
      expect(await ids(MANAGER, { of: 'lead' })).toEqual(['a lead']);
      expect(await ids(MANAGER, { state: 'given-up', to: 'piet@' })).toEqual(['dead']);
      expect(await ids(MANAGER, { state: 'given-up', to: 'jan%' })).toEqual([]);
      expect(await ports.deskMails.counts(MANAGER, 'mail')).toEqual({ waiting: 1, 'given-up': 1 });
      expect(await ports.deskMails.counts(MANAGER, 'lead')).toEqual({ waiting: 1, 'given-up': 0 });
      const [dead] = await ports.deskMails.list(MANAGER, { of: 'mail', state: 'given-up' }, undefined, 9);
      expect(dead).toMatchObject({ attempts: 1, reason: 'no such mailbox', dueAt: undefined });
    });

    test('are visible to an agent if their request is, to a manager always', async () => {
      await ask('Jan', 'contact-me');
      await ask('Job', 'job-contact');
      await ask('Rita', 'rental-application');
      await ports.outbox.put([aMail('of no request')]);
      expect(await ids(MANAGER)).toEqual(['of no request', 'mail Rita', 'mail Job', 'mail Jan']);
      expect(await ids(AN)).toEqual(['mail Jan']);
      const agent = { id: 'an', name: 'An' };
      await ports.requestWriter.change(MANAGER, 'id Rita', () => ({
        to: { state: 'in-hand', agent },
        entry: anEntry(1),
      }));
      expect(await ids(AN)).toEqual(['mail Rita', 'mail Jan']);
      expect(await ids(BOB)).toEqual(['mail Jan']);
      expect((await ports.deskMails.counts(AN, 'mail')).waiting).toBe(2);
      for (const id of ['mail Job', 'mail Rita', 'of no request', 'unknown']) {
        expect(await ports.mailWriter.sendAgain(BOB, id, { now: NOW, held: -1 }, entry)).toBe(false);
        expect(await ports.mailWriter.giveUp(BOB, id, WHEN, entry)).toBe(false);
      }
      expect(await ports.deskLog.before(undefined, 9)).toHaveLength(1);
    });

    test('that were given up are due again with a reset attempt count, and logged', async () => {
      await ask('Jan', 'contact-me');
      await take();
      await ports.outbox.failed('mail Jan', 'no such mailbox', undefined);
      expect(await ports.mailWriter.sendAgain(MANAGER, 'mail Jan', WHEN, entry)).toBe(true);
      expect(await ports.outbox.take(9, NOW, NOW + HOUR)).toMatchObject([{ id: 'mail Jan', attempts: 0 }]);
      expect(await ports.deskLog.before(undefined, 9)).toMatchObject([
        { action: 'mail-sent-again', subject: 'id Jan', detail: { template: 'confirmation' } },
      ]);
    });

    test('that are delayed become due at once; leased and sent ones are unchanged', async () => {
      await ports.outbox.put([aMail('waits'), aMail('held'), aMail('gone')]);
      await ports.outbox.take(3, NOW, NOW + 20_000);
      await ports.outbox.failed('waits', 'refused', NOW + HOUR);
      await ports.outbox.sent('gone', NOW);
      expect(await ports.mailWriter.sendAgain(MANAGER, 'held', WHEN, entry)).toBe(false);
      expect(await ports.mailWriter.sendAgain(MANAGER, 'gone', WHEN, entry)).toBe(false);
      expect(await ports.mailWriter.giveUp(MANAGER, 'held', WHEN, entry)).toBe(false);
      expect(await ports.mailWriter.giveUp(MANAGER, 'gone', WHEN, entry)).toBe(false);
      expect(await ports.deskLog.before(undefined, 9)).toEqual([]);
      expect(await ports.mailWriter.sendAgain(MANAGER, 'waits', WHEN, entry)).toBe(true);
      expect(await ports.outbox.take(9, NOW, NOW + HOUR)).toMatchObject([{ id: 'waits' }]);
    });

    test('that are pending are given up once and never retried', async () => {
      await ports.outbox.put([aMail('new'), aMail('tried')]);
      await ports.outbox.take(9, RECEIVED, RECEIVED + 1);
      await ports.outbox.failed('tried', 'refused', NOW + HOUR);
      await ports.outbox.put([aMail('newer')]);
      for (const id of ['tried', 'newer']) {
        expect(await ports.mailWriter.giveUp(MANAGER, id, WHEN, entry)).toBe(true);
        expect(await ports.mailWriter.giveUp(MANAGER, id, WHEN, entry)).toBe(false);
      }
      expect(await ids(MANAGER, { state: 'given-up' })).toEqual(['newer', 'tried']);
      expect((await ports.outbox.take(9, NOW + 2 * HOUR, NOW + 3 * HOUR)).map(({ id }) => id)).toEqual(['new']);
      const given = await ports.deskMails.list(MANAGER, { of: 'mail', state: 'given-up' }, undefined, 9);
      expect(given.map(({ overAt }) => overAt)).toEqual([NOW, NOW]);
    });
  });
}
