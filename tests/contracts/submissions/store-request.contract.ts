import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import {
  aKeptPlace,
  aMail,
  aReservation,
  aSubmission,
  aSubscribing,
  RECEIVED,
} from '../../arbitraries/a-submission.ts';

/** Returns ports over one empty store. */
export type MakeRequests = () => RequestPorts | Promise<RequestPorts>;

const DAY = 24 * 3_600_000;

/** Contract for storing requests until they expire. */
export function describeStoreRequest(name: string, make: MakeRequests): void {
  describe(`storing a request ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });

    /** Leases all pending mails and returns their ids in order. */
    const mails = async () => (await ports.outbox.take(99, RECEIVED, RECEIVED + DAY)).map(({ id }) => id);
    const held = async (email: string) => (await ports.personalData.export(email)).map(({ kind }) => kind);

    test('stores a submission with key, challenge, slot and mails in one transaction', async () => {
      const submission = aSubmission('one', {
        challenge: { id: 'picture', expiresAt: RECEIVED + 600_000 },
        reservation: aReservation('one'),
        mails: [aMail('first'), aMail('second')],
      });
      expect(await ports.submissions.accept(submission)).toEqual({ kind: 'kept', id: 'id one', again: false });
      const { id, form, language, receivedAt, values, subjectId, email } = submission;
      expect(await ports.personalData.export('one@example.be')).toEqual([
        { kind: 'request', data: { id, form, language, receivedAt, values, subjectId, email } },
        {
          kind: 'appointment',
          data: { ...aKeptPlace('one'), submissionId: id, status: 'confirmed', isMoved: false, sequence: 0 },
        },
        { kind: 'mail', data: aMail('first') },
        { kind: 'mail', data: aMail('second') },
      ]);
      expect(await mails()).toEqual(['first', 'second']);
    });

    test('the same key and body store nothing more and return the first id', async () => {
      await ports.submissions.accept(aSubmission('one'));
      const again = aSubmission('two', { key: 'key one', bodyHash: 'body one', challenge: { id: 'c', expiresAt: 1 } });
      expect(await ports.submissions.accept(again)).toEqual({ kind: 'repeated', id: 'id one' });
      expect(await ports.submissions.accept(aSubmission('one'))).toEqual({ kind: 'repeated', id: 'id one' });
      expect(await held('two@example.be')).toEqual([]);
      expect(await mails()).toEqual(['mail one']);
      const other = aSubmission('three', { challenge: { id: 'c', expiresAt: 1 } });
      expect(await ports.submissions.accept(other)).toMatchObject({ kind: 'kept' });
    });

    test('the same key with another body is rejected', async () => {
      await ports.submissions.accept(aSubmission('one'));
      expect(await ports.submissions.accept(aSubmission('two', { key: 'key one' }))).toEqual({
        kind: 'key-taken',
      });
      expect(await held('two@example.be')).toEqual([]);
      expect(await mails()).toEqual(['mail one']);
    });

    test('a key is stored for 24 hours', async () => {
      await ports.submissions.accept(aSubmission('one'));
      const late = (name: string, after: number) => aSubmission(name, { key: 'key one', receivedAt: RECEIVED + after });
      expect(await ports.submissions.accept(late('two', DAY - 1))).toEqual({ kind: 'key-taken' });
      expect(await ports.submissions.accept(late('three', DAY))).toEqual({
        kind: 'kept',
        id: 'id three',
        again: false,
      });
      expect(await ports.submissions.accept(late('four', DAY + 1))).toEqual({ kind: 'key-taken' });
    });

    test('a used challenge is rejected and nothing is stored', async () => {
      const challenge = { id: 'picture', expiresAt: RECEIVED + 600_000 };
      await ports.submissions.accept(aSubmission('one', { challenge }));
      const second = aSubmission('two', { challenge, reservation: aReservation('two') });
      expect(await ports.submissions.accept(second)).toEqual({ kind: 'challenge-used' });
      expect(await held('two@example.be')).toEqual([]);
      expect(await mails()).toEqual(['mail one']);
      expect(await ports.viewingRecords.taken('1234567', '2026-10-25', '2026-10-25')).toEqual([]);
      expect(await ports.submissions.accept({ ...second, challenge: undefined })).toMatchObject({ kind: 'kept' });
    });

    const limit = (key: string, most: number) => ({ key, windowMs: 3_600_000, most });
    const counted = (key: string) => ports.limits.counted(key, 3_600_000, RECEIVED);

    test('a submission beyond a limit is rejected, and nothing is stored or counted', async () => {
      const sent = (name: string) =>
        aSubmission(name, {
          limits: [limit('wide', 9), limit('narrow', 2)],
          reservation: aReservation(name, { capacity: 9 }),
        });
      for (const name of ['one', 'two'])
        expect(await ports.submissions.accept(sent(name))).toMatchObject({ kind: 'kept' });
      expect(await ports.submissions.accept(sent('three'))).toEqual({ kind: 'limited', key: 'narrow' });
      expect(await held('three@example.be')).toEqual([]);
      expect([await counted('wide'), await counted('narrow')]).toEqual([2, 2]);
      expect(await mails()).toEqual(['mail one', 'mail two']);
      const later = { ...sent('three'), receivedAt: RECEIVED + 3_600_000 };
      expect(await ports.submissions.accept(later)).toMatchObject({ kind: 'kept' });
    });

    test('repeated and rejected requests count towards no limit', async () => {
      const limits = [limit('a', 9)];
      const one = aSubmission('one', {
        limits,
        reservation: aReservation('one'),
        challenge: { id: 'c', expiresAt: RECEIVED + 1 },
      });
      await ports.submissions.accept(one);
      const others = [
        one,
        { ...one, bodyHash: 'other' },
        { ...one, key: 'other' },
        aSubmission('two', { limits, reservation: aReservation('two') }),
      ];
      const kinds = ['repeated', 'key-taken', 'challenge-used', 'slot-full'];
      for (const other of others) expect((await ports.submissions.accept(other)).kind).toBe(kinds.shift());
      expect(await counted('a')).toBe(1);
    });

    test('beyond `quietBeyond` the submission is stored and no mail is sent', async () => {
      for (const name of ['one', 'two', 'three']) {
        const kept = await ports.submissions.accept(aSubmission(name, { quietBeyond: limit('documents', 2) }));
        expect(kept).toMatchObject({ kind: 'kept' });
      }
      expect(await mails()).toEqual(['mail one', 'mail two']);
      expect(await held('three@example.be')).toEqual(['request']);
    });

    test('a full slot is rejected, nothing is stored and no challenge used up', async () => {
      await ports.submissions.accept(aSubmission('one', { reservation: aReservation('one') }));
      const challenge = { id: 'picture', expiresAt: RECEIVED + 600_000 };
      const second = aSubmission('two', { reservation: aReservation('two'), challenge, once: 'value' });
      expect(await ports.submissions.accept(second)).toEqual({ kind: 'slot-full' });
      expect(await held('two@example.be')).toEqual([]);
      expect(await mails()).toEqual(['mail one']);
      expect(await ports.viewingRecords.byToken('secret of two')).toBeUndefined();
      const elsewhere = { ...second, reservation: aReservation('two', { slot: 'pm' }) };
      expect(await ports.submissions.accept(elsewhere)).toEqual({ kind: 'kept', id: 'id two', again: false });
    });

    test('a slot with capacity 0 is always full', async () => {
      for (const capacity of [0, -1]) {
        const place = aReservation('one', { capacity });
        expect(await ports.submissions.accept(aSubmission('one', { reservation: place }))).toEqual({
          kind: 'slot-full',
        });
      }
    });

    test('a known value of `once` stores the submission and sends `mailsAgain` instead of `mails`', async () => {
      const once = '1234567 jan@example.be';
      expect(await ports.submissions.accept(aSubmission('one', { once }))).toMatchObject({
        kind: 'kept',
        again: false,
      });
      expect(await ports.submissions.accept(aSubmission('two', { once }))).toMatchObject({
        kind: 'kept',
        again: true,
      });
      expect(await ports.submissions.accept(aSubmission('three', { once: 'other' }))).toMatchObject({
        again: false,
      });
      expect(await held('two@example.be')).toEqual(['request', 'mail']);
      expect(await mails()).toEqual(['mail one', 'mail again two', 'mail three']);
    });

    test('a value of `once` is remembered as long as any submission with it', async () => {
      const once = 'value';
      await ports.submissions.accept(aSubmission('one', { once }));
      await ports.submissions.accept(aSubmission('two', { once, receivedAt: RECEIVED + 2 }));
      await ports.submissions.expire('contact-me', RECEIVED + 1);
      expect(await ports.submissions.accept(aSubmission('three', { once }))).toMatchObject({ again: true });
      for (const email of ['two@example.be', 'three@example.be']) await ports.personalData.erase(email);
      expect(await ports.submissions.accept(aSubmission('four', { once }))).toMatchObject({ again: false });
    });

    test('a submission that cannot be stored is rejected completely', async () => {
      await ports.submissions.accept(aSubmission('one', { reservation: aReservation('one', { capacity: 2 }) }));
      const sameId = aSubmission('two', { id: 'id one' });
      await expect(ports.submissions.accept(sameId)).rejects.toThrow();
      const sameSecret = aSubmission('three', { reservation: aReservation('one', { capacity: 2 }) });
      await expect(ports.submissions.accept(sameSecret)).rejects.toThrow();
      expect(await mails()).toEqual(['mail one']);
      expect(await ports.submissions.accept({ ...sameId, id: 'id two' })).toMatchObject({ kind: 'kept' });
      const place = aReservation('three', { capacity: 2 });
      expect(await ports.submissions.accept({ ...sameSecret, reservation: place })).toMatchObject({ kind: 'kept' });
    });

    test('any text is stored as text', async () => {
      const words = [
        `'; drop table submission; --`,
        '%',
        '_',
        '\\',
        '"',
        '__proto__',
        'null',
        ' ',
        '🏠',
        '1e3',
        '$1',
        '?',
      ];
      for (const word of words) {
        const kept = await ports.submissions.accept(
          aSubmission(word, { id: word, key: word, bodyHash: word, once: word, challenge: { id: word, expiresAt: 1 } }),
        );
        expect(kept).toEqual({ kind: 'kept', id: word, again: false });
        expect(await ports.viewingRecords.byToken(word)).toBeUndefined();
      }
      for (const word of words) {
        const repeated = aSubmission('x', { key: word, bodyHash: word });
        expect(await ports.submissions.accept(repeated)).toEqual({ kind: 'repeated', id: word });
      }
    });

    test('requests of a form received before `before` are erased with dependent data', async () => {
      const ofJan = [aMail('a', { to: 'jan@example.be' }), aMail('b', { replyTo: 'jan@example.be' })];
      await ports.submissions.accept(aSubmission('Jan', { reservation: aReservation('Jan'), mails: ofJan }));
      await ports.submissions.accept(aSubmission('Mia'));
      const alert = aSubscribing('alert', { email: 'Jan@example.be' });
      await ports.submissions.accept({ ...alert, mails: [aMail('c', { to: 'JAN@example.be' })] });
      await ports.outbox.put([aMail('d', { to: 'Jan@example.be' })]);
      const place = aReservation('new', { slot: 'pm' });
      await ports.submissions.accept(aSubmission('new', { receivedAt: RECEIVED + 1, reservation: place }));
      await ports.submissions.accept(aSubmission('other', { form: 'job-contact' }));
      expect(await ports.submissions.expire('contact-me', RECEIVED)).toBe(0);
      expect(await ports.submissions.expire('contact-me', RECEIVED + 1)).toBe(2);
      expect(await held('jan@example.be')).toEqual(['request', 'subscription', 'mail', 'mail']);
      expect(await ports.viewingRecords.byToken('secret of Jan')).toBeUndefined();
      const taken = await ports.viewingRecords.taken('1234567', '2026-10-25', '2026-10-25');
      expect(taken).toEqual([{ day: '2026-10-25', slot: 'pm', count: 1 }]);
      expect(await held('new@example.be')).toEqual(['request', 'appointment', 'mail']);
      expect(await held('other@example.be')).toEqual(['request', 'mail']);
    });

    test('any number of requests is erased', async () => {
      const many = Array.from({ length: 250 }, (_, at) => aSubmission(`many ${at}`, { form: 'testimonial' }));
      await Promise.all(many.map(one => ports.submissions.accept(one)));
      expect(await ports.submissions.expire('testimonial', RECEIVED + 1)).toBe(250);
    });
  });
}
