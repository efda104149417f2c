import { beforeEach, describe, expect, test } from 'vitest';
import type { AppointmentPlace, KeptAppointment } from '../../application/ports/appointments.ts';
import type { DeskVisitChange } from '../../application/ports/desk-visits.ts';
import type { RequestPorts } from '../../application/ports/request-ports.ts';
import { aMail, aPlace, aSubmission, RECEIVED } from '../arbitraries/a-submission.ts';
import { anAgent } from './agents.contract.ts';
import { anEntry } from './desk-log.contract.ts';
import type { MakeRequests } from './keep-request.contract.ts';
import type { MakeProcesses } from './race.contract.ts';

const DAY = '2026-10-25';
const ROOM = { capacity: 1, agentCapacity: 1000 };
const AFTERNOON = { day: '2026-10-26', slot: 'pm', from: '14:00', to: '16:00', ...ROOM };
const HALF_PAST = { from: '10:30', to: '11:00' };
const SET: DeskVisitChange = { kind: 'set-hour', exact: HALF_PAST };
const MOVE: DeskVisitChange = { kind: 'move', to: AFTERNOON, exact: undefined };
const CANCEL: DeskVisitChange = { kind: 'cancel', reason: 'Vendu hier.' };

/** A mail whose id says what it tells: of which visit, how it stands and when it is. */
const tell = ({ submissionId, status, day, slot, sequence, exact }: KeptAppointment) => [
  aMail([submissionId, status, day, slot, exact?.from ?? '-', sequence].join(' ')),
];

