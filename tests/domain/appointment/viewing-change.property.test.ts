import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exactHours,
  hourClashes,
  isNotifiedInTime,
  isOutcome,
  nextViewing,
  reminderAfter,
  VIEWING_ACTS,
  viewingActs,
  type ViewingStep,
} from '../../../domain/appointment/viewing-change.ts';
import {
  expectedHours,
  hasEnded,
  VIEWING_OUTCOMES,
  VIEWING_STATUSES,
  type ViewingRecord,
} from '../../../domain/appointment/viewing-state.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';
import { type Hours, minutesOf, timeAt as clock } from '../../../domain/appointment/time-of-day.ts';

const SLOT = { day: '2026-10-27', slot: 'pm1', from: '14:00', to: '16:00', capacity: 1 };
const OTHER = { day: '2026-10-28', slot: 'am', from: '10:00', to: '13:00', capacity: 2 };
const hours = fc.constantFrom({ from: '14:30', to: '15:00' }, { from: '15:00', to: '16:00' });

const AGENCY = fc.constant('agency' as const);
const VISITOR = fc.constant('visitor' as const);
/** A time in Brussels before `SLOT`, `OTHER` and their hours; `AT` is the same time in Unix ms. */
const EARLY = { today: '2026-10-20', time: '09:00' };
const AT = Date.parse('2026-10-20T07:00:00Z');
/** A time after `SLOT`, `OTHER` and their hours. */
const LATE = { today: '2026-10-29', time: '09:00' };
const OTHER_TIME = fc.constant(OTHER);
const OTHER_HOURS = fc.constant({ from: '10:30', to: '11:00' });

const aViewing: fc.Arbitrary<ViewingRecord> = fc.record({
  ...Object.fromEntries(Object.entries(SLOT).map(([name, value]) => [name, fc.constant(value)])),
  status: fc.constantFrom(...VIEWING_STATUSES),
  exact: fc.option(hours, { nil: undefined }),
  isMoved: fc.boolean(),
  outcome: fc.constant(undefined),
  reason: fc.constant(undefined),
  sequence: fc.nat(50),
}) as fc.Arbitrary<ViewingRecord>;

const aStep: fc.Arbitrary<ViewingStep> = fc.oneof(
  fc.record({ by: AGENCY, kind: fc.constant('confirm' as const), exact: fc.option(hours, { nil: undefined }) }),
  fc.record({ by: AGENCY, kind: fc.constant('set-hour' as const), exact: hours }),
  fc.record({
    by: AGENCY,
    kind: fc.constant('move' as const),
    to: OTHER_TIME,
    exact: fc.option(OTHER_HOURS, { nil: undefined }),
  }),
  fc.record({
    by: AGENCY,
    kind: fc.constantFrom('refuse' as const, 'cancel' as const),
    reason: fc.constantFrom('', 'Sold.'),
  }),
  fc.record({
    by: VISITOR,
    kind: fc.constant('move' as const),
    at: fc.constant(AT),
    to: OTHER_TIME,
    isAsked: fc.boolean(),
  }),
  fc.record({ by: VISITOR, kind: fc.constant('cancel' as const), at: fc.constant(AT) }),
);

const PLAIN: ViewingRecord = {
  ...SLOT,
  status: 'confirmed',
  exact: undefined,
  isMoved: false,
  outcome: undefined,
  reason: undefined,
  sequence: 0,
};

