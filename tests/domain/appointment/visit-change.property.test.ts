import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedVisit,
  exactHours,
  expectedHours,
  VISIT_ACTS,
  VISIT_STATES,
  visitActs,
  type VisitChange,
  type VisitStanding,
} from '../../../domain/appointment/visit-change.ts';

const SLOT = { day: '2026-10-27', slot: 'pm1', from: '14:00', to: '16:00', capacity: 1 };
const OTHER = { day: '2026-10-28', slot: 'am', from: '10:00', to: '13:00', capacity: 2 };
const hours = fc.constantFrom({ from: '14:30', to: '15:00' }, { from: '15:00', to: '16:00' });

const aVisit: fc.Arbitrary<VisitStanding> = fc.record({
  ...Object.fromEntries(Object.entries(SLOT).map(([name, value]) => [name, fc.constant(value)])),
  status: fc.constantFrom(...VISIT_STATES),
  exact: fc.option(hours, { nil: undefined }),
  reason: fc.constant(undefined),
  sequence: fc.nat(50),
}) as fc.Arbitrary<VisitStanding>;

const aChange: fc.Arbitrary<VisitChange> = fc.oneof(
  fc.record({ kind: fc.constant('confirm' as const), exact: fc.option(hours, { nil: undefined }) }),
  fc.record({ kind: fc.constant('set-hour' as const), exact: hours }),
  fc.record({ kind: fc.constant('move' as const), to: fc.constant(OTHER), exact: fc.constant(undefined) }),
  fc.record({ kind: fc.constantFrom('refuse' as const, 'cancel' as const), reason: fc.string() }),
);

describe('a visit that an agent changes', () => {
  test('becomes what its state lets it be, one version on, and is else left alone', () => {
    const met = new Map<string, number>();
    fc.assert(
      fc.property(aVisit, aChange, (visit, change) => {
        const changed = changedVisit(visit, change);
        const key = `${visit.status} ${change.kind}`;
        met.set(key, (met.get(key) ?? 0) + 1);
        expect(changed !== undefined).toBe(visitActs(visit.status).includes(change.kind));
        if (!changed) return;
        expect(changed.sequence).toBe(visit.sequence + 1);
        expect(changed.status).toBe(change.kind === 'refuse' || change.kind === 'cancel' ? 'cancelled' : 'confirmed');
        expect(changed.day).toBe(change.kind === 'move' ? OTHER.day : SLOT.day);
        // An hour of another slot never stands beside a slot.
        if (changed.exact && change.kind === 'move') expect(changed.exact.from >= OTHER.from).toBe(true);
      }),
    );
    expect(met.size).toBe(VISIT_STATES.length * VISIT_ACTS.length);
  });

  test('is over once it was refused or cancelled', () => {
    expect(visitActs('cancelled')).toEqual([]);
    expect(
      changedVisit(
        { ...SLOT, status: 'asked', exact: undefined, reason: undefined, sequence: 0 },
        { kind: 'refuse', reason: '' },
      ),
    ).toMatchObject({ status: 'cancelled', reason: undefined });
  });
});

describe('the exact hour of a visit', () => {
  test('lies within its slot, and lasts as long as was said', () => {
    let within = 0;
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
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
      { numRuns: 500 },
    );
    expect(within).toBeGreaterThan(20);
  });

  test('is what the visitor is expected at, once there is one', () => {
    expect(exactHours(SLOT, '15:30', 30)).toEqual({ from: '15:30', to: '16:00' });
    expect(exactHours(SLOT, '15:31', 30)).toBeUndefined();
    expect(exactHours(SLOT, '9:00', 30)).toBeUndefined();
    expect(exactHours({ from: '14:00', to: '23:59' }, '23:50', 30)).toBeUndefined();
    expect(expectedHours({ ...SLOT, exact: { from: '15:30', to: '16:00' } })).toEqual({ from: '15:30', to: '16:00' });
    expect(expectedHours({ ...SLOT, exact: undefined })).toEqual({ from: '14:00', to: '16:00' });
  });
});
