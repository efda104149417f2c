import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { addDays, dayText, daysBetween } from '../../../domain/text/day.ts';
import { LANGUAGES, localeOf } from '../../../domain/text/language.ts';
import { isPlaceholderDay, isZeroDay, readMoment, readWrittenDay } from '../../../domain/text/written-day.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { DAY_SPELLINGS } from './day-spellings.ts';

describe('a spelling of a day', () => {
  it.each(DAY_SPELLINGS)('%j is %s (%s)', (spelling, day) => {
    expect(readWrittenDay(spelling)).toBe(day);
  });

  it.each(['0001-01-01', '1753-01-01', '1899-12-30', '1900-01-01', '1970-01-01', '2079-06-06', '9999-12-31'])(
    '%s means none',
    day => expect(isPlaceholderDay(day)).toBe(true),
  );

  it.each([
    ['0000-00-00', true],
    ['0000-00-00 00:00:00', true],
    ['0000-00-00T00:00:00.000Z', true],
    ['00/00/0000', true],
    ['0', true],
    ['', false],
    ['-', false],
    ['2000-01-01', false],
    ['0001-01-01', false],
  ])('%j is a day of zeros: %s', (text, isZero) => expect(isZeroDay(text)).toBe(isZero));
});

const days = fc.integer({ min: 0, max: daysBetween('1996-01-01', '2099-12-31') }).map(n => addDays('1996-01-01', n));

test('each language’s long and medium form of a day reads back', () => {
  fc.assert(
    fc.property(
      days,
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom('medium', 'long', 'full'),
      (day, language, dateStyle) => {
        const locale = localeOf(language).replace('_', '-');
        const written = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(Date.parse(day));
        expect(readWrittenDay(written), written).toBe(day);
      },
    ),
    { numRuns: runs(2000) },
  );
});

test('the numbers of a day are parsed with any separators', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('-', '/', '.'), (day, separator) => {
      expect(readWrittenDay(dayText(day, separator))).toBe(day);
    }),
    { numRuns: runs(400) },
  );
});

test('an instant with its offset reads as the time of Brussels', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('00:00', '09:30', '23:59'), (day, time) => {
      const utc = new Date(brusselsInstant(day, time)).toISOString();
      expect(readMoment(utc)).toEqual({ day, time });
      expect(readMoment(`${day} ${time}`)).toEqual({ day, time });
    }),
    { numRuns: runs(400) },
  );
});
