import { beforeEach, describe, expect, test } from 'vitest';
import type { SlotReservation } from '../../../application/ports/viewings/viewing-records.ts';
import type { Hours } from '../../../domain/appointment/time-of-day.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { ViewingChange } from '../../../application/ports/viewings/viewings.ts';
import { aMail, aReservation, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { cancelViewing, type Mails, moveViewing } from '../../support/visitors/visitor-changes.ts';
import { anEntry } from '../audit/desk-log.contract.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import type { MakeProcesses } from '../database/race.contract.ts';

const NO_MAILS: Mails = () => [];

const DAY = '2026-10-25';
const ROOM = { capacity: 1, agentCapacity: 1000 };
const AFTERNOON = { day: '2026-10-26', slot: 'pm', from: '14:00', to: '16:00', ...ROOM };
/** A time after all viewings of the tests, Unix ms. */
const AFTER_ALL = Date.parse('2026-12-01T12:00:00Z');
const HALF_PAST = { from: '10:30', to: '11:00' };
const SET: ViewingChange = { by: 'agency', kind: 'set-hour', exact: HALF_PAST };
const MOVE: ViewingChange = { by: 'agency', kind: 'move', to: AFTERNOON, exact: undefined };
const CANCEL: ViewingChange = { by: 'agency', kind: 'cancel', reason: 'Vendu hier.' };

/** A mail whose id encodes viewing, status, time and sequence number. */
const tell: Mails = ({ submissionId, status, day, slot, sequence, exact }) => [
  aMail([submissionId, status, day, slot, exact?.from ?? '-', sequence].join(' ')),
];

export function describeViewings(name: string, make: MakeRequests): void {
  describe(`viewings changed by visitors ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const keep = (who: string, more: Partial<SlotReservation> = {}) =>
      ports.submissions.accept(aSubmission(who, { reservation: aReservation(who, { capacity: 2, ...more }) }));
    const placesTaken = (from = '2026-01-01', to = '2026-12-31') => ports.viewingRecords.taken('1234567', from, to);

    test('when moved need confirmation only if the hours require it, and lose their exact time', async () => {
      await keep('one');
      await ports.viewings.change('id one', 0, SET, NO_MAILS, anEntry(1));
      const move = { by: 'visitor', kind: 'move', at: RECEIVED, to: AFTERNOON, isAsked: true } as const;
      expect(await ports.viewings.change('id one', 1, move, NO_MAILS)).toMatchObject({
        kind: 'changed',
        viewing: { status: 'asked', exact: undefined, sequence: 2 },
      });
      expect(await ports.viewingRecords.byToken('secret of one')).toMatchObject({ status: 'asked', exact: undefined });
      expect(await moveViewing(ports, 'one', { ...AFTERNOON, day: '2026-10-27' })).toBe('changed');
      expect(await ports.viewingRecords.byToken('secret of one')).toMatchObject({ status: 'confirmed', sequence: 3 });
      // No agent made the move: the desk log has only the entry of the exact time.
      expect(await ports.deskLog.before(undefined, 9)).toHaveLength(1);
    });

    test('keep an agent’s concurrent change', async () => {
      await keep('one');
      const seen = (await ports.viewingRecords.byToken('secret of one'))?.sequence ?? -1;
      await ports.viewings.change('id one', seen, SET, NO_MAILS, anEntry(1));
      const steps: readonly ViewingChange[] = [
        { by: 'visitor', kind: 'move', at: RECEIVED, to: AFTERNOON, isAsked: false },
        { by: 'visitor', kind: 'cancel', at: RECEIVED },
      ];
      for (const step of steps)
        expect(await ports.viewings.change('id one', seen, step, tell)).toMatchObject({
          kind: 'changed-before',
          viewing: { exact: HALF_PAST, sequence: 1 },
        });
      expect(await placesTaken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
      expect((await ports.outbox.take(9, RECEIVED, RECEIVED)).map(({ id }) => id)).toEqual(['mail one']);
    });

    test('cannot be confirmed, refused, timed or reactivated by visitors', async () => {
      await keep('one', { isAsked: true });
      expect(await cancelViewing(ports, 'one')).toBe('changed');
      expect(await ports.viewingRecords.byToken('secret of one')).toMatchObject({ reason: undefined });
      for (const step of [SET, MOVE, CANCEL])
        expect(await ports.viewings.change('id one', 1, step, NO_MAILS)).toMatchObject({ kind: 'changed-before' });
    });

    test('move to another slot with capacity', async () => {
      await keep('one');
      expect(await moveViewing(ports, 'one', AFTERNOON)).toBe('changed');
      const moved = await ports.viewingRecords.byToken('secret of one');
      const { agentCapacity: _, ...afternoon } = AFTERNOON;
      expect(moved).toMatchObject({ ...afternoon, status: 'confirmed', sequence: 1, propertyId: '1234567' });
      expect(await placesTaken()).toEqual([{ day: '2026-10-26', slot: 'pm', count: 1 }]);
    });

    test('to a full slot change nothing', async () => {
      await keep('one', AFTERNOON);
      await keep('two');
      expect(await moveViewing(ports, 'two', AFTERNOON)).toBe('slot-full');
      expect(await ports.viewingRecords.byToken('secret of two')).toMatchObject({ slot: 'am', sequence: 0 });
      expect(await placesTaken()).toEqual([
        { day: '2026-10-25', slot: 'am', count: 1 },
        { day: '2026-10-26', slot: 'pm', count: 1 },
      ]);
      // The old slot is not freed either: freeing it and refusing the new one are one transaction.
      const before = { ...AFTERNOON, day: '2026-10-24' };
      await keep('three', before);
      expect(await moveViewing(ports, 'two', before)).toBe('slot-full');
      expect(await placesTaken('2026-10-24', '2026-10-25')).toHaveLength(2);
    });

    test('moved to other hours of their slot keep their booking, even if the slot is full', async () => {
      await keep('one', AFTERNOON);
      expect(await moveViewing(ports, 'one', { ...AFTERNOON, from: '14:30' })).toBe('changed');
      expect(await ports.viewingRecords.byToken('secret of one')).toMatchObject({ sequence: 1, from: '14:30' });
      expect(await placesTaken()).toEqual([{ day: '2026-10-26', slot: 'pm', count: 1 }]);
    });

    test('free their capacity once when cancelled', async () => {
      await keep('one', { capacity: 1 });
      for (const kind of ['changed', 'changed-before']) {
        expect(await cancelViewing(ports, 'one')).toBe(kind);
        const cancelled = await ports.viewingRecords.byToken('secret of one');
        expect(cancelled).toMatchObject({ status: 'cancelled', sequence: 1 });
        expect(await placesTaken()).toEqual([]);
      }
      expect(await keep('two', { capacity: 1 })).toMatchObject({ kind: 'kept' });
    });

    test('are moved and cancelled with their mails in one transaction', async () => {
      await keep('one', { capacity: 1 });
      await keep('two', { ...AFTERNOON, day: '2026-10-27' });
      const tell: Mails = ({ request, status, day, sequence }) => [aMail(`${request.id} ${status} ${day} ${sequence}`)];
      const lost = () => {
        throw new Error('no words');
      };
      await expect(moveViewing(ports, 'one', AFTERNOON, lost)).rejects.toThrow('no words');
      await expect(cancelViewing(ports, 'one', lost)).rejects.toThrow('no words');
      expect(await ports.viewingRecords.byToken('secret of one')).toMatchObject({ slot: 'am', sequence: 0 });
      expect(await placesTaken('2026-10-25', '2026-10-26')).toEqual([{ day: '2026-10-25', slot: 'am', count: 1 }]);
      await moveViewing(ports, 'one', AFTERNOON, tell);
      await moveViewing(ports, 'one', { ...AFTERNOON, day: '2026-10-27' }, tell);
      await cancelViewing(ports, 'one', tell);
      await cancelViewing(ports, 'one', tell);
      await moveViewing(ports, 'one', AFTERNOON, tell);
      const told = (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id);
      expect(told).toEqual(['mail one', 'mail two', 'id one confirmed 2026-10-26 1', 'id one cancelled 2026-10-26 2']);
      expect(await ports.personalData.erase('one@example.be')).toBe(2 + 3);
    });

    test('that are cancelled or unknown cannot be moved', async () => {
      await keep('one');
      await cancelViewing(ports, 'one');
      expect(await moveViewing(ports, 'one', AFTERNOON)).toBe('changed-before');
      expect(await moveViewing(ports, 'nobody', AFTERNOON)).toBe('unknown');
      expect(await cancelViewing(ports, 'nobody')).toBe('unknown');
      expect(await placesTaken()).toEqual([]);
    });
  });

  describe(`viewings changed by the agency ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const keep = (who: string, more: Partial<SlotReservation> = {}) =>
      ports.submissions.accept(aSubmission(who, { reservation: aReservation(who, { capacity: 2, ...more }) }));
    const change = (who: string, seen: number, step: ViewingChange) =>
      ports.viewings.change(`id ${who}`, seen, step, tell, anEntry(seen, { subject: `id ${who}` }));
    const told = async () =>
      (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id).filter(id => id.startsWith('id '));
    const logged = async (who: string) => (await ports.deskLog.before(undefined, 99, `id ${who}`)).length;
    const taken = (day = DAY) => ports.viewingRecords.taken('1234567', day, day);

    test('store their exact time together with mails and a log entry', async () => {
      await keep('one');
      expect(await change('one', 0, SET)).toMatchObject({
        kind: 'changed',
        viewing: { exact: HALF_PAST, sequence: 1 },
      });
      expect((await ports.viewingRecords.ofRequests(['id one']))[0]).toMatchObject({
        exact: HALF_PAST,
        sequence: 1,
        from: '10:00',
      });
      expect(await told()).toEqual(['id one confirmed 2026-10-25 am 10:30 1']);
      expect(await logged('one')).toBe(1);
      expect(await taken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
    });

    test('move to a slot with capacity, and are counted there only', async () => {
      await keep('one');
      await change('one', 0, SET);
      expect(await change('one', 1, MOVE)).toMatchObject({
        kind: 'changed',
        viewing: { day: '2026-10-26', slot: 'pm', sequence: 2 },
      });
      const moved = (await ports.viewingRecords.ofRequests(['id one']))[0];
      expect(moved).toMatchObject({ day: '2026-10-26', slot: 'pm', from: '14:00', status: 'confirmed', capacity: 1 });
      expect(moved?.exact).toBeUndefined();
      expect(await taken()).toEqual([]);
      expect(await taken('2026-10-26')).toEqual([{ day: '2026-10-26', slot: 'pm', count: 1 }]);
      expect(await ports.viewingRecords.busy('lotte', DAY, '2026-10-26')).toHaveLength(1);
    });

    test('move to a colleague, whose capacity and other exact times decide, also within their slot', async () => {
      await keep('one', { agentId: 'a', capacity: 1 });
      await keep('two', { agentId: 'b', propertyId: '7654321', slot: 'pm', day: AFTERNOON.day });
      const give = (to: typeof AFTERNOON, exact: Hours | undefined): ViewingChange => ({
        by: 'agency',
        kind: 'move',
        to,
        exact,
        agentId: 'b',
        travelMinutes: 30,
      });
      const same = { day: DAY, slot: 'am', from: '10:00', to: '13:00', capacity: 1, agentCapacity: 1 };
      expect(await change('one', 0, give({ ...AFTERNOON, agentCapacity: 1 }, undefined))).toMatchObject({
        kind: 'slot-full',
      });
      await change('two', 0, { by: 'agency', kind: 'set-hour', exact: { from: '14:30', to: '15:00' } });
      expect(await change('one', 0, give(AFTERNOON, { from: '15:00', to: '15:30' }))).toMatchObject({
        kind: 'hour-taken',
      });
      expect(await ports.viewingRecords.byToken('secret of one')).toMatchObject({ agentId: 'a', sequence: 0 });
      expect(await change('one', 0, give(same, HALF_PAST))).toMatchObject({
        kind: 'changed',
        viewing: { agentId: 'b' },
      });
      expect(await ports.viewingRecords.byToken('secret of one')).toMatchObject({
        agentId: 'b',
        day: DAY,
        exact: HALF_PAST,
        sequence: 1,
      });
      expect(await ports.viewingRecords.busy('a', '2026-01-01', '2026-12-31')).toEqual([]);
      expect(await ports.viewingRecords.busy('b', DAY, DAY)).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
      expect(await ports.viewingRecords.taken('1234567', DAY, DAY)).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
    });

    test('to a full slot change nothing and send no mail', async () => {
      await keep('one');
      await keep('two', { ...AFTERNOON });
      expect(await change('one', 0, MOVE)).toMatchObject({ kind: 'slot-full', viewing: { day: DAY, sequence: 0 } });
      const before = { ...AFTERNOON, day: '2026-10-24' };
      await keep('three', before);
      expect(await change('one', 0, { ...MOVE, to: before } as ViewingChange)).toMatchObject({ kind: 'slot-full' });
      expect((await ports.viewingRecords.ofRequests(['id one']))[0]).toMatchObject({ day: DAY, sequence: 0 });
      expect(await taken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
      expect(await told()).toEqual([]);
      expect(await logged('one')).toBe(0);
    });

    test('are cancelled with a message to the visitor, and free their capacity', async () => {
      await keep('one', { capacity: 1 });
      expect(await change('one', 0, CANCEL)).toMatchObject({
        kind: 'changed',
        viewing: { status: 'cancelled', reason: 'Vendu hier.', sequence: 1 },
      });
      expect(await ports.viewingRecords.byToken('secret of one')).toMatchObject({ reason: 'Vendu hier.' });
      expect(await keep('two', { capacity: 1 })).toMatchObject({ kind: 'kept' });
      expect(await change('one', 1, SET)).toMatchObject({ kind: 'changed-before', viewing: { status: 'cancelled' } });
      expect(await moveViewing(ports, 'one', AFTERNOON, tell)).toBe('changed-before');
      expect(await told()).toEqual(['id one cancelled 2026-10-25 am - 1']);
    });

    test('get their outcome once their time has passed, without mails; it can be corrected, and nothing else follows', async () => {
      const noted = (kind: 'happened' | 'not-come', at: string): ViewingChange => ({
        by: 'agency',
        kind,
        at: Date.parse(at),
      });
      await keep('one');
      await change('one', 0, SET);
      // 10:59 and 11:00 in Brussels, where the clocks went back in the night.
      expect(await change('one', 1, noted('happened', '2026-10-25T09:59:00Z'))).toMatchObject({
        kind: 'changed-before',
        viewing: { outcome: undefined, sequence: 1 },
      });
      expect(
        await ports.viewings.change('id one', 1, noted('not-come', '2026-10-25T10:00:00Z'), NO_MAILS, anEntry(2)),
      ).toMatchObject({ kind: 'changed', viewing: { status: 'confirmed', outcome: 'not-come', sequence: 2 } });
      expect(
        await ports.viewings.change('id one', 2, noted('happened', '2026-10-25T10:01:00Z'), NO_MAILS, anEntry(3)),
      ).toMatchObject({ kind: 'changed', viewing: { outcome: 'happened', sequence: 3 } });
      const record = { outcome: 'happened', exact: HALF_PAST, sequence: 3 };
      expect((await ports.viewingRecords.ofRequests(['id one']))[0]).toMatchObject(record);
      for (const step of [SET, MOVE, CANCEL, noted('happened', '2026-10-26T10:01:00Z')])
        expect(await change('one', 3, step)).toMatchObject({ kind: 'changed-before', viewing: record });
      expect(await moveViewing(ports, 'one', AFTERNOON, tell)).toBe('changed-before');
      expect(await told()).toEqual(['id one confirmed 2026-10-25 am 10:30 1']);
      expect(await taken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
    });

    test('close their request or open it again, in the same transaction', async () => {
      const manager = { id: 'manager', role: 'manager' } as const;
      const progress = async () => {
        const request = await ports.deskRequests.one(manager, 'id one');
        return `${request?.state} ${request?.agent?.name ?? '-'} ${request?.changedAt ?? '-'}`;
      };
      await ports.submissions.accept(
        aSubmission('one', {
          form: 'contact-appointment',
          reservation: aReservation('one', { capacity: 2, isAsked: true }),
        }),
      );
      expect(await progress()).toBe('new - -');
      // A change by the visitor does not change the request's progress, which stays `new`.
      expect(await moveViewing(ports, 'one', AFTERNOON)).toBe('changed');
      expect(await progress()).toBe('new - -');
      const lost = () => {
        throw new Error('no words');
      };
      await expect(ports.viewings.change('id one', 1, CANCEL, lost, anEntry(1))).rejects.toThrow('no words');
      expect(await progress()).toBe('new - -');
      const hour = { from: '14:30', to: '15:00' };
      await change('one', 1, { by: 'agency', kind: 'set-hour', exact: hour });
      const at = (entry: number) => anEntry(entry).at;
      expect(await progress()).toBe(`done An De Smet ${at(1)}`);
      const elsewhere = { ...AFTERNOON, day: '2026-10-28' };
      await ports.viewings.change(
        'id one',
        2,
        { by: 'visitor', kind: 'move', at: 77, to: elsewhere, isAsked: true },
        tell,
      );
      expect(await progress()).toBe('in-hand An De Smet 77');
      await change('one', 3, { by: 'agency', kind: 'confirm', exact: undefined });
      expect(await progress()).toBe(`done An De Smet ${at(3)}`);
      await change('one', 4, CANCEL);
      expect(await progress()).toBe(`in-hand An De Smet ${at(4)}`);
    });

    test('that were moved remain so until an agent confirms them', async () => {
      await keep('one');
      const isMoved = async () => (await ports.viewingRecords.ofRequests(['id one']))[0]?.isMoved;
      expect(await isMoved()).toBe(false);
      await change('one', 0, MOVE);
      await change('one', 1, { ...SET, exact: { from: '14:30', to: '15:00' } } as ViewingChange);
      expect(await isMoved()).toBe(true);
      const asked = { ...AFTERNOON, day: '2026-10-28' };
      await ports.viewings.change('id one', 2, { by: 'visitor', kind: 'move', at: 1, to: asked, isAsked: true }, tell);
      expect(await isMoved()).toBe(true);
      await change('one', 3, { by: 'agency', kind: 'confirm', exact: { from: '14:30', to: '15:00' } });
      expect(await isMoved()).toBe(false);
    });

    test('changed since they were read are unchanged, and returned in their current state', async () => {
      await keep('one');
      await change('one', 0, SET);
      expect(await change('one', 0, CANCEL)).toMatchObject({
        kind: 'changed-before',
        viewing: { status: 'confirmed', exact: HALF_PAST, sequence: 1 },
      });
      await moveViewing(ports, 'one', AFTERNOON, tell);
      expect(await change('one', 1, CANCEL)).toMatchObject({
        kind: 'changed-before',
        viewing: { sequence: 2, slot: 'pm' },
      });
      expect((await ports.viewingRecords.ofRequests(['id one']))[0]?.exact).toBeUndefined();
      expect(await change('nobody', 0, CANCEL)).toEqual({ kind: 'unknown' });
      expect(await logged('one')).toBe(1);
    });

    test('keep a distance to other exact times of the agent, with travel time between properties', async () => {
      await keep('one');
      await keep('two', { propertyId: '7654321' });
      await keep('other agent', { propertyId: '7777777', agentId: 'karim' });
      const at = (from: string, to: string): ViewingChange => ({
        by: 'agency',
        kind: 'set-hour',
        exact: { from, to },
        travelMinutes: 20,
      });
      expect(await change('one', 0, at('10:30', '11:00'))).toMatchObject({ kind: 'changed' });
      for (const [from, to] of [
        ['10:30', '11:00'],
        ['11:00', '11:30'],
        ['11:19', '11:49'],
        ['10:00', '10:15'],
      ] as const)
        expect(await change('two', 0, at(from, to))).toMatchObject({
          kind: 'hour-taken',
          viewing: { exact: undefined },
        });
      expect(await told()).toEqual(['id one confirmed 2026-10-25 am 10:30 1']);
      expect(await logged('two')).toBe(0);
      expect(await change('other agent', 0, at('10:30', '11:00'))).toMatchObject({ kind: 'changed' });
      expect(await change('two', 0, at('11:20', '11:50'))).toMatchObject({ kind: 'changed' });
      // Neither the viewing's own time nor a cancelled viewing blocks the change.
      expect(await change('two', 1, at('11:30', '12:00'))).toMatchObject({ kind: 'changed' });
      await change('two', 2, CANCEL);
      expect(await change('one', 1, at('11:20', '11:50'))).toMatchObject({ kind: 'changed' });
      await keep('three', { ...AFTERNOON, propertyId: '7654321' });
      const late = { by: 'agency', kind: 'move', to: { ...AFTERNOON, capacity: 9 }, travelMinutes: 20 } as const;
      await change('three', 0, { by: 'agency', kind: 'set-hour', exact: { from: '14:00', to: '14:30' } });
      expect(await change('one', 2, { ...late, exact: { from: '14:40', to: '15:10' } })).toMatchObject({
        kind: 'hour-taken',
        viewing: { day: DAY },
      });
      expect(await taken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
      expect(await change('one', 2, { ...late, exact: { from: '14:50', to: '15:20' } })).toMatchObject({
        kind: 'changed',
      });
    });

    test('moved by outdated hours change nothing', async () => {
      await keep('one');
      const { version } = await ports.viewingHours.ofProperty({ propertyId: '1', personId: '', from: 0, until: 1 });
      const by = (hoursVersion: number): ViewingChange => ({
        by: 'agency',
        kind: 'move',
        to: { ...AFTERNOON, hoursVersion },
        exact: undefined,
      });
      expect(await change('one', 0, by(version + 1))).toMatchObject({ kind: 'hours-changed', viewing: { day: DAY } });
      expect(await taken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
      expect(await logged('one')).toBe(0);
      expect(await change('one', 0, by(version))).toMatchObject({ kind: 'changed' });
    });

    test('that were mailed about on the day before need no reminder', async () => {
      // The agent's changes are logged on 25 October, the day before the viewings.
      for (const who of ['one', 'two', 'three', 'four']) await keep(who, { day: '2026-10-26', capacity: 9 });
      await change('one', 0, SET);
      await change('two', 0, { by: 'agency', kind: 'move', to: { ...AFTERNOON, capacity: 9 }, exact: undefined });
      await change('three', 0, {
        by: 'agency',
        kind: 'move',
        to: { ...AFTERNOON, day: '2026-10-27' },
        exact: undefined,
      });
      const due = async (day: string) =>
        (await ports.viewingRecords.unreminded(day)).map(({ submissionId }) => submissionId);
      expect(await due('2026-10-26')).toEqual(['id four']);
      expect(await due('2026-10-27')).toEqual(['id three']);
    });

    test('whose mails cannot be created change nothing', async () => {
      await keep('one');
      const lost = () => {
        throw new Error('no words');
      };
      for (const wanted of [SET, MOVE, CANCEL])
        await expect(ports.viewings.change('id one', 0, wanted, lost, anEntry(1))).rejects.toThrow('no words');
      await expect(ports.viewings.remind('id one', DAY, RECEIVED, lost)).rejects.toThrow('no words');
      expect((await ports.viewingRecords.ofRequests(['id one']))[0]).toMatchObject({
        day: DAY,
        status: 'confirmed',
        sequence: 0,
      });
      expect(await taken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
      expect(await ports.viewingRecords.unreminded(DAY)).toHaveLength(1);
      expect(await ports.deskLog.before(undefined, 9)).toEqual([]);
    });

    test('erase their mails and booking with the request', async () => {
      await keep('one');
      await change('one', 0, SET);
      expect(await ports.personalData.erase('one@example.be')).toBe(2 + 2);
      expect(await taken()).toEqual([]);
      expect((await ports.viewingRecords.ofRequests(['id one']))[0]).toBeUndefined();
    });

    test('get one reminder when confirmed', async () => {
      await keep('one');
      await keep('gone', { slot: 'pm' });
      await keep('elsewhere', { day: '2026-10-26' });
      await change('gone', 0, CANCEL);
      const due = async () => (await ports.viewingRecords.unreminded(DAY)).map(({ submissionId }) => submissionId);
      expect(await due()).toEqual(['id one']);
      const remind = (who: string, day = DAY) =>
        ports.viewings.remind(`id ${who}`, day, RECEIVED, visit => [aMail(`reminder ${visit.submissionId}`)]);
      expect(await remind('one', '2026-10-26')).toBe(false);
      const reminded = await Promise.all([remind('one'), remind('one'), remind('gone'), remind('nobody')]);
      expect(reminded.toSorted()).toEqual([false, false, false, true]);
      expect(await due()).toEqual([]);
      // Another day needs a new reminder; another exact time on the same day does not.
      await change('one', 0, SET);
      expect(await remind('one')).toBe(false);
      await change('one', 1, { ...MOVE, to: { ...AFTERNOON, day: '2026-10-27' } } as ViewingChange);
      expect(await remind('one', '2026-10-27')).toBe(true);
      await moveViewing(ports, 'one', { ...AFTERNOON, day: DAY }, tell);
      expect(await due()).toEqual(['id one']);
      const mails = (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id);
      expect(mails.filter(id => id.startsWith('reminder'))).toEqual(['reminder id one']);
    });
  });
}

/** Contract for two agents and forty visitors at once, also in different processes of one site. */
export function describeViewingRaces(name: string, make: MakeProcesses): void {
  describe(`two agents and forty visitors at once ${name}`, () => {
    test('never exceed a capacity, and each mail states a viewing’s true state', async () => {
      const processes = await make(2);
      const at = (number: number) => processes[number % processes.length] as RequestPorts;
      const properties = ['1111111', '2222222', '3333333'];
      const hours = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'].flatMap(day =>
        ['am', 'pm'].map(slot => ({ day, slot, from: '10:00', to: '13:00', capacity: 1, agentCapacity: 2 })),
      );
      const hour = (number: number) => hours[number % hours.length] as (typeof hours)[number];
      const property = (number: number) => properties[number % 3] as string;
      const book = (who: string, number: number) => {
        const place = aReservation(who, { ...hour(number), propertyId: property(number >> 2) });
        return at(number).submissions.accept(aSubmission(who, { reservation: place }));
      };

      async function visitor(number: number): Promise<void> {
        const who = `v${number}`;
        const kept = await book(who, number);
        if (kept.kind !== 'kept') return;
        await moveViewing(at(number), who, hour(number + 3), tell);
        if (number % 7 === 0) await cancelViewing(at(number), who, tell);
      }

      async function agent(which: number): Promise<number> {
        let changes = 0;
        for (let round = 0; round < 6; round++) {
          for (const visit of await at(which).viewingRecords.between('2026-11-01', '2026-11-30')) {
            // The agents never cancel the viewings whose id ends in 3 or 7, so that their outcome can be recorded.
            const turn = /[37]$/.test(visit.submissionId) ? which : round + which + visit.sequence;
            const wanted: ViewingChange =
              round > 0 && /[37]$/.test(visit.submissionId)
                ? { by: 'agency', kind: turn % 2 === 0 ? 'happened' : 'not-come', at: AFTER_ALL }
                : turn % 3 === 0
                  ? { by: 'agency', kind: 'set-hour', exact: HALF_PAST }
                  : turn % 3 === 1
                    ? { by: 'agency', kind: 'move', to: hour(turn), exact: undefined }
                    : { by: 'agency', kind: 'cancel', reason: '' };
            const { submissionId: id, sequence } = visit;
            const done = await at(which).viewings.change(id, sequence, wanted, tell, anEntry(1, { subject: id }));
            if (done.kind === 'changed') changes++;
            if (done.kind === 'changed-before')
              expect(done.viewing.sequence > sequence || visit.status === 'cancelled' || visit.outcome).toBeTruthy();
          }
        }
        return changes;
      }

      // Viewings that exist before the agents start.
      for (let number = 0; number < 12; number++) await book(`v${number + 40}`, number * 5);
      const outcomes = await Promise.all([
        ...Array.from({ length: 40 }, (_, number) => visitor(number)),
        agent(0),
        agent(1),
      ]);
      const changes = outcomes.reduce<number>((sum, made) => sum + (made ?? 0), 0);
      expect(changes).toBeGreaterThan(5);
      const visits = await at(0).viewingRecords.between('2026-11-01', '2026-11-30');
      const held = visits.filter(({ status }) => status !== 'cancelled');
      expect(held.filter(({ outcome }) => outcome).length).toBeGreaterThan(0);
      for (const { day, slot } of hours) {
        const then = held.filter(visit => visit.day === day && visit.slot === slot);
        expect(then.length).toBeLessThanOrEqual(2);
        expect(new Set(then.map(({ propertyId }) => propertyId)).size).toBe(then.length);
        // The counts match the records: each booked viewing is counted, and nothing else is.
        const busy = await at(1).viewingRecords.busy('lotte', day, day);
        expect(busy.find(counted => counted.slot === slot)?.count ?? 0).toBe(then.length);
        for (const id of properties) {
          const counted = (await at(1).viewingRecords.taken(id, day, day)).find(one => one.slot === slot)?.count ?? 0;
          expect(counted).toBe(then.filter(({ propertyId }) => propertyId === id).length);
        }
      }
      // One mail per change, each with a state that was true; the last one of each viewing has its current state.
      const mails = (await at(0).outbox.take(9_999, RECEIVED, RECEIVED))
        .map(({ id }) => id)
        .filter(id => id.startsWith('id v'));
      expect(new Set(mails.map(id => `${id.split(' ')[1]} ${id.split(' ').at(-1)}`)).size).toBe(mails.length);
      expect(mails).toHaveLength(visits.reduce((sum, { sequence }) => sum + sequence, 0));
      for (const visit of visits) if (visit.sequence > 0) expect(mails).toContain(tell(visit)[0]?.id);
      const logged = await at(0).deskLog.before(undefined, 9_999);
      expect(logged).toHaveLength(changes);
    });
  });
}
