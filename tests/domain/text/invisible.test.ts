import { describe, expect, test } from 'vitest';
import { withoutInvisible, withShownInvisible } from '../../../domain/text/invisible.ts';
import { phoneE164 } from '../../../domain/text/phone.ts';
import { readNumber } from '../../../domain/text/number-reading.ts';
import { readMoment } from '../../../domain/text/written-day.ts';
import { readYesNo } from '../../../domain/text/yes-no.ts';

/** Characters that word processors, web pages and messengers put into copied texts, and that no font shows. */
const INVISIBLE: readonly (readonly [name: string, sign: string])[] = [
  ['a soft hyphen', '\u00ad'],
  ['an Arabic letter mark', '\u061c'],
  ['a Mongolian vowel separator', '\u180e'],
  ['a space without a width', '\u200b'],
  ['a joiner', '\u200d'],
  ['a mark of direction', '\u200e'],
  ['an embedding', '\u202a'],
  ['an override', '\u202e'],
  ['a word joiner', '\u2060'],
  ['an invisible sign of multiplication', '\u2062'],
  ['an isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['a deprecated control of digits', '\u206f'],
  ['a byte order mark', '\ufeff'],
];

describe.each(INVISIBLE)('%s', (_, sign) => {
  const between = (text: string) => `${sign}${[...text].join(sign)}${sign}`;

  test('changes no switch, day, number and telephone number', () => {
    expect(readYesNo(between('Ja'))).toBe(true);
    expect(readYesNo(between('non'))).toBe(false);
    expect(readMoment(between('5 mars 2026'))).toEqual({ day: '2026-03-05' });
    expect(readMoment(between('05/03/2026 08:30'))).toEqual({ day: '2026-03-05', time: '08:30' });
    const bounds = { least: 1_000, most: 200_000_000 };
    const price = { kind: 'number', value: 389_000 };
    expect(readNumber(between('389.000'), { writer: 'person', bounds, unit: 'euro' })).toEqual(price);
    expect(phoneE164(between('0470 12 34 56'))).toBe('+32470123456');
  });

  test('is left out of a text, or shown as its escape', () => {
    expect(withoutInvisible(between('Été 5'))).toBe('Été 5');
    expect(withShownInvisible(`a${sign}b`)).toMatch(/^a\\u[\da-f]{4}b$/);
  });
});

test('signs that are seen stay', () => {
  const text = 'Œuvre – 5\u00a0€\u202f/\tm² ’à’ \u2011';
  expect(withoutInvisible(text)).toBe(text);
  expect(withShownInvisible(text)).toBe(text);
});
