import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brusselsInstant, brusselsTime } from '../../../domain/text/brussels-time.ts';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import { runs } from '../../support/run/daily-runs.ts';

const CHANGES = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'];
const aDay = fc.oneof(
  fc.constantFrom(...CHANGES),
  fc.integer({ min: 0, max: 9_000 }).map(days => addDays('2010-01-01', days)),
);
const aTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(parts => parts.map(part => String(part).padStart(2, '0')).join(':'));

/** Whether a day is the last Sunday of March of its year, when clocks go forward. */
const isSpringChange = (day: string) => /-03-(2[5-9]|3[01])$/.test(day) && new Date(`${day}T12:00Z`).getUTCDay() === 0;

test('a local time in Brussels converts to its instant and back, except in the skipped hour', () => {
  let [skipped, changing] = [0, 0];
  fc.assert(
    fc.property(aDay, aTime, (day, time) => {
      const instant = brusselsInstant(day, time);
      expect(brusselsDay(instant)).toBe(day);
      if (CHANGES.includes(day)) changing++;
      if (isSpringChange(day) && time.startsWith('02:')) {
        skipped++;
        expect(brusselsTime(instant)).toBe(time.replace('02:', '03:'));
      } else expect(brusselsTime(instant)).toBe(time);
    }),
    {
      numRuns: runs(400),
      examples: [
        ['2026-03-29', '02:30'],
        ['2010-03-28', '02:00'],
        ['2034-03-26', '02:59'],
      ],
    },
  );
  expect(skipped).toBeGreaterThan(0);
  expect(changing).toBeGreaterThan(runs(50));
});

test('of a repeated hour the first one is used', () => {
  expect(brusselsInstant('2026-10-25', '02:30')).toBe(Date.UTC(2026, 9, 25, 0, 30));
});
