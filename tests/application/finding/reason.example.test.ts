import { describe, expect, test } from 'vitest';
import { EN_REASONS } from '../../../application/finding/locales/en/reasons.ts';
import { type ReasonCode, reason, reasonText } from '../../../application/finding/reason.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

const CODES = Object.keys(EN_REASONS) as ReasonCode[];
const placesOf = (text: string) => Array.from(text.matchAll(/\{(\w+)\}/g), ([place]) => place).toSorted();

describe('reasons of findings', () => {
  test.each(LANGUAGES)('leave the same places open in %s as in English', language => {
    for (const code of CODES)
      expect(placesOf(reasonText({ code }, language)), code).toEqual(placesOf(EN_REASONS[code]));
  });

  test.each(LANGUAGES.filter(language => language !== 'en'))('have words of their own in %s', language => {
    const borrowed = CODES.filter(code => /[a-z]{3}/.test(EN_REASONS[code].replaceAll(/\{\w+\}/g, '')));
    expect(borrowed.filter(code => reasonText({ code }, language) === EN_REASONS[code])).toEqual([]);
  });

  test('hold the values they were made with', () => {
    expect(reason('no-picture', { id: 'town' })).toEqual({ code: 'no-picture', values: { id: 'town' } });
    expect(reasonText(reason('no-picture', { id: 'town' }), 'nl')).toBe('er is geen foto „town”');
  });

  test('show a value that looks like a place as it is', () => {
    expect(reasonText(reason('text', { text: '$& {text} {id}' }), 'en')).toBe('$& {text} {id}');
  });
});
