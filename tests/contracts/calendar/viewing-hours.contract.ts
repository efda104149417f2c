import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { BlockedTime } from '../../../application/ports/calendar/viewing-hours.ts';
import { SLOTS, USUAL_CALENDAR } from '../../../domain/appointment/viewing-calendar.ts';
import { type AgencyHours, byWeekday, USUAL_LENGTH } from '../../../domain/appointment/viewing-hours.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { anAgent } from '../accounts/agents.contract.ts';
import { MOST_BUSY_TIMES } from '../../../application/ports/calendar/busy-feeds.ts';
import { anEntry } from '../audit/desk-log.contract.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import { moveViewing } from '../../support/visitors/visitor-changes.ts';
import type { MakeProcesses } from '../database/race.contract.ts';

export const SOME_HOURS: AgencyHours = {
  ...USUAL_CALENDAR,
  ...USUAL_LENGTH,
  openHolidays: ['armistice'],
  closedRegionalDays: ['flemish-community'],
  closed: [{ from: '2026-12-24', until: '2027-01-02' }],
  capacity: 2,
  agentCapacity: 4,
};
export const SOME_WORK = { monday: { from: '09:00', to: '17:30' }, friday: { from: '13:00', to: '16:00' } };
const WINDOWS = { kind: 'slots', open: byWeekday(day => (day === 'sunday' ? SLOTS : [])) } as const;

/** Returns a blocked time; `from` and `until` in hours since 1970. */
export function aBlockedTime(id: string, from: number, until: number, agentId?: string): BlockedTime {
  return { id, agentId, from: from * HOUR, until: until * HOUR, words: 'Notaire : signature' };
}
const HOUR = 3_600_000;
const span = (from: number, until: number) => ({ from: from * HOUR, until: until * HOUR });

