import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelyName } from '../../../domain/text/likely-name.ts';

const KEYS = ['maxMenuItems', 'defaultLanguage', 'colours', 'openingHours', 'logo'];

test.each([
  ['maxMenuItem', 'maxMenuItems'],
  ['openinghours', 'openingHours'],
  ['colors', 'colours'],
  ['defaltLangauge', 'defaultLanguage'],
  ['defaultLangauge', 'defaultLanguage'],
  ['logos', 'logo'],
  ['log', undefined],
  ['titel', undefined],
])('%s → %s', (written, meant) => expect(likelyName(written, KEYS)).toBe(meant));

test('a name with one letter too many is found among names that differ', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KEYS.filter(key => key.length > 6)), fc.nat(), (key, at) => {
      const place = at % key.length;
      expect(likelyName(`${key.slice(0, place)}q${key.slice(place)}`, KEYS)).toBe(key);
    }),
  );
});
