import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../application/ports/request-ports.ts';
import { aKeptPlace, aMail, aPlace, aSubmission, RECEIVED } from '../arbitraries/a-submission.ts';
import type { MakeRequests } from './keep-request.contract.ts';

const NO_MAILS = () => [];

/** The contract of every list of appointments. */
export function describeAppointments(name: string, make: MakeRequests): void {
  describe(`the appointments ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const keep = (who: string, more: Parameters<typeof aPlace>[1] = {}) =>
      ports.transactions.keepRequest(aSubmission(who, { place: aPlace(who, { capacity: 2, ...more }) }));
    const taken = (from = '2026-01-01', to = '2026-12-31') => ports.appointments.taken('1234567', from, to);
    const AFTERNOON = { day: '2026-10-26', slot: 'pm', from: '14:00', to: '16:00', capacity: 1, agentCapacity: 1000 };

    test('counts the confirmed places of a property’s days from `from` to `to`, both included, by day and hour', async () => {
      await keep('one');
      await keep('two');
      await keep('three', { slot: 'pm' });
      await keep('four', { day: '2026-10-28' });
      await keep('five', { propertyId: '7654321' });
      await keep('six', { slot: 'late' });
      await ports.transactions.cancelAppointment('secret of six', NO_MAILS);
      const hours = [
        { day: '2026-10-25', slot: 'am', count: 2 },
        { day: '2026-10-25', slot: 'pm', count: 1 },
      ];
      expect(await taken()).toEqual([...hours, { day: '2026-10-28', slot: 'am', count: 1 }]);
      expect(await taken('2026-10-25', '2026-10-25')).toEqual(hours);
      expect(await taken('2026-10-26', '2026-10-28')).toHaveLength(1);
      expect(await taken('2026-10-26', '2026-10-27')).toEqual([]);
      expect(await taken('2026-10-28', '2026-10-25')).toEqual([]);
      expect(await ports.appointments.taken('nobody', '2026-01-01', '2026-12-31')).toEqual([]);
    });

    test('counts in the same way the confirmed places of an agent’s days, at all the properties that they show', async () => {
      await keep('one');
      await keep('two', { propertyId: '7654321' });
      await keep('three', { slot: 'pm' });
      await keep('four', { agentId: 'karim', propertyId: '5555555' });
      await keep('five', { slot: 'late' });
      await ports.transactions.cancelAppointment('secret of five', NO_MAILS);
      expect(await ports.appointments.busy('lotte', '2026-01-01', '2026-12-31')).toEqual([
        { day: '2026-10-25', slot: 'am', count: 2 },
        { day: '2026-10-25', slot: 'pm', count: 1 },
      ]);
      expect(await ports.appointments.busy('lotte', '2026-10-26', '2026-12-31')).toEqual([]);
      expect(await ports.appointments.busy('nobody', '2026-01-01', '2026-12-31')).toEqual([]);
    });

    test('an agent whose hour is full shows no other property in it, one with room does, and a property without an agent always', async () => {
      const room = { capacity: 5, agentCapacity: 2 };
      expect(await keep('one', room)).toMatchObject({ kind: 'kept' });
      expect(await keep('two', { ...room, propertyId: '7654321' })).toMatchObject({ kind: 'kept' });
      expect(await keep('three', { ...room, propertyId: '5555555' })).toEqual({ kind: 'slot-full' });
      // Nothing of what was refused is counted.
      expect(await ports.appointments.taken('5555555', '2026-01-01', '2026-12-31')).toEqual([]);
      expect(await keep('four', { ...room, propertyId: '5555555', agentId: 'karim' })).toMatchObject({ kind: 'kept' });
      for (const who of ['a', 'b', 'c'])
        expect(await keep(who, { ...room, propertyId: '6666666', agentId: '' })).toMatchObject({ kind: 'kept' });
      await ports.transactions.cancelAppointment('secret of one', NO_MAILS);
      expect(await keep('five', { ...room, propertyId: '5555555' })).toMatchObject({ kind: 'kept' });
      const fullHour = { day: '2026-10-25', slot: 'am', from: '10:00', to: '13:00', ...room };
      await keep('six', { ...room, day: '2026-10-27' });
      expect(await ports.transactions.moveAppointment('secret of six', fullHour, NO_MAILS)).toBe('slot-full');
      expect(await ports.transactions.eraseAddress('two@example.be')).toBe(3);
      expect(await ports.transactions.moveAppointment('secret of six', fullHour, NO_MAILS)).toBe('moved');
    });

    test('finds the appointment of a link’s secret by its hash, with its request', async () => {
      await keep('one');
      const { id, form, language, receivedAt, values, subjectId, email } = aSubmission('one');
      expect(await ports.appointments.byToken('secret of one')).toEqual({
        ...aKeptPlace('one', { capacity: 2 }),
        submissionId: 'id one',
        status: 'confirmed',
        sequence: 0,
        request: { id, form, language, receivedAt, values, subjectId, email },
      });
      expect(await ports.appointments.byToken('secret')).toBeUndefined();
    });

    test('moves an appointment to another hour where that has room', async () => {
      await keep('one');
      expect(await ports.transactions.moveAppointment('secret of one', AFTERNOON, NO_MAILS)).toBe('moved');
      const moved = await ports.appointments.byToken('secret of one');
      const { agentCapacity: _, ...afternoon } = AFTERNOON;
      expect(moved).toMatchObject({ ...afternoon, status: 'confirmed', sequence: 1, propertyId: '1234567' });
      expect(await taken()).toEqual([{ day: '2026-10-26', slot: 'pm', count: 1 }]);
    });

    test('a full hour changes nothing', async () => {
      await keep('one', AFTERNOON);
      await keep('two');
      expect(await ports.transactions.moveAppointment('secret of two', AFTERNOON, NO_MAILS)).toBe('slot-full');
      expect(await ports.appointments.byToken('secret of two')).toMatchObject({ slot: 'am', sequence: 0 });
      expect(await taken()).toEqual([
        { day: '2026-10-25', slot: 'am', count: 1 },
        { day: '2026-10-26', slot: 'pm', count: 1 },
      ]);
      // The hour before, too: giving the place back and refusing the new one is one step.
      const before = { ...AFTERNOON, day: '2026-10-24' };
      await keep('three', before);
      expect(await ports.transactions.moveAppointment('secret of two', before, NO_MAILS)).toBe('slot-full');
      expect(await taken('2026-10-24', '2026-10-25')).toHaveLength(2);
    });

    test('an appointment that is moved to where it is keeps its place, full or not', async () => {
      await keep('one', AFTERNOON);
      expect(await ports.transactions.moveAppointment('secret of one', AFTERNOON, NO_MAILS)).toBe('moved');
      expect(await ports.appointments.byToken('secret of one')).toMatchObject({ sequence: 0 });
      expect(await ports.transactions.moveAppointment('secret of one', { ...AFTERNOON, from: '14:30' }, NO_MAILS)).toBe(
        'moved',
      );
      expect(await ports.appointments.byToken('secret of one')).toMatchObject({ sequence: 1, from: '14:30' });
      expect(await taken()).toEqual([{ day: '2026-10-26', slot: 'pm', count: 1 }]);
    });

    test('gives a place back; a second time changes nothing', async () => {
      await keep('one', { capacity: 1 });
      for (const _ of [1, 2]) {
        expect(await ports.transactions.cancelAppointment('secret of one', NO_MAILS)).toBe('cancelled');
        const cancelled = await ports.appointments.byToken('secret of one');
        expect(cancelled).toMatchObject({ status: 'cancelled', sequence: 1 });
        expect(await taken()).toEqual([]);
      }
      expect(await keep('two', { capacity: 1 })).toMatchObject({ kind: 'kept' });
    });

    test('moves and gives back with the mails that tell it, in one transaction', async () => {
      await keep('one', { capacity: 1 });
      await keep('two', { ...AFTERNOON, day: '2026-10-27' });
      const tell: Parameters<typeof ports.transactions.cancelAppointment>[1] = ({ request, status, day, sequence }) => [
        aMail(`${request.id} ${status} ${day} ${sequence}`),
      ];
      const lost = () => {
        throw new Error('no words');
      };
      await expect(ports.transactions.moveAppointment('secret of one', AFTERNOON, lost)).rejects.toThrow('no words');
      await expect(ports.transactions.cancelAppointment('secret of one', lost)).rejects.toThrow('no words');
      expect(await ports.appointments.byToken('secret of one')).toMatchObject({ slot: 'am', sequence: 0 });
      expect(await taken('2026-10-25', '2026-10-26')).toEqual([{ day: '2026-10-25', slot: 'am', count: 1 }]);
      await ports.transactions.moveAppointment('secret of one', AFTERNOON, tell);
      await ports.transactions.moveAppointment('secret of one', AFTERNOON, tell);
      await ports.transactions.moveAppointment('secret of one', { ...AFTERNOON, day: '2026-10-27' }, tell);
      await ports.transactions.cancelAppointment('secret of one', tell);
      await ports.transactions.cancelAppointment('secret of one', tell);
      await ports.transactions.moveAppointment('secret of one', AFTERNOON, tell);
      const told = (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id);
      expect(told).toEqual(['mail one', 'mail two', 'id one confirmed 2026-10-26 1', 'id one cancelled 2026-10-26 2']);
      expect(await ports.transactions.eraseAddress('one@example.be')).toBe(2 + 3);
    });

    test('what was cancelled or never was cannot be moved', async () => {
      await keep('one');
      await ports.transactions.cancelAppointment('secret of one', NO_MAILS);
      expect(await ports.transactions.moveAppointment('secret of one', AFTERNOON, NO_MAILS)).toBe('unknown');
      expect(await ports.transactions.moveAppointment('nobody', AFTERNOON, NO_MAILS)).toBe('unknown');
      expect(await ports.transactions.cancelAppointment('nobody', NO_MAILS)).toBe('unknown');
      expect(await taken()).toEqual([]);
    });

    test('the place of an erased request is free again', async () => {
      await keep('one', { capacity: 1 });
      await keep('two', { slot: 'pm' });
      await ports.transactions.cancelAppointment('secret of two', NO_MAILS);
      expect(await ports.transactions.eraseAddress('one@example.be')).toBe(3);
      expect(await ports.transactions.eraseAddress('two@example.be')).toBe(3);
      expect(await taken()).toEqual([]);
      expect(await ports.appointments.byToken('secret of one')).toBeUndefined();
      expect(await keep('three', { capacity: 1 })).toMatchObject({ kind: 'kept' });
    });
  });
}