/** Contract for viewing hours and for agents' own calendars. */
export function describeViewingHours(name: string, make: MakeRequests): void {
  describe(`viewing hours ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
      await ports.sampleAgents.add(anAgent('An', { personId: 'lotte' }), 'hash');
      await ports.sampleAgents.add(anAgent('Bert', { personId: 'karim' }), 'hash');
    });
    const asked = (personId = 'lotte', from = 0, until = 100) =>
      ports.viewingHours.ofProperty({ propertyId: '1234567', personId, from: from * HOUR, until: until * HOUR });
    const logged = async () => (await ports.deskLog.before(undefined, 99)).length;
    const gone = 'id of nobody';

    test('are absent until someone sets them, so the content’s apply', async () => {
      expect(await asked()).toEqual({ version: 0, agency: undefined, windows: undefined, agent: undefined, taken: [] });
      expect(await ports.viewingHours.agency()).toBeUndefined();
      expect(await ports.viewingHours.windows()).toEqual([]);
    });

    test('of the agency, an agent and a property are returned as set, and can be removed', async () => {
      const { viewingHours, viewingHoursWriter } = ports;
      await viewingHoursWriter.setAgency(SOME_HOURS, anEntry(1));
      expect(await viewingHoursWriter.setAgent('id of An', SOME_WORK, anEntry(2))).toBe(true);
      await viewingHoursWriter.setWindows('1234567', WINDOWS, anEntry(3));
      await viewingHoursWriter.setWindows('7654321', { kind: 'phone' }, anEntry(4));
      expect(await viewingHours.agency()).toEqual(SOME_HOURS);
      expect(await viewingHours.agent('id of An')).toEqual(SOME_WORK);
      expect(await viewingHours.windows()).toEqual([
        { propertyId: '1234567', windows: WINDOWS },
        { propertyId: '7654321', windows: { kind: 'phone' } },
      ]);
      expect(await asked()).toMatchObject({ agency: SOME_HOURS, agent: SOME_WORK, windows: WINDOWS });
      expect(await asked('karim')).toMatchObject({ agent: undefined });
      expect(await asked('')).toMatchObject({ agent: undefined, windows: WINDOWS });
      await viewingHoursWriter.setAgent('id of An', undefined, anEntry(5));
      await viewingHoursWriter.setWindows('1234567', undefined, anEntry(6));
      expect(await asked()).toMatchObject({ agent: undefined, windows: undefined });
      expect(await logged()).toBe(6);
    });

    test('return the blocked time of an agent or of all, merged and within the span', async () => {
      const { viewingHours, viewingHoursWriter } = ports;
      await viewingHoursWriter.block(aBlockedTime('a', 10, 12, 'id of An'), anEntry(1));
      await viewingHoursWriter.block(aBlockedTime('b', 11, 14), anEntry(2));
      await viewingHoursWriter.block(aBlockedTime('c', 30, 40, 'id of Bert'), anEntry(3));
      await viewingHoursWriter.block(aBlockedTime('d', 200, 201), anEntry(4));
      expect((await asked()).taken).toEqual([span(10, 14)]);
      expect((await asked('karim')).taken).toEqual([span(11, 14), span(30, 40)]);
      expect((await asked('')).taken).toEqual([span(11, 14)]);
      expect((await asked('lotte', 14, 200)).taken).toEqual([]);
      expect((await viewingHours.blocked(12 * HOUR)).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
      expect(await viewingHours.blocked(0, 'id of An')).toEqual([
        aBlockedTime('a', 10, 12, 'id of An'),
        aBlockedTime('b', 11, 14),
        aBlockedTime('d', 200, 201),
      ]);
    });

    test('are blocked only over the viewings that were seen, of one agent or of all', async () => {
      const { viewingHours, viewingHoursWriter, submissions } = ports;
      for (const [who, day, agentId] of [
        ['one', '2026-10-25', 'lotte'],
        ['two', '2026-10-26', 'karim'],
        ['three', '2026-10-28', 'lotte'],
      ] as const)
        await submissions.accept(aSubmission(who, { reservation: aReservation(who, { day, agentId, capacity: 9 }) }));
      const days = ['2026-10-25', '2026-10-27'] as const;
      const shown = new Map<string, string>();
      const blockOver = (id: string, agentId: string | undefined, is: boolean) =>
        viewingHoursWriter.block(aBlockedTime(id, 1, 2), anEntry(1), {
          days,
          agentId,
          isSame(held) {
            shown.set(id, held.map(({ submissionId, sequence }) => `${submissionId} ${sequence}`).join());
            return is;
          },
        });
      const { version } = await asked();
      expect(await blockOver('a', undefined, false)).toBe(false);
      expect([(await asked()).version, await logged(), await viewingHours.blocked(0)]).toEqual([version, 0, []]);
      expect(await blockOver('a', undefined, true)).toBe(true);
      expect(await blockOver('b', 'lotte', true)).toBe(true);
      expect(await blockOver('c', 'nobody', true)).toBe(true);
      expect([...shown.values()]).toEqual(['id one 0,id two 0', 'id one 0', '']);
      expect(await logged()).toBe(3);
    });

    test('let only those who blocked time unblock it, once', async () => {
      const { viewingHoursWriter } = ports;
      await viewingHoursWriter.block(aBlockedTime('a', 10, 12, 'id of An'), anEntry(1));
      await viewingHoursWriter.block(aBlockedTime('b', 11, 14), anEntry(2));
      expect(await viewingHoursWriter.free('a', 'id of Bert', anEntry(3))).toBe(false);
      expect(await viewingHoursWriter.free('b', 'id of An', anEntry(3))).toBe(false);
      expect(await viewingHoursWriter.free('a', 'id of An', anEntry(3))).toBe(true);
      expect(await viewingHoursWriter.free('a', 'id of An', anEntry(4))).toBe(false);
      expect(await viewingHoursWriter.free('b', undefined, anEntry(4))).toBe(true);
      expect((await asked()).taken).toEqual([]);
      expect(await logged()).toBe(4);
    });

    test('of an unknown account are not stored, and are erased with their account', async () => {
      const { viewingHours, viewingHoursWriter, busyFeeds } = ports;
      expect(await viewingHoursWriter.setAgent(gone, SOME_WORK, anEntry(1))).toBe(false);
      expect(await viewingHoursWriter.block(aBlockedTime('a', 1, 2, gone), anEntry(1))).toBe(false);
      expect(await busyFeeds.setAddress(gone, 'encrypted', anEntry(1))).toBe(false);
      expect(await logged()).toBe(0);
      await viewingHoursWriter.setAgent('id of An', SOME_WORK, anEntry(1));
      await viewingHoursWriter.block(aBlockedTime('a', 1, 2, 'id of An'), anEntry(2));
      await busyFeeds.setAddress('id of An', 'encrypted', anEntry(3));
      await busyFeeds.keep({ agentId: 'id of An', encryptedAddress: 'encrypted' }, [span(5, 6)], 1, false);
      await ports.agents.remove('id of An', anEntry(4));
      expect(await asked()).toMatchObject({ agent: undefined, taken: [] });
      expect(await viewingHours.blocked(0)).toEqual([]);
      expect(await viewingHours.agent('id of An')).toBeUndefined();
      expect(await busyFeeds.status('id of An')).toBeUndefined();
      expect(await busyFeeds.all()).toEqual([]);
    });

    test('have a new version after each change', async () => {
      const { viewingHoursWriter, busyFeeds } = ports;
      const feed = { agentId: 'id of An', encryptedAddress: 'encrypted' };
      const changes = [
        () => viewingHoursWriter.setAgency(SOME_HOURS, anEntry(1)),
        () => viewingHoursWriter.setAgent('id of An', SOME_WORK, anEntry(2)),
        () => viewingHoursWriter.setWindows('1234567', { kind: 'phone' }, anEntry(3)),
        () => viewingHoursWriter.block(aBlockedTime('a', 1, 2), anEntry(4)),
        () => viewingHoursWriter.free('a', undefined, anEntry(5)),
        () => busyFeeds.setAddress('id of An', 'encrypted', anEntry(6)),
        () => busyFeeds.keep(feed, [span(1, 2)], 1, false),
      ];
      const seen = [(await asked()).version];
      for (const change of changes) {
        await change();
        seen.push((await asked()).version);
      }
      expect(new Set(seen).size).toBe(changes.length + 1);
      await busyFeeds.keep(feed, [span(1, 2)], 2, false);
      await busyFeeds.fail(feed, 'too-slow', 3);
      expect((await asked()).version).toBe(seen.at(-1));
    });

    test('changed since they were read reject a booking or a move', async () => {
      const { submissions, viewingHoursWriter } = ports;
      const { version: hoursVersion } = await asked();
      const place = aReservation('one', { hoursVersion, isAsked: true });
      await viewingHoursWriter.block(aBlockedTime('a', 1, 2), anEntry(1));
      expect(await submissions.accept(aSubmission('one', { reservation: place }))).toEqual({ kind: 'hours-changed' });
      expect(await ports.outbox.depth()).toMatchObject({ waiting: 0 });
      const newer = await asked();
      const now = { ...place, hoursVersion: newer.version };
      expect(await submissions.accept(aSubmission('one', { reservation: now }))).toMatchObject({ kind: 'kept' });
      const kept = await ports.viewingRecords.byToken(place.tokenHash);
      expect(kept?.status).toBe('asked');
      expect(kept).not.toHaveProperty('hoursVersion');
      const to = { day: '2026-10-26', slot: 'pm', from: '14:00', to: '16:00', capacity: 1, agentCapacity: 9 };
      const move = (version: number) => moveViewing(ports, 'one', { ...to, hoursVersion: version });
      expect(await move(hoursVersion)).toBe('hours-changed');
      expect(await ports.viewingRecords.byToken(place.tokenHash)).toEqual(kept);
      expect(await move(newer.version)).toBe('changed');
      expect((await ports.viewingRecords.byToken(place.tokenHash))?.status).toBe('confirmed');
    });
  });

  describe(`agents’ own calendars ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
      await ports.sampleAgents.add(anAgent('An', { personId: 'lotte' }), 'hash');
    });
    const feed = { agentId: 'id of An', encryptedAddress: 'encrypted' };
    const taken = async (from = 0, until = 100) =>
      (await ports.viewingHours.ofProperty({ propertyId: '1', personId: 'lotte', ...span(from, until) })).taken;

    test('keep their last good copy when they cannot be read, with the reason', async () => {
      const { busyFeeds } = ports;
      await busyFeeds.setAddress('id of An', 'encrypted', anEntry(1));
      expect(await busyFeeds.all()).toEqual([{ ...feed, triedAt: undefined }]);
      await busyFeeds.keep(feed, [span(3, 5), span(1, 2), span(4, 6)], 1_000, false);
      const good = { triedAt: 1_000, readAt: 1_000, failure: undefined, count: 2 };
      expect(await busyFeeds.status('id of An')).toEqual(good);
      expect(await taken()).toEqual([span(1, 2), span(3, 6)]);
      await busyFeeds.fail(feed, 'unreachable', 2_000);
      expect(await busyFeeds.status('id of An')).toEqual({ ...good, triedAt: 2_000, failure: 'unreachable' });
      expect(await taken()).toEqual([span(1, 2), span(3, 6)]);
      await busyFeeds.keep(feed, [span(7, 8)], 3_000, false);
      expect(await busyFeeds.status('id of An')).toEqual({
        triedAt: 3_000,
        readAt: 3_000,
        failure: undefined,
        count: 1,
      });
      expect(await taken()).toEqual([span(7, 8)]);
      expect(await taken(8)).toEqual([]);
    });

    test('are merged to the maximum number of busy times without losing any, and flagged', async () => {
      const { busyFeeds } = ports;
      await busyFeeds.setAddress('id of An', 'encrypted', anEntry(1));
      const minute = 60_000;
      // The calendar is busy for one minute out of three, with one more free hour in the middle.
      const many = Array.from({ length: MOST_BUSY_TIMES + 500 }, (_, at) => {
        const from = at * 3 * minute + (at > MOST_BUSY_TIMES / 2 ? HOUR : 0);
        return { from, until: from + minute };
      });
      await busyFeeds.keep(feed, many, 1_000, false);
      const stored = await taken(0, 1_000);
      expect(await busyFeeds.status('id of An')).toEqual({
        triedAt: 1_000,
        readAt: 1_000,
        failure: 'joined',
        count: MOST_BUSY_TIMES,
      });
      expect(stored).toHaveLength(MOST_BUSY_TIMES);
      for (const { from, until } of many)
        expect(stored.some(span => span.from <= from && until <= span.until)).toBe(true);
      const gaps = stored.slice(1).map(({ from }, at) => from - (stored[at]?.until ?? 0));
      expect(Math.max(...gaps)).toBe(HOUR + 2 * minute);
      const { version } = await ports.viewingHours.ofProperty({ propertyId: '1', personId: 'lotte', ...span(0, 100) });
      await busyFeeds.keep(feed, many, 2_000, false);
      const again = await ports.viewingHours.ofProperty({ propertyId: '1', personId: 'lotte', ...span(0, 1) });
      expect(again.version).toBe(version);
      expect(again.taken).toHaveLength(20);
      await busyFeeds.keep(feed, [span(1, 2)], 3_000, true);
      expect(await busyFeeds.status('id of An')).toMatchObject({ failure: 'joined', count: 1 });
      await busyFeeds.keep(feed, [span(1, 2)], 4_000, false);
      expect(await busyFeeds.status('id of An')).toMatchObject({ failure: undefined, count: 1 });
    });

    test('whose address was replaced or removed meanwhile store nothing', async () => {
      const { busyFeeds } = ports;
      await busyFeeds.setAddress('id of An', 'encrypted', anEntry(1));
      await busyFeeds.keep(feed, [span(1, 2)], 1_000, false);
      await busyFeeds.reencrypt('id of An', 'encrypted', 'newer');
      await busyFeeds.reencrypt('id of An', 'encrypted', 'other');
      expect((await busyFeeds.all()).map(({ encryptedAddress }) => encryptedAddress)).toEqual(['newer']);
      expect(await taken()).toEqual([span(1, 2)]);
      await busyFeeds.keep(feed, [span(5, 6)], 2_000, false);
      await busyFeeds.fail(feed, 'response', 2_000);
      expect(await busyFeeds.status('id of An')).toMatchObject({ triedAt: 1_000, failure: undefined });
      await busyFeeds.setAddress('id of An', undefined, anEntry(2));
      expect(await taken()).toEqual([]);
      expect(await busyFeeds.status('id of An')).toBeUndefined();
      expect(await busyFeeds.all()).toEqual([]);
    });
  });
}

