import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEGAL_HOLIDAYS, legalHoliday, REGIONAL_DAYS } from '../../../domain/appointment/holidays.ts';
import {
  openSlots,
  SLOTS,
  USUAL_CALENDAR,
  type ViewingCalendar,
  viewingDays,
  viewingRefusal,
  WEEKDAYS,
  weekdayOf,
} from '../../../domain/appointment/viewing-calendar.ts';
import { addDays, daysBetween } from '../../../domain/text/day.ts';
import { runs } from '../../support/run/daily-runs.ts';

const HOURS = [
  { id: 'am', from: '10:00' },
  { id: 'pm1', from: '14:00' },
  { id: 'pm2', from: '16:00' },
] as const;
const aDay = fc.integer({ min: 0, max: 4_000 }).map(days => addDays('2024-01-01', days));
const aTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(parts => parts.map(part => String(part).padStart(2, '0')).join(':'));
const aMoment = fc.record({ today: aDay, time: aTime });
const someSlots = fc.subarray([...SLOTS]);
const aCalendar: fc.Arbitrary<ViewingCalendar> = fc.record({
  open: fc.record({
    monday: someSlots,
    tuesday: someSlots,
    wednesday: someSlots,
    thursday: someSlots,
    friday: someSlots,
    saturday: someSlots,
    sunday: someSlots,
  }),
  openHolidays: fc.subarray([...LEGAL_HOLIDAYS]),
  closedRegionalDays: fc.subarray([...REGIONAL_DAYS]),
  closed: fc.array(
    fc.tuple(aDay, fc.integer({ min: 0, max: 20 })).map(([from, days]) => ({ from, until: addDays(from, days) })),
    { maxLength: 4 },
  ),
  noticeHours: fc.integer({ min: 0, max: 100 }),
  daysAhead: fc.integer({ min: 1, max: 90 }),
});

describe('the default calendar', () => {
  const now = { today: '2026-11-24', time: '15:00' };
  const refusal = (day: string, slot: (typeof SLOTS)[number] = 'am') => {
    const from = HOURS.find(({ id }) => id === slot)?.from ?? '10:00';
    return viewingRefusal(USUAL_CALENDAR, { day, slot, from }, now);
  };

  test.each([
    ['2026-12-25', 'am', 'holiday'],
    ['2026-11-28', 'pm2', 'closed-hours'],
    ['2026-11-28', 'am', undefined],
    ['2026-11-29', 'am', 'closed-day'],
    ['9999-01-04', 'am', 'too-far'],
    ['2027-01-22', 'am', undefined],
    ['2027-01-25', 'am', 'too-far'],
    ['2026-11-24', 'pm2', 'too-soon'],
    ['2026-11-24', 'pm1', 'past'],
    ['2026-11-23', 'am', 'past'],
    ['2026-11-25', 'pm1', 'too-soon'],
    ['2026-11-25', 'pm2', undefined],
    ['2026-11-26', 'am', undefined],
  ] as const)('%s %s: %s', (day, slot, code) => {
    expect(refusal(day, slot)).toBe(code);
  });

  test('offers days from tomorrow, Saturdays in the morning only', () => {
    const days = viewingDays(USUAL_CALENDAR, HOURS, now, 5);
    expect(days).toEqual(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30']);
    expect(openSlots(USUAL_CALENDAR, HOURS, '2026-11-28', now).map(({ id }) => id)).toEqual(['am']);
    expect(openSlots(USUAL_CALENDAR, HOURS, '2026-11-25', now).map(({ id }) => id)).toEqual(['pm2']);
  });
});

test('offers exactly the days with an open slot, sorted and complete', () => {
  let offered = 0;
  fc.assert(
    fc.property(aCalendar, aMoment, fc.integer({ min: 1, max: 40 }), (calendar, now, count) => {
      const days = viewingDays(calendar, HOURS, now, count);
      const all = Array.from({ length: calendar.daysAhead + 10 }, (_, at) => addDays(now.today, at));
      const open = all.filter(day => openSlots(calendar, HOURS, day, now).length > 0);
      expect(days).toEqual(open.slice(0, count));
      offered += days.length;
    }),
  );
  expect(offered).toBeGreaterThan(100);
});

const aWay = fc.record({ ahead: fc.integer({ min: -3, max: 95 }), toHoliday: fc.constantFrom(true, false, false) });

test('an open slot respects the notice period, the horizon and closed days', () => {
  const seen = { open: 0, holidays: 0, refused: new Set<string>() };
  fc.assert(
    fc.property(aCalendar, aMoment, aWay, fc.nat(2), (calendar, now, { ahead, toHoliday }, at) => {
      let day = addDays(now.today, ahead);
      // Holidays are rare, so some drawn days move to the next one.
      while (toHoliday && !legalHoliday(day)) day = addDays(day, 1);
      const hour = HOURS[at] ?? HOURS[0];
      const code = viewingRefusal(calendar, { day, slot: hour.id, from: hour.from }, now);
      if (code) return void seen.refused.add(code);
      seen.open++;
      expect(`${day} ${hour.from}` > `${now.today} ${now.time}`).toBe(true);
      expect(daysBetween(now.today, day)).toBeLessThanOrEqual(calendar.daysAhead);
      expect(calendar.open[weekdayOf(day)]).toContain(hour.id);
      for (const { from, until } of calendar.closed) expect(day < from || day > until).toBe(true);
      const holiday = legalHoliday(day);
      if (holiday) seen.holidays++;
      if (holiday) expect(calendar.openHolidays).toContain(holiday);
    }),
    { numRuns: runs(3_000) },
  );
  expect(seen.open).toBeGreaterThan(runs(300));
  expect(seen.holidays).toBeGreaterThan(runs(10));
  expect([...seen.refused].toSorted()).toEqual([
    'closed-day',
    'closed-hours',
    'holiday',
    'past',
    'too-far',
    'too-soon',
  ]);
});

test('weekdays are consecutive', () => {
  fc.assert(
    fc.property(aDay, day => {
      const next = WEEKDAYS[(WEEKDAYS.indexOf(weekdayOf(day)) + 1) % 7];
      expect(weekdayOf(addDays(day, 1))).toBe(next);
      expect(weekdayOf(day) === 'sunday').toBe(new Date(`${day}T00:00:00Z`).getUTCDay() === 0);
    }),
  );
});
