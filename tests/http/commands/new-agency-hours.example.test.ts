import { describe, expect, test } from 'vitest';
import { callHours, openingWords, parseHours } from '../../../adapters/composition/new/hours.ts';

describe('the opening hours of a new agency', () => {
  test.each([
    ['9-12:30,13:30-18', '09:00-12:30 13:30-18:00'],
    [' 9h30 – 12h , 13.00-17:45 ', '09:30-12:00 13:00-17:45'],
    ['9-17', '09:00-17:00'],
  ])('%j are parsed', (text, hours) => {
    expect(
      parseHours(text)
        ?.map(({ from, to }) => `${from}-${to}`)
        .join(' '),
    ).toBe(hours);
  });

  test.each(['', 'all day', '9', '9-8', '9-25', '9-12,11-18', '9-10,11-12,13-14', '9:60-12', '-'])(
    '%j are refused',
    text => {
      expect(parseHours(text)).toBeUndefined();
    },
  );

  test.each([
    ['9-12:30,13:30-18', 'am 09:00-12:30, pm1 13:30-16:00, pm2 16:00-18:00'],
    ['9-17', 'am 09:00-12:00, pm1 12:00-15:00, pm2 15:00-17:00'],
    ['9-12', 'am 09:00-12:00'],
    ['13-19', 'pm1 13:00-16:00, pm2 16:00-19:00'],
    ['9-12,13-14:30', 'am 09:00-12:00, pm1 13:00-14:30'],
  ])('%s are divided into call slots: %s', (text, hours) => {
    const called = callHours(parseHours(text) ?? []);
    expect(called.map(({ id, from, to }) => `${id} ${from}-${to}`).join(', ')).toBe(hours);
    for (const { from, to } of called) expect(from < to).toBe(true);
  });

  test('are formatted as each language writes times', () => {
    const open = parseHours('9-17:15') ?? [];
    expect(openingWords(open, 'en')).toBe('Monday to Friday, 9:00 to 17:15.');
    expect(openingWords(open, 'fr')).toBe('Du lundi au vendredi de 9\u00a0h à 17\u00a0h\u00a015.');
  });
});