/** Contract for bookings while viewing hours change, also in another process. */
export function describeHoursRaces(name: string, make: MakeProcesses): void {
  test(`a slot found before the hours changed is never booked afterwards ${name}`, async () => {
    const [first, second] = await make(2);
    if (!first || !second) throw new Error('two processes were asked for');
    let [kept, refused] = [0, 0];
    for (let round = 0; round < 12; round++) {
      const asked = { propertyId: '1234567', personId: '', ...span(0, 100) };
      const { version } = await first.viewingHours.ofProperty(asked);
      const [outcome] = await Promise.all([
        first.submissions.accept(
          aSubmission(`${round}`, { reservation: aReservation(`${round}`, { capacity: 99, hoursVersion: version }) }),
        ),
        second.viewingHoursWriter.block(aBlockedTime(`${round}`, 1, 2), anEntry(round)),
      ]);
      if (outcome.kind === 'kept') kept++;
      else refused++;
      expect(['kept', 'hours-changed']).toContain(outcome.kind);
      const late = aSubmission(`late ${round}`, {
        reservation: aReservation(`late ${round}`, { capacity: 99, hoursVersion: version }),
      });
      expect(await first.submissions.accept(late)).toEqual({ kind: 'hours-changed' });
    }
    expect(kept + refused).toBe(12);
    expect(await first.viewingRecords.taken('1234567', '2026-10-25', '2026-10-25')).toMatchObject(
      kept === 0 ? [] : [{ count: kept }],
    );
  });

  test(`a viewing booked while its time is blocked is seen by the block, or refused ${name}`, async () => {
    const [first, second] = await make(2);
    if (!first || !second) throw new Error('two processes were asked for');
    let booked = 0;
    for (let round = 0; round < 12; round++) {
      const { version } = await first.viewingHours.ofProperty({ propertyId: '1234567', personId: '', ...span(0, 100) });
      const known = booked;
      const days = ['2026-10-25', '2026-10-25'] as const;
      const seen = { days, agentId: undefined, isSame: (held: readonly unknown[]) => held.length === known };
      const book = () =>
        first.submissions.accept(
          aSubmission(`${round}`, { reservation: aReservation(`${round}`, { capacity: 99, hoursVersion: version }) }),
        );
      const block = () => second.viewingHoursWriter.block(aBlockedTime(`${round}`, 1, 2), anEntry(round), seen);
      const isBlockFirst = round % 2 === 0;
      const [outcome, isBlocked] = isBlockFirst
        ? (await Promise.all([block(), book()])).toReversed()
        : await Promise.all([book(), block()]);
      const isBooked = typeof outcome === 'object' && outcome.kind === 'kept';
      if (isBooked) booked++;
      expect([round, isBlocked]).toEqual([round, !isBooked]);
    }
    const all = await first.viewingHours.blocked(0);
    expect(all).toHaveLength(12 - booked);
    expect(await first.deskLog.before(undefined, 99)).toHaveLength(12 - booked);
  });
}
