import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCity, namesIn, parseCity, placeLookup, sameCity } from '../../../domain/search/place-key.ts';
import { PLACES } from '../../arbitraries/a-catalogue.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const BOOK = placeLookup(PLACES);
const aName = fc.string({ unit: 'grapheme', minLength: 1 }).filter(name => name.trim() === name && name !== '');
const aPostcode = aName.filter(postcode => !postcode.includes('|'));

describe('a city in a URL', () => {
  test('survives formatting and parsing', () => {
    fc.assert(
      fc.property(aName, aPostcode, (name, postcode) => {
        expect(parseCity(formatCity({ name, postcode }))).toEqual({ name, postcode });
      }),
    );
  });

  test('is parsed or rejected for any text', () => {
    fc.assert(
      fc.property(wholeText(), raw => {
        const place = parseCity(raw);
        expect(place === undefined || (place.name !== '' && place.postcode !== '')).toBe(true);
      }),
    );
  });
});

describe('one city', () => {
  test('is the same under all its names, in any case, only with its postcode', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLACES), fc.nat(), fc.nat(), (place, left, right) => {
        const names = [...namesIn(place.name), ...place.aliases];
        const one = { name: (names[left % names.length] as string).toUpperCase(), postcode: place.postcode };
        const other = { name: names[right % names.length] as string, postcode: place.postcode };
        expect(sameCity(one, other, BOOK)).toBe(true);
        expect(sameCity(one, { ...other, postcode: '1' }, BOOK)).toBe(false);
      }),
    );
  });

  test('differs from its neighbour', () => {
    for (const one of PLACES) {
      for (const other of PLACES.filter(place => place !== one)) {
        const named = (place: typeof one) => ({ name: place.name.fr ?? '', postcode: place.postcode });
        expect(sameCity(named(one), named(other), BOOK)).toBe(false);
      }
    }
  });
});
