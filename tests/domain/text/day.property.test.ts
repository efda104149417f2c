import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, brusselsDay, daysBetween, dayText, isDay, parseDay, monthsBefore } from '../../../domain/text/day.ts';
import { day } from '../../arbitraries/full-listing.ts';

describe('a day', () => {
  it('that is printed and read again is itself, with each separator', () => {
    fc.assert(
      fc.property(day(), fc.constantFrom('-', '/', '.'), (iso, separator) => {
        expect(parseDay(dayText(iso, separator))).toBe(iso);
        expect(dayText(iso, separator)).not.toMatch(/(^|[-/.])0/);
      }),
    );
  });

  it('later by n lies n days away', () => {
    fc.assert(
      fc.property(day(), fc.integer({ min: -5000, max: 5000 }), (iso, n) => {
        expect(daysBetween(iso, addDays(iso, n))).toBe(n);
      }),
    );
  });

  it('months earlier lies so many months back, on the same date or the last that there is', () => {
    fc.assert(
      fc.property(day(), fc.integer({ min: 0, max: 120 }), (iso, months) => {
        const earlier = monthsBefore(iso, months);
        const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(isDay(earlier)).toBe(true);
        expect(count(iso) - count(earlier)).toBe(months);
        if (earlier.slice(8) !== iso.slice(8)) expect(addDays(earlier, 1).slice(8)).toBe('01');
        expect(earlier.slice(8) <= iso.slice(8)).toBe(true);
      }),
    );
  });

  it('sorts as text as it sorts in time', () => {
    fc.assert(fc.property(day(), day(), (a, b) => void expect(a < b).toBe(daysBetween(a, b) > 0)));
  });

  it('is never read from any other text, and reading never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9./-]{0,12}$/)), text => {
        const read = parseDay(text);
        expect(read === undefined || isDay(read)).toBe(true);
        expect(typeof dayText(text)).toBe('string');
      }),
    );
  });

  it('in Brussels begins one or two hours before that of Greenwich', () => {
    const instant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2099, 0, 1) });
    fc.assert(
      fc.property(instant, ms => {
        const utc = (shift: number) => new Date(ms + shift * 3_600_000).toISOString().slice(0, 10);
        expect([utc(1), utc(2)]).toContain(brusselsDay(ms));
      }),
    );
  });
});