describe('a viewing changed by visitor or agency', () => {
  test('changes as its state allows that side, with the next version, and is otherwise unchanged', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(aViewing, aStep, (visit, step) => {
        const changed = nextViewing(visit, step);
        met.add(`${visit.status} ${step.by} ${step.kind}`);
        expect(changed !== undefined).toBe(viewingActs(step.by, visit, EARLY).includes(step.kind));
        if (!changed) return;
        expect(changed.sequence).toBe(visit.sequence + 1);
        const isEnd = step.kind === 'refuse' || step.kind === 'cancel';
        const waits = step.by === 'visitor' && step.kind === 'move' && step.isAsked;
        expect(changed.status).toBe(isEnd ? 'cancelled' : waits ? 'asked' : 'confirmed');
        expect(changed.day).toBe(step.kind === 'move' ? OTHER.day : SLOT.day);
        expect(changed.reason).toBe('reason' in step && step.reason !== '' ? step.reason : undefined);
        // An exact time never belongs to another slot.
        const wasMoved = step.kind === 'confirm' ? false : visit.isMoved;
        expect(changed.isMoved).toBe(step.kind === 'move' || wasMoved);
        if (changed.exact && step.kind === 'move') expect(changed.exact.from >= OTHER.from).toBe(true);
        if (step.by === 'visitor' && step.kind === 'move') expect(changed.exact).toBeUndefined();
      }),
      // The rarest of the 21 cases has probability 1/36, so a hundred runs would often miss one.
      { numRuns: 1000 },
    );
    // Before a viewing the visitor has two actions, the agency all but its outcomes.
    expect(met.size).toBe(VIEWING_STATUSES.length * (VIEWING_ACTS.length - VIEWING_OUTCOMES.length + 2));
  });

  test('can be moved and cancelled by the visitor, confirmed or not; the agency confirms or refuses pending ones', () => {
    expect(VIEWING_STATUSES.map(status => viewingActs('visitor', { ...PLAIN, status }, EARLY))).toEqual([
      ['move', 'cancel'],
      ['move', 'cancel'],
      [],
    ]);
    expect(viewingActs('agency', { ...PLAIN, status: 'asked' }, EARLY)).toEqual(['confirm', 'refuse', 'move']);
    expect(viewingActs('agency', PLAIN, EARLY)).toEqual(['set-hour', 'move', 'cancel']);
  });

  test('is final once refused or cancelled', () => {
    for (const now of [EARLY, LATE]) expect(viewingActs('agency', { ...PLAIN, status: 'cancelled' }, now)).toEqual([]);
    expect(nextViewing({ ...PLAIN, status: 'asked' }, { by: 'agency', kind: 'refuse', reason: '' })).toMatchObject({
      status: 'cancelled',
      reason: undefined,
    });
  });

  test('gets its outcome once its time has passed, which the agent may correct, and then accepts nothing else', () => {
    const aMoment = fc.record({ day: fc.constantFrom(26, 27, 28), minute: fc.integer({ min: 0, max: 24 * 60 - 1 }) });
    reaches({ noted: 150, early: 150, cancelled: 50, corrected: 150 }, met =>
      fc.assert(
        fc.property(aViewing, fc.constantFrom(...VIEWING_OUTCOMES), aMoment, (visit, kind, { day, minute }) => {
          // The clocks went back on 25 October: Brussels is an hour ahead of UTC.
          const at = Date.parse(`2026-10-${day}T00:00:00Z`) + (minute - 60) * 60_000;
          const now = { today: `2026-10-${day}`, time: clock(minute) };
          const noted = nextViewing(visit, { by: 'agency', kind, at });
          const ends = visit.status === 'cancelled';
          expect(noted !== undefined).toBe(!ends && hasEnded(visit, now));
          expect(viewingActs('agency', visit, now).includes(kind)).toBe(noted !== undefined);
          met(noted ? 'noted' : ends ? 'cancelled' : 'early');
          if (!noted) return;
          expect(noted).toEqual({ ...visit, status: 'confirmed', outcome: kind, sequence: visit.sequence + 1 });
          const [other] = viewingActs('agency', noted, now);
          expect(viewingActs('agency', noted, now)).toHaveLength(1);
          if (!other || !isOutcome(other)) throw new Error('an outcome cannot be corrected');
          expect(nextViewing(noted, { by: 'agency', kind, at })).toBeUndefined();
          expect(nextViewing(noted, { by: 'agency', kind: other, at })).toMatchObject({ outcome: other });
          met('corrected');
          for (const step of fc.sample(aStep, 5)) expect(nextViewing(noted, step)).toBeUndefined();
        }),
        { numRuns: 900 },
      ),
    );
    expect(viewingActs('agency', PLAIN, { today: SLOT.day, time: '14:00' })).toEqual([]);
    expect(viewingActs('agency', PLAIN, { today: SLOT.day, time: '16:00' })).toEqual(['happened', 'not-come']);
    expect(viewingActs('visitor', PLAIN, LATE)).toEqual([]);
  });
});

describe('the exact time of a viewing', () => {
  test('is within its slot and has the given duration', () => {
    let within = 0;
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(
        minute,
        minute,
        fc.integer({ min: 13 * 60, max: 17 * 60 }),
        fc.integer({ min: -5, max: 240 }),
        (one, other, from, length) => {
          const slot = { from: clock(Math.min(one, other)), to: clock(Math.max(one, other)) };
          const exact = exactHours(slot, clock(from), length);
          const fits = length > 0 && from >= Math.min(one, other) && from + length <= Math.max(one, other);
          expect(exact).toEqual(fits ? { from: clock(from), to: clock(from + length) } : undefined);
          if (fits) within++;
        },
      ),
      { numRuns: runs(500) },
    );
    expect(within).toBeGreaterThan(runs(20));
  });

  test('replaces the slot as time shown to the visitor', () => {
    expect(exactHours(SLOT, '15:30', 30)).toEqual({ from: '15:30', to: '16:00' });
    expect(exactHours(SLOT, '15:31', 30)).toBeUndefined();
    expect(exactHours(SLOT, '9:00', 30)).toBeUndefined();
    expect(exactHours({ from: '14:00', to: '23:59' }, '23:50', 30)).toBeUndefined();
    expect(expectedHours({ ...SLOT, exact: { from: '15:30', to: '16:00' } })).toEqual({ from: '15:30', to: '16:00' });
    expect(expectedHours({ ...SLOT, exact: undefined })).toEqual({ from: '14:00', to: '16:00' });
  });
});

