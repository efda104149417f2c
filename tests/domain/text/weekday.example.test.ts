import { describe, expect, it } from 'vitest';
import { dayParts, monthText, spokenDay, weekdayText } from '../../../domain/text/weekday.ts';

describe('a day with its name', () => {
  it.each([
    ['fr', 'mardi 27 octobre 2026'],
    ['nl', 'dinsdag 27 oktober 2026'],
    ['en', 'Tuesday 27 October 2026'],
    ['de', 'Dienstag, 27. Oktober 2026'],
  ] as const)('in %s is %s', (language, text) => {
    expect(weekdayText('2026-10-27', language)).toBe(text);
  });
  it('is written with the French ordinal on the first of a month', () => {
    expect(weekdayText('2026-11-01', 'fr')).toBe('dimanche 1er novembre 2026');
  });
  it.each(['', 'soon', '2026-02-30'])('that is invalid is unchanged: %j', text => {
    expect(weekdayText(text, 'fr')).toBe(text);
  });
});

describe('a day with its month name', () => {
  it.each([
    ['fr', '5 mars 2026', '1er mars 2026'],
    ['nl', '5 maart 2026', '1 maart 2026'],
    ['en', '5 March 2026', '1 March 2026'],
    ['de', '5. März 2026', '1. März 2026'],
  ] as const)('in %s is %s', (language, fifth, first) => {
    expect([monthText('2026-03-05', language), monthText('2026-03-01', language)]).toEqual([fifth, first]);
    expect(monthText('soon', language)).toBe('soon');
  });
});

describe('a day in words', () => {
  it.each([
    ['fr', 'sam. 28 nov.', 'samedi 28 novembre'],
    ['nl', 'za 28 nov', 'zaterdag 28 november'],
    ['en', 'Sat 28 Nov', 'Saturday 28 November'],
    ['de', 'Sa., 28. Nov.', 'Samstag, 28. November'],
  ] as const)('in %s is %s, in full %s', (language, short, long) => {
    expect([spokenDay('2026-11-28', language, 'short'), spokenDay('2026-11-28', language, 'long')]).toEqual([
      short,
      long,
    ]);
  });
  it('that is invalid is unchanged', () => {
    expect(spokenDay('2026-02-30', 'fr', 'short')).toBe('2026-02-30');
  });
});

describe('the parts of a day', () => {
  it.each([
    ['fr', 'sam.', 'nov.'],
    ['nl', 'za', 'nov'],
    ['en', 'Sat', 'Nov'],
    ['de', 'Sa', 'Nov'],
  ] as const)('in %s are %s, 28, %s', (language, weekday, month) => {
    expect(dayParts('2026-11-28', language)).toEqual({ weekday, date: '28', month });
  });
  it('of no day are empty', () => {
    expect(dayParts('2026-02-30', 'fr')).toEqual({ weekday: '', date: '', month: '' });
  });
});
