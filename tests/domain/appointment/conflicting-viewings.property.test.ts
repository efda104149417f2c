import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeAt } from '../../../domain/appointment/time-of-day.ts';
import { mergeSpans } from '../../../domain/appointment/time-span.ts';
import { addDays } from '../../../domain/text/day.ts';
import { offeredHours, conflictingViewings } from '../../../domain/appointment/conflicting-viewings.ts';
import { USUAL_CALENDAR } from '../../../domain/appointment/viewing-calendar.ts';
import { hourClashes } from '../../../domain/appointment/viewing-change.ts';
import type { PropertyHours } from '../../../domain/appointment/viewing-hours.ts';
import { VIEWING_STATUSES, type ViewingRecord } from '../../../domain/appointment/viewing-state.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { reaches } from '../../support/run/reaches.ts';

/** Friday at noon; the clocks go back in the night to Sunday. */
const NOW = { today: '2026-10-23', time: '12:00' };
const SLOTS = [
  { id: 'am', from: '10:00', to: '13:00' },
  { id: 'pm1', from: '14:00', to: '16:00' },
] as const;
const TOMORROW = addDays(NOW.today, 1);
const AGENCY = {
  ...USUAL_CALENDAR,
  visitMinutes: 30,
  travelMinutes: 30,
  capacity: 1,
  agentCapacity: 3,
  confirm: 'at-once',
} as const;

const day = fc.constantFrom('2026-10-23', '2026-10-24', '2026-10-26', '2026-10-27');
const aViewing: fc.Arbitrary<ViewingRecord & { readonly propertyId: string }> = fc
  .record({
    day,
    at: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    propertyId: fc.constantFrom('1', '2'),
  })
  .chain(({ day: on, at, propertyId }) =>
    fc.record({
      propertyId: fc.constant(propertyId),
      day: fc.constant(on),
      slot: fc.constant('am'),
      from: fc.constant('10:00'),
      to: fc.constant('13:00'),
      capacity: fc.constant(1),
      status: fc.constantFrom(...VIEWING_STATUSES),
      exact: fc.constant(at === undefined ? undefined : { from: timeAt(600 + 30 * at), to: timeAt(630 + 30 * at) }),
      isMoved: fc.constant(false),
      outcome: fc.constant(undefined),
      reason: fc.constant(undefined),
      sequence: fc.constant(0),
    }),
  );
const aBlock = fc
  .record({ day, from: fc.integer({ min: 9, max: 15 }), hours: fc.integer({ min: 1, max: 5 }) })
  .map(({ day: on, from, hours }) => ({
    from: brusselsInstant(on, timeAt(from * 60)),
    until: brusselsInstant(on, timeAt(from * 60)) + hours * 3_600_000,
  }));

describe('a blocked time', () => {
  test('touches coming viewings whose hour it overlaps, or that have no room left in their slot', () => {
    reaches({ exact: 40, loose: 5, spared: 100 }, met =>
      fc.assert(
        fc.property(aBlock, fc.array(aViewing, { maxLength: 4 }), (blocked, viewings) => {
          const touched = conflictingViewings(blocked, viewings, 30, NOW);
          for (const viewing of viewings) {
            const { from, to } = viewing.exact ?? viewing;
            const isComing = viewing.status !== 'cancelled' && `${viewing.day} ${from}` > `${NOW.today} ${NOW.time}`;
            // Half hours of the viewing's time that the block leaves.
            const halves = [];
            for (let at = brusselsInstant(viewing.day, from); at < brusselsInstant(viewing.day, to); at += 1_800_000)
              if (at + 1_800_000 <= blocked.from || at >= blocked.until) halves.push(at);
            const isInConflict = isComing && halves.length === 0;
            expect(touched.includes(viewing)).toBe(isInConflict);
            met(isInConflict ? (viewing.exact ? 'exact' : 'loose') : 'spared');
          }
        }),
        { numRuns: 2_000, seed: 4 },
      ),
    );
  });
});

describe('the hours offered for a viewing that conflicts', () => {
  test('are open, free of blocked times and of other viewings with travel, in no full slot, at most two a day', () => {
    reaches({ offered: 300, none: 5 }, met =>
      fc.assert(
        fc.property(
          aViewing,
          fc.array(aBlock, { maxLength: 5 }),
          fc.array(aViewing, { maxLength: 5 }),
          fc.constantFrom('', 'am', 'pm1', 'all'),
          (viewing, taken, others, full) => {
            const hours: PropertyHours = {
              agency: AGENCY,
              windows: undefined,
              agent: undefined,
              taken: mergeSpans(taken),
            };
            const isFull = (_: string, slot: { readonly id: string }) => full === 'all' || slot.id === full;
            const offered = offeredHours(
              { hours, slots: SLOTS, now: NOW, since: TOMORROW, minutes: 30, viewing, others, isFull },
              6,
            );
            met(offered.length === 0 ? 'none' : 'offered');
            expect(offered.length).toBe(full === 'all' ? 0 : 6);
            for (const hour of offered) {
              expect(hour.day > NOW.today).toBe(true);
              // A Sunday, All Saints and Armistice are closed.
              expect(['2026-10-25', '2026-11-01', '2026-11-11']).not.toContain(hour.day);
              expect(hour.slot).not.toBe(full);
              const span = { from: brusselsInstant(hour.day, hour.from), until: brusselsInstant(hour.day, hour.to) };
              for (const block of taken) expect(span.from >= block.until || span.until <= block.from).toBe(true);
              const sameDay = others.filter(other => other.day === hour.day);
              expect(hourClashes({ propertyId: viewing.propertyId, exact: hour }, sameDay, 30)).toEqual([]);
            }
            for (const { day: on } of offered) expect(offered.filter(hour => hour.day === on).length).toBeLessThan(3);
          },
        ),
        { numRuns: 400, seed: 5 },
      ),
    );
  });
});
