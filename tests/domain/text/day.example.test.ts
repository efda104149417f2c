import { describe, expect, it } from 'vitest';
import {
  addDays,
  brusselsDay,
  daysBetween,
  dayText,
  isDay,
  nearestDay,
  parseCalendarDay,
  parseDay,
  monthsBefore,
} from '../../../domain/text/day.ts';

describe('a formatted day', () => {
  it('is day, month, year without padding', () => {
    expect(dayText('2026-03-05')).toBe('5-3-2026');
    expect(dayText('2026-12-31', '/')).toBe('31/12/2026');
  });
  it('that is invalid is unchanged', () => {
    expect(dayText('2026-02-29')).toBe('2026-02-29');
    expect(dayText('soon')).toBe('soon');
  });
});

describe('a typed day', () => {
  it.each([
    ['2026-03-05', '2026-03-05'],
    ['5-3-2026', '2026-03-05'],
    ['05/03/2026', '2026-03-05'],
    ['5.3.2026', '2026-03-05'],
    ['31-2-2026', undefined],
    ['5-3/2026', undefined],
    ['5-3-26', undefined],
  ])('%s is parsed as %s', (typed, iso) => {
    expect(parseDay(typed)).toBe(iso);
  });
});

describe('a day of a calendar', () => {
  it.each([
    ['1900-01-01', '1900-01-01', '1900-01-01'],
    ['31-12-2199', '2199-12-31', '2199-12-31'],
    ['1899-12-31', undefined, '1900-01-01'],
    ['2200-01-01', undefined, '2199-12-31'],
    ['0000-01-01', undefined, '1900-01-01'],
    ['9999-12-31', undefined, '2199-12-31'],
    ['10000-01-01', undefined, '2199-12-31'],
    ['+275760-09-13', undefined, '2199-12-31'],
    ['-000001-01-01', undefined, '1900-01-01'],
    ['2026-02-30', undefined, undefined],
    ['2026-W53', undefined, undefined],
    ['٢٠٢٦-٠٣-٢٩', undefined, undefined],
  ])('%s is parsed as %s, and the nearest is %s', (typed, read, nearest) => {
    expect(parseCalendarDay(typed)).toBe(read);
    expect(nearestDay(typed)).toBe(nearest);
  });
});

describe('the day in Brussels', () => {
  it.each([
    [Date.UTC(2026, 6, 31, 21, 59), '2026-07-31'],
    [Date.UTC(2026, 6, 31, 22, 0), '2026-08-01'],
    [Date.UTC(2026, 0, 31, 22, 59), '2026-01-31'],
    [Date.UTC(2026, 0, 31, 23, 0), '2026-02-01'],
    [Date.UTC(2026, 9, 25, 0, 30), '2026-10-25'],
  ])('at %d is %s', (instant, iso) => {
    expect(brusselsDay(instant)).toBe(iso);
  });
});

describe('days', () => {
  it('are added across months and leap years', () => {
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(isDay('2100-02-29')).toBe(false);
    expect(monthsBefore('2026-08-31', 6)).toBe('2026-02-28');
    expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28');
    expect(monthsBefore('2026-01-15', 1)).toBe('2025-12-15');
    expect(daysBetween('never', '2026-01-01')).toBeNaN();
  });
});
