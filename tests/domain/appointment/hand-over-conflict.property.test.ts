import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handOverConflict, isInConflict } from '../../../domain/appointment/conflicting-viewings.ts';
import { timeAt } from '../../../domain/appointment/time-of-day.ts';
import { hourClashes } from '../../../domain/appointment/viewing-change.ts';
import { VIEWING_STATUSES } from '../../../domain/appointment/viewing-state.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

const NOW = { today: '2026-10-23', time: '12:00' };
const day = fc.constantFrom('2026-10-23', '2026-10-24', '2026-10-24');

/** A viewing; one of `every` has no exact hour. */
const viewingWithoutHour = (every: number) =>
  fc.record({
    propertyId: fc.constantFrom('1', '2'),
    day,
    from: fc.constant('10:00'),
    to: fc.constant('13:00'),
    status: fc.constantFrom(...VIEWING_STATUSES, 'confirmed', 'confirmed'),
    exact: fc.option(
      fc.integer({ min: 0, max: 5 }).map(at => ({ from: timeAt(600 + 30 * at), to: timeAt(630 + 30 * at) })),
      { nil: undefined, freq: every },
    ),
    isMoved: fc.constant(false),
    outcome: fc.constant(undefined),
  });
const aViewing = viewingWithoutHour(2);
const another = viewingWithoutHour(6);
const aTime = fc
  .record({ day, from: fc.integer({ min: 8, max: 12 }), hours: fc.integer({ min: 1, max: 7 }) })
  .map(({ day: on, from, hours }) => ({
    from: brusselsInstant(on, timeAt(from * 60)),
    until: brusselsInstant(on, timeAt((from + hours) * 60)),
  }));

describe('a viewing that a colleague takes over', () => {
  test('conflicts with their viewings of its hour and with their taken times, unless it is cancelled or has begun', () => {
    reaches({ viewing: runs(40), taken: runs(60), 'without hour': runs(20) }, met =>
      fc.assert(
        fc.property(
          aViewing,
          fc.array(another, { minLength: 1, maxLength: 5 }),
          fc.array(aTime, { maxLength: 2 }),
          (viewing, others, taken) => {
            const found = handOverConflict(viewing, { others, taken, travelMinutes: 30, visitMinutes: 30 }, NOW);
            const { exact, propertyId } = viewing;
            const isOver =
              viewing.status === 'cancelled' ||
              (viewing.day === NOW.today && (exact?.from ?? viewing.from) <= NOW.time);
            const sameDay = others.filter(other => other.day === viewing.day);
            const clashes = exact ? hourClashes({ propertyId, exact }, sameDay, 30) : [];
            const isTaken = isInConflict(viewing, taken, 30);
            expect(found !== undefined).toBe(!isOver && (clashes.length > 0 || isTaken));
            if (!found) return;
            expect(found.viewings).toEqual(clashes);
            expect(found.taken.length > 0).toBe(isTaken);
            if (clashes.length > 0) met('viewing');
            if (isTaken) met('taken');
            if (!exact) met('without hour');
          },
        ),
        { numRuns: runs(1000) },
      ),
    );
  });

  test('is given to a colleague without viewings and taken times at any time', () => {
    fc.assert(
      fc.property(aViewing, viewing => {
        const free = { others: [], taken: [], travelMinutes: 30, visitMinutes: 30 };
        expect(handOverConflict(viewing, free, NOW)).toBeUndefined();
      }),
    );
  });
});