describe('exact times of one agent', () => {
  const exactly = fc
    .tuple(fc.integer({ min: 0, max: 90 }), fc.constantFrom(15, 30, 60))
    .map(([from, length]) => ({ from: clock(600 + from), to: clock(600 + from + length) }));
  const other = fc.record({
    propertyId: fc.constantFrom('1', '2'),
    status: fc.constantFrom(...VIEWING_STATUSES),
    exact: fc.option(exactly, { nil: undefined }),
  });

  test('conflict when they overlap or leave too little travel time between two properties', () => {
    let [clashes, travelled] = [0, 0];
    fc.assert(
      fc.property(exactly, fc.array(other, { maxLength: 5 }), fc.constantFrom(0, 20, 30), (exact, others, travel) => {
        const found = hourClashes({ propertyId: '1', exact }, others, travel);
        for (const one of others) {
          const gap = one.exact && gapBetween(exact, one.exact);
          const needed = one.propertyId === '1' ? 0 : travel;
          const isClash = one.status !== 'cancelled' && gap !== undefined && gap < needed;
          expect(found.includes(one)).toBe(isClash);
          if (isClash) clashes++;
          if (isClash && gap >= 0) travelled++;
        }
      }),
      { numRuns: runs(500) },
    );
    expect(clashes).toBeGreaterThan(runs(20));
    expect(travelled).toBeGreaterThan(5);
  });

  /** Minutes from the end of the earlier to the start of the later; negative when they overlap. */
  function gapBetween(one: Hours, two: Hours): number {
    return Math.max(minutesOf(one.from) - minutesOf(two.to), minutesOf(two.from) - minutesOf(one.to));
  }
});

describe('mails about a viewing', () => {
  test.each([
    ['2026-12-01', true],
    ['2026-12-02', true],
    ['2026-12-03', false],
    ['2026-11-30', true],
  ])('on 1 December make a reminder for %s unnecessary: %j', (day, isTold) => {
    expect(isNotifiedInTime(day, Date.parse('2026-12-01T09:00:00Z'))).toBe(isTold);
    // It is already 2 December in Brussels.
    expect(isNotifiedInTime('2026-12-03', Date.parse('2026-12-01T23:30:00Z'))).toBe(true);
  });
});

describe('the reminder of a viewing', () => {
  const at = Date.parse('2026-10-26T09:00:00Z');
  const [today, tomorrow, later] = ['2026-10-26', '2026-10-27', '2026-10-28'].map(day => ({ day }));
  const cancel = { by: 'visitor', kind: 'cancel', at } as const;
  const happened = { by: 'agency', kind: 'happened', at } as const;
  const move = { by: 'visitor', kind: 'move', at, to: OTHER, isAsked: false } as const;
  const set = { by: 'agency', kind: 'set-hour', exact: { from: '14:30', to: '15:00' } } as const;

  test.each([
    ['a move of its visitor', move, later, tomorrow, 'due'],
    ['a move of its visitor within the day', move, tomorrow, tomorrow, 'due'],
    ['its visitor calling off', cancel, tomorrow, tomorrow, undefined],
    ['an hour that the agency sets on the day before', set, tomorrow, tomorrow, 'told'],
    ['an outcome that the agent notes', happened, today, today, undefined],
    ['an hour that the agency sets long before', set, later, later, undefined],
    [
      'a move of the agency to a later day',
      { by: 'agency', kind: 'move', to: OTHER, exact: undefined },
      today,
      later,
      'due',
    ],
    [
      'a move of the agency to tomorrow',
      { by: 'agency', kind: 'move', to: OTHER, exact: undefined },
      later,
      tomorrow,
      'told',
    ],
  ] as const)('after %s', (_, step, before = OTHER, next = OTHER, expected) => {
    expect(reminderAfter(step, before, next, step.by === 'agency' ? at : undefined)).toBe(expected);
  });
});