/** The contract of the visits of the desk, and of its private feeds. */
export function describeDeskVisits(name: string, make: MakeRequests): void {
  describe(`the visits of the desk ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const keep = (who: string, more: Partial<AppointmentPlace> = {}) =>
      ports.transactions.keepRequest(aSubmission(who, { place: aPlace(who, { capacity: 2, ...more }) }));
    const change = (who: string, sequence: number, wanted: DeskVisitChange) =>
      ports.deskVisits.change(`id ${who}`, sequence, wanted, anEntry(sequence, { subject: `id ${who}` }), tell);
    const told = async () =>
      (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id).filter(id => id.startsWith('id '));
    const logged = async (who: string) => (await ports.deskLog.before(undefined, 99, `id ${who}`)).length;
    const taken = (day = DAY) => ports.appointments.taken('1234567', day, day);

    test('gives the visits of days, of one agent or of all, in the order of their hours', async () => {
      await keep('late', { from: '16:00', to: '19:00', slot: 'late' });
      await keep('early');
      await keep('before', { day: '2026-10-24' });
      await keep('after', { day: '2026-10-27' });
      await keep('other', { agentId: 'karim', propertyId: '7654321', from: '09:00' });
      await change('early', 0, { kind: 'set-hour', exact: { from: '12:30', to: '13:00' } });
      await keep('second');
      const ids = async (agent?: string) =>
        (await ports.deskVisits.between(DAY, '2026-10-26', agent)).map(({ submissionId }) => submissionId);
      expect(await ids()).toEqual(['id other', 'id second', 'id early', 'id late']);
      expect(await ids('karim')).toEqual(['id other']);
      expect(await ids('nobody')).toEqual([]);
      await change('second', 0, CANCEL);
      expect((await ports.deskVisits.between(DAY, DAY)).map(({ status }) => status)).toContain('cancelled');
    });

    test('gives the visit of a request', async () => {
      await keep('one');
      const found = await ports.deskVisits.byRequest('id one');
      expect(found).toEqual(await ports.appointments.byToken('secret of one'));
      expect(found).toMatchObject({ status: 'confirmed', sequence: 0, request: { email: 'one@example.be' } });
      expect(await ports.deskVisits.byRequest('id of nobody')).toBeUndefined();
    });

    test('sets the exact hour, and tells it together with its entry of the log', async () => {
      await keep('one');
      expect(await change('one', 0, SET)).toMatchObject({ kind: 'changed', visit: { exact: HALF_PAST, sequence: 1 } });
      expect(await ports.deskVisits.byRequest('id one')).toMatchObject({
        exact: HALF_PAST,
        sequence: 1,
        from: '10:00',
      });
      expect(await told()).toEqual(['id one confirmed 2026-10-25 am 10:30 1']);
      expect(await logged('one')).toBe(1);
      expect(await taken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
    });

    test('moves a visit to a slot that has room, which is counted there and no longer here', async () => {
      await keep('one');
      await change('one', 0, SET);
      expect(await change('one', 1, MOVE)).toMatchObject({
        kind: 'changed',
        visit: { day: '2026-10-26', slot: 'pm', sequence: 2 },
      });
      const moved = await ports.deskVisits.byRequest('id one');
      expect(moved).toMatchObject({ day: '2026-10-26', slot: 'pm', from: '14:00', status: 'confirmed', capacity: 1 });
      expect(moved?.exact).toBeUndefined();
      expect(await taken()).toEqual([]);
      expect(await taken('2026-10-26')).toEqual([{ day: '2026-10-26', slot: 'pm', count: 1 }]);
      expect(await ports.appointments.busy('lotte', DAY, '2026-10-26')).toHaveLength(1);
    });

    test('a full slot changes nothing and tells nothing', async () => {
      await keep('one');
      await keep('two', { ...AFTERNOON });
      expect(await change('one', 0, MOVE)).toMatchObject({ kind: 'slot-full', visit: { day: DAY, sequence: 0 } });
      const before = { ...AFTERNOON, day: '2026-10-24' };
      await keep('three', before);
      expect(await change('one', 0, { ...MOVE, to: before } as DeskVisitChange)).toMatchObject({ kind: 'slot-full' });
      expect(await ports.deskVisits.byRequest('id one')).toMatchObject({ day: DAY, sequence: 0 });
      expect(await taken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
      expect(await told()).toEqual([]);
      expect(await logged('one')).toBe(0);
    });

    test('cancels with what is written to the visitor, and gives the place back', async () => {
      await keep('one', { capacity: 1 });
      expect(await change('one', 0, CANCEL)).toMatchObject({
        kind: 'changed',
        visit: { status: 'cancelled', reason: 'Vendu hier.', sequence: 1 },
      });
      expect(await ports.appointments.byToken('secret of one')).toMatchObject({ reason: 'Vendu hier.' });
      expect(await keep('two', { capacity: 1 })).toMatchObject({ kind: 'kept' });
      expect(await change('one', 1, SET)).toMatchObject({ kind: 'changed-before', visit: { status: 'cancelled' } });
      expect(await ports.transactions.moveAppointment('secret of one', AFTERNOON, tell)).toBe('unknown');
      expect(await told()).toEqual(['id one cancelled 2026-10-25 am - 1']);
    });

    test('a visit that was changed since it was seen stays as it is, and is given so', async () => {
      await keep('one');
      await change('one', 0, SET);
      expect(await change('one', 0, CANCEL)).toMatchObject({
        kind: 'changed-before',
        visit: { status: 'confirmed', exact: HALF_PAST, sequence: 1 },
      });
      await ports.transactions.moveAppointment('secret of one', AFTERNOON, tell);
      expect(await change('one', 1, CANCEL)).toMatchObject({
        kind: 'changed-before',
        visit: { sequence: 2, slot: 'pm' },
      });
      expect((await ports.deskVisits.byRequest('id one'))?.exact).toBeUndefined();
      expect(await change('nobody', 0, CANCEL)).toEqual({ kind: 'unknown' });
      expect(await logged('one')).toBe(1);
    });

    test('an exact hour keeps its distance from the others of its agent, at another property with the way between', async () => {
      await keep('one');
      await keep('two', { propertyId: '7654321' });
      await keep('other agent', { propertyId: '7777777', agentId: 'karim' });
      const at = (from: string, to: string): DeskVisitChange => ({
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
        expect(await change('two', 0, at(from, to))).toMatchObject({ kind: 'hour-taken', visit: { exact: undefined } });
      expect(await told()).toEqual(['id one confirmed 2026-10-25 am 10:30 1']);
      expect(await logged('two')).toBe(0);
      expect(await change('other agent', 0, at('10:30', '11:00'))).toMatchObject({ kind: 'changed' });
      expect(await change('two', 0, at('11:20', '11:50'))).toMatchObject({ kind: 'changed' });
      // Its own hour never stands in its way, nor that of a cancelled visit.
      expect(await change('two', 1, at('11:30', '12:00'))).toMatchObject({ kind: 'changed' });
      await change('two', 2, CANCEL);
      expect(await change('one', 1, at('11:20', '11:50'))).toMatchObject({ kind: 'changed' });
      await keep('three', { ...AFTERNOON, propertyId: '7654321' });
      const late = { kind: 'move', to: { ...AFTERNOON, capacity: 9 }, travelMinutes: 20 } as const;
      await change('three', 0, { kind: 'set-hour', exact: { from: '14:00', to: '14:30' } });
      expect(await change('one', 2, { ...late, exact: { from: '14:40', to: '15:10' } })).toMatchObject({
        kind: 'hour-taken',
        visit: { day: DAY },
      });
      expect(await taken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
      expect(await change('one', 2, { ...late, exact: { from: '14:50', to: '15:20' } })).toMatchObject({
        kind: 'changed',
      });
    });

    test('a move by hours that hold no more changes nothing', async () => {
      await keep('one');
      const { version } = await ports.visitHours.ofProperty({ propertyId: '1', personId: '', from: 0, until: 1 });
      const by = (hoursVersion: number): DeskVisitChange => ({
        kind: 'move',
        to: { ...AFTERNOON, hoursVersion },
        exact: undefined,
      });
      expect(await change('one', 0, by(version + 1))).toMatchObject({ kind: 'hours-changed', visit: { day: DAY } });
      expect(await taken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
      expect(await logged('one')).toBe(0);
      expect(await change('one', 0, by(version))).toMatchObject({ kind: 'changed' });
    });

    test('what is told on the day before needs no reminder', async () => {
      // The entry of the log is of 25 October.
      for (const who of ['one', 'two', 'three', 'four']) await keep(who, { day: '2026-10-26', capacity: 9 });
      await change('one', 0, SET);
      await change('two', 0, { kind: 'move', to: { ...AFTERNOON, capacity: 9 }, exact: undefined });
      await change('three', 0, { kind: 'move', to: { ...AFTERNOON, day: '2026-10-27' }, exact: undefined });
      const due = async (day: string) =>
        (await ports.deskVisits.unreminded(day)).map(({ submissionId }) => submissionId);
      expect(await due('2026-10-26')).toEqual(['id four']);
      expect(await due('2026-10-27')).toEqual(['id three']);
    });

    test('where its mails cannot be made, nothing changes', async () => {
      await keep('one');
      const lost = () => {
        throw new Error('no words');
      };
      for (const wanted of [SET, MOVE, CANCEL])
        await expect(ports.deskVisits.change('id one', 0, wanted, anEntry(1), lost)).rejects.toThrow('no words');
      await expect(ports.deskVisits.remind('id one', DAY, RECEIVED, lost)).rejects.toThrow('no words');
      expect(await ports.deskVisits.byRequest('id one')).toMatchObject({ day: DAY, status: 'confirmed', sequence: 0 });
      expect(await taken()).toEqual([{ day: DAY, slot: 'am', count: 1 }]);
      expect(await ports.deskVisits.unreminded(DAY)).toHaveLength(1);
      expect(await ports.deskLog.before(undefined, 9)).toEqual([]);
    });

    test('its mails and its place go with the request', async () => {
      await keep('one');
      await change('one', 0, SET);
      expect(await ports.transactions.eraseAddress('one@example.be')).toBe(2 + 2);
      expect(await taken()).toEqual([]);
      expect(await ports.deskVisits.byRequest('id one')).toBeUndefined();
    });

    test('reminds once of a confirmed visit', async () => {
      await keep('one');
      await keep('gone', { slot: 'pm' });
      await keep('elsewhere', { day: '2026-10-26' });
      await change('gone', 0, CANCEL);
      const due = async () => (await ports.deskVisits.unreminded(DAY)).map(({ submissionId }) => submissionId);
      expect(await due()).toEqual(['id one']);
      const remind = (who: string, day = DAY) =>
        ports.deskVisits.remind(`id ${who}`, day, RECEIVED, visit => [aMail(`reminder ${visit.submissionId}`)]);
      expect(await remind('one', '2026-10-26')).toBe(false);
      const reminded = await Promise.all([remind('one'), remind('one'), remind('gone'), remind('nobody')]);
      expect(reminded.toSorted()).toEqual([false, false, false, true]);
      expect(await due()).toEqual([]);
      // On another day it is another appointment to be reminded of, set to another hour it is the same.
      await change('one', 0, SET);
      expect(await remind('one')).toBe(false);
      await change('one', 1, { ...MOVE, to: { ...AFTERNOON, day: '2026-10-27' } } as DeskVisitChange);
      expect(await remind('one', '2026-10-27')).toBe(true);
      await ports.transactions.moveAppointment('secret of one', { ...AFTERNOON, day: DAY }, tell);
      expect(await due()).toEqual(['id one']);
      const mails = (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id);
      expect(mails.filter(id => id.startsWith('reminder'))).toEqual(['reminder id one']);
    });
  });

  describe(`the private feeds ${name}`, () => {
    test('one address each, which the next one and its end close, and with it the account', async () => {
      const { agents, privateFeeds, deskLog } = await make();
      const entry = anEntry(1, { action: 'feed-address-made', subject: undefined });
      await agents.settle(anAgent('An', { role: 'manager' }), 'hash');
      await agents.settle(anAgent('Bert'), 'hash');
      const [an, bert] = ['id of An', 'id of Bert'];
      expect(await privateFeeds.isMade(an)).toBe(false);
      expect(await privateFeeds.end(an, entry)).toBe(false);
      expect(await privateFeeds.make(an, 'first', entry)).toBe(true);
      expect(await privateFeeds.make(bert, 'of bert', entry)).toBe(true);
      expect(await privateFeeds.agentOf('first')).toBe(an);
      expect(await privateFeeds.make(an, 'second', entry)).toBe(true);
      expect(await privateFeeds.agentOf('first')).toBeUndefined();
      expect(await privateFeeds.agentOf('second')).toBe(an);
      expect(await privateFeeds.isMade(an)).toBe(true);
      expect(await privateFeeds.end(an, entry)).toBe(true);
      expect(await privateFeeds.agentOf('second')).toBeUndefined();
      expect(await privateFeeds.isMade(an)).toBe(false);
      expect(await privateFeeds.agentOf('of bert')).toBe(bert);
      await agents.remove(bert, anEntry(2));
      expect(await privateFeeds.agentOf('of bert')).toBeUndefined();
      expect(await privateFeeds.make(bert, 'again', entry)).toBe(false);
      expect(await deskLog.before(undefined, 99)).toHaveLength(5);
    });
  });
}

/** What holds when two agents and forty visitors come at once, also to different processes of one site. */
export function describeDeskVisitRaces(name: string, make: MakeProcesses): void {
  describe(`two agents and forty visitors at once ${name}`, () => {
    test('never two on one place, and no mail says what is not so', async () => {
      const processes = await make(2);
      const at = (number: number) => processes[number % processes.length] as RequestPorts;
      const properties = ['1111111', '2222222', '3333333'];
      const hours = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'].flatMap(day =>
        ['am', 'pm'].map(slot => ({ day, slot, from: '10:00', to: '13:00', capacity: 1, agentCapacity: 2 })),
      );
      const hour = (number: number) => hours[number % hours.length] as (typeof hours)[number];
      const property = (number: number) => properties[number % 3] as string;
      const book = (who: string, number: number) => {
        const place = aPlace(who, { ...hour(number), propertyId: property(number >> 2) });
        return at(number).transactions.keepRequest(aSubmission(who, { place }));
      };

      async function visitor(number: number): Promise<void> {
        const who = `v${number}`;
        const kept = await book(who, number);
        if (kept.kind !== 'kept') return;
        await at(number).transactions.moveAppointment(`secret of ${who}`, hour(number + 3), tell);
        if (number % 7 === 0) await at(number).transactions.cancelAppointment(`secret of ${who}`, tell);
      }

      async function agent(which: number): Promise<number> {
        let changes = 0;
        for (let round = 0; round < 6; round++) {
          for (const visit of await at(which).deskVisits.between('2026-11-01', '2026-11-30')) {
            const turn = round + which + visit.sequence;
            const wanted: DeskVisitChange =
              turn % 3 === 0
                ? { kind: 'set-hour', exact: HALF_PAST }
                : turn % 3 === 1
                  ? { kind: 'move', to: hour(turn), exact: undefined }
                  : { kind: 'cancel', reason: '' };
            const { submissionId: id, sequence } = visit;
            const done = await at(which).deskVisits.change(id, sequence, wanted, anEntry(1, { subject: id }), tell);
            if (done.kind === 'changed') changes++;
            if (done.kind === 'changed-before')
              expect(done.visit.sequence > sequence || visit.status === 'cancelled').toBe(true);
          }
        }
        return changes;
      }

      // There are some when agents come first.
      for (let number = 0; number < 12; number++) await book(`v${number + 40}`, number * 5);
      const outcomes = await Promise.all([
        ...Array.from({ length: 40 }, (_, number) => visitor(number)),
        agent(0),
        agent(1),
      ]);
      const changes = outcomes.reduce<number>((sum, made) => sum + (made ?? 0), 0);
      expect(changes).toBeGreaterThan(5);
      const visits = await at(0).deskVisits.between('2026-11-01', '2026-11-30');
      const held = visits.filter(({ status }) => status !== 'cancelled');
      for (const { day, slot } of hours) {
        const then = held.filter(visit => visit.day === day && visit.slot === slot);
        expect(then.length).toBeLessThanOrEqual(2);
        expect(new Set(then.map(({ propertyId }) => propertyId)).size).toBe(then.length);
        // What is counted is what is there: no place is lost and none is held by nothing.
        const busy = await at(1).appointments.busy('lotte', day, day);
        expect(busy.find(counted => counted.slot === slot)?.count ?? 0).toBe(then.length);
        for (const id of properties) {
          const counted = (await at(1).appointments.taken(id, day, day)).find(one => one.slot === slot)?.count ?? 0;
          expect(counted).toBe(then.filter(({ propertyId }) => propertyId === id).length);
        }
      }
      // One mail a change, each telling what was so; the last one of each visit tells how it is.
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
