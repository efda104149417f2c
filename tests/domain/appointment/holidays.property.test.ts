import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { easterSunday, LEGAL_HOLIDAYS, legalHoliday, regionalDay } from '../../../domain/appointment/holidays.ts';
import { addDays, daysBetween } from '../../../domain/text/day.ts';
import { runs } from '../../support/run/daily-runs.ts';

const aYear = fc.integer({ min: 1974, max: 4_000 });
const daysOf = (year: number) =>
  Array.from({ length: daysBetween(`${year}-01-01`, `${year + 1}-01-01`) }, (_, at) => addDays(`${year}-01-01`, at));

test.each([
  // From published Easter tables: the earliest and latest date, and current years.
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

describe('legal holidays', () => {
  test('of 2026 are complete', () => {
    expect(
      daysOf(2026)
        .flatMap(day => legalHoliday(day) ?? [])
        .toSorted(),
    ).toEqual([...LEGAL_HOLIDAYS].toSorted());
    expect(daysOf(2026).filter(legalHoliday)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-07-21',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]);
  });

  test('are ten a year, or nine when Ascension is on 1 May', () => {
    let short = 0;
    fc.assert(
      fc.property(aYear, year => {
        const { length } = daysOf(year).filter(legalHoliday);
        const together = addDays(easterSunday(year), 39) === `${year}-05-01`;
        if (together) short++;
        expect(length).toBe(together ? 9 : 10);
      }),
      { numRuns: runs(300), examples: [[2008], [2160]] },
    );
    expect(short).toBeGreaterThan(0);
  });

  test('Easter is a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(aYear, year => {
        const easter = easterSunday(year);
        expect(new Date(`${easter}T00:00:00Z`).getUTCDay()).toBe(0);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      }),
    );
  });
});

test('regions and communities have one day each, Wallonia the third Sunday of September', () => {
  expect(daysOf(2026).flatMap(day => (regionalDay(day) ? [`${day} ${regionalDay(day)}`] : []))).toEqual([
    '2026-05-08 brussels-region',
    '2026-07-11 flemish-community',
    '2026-09-20 walloon-region',
    '2026-09-27 french-community',
    '2026-11-15 german-community',
  ]);
});
