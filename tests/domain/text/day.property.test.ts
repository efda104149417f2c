import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, brusselsDay, daysBetween, dayText, isDay, parseDay, monthsBefore } from '../../../domain/text/day.ts';
import { day } from '../../arbitraries/full-listing.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

describe('a day', () => {
  it('survives formatting and parsing with each separator', () => {
    fc.assert(
      fc.property(day(), fc.constantFrom('-', '/', '.'), (iso, separator) => {
        expect(parseDay(dayText(iso, separator))).toBe(iso);
        expect(dayText(iso, separator)).not.toMatch(/(^|[-/.])0/);
      }),
    );
  });

  it('n days later is n days away', () => {
    fc.assert(
      fc.property(day(), fc.integer({ min: -5000, max: 5000 }), (iso, n) => {
        expect(daysBetween(iso, addDays(iso, n))).toBe(n);
      }),
    );
  });

  it('some months earlier is on the same date or the last of that month', () => {
    const anEnd = fc.tuple(day(), fc.constantFrom('29', '30', '31')).map(([iso, date]) => iso.slice(0, 8) + date);
    reaches({ 'last of its month': runs(50) }, met =>
      fc.assert(
        fc.property(fc.oneof(day(), anEnd.filter(isDay)), fc.integer({ min: 0, max: 120 }), (iso, months) => {
          const earlier = monthsBefore(iso, months);
          const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
          expect(isDay(earlier)).toBe(true);
          expect(count(iso) - count(earlier)).toBe(months);
          expect(earlier.slice(8) <= iso.slice(8)).toBe(true);
          if (earlier.slice(8) === iso.slice(8)) return;
          met('last of its month');
          expect(addDays(earlier, 1).slice(8)).toBe('01');
        }),
        { numRuns: runs(1000) },
      ),
    );
  });

  it('sorts as text like in time', () => {
    fc.assert(fc.property(day(), day(), (a, b) => void expect(a < b).toBe(daysBetween(a, b) > 0)));
  });

  it('is not parsed from other text, and parsing never throws', () => {
    const aPart = fc.oneof(fc.integer({ min: 0, max: 32 }), fc.integer({ min: 1900, max: 2100 })).map(String);
    /** Three numbers in usual formats; some are a day. */
    const written = fc
      .tuple(fc.nat(32), fc.nat(13), fc.integer({ min: 1990, max: 2040 }), fc.constantFrom('-', '/', '.'))
      .map(([date, month, year, separator]) => [date, month, year].join(separator));
    const someParts = fc
      .array(fc.oneof(aPart, fc.constantFrom('-', '/', '.')), { maxLength: 6 })
      .map(parts => parts.join(''));
    reaches({ day: runs(100), none: runs(100) }, met =>
      fc.assert(
        fc.property(fc.oneof(fc.string(), someParts, written, day()), text => {
          const read = parseDay(text);
          met(read === undefined ? 'none' : 'day');
          expect(read === undefined || isDay(read)).toBe(true);
          const numbers = text.split(/[-/.]/).map(Number);
          const [year = 0, month = 0, date = 0] = text.trim() === read ? numbers : numbers.toReversed();
          const exists = new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;
          expect(read === undefined || exists).toBe(true);
          expect(typeof dayText(text)).toBe('string');
        }),
        { numRuns: runs(1000) },
      ),
    );
  });

  it('in Brussels starts one or two hours before UTC', () => {
    const instant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2099, 0, 1) });
    fc.assert(
      fc.property(instant, ms => {
        const utc = (shift: number) => new Date(ms + shift * 3_600_000).toISOString().slice(0, 10);
        expect([utc(1), utc(2)]).toContain(brusselsDay(ms));
      }),
    );
  });
});
