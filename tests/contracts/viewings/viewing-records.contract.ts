import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aKeptPlace, aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import { cancelViewing, moveViewing } from '../../support/visitors/visitor-changes.ts';

export function describeViewingRecords(name: string, make: MakeRequests): void {
  describe(`viewing records ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const keep = (who: string, more: Parameters<typeof aReservation>[1] = {}) =>
      ports.submissions.accept(aSubmission(who, { reservation: aReservation(who, { capacity: 2, ...more }) }));
    const taken = (from = '2026-01-01', to = '2026-12-31') => ports.viewingRecords.taken('1234567', from, to);

    test('count the viewings booked at a property on the days `from` to `to`, both included, by day and slot', async () => {
      await keep('one');
      await keep('two');
      await keep('three', { slot: 'pm' });
      await keep('four', { day: '2026-10-28' });
      await keep('five', { propertyId: '7654321' });
      await keep('six', { slot: 'late' });
      await cancelViewing(ports, 'six');
      const hours = [
        { day: '2026-10-25', slot: 'am', count: 2 },
        { day: '2026-10-25', slot: 'pm', count: 1 },
      ];
      expect(await taken()).toEqual([...hours, { day: '2026-10-28', slot: 'am', count: 1 }]);
      expect(await taken('2026-10-25', '2026-10-25')).toEqual(hours);
      expect(await taken('2026-10-26', '2026-10-28')).toHaveLength(1);
      expect(await taken('2026-10-26', '2026-10-27')).toEqual([]);
      expect(await taken('2026-10-28', '2026-10-25')).toEqual([]);
      expect(await ports.viewingRecords.taken('nobody', '2026-01-01', '2026-12-31')).toEqual([]);
    });

    test('count the viewings booked with an agent in the same way, at all properties', async () => {
      await keep('one');
      await keep('two', { propertyId: '7654321' });
      await keep('three', { slot: 'pm' });
      await keep('four', { agentId: 'karim', propertyId: '5555555' });
      await keep('five', { slot: 'late' });
      await cancelViewing(ports, 'five');
      expect(await ports.viewingRecords.busy('lotte', '2026-01-01', '2026-12-31')).toEqual([
        { day: '2026-10-25', slot: 'am', count: 2 },
        { day: '2026-10-25', slot: 'pm', count: 1 },
      ]);
      expect(await ports.viewingRecords.busy('lotte', '2026-10-26', '2026-12-31')).toEqual([]);
      expect(await ports.viewingRecords.busy('nobody', '2026-01-01', '2026-12-31')).toEqual([]);
    });

    test('an agent with a full slot shows no other property in it; a property without an agent is always possible', async () => {
      const room = { capacity: 5, agentCapacity: 2 };
      expect(await keep('one', room)).toMatchObject({ kind: 'kept' });
      expect(await keep('two', { ...room, propertyId: '7654321' })).toMatchObject({ kind: 'kept' });
      expect(await keep('three', { ...room, propertyId: '5555555' })).toEqual({ kind: 'slot-full' });
      // Rejected bookings are not counted.
      expect(await ports.viewingRecords.taken('5555555', '2026-01-01', '2026-12-31')).toEqual([]);
      expect(await keep('four', { ...room, propertyId: '5555555', agentId: 'karim' })).toMatchObject({ kind: 'kept' });
      for (const who of ['a', 'b', 'c'])
        expect(await keep(who, { ...room, propertyId: '6666666', agentId: '' })).toMatchObject({ kind: 'kept' });
      await cancelViewing(ports, 'one');
      expect(await keep('five', { ...room, propertyId: '5555555' })).toMatchObject({ kind: 'kept' });
      const fullHour = { day: '2026-10-25', slot: 'am', from: '10:00', to: '13:00', ...room };
      await keep('six', { ...room, day: '2026-10-27' });
      expect(await moveViewing(ports, 'six', fullHour)).toBe('slot-full');
      expect(await ports.personalData.erase('two@example.be')).toBe(3);
      expect(await moveViewing(ports, 'six', fullHour)).toBe('changed');
    });

    test('a viewing is found by the hash of its link secret, with its request', async () => {
      await keep('one');
      const { id, form, language, receivedAt, values, subjectId, email } = aSubmission('one');
      expect(await ports.viewingRecords.byToken('secret of one')).toEqual({
        ...aKeptPlace('one', { capacity: 2 }),
        isMoved: false,
        outcome: undefined,
        submissionId: 'id one',
        status: 'confirmed',
        sequence: 0,
        request: { id, form, language, receivedAt, values, subjectId, email },
      });
      expect(await ports.viewingRecords.byToken('secret')).toBeUndefined();
    });

    test('the slot capacity of an erased request is free again', async () => {
      await keep('one', { capacity: 1 });
      await keep('two', { slot: 'pm' });
      await cancelViewing(ports, 'two');
      expect(await ports.personalData.erase('one@example.be')).toBe(3);
      expect(await ports.personalData.erase('two@example.be')).toBe(3);
      expect(await taken()).toEqual([]);
      expect(await ports.viewingRecords.byToken('secret of one')).toBeUndefined();
      expect(await keep('three', { capacity: 1 })).toMatchObject({ kind: 'kept' });
    });
  });
}
