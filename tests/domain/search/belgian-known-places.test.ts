import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { municipalityAt } from '../../../domain/map/base-map.ts';
import { belgianPlaces, municipalityOfPostcode } from '../../../domain/place/belgian-place.ts';
import { pointOfPostcode, withBelgianPlaces } from '../../../domain/search/belgian-known-places.ts';
import { findPlace, placeLookup } from '../../../domain/search/place-key.ts';
import { reaches } from '../../support/run/reaches.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';

const baseMap = builtInBaseMap();
const own = SAMPLE.content.places;
const all = withBelgianPlaces(own, baseMap);
const book = placeLookup(all);

describe('the places that a site knows', () => {
  test('are those of its content, and every other place of Belgium once', () => {
    expect(all.slice(0, own.length)).toEqual(own);
    const keys = all.map(({ name, postcode }) => `${postcode} ${name.fr}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('have names and coordinates of the content where it has the place', () => {
    for (const place of own) expect(findPlace(book, place.name, place.postcode)).toBe(place);
    expect(findPlace(book, { fr: 'LIEGE (Luik)' }, '4000')).toBe(own.find(({ postcode }) => postcode === '4000'));
  });

  test('lie in the municipality of their postcode', () => {
    for (const { postcode, coordinates } of all.slice(own.length))
      expect([postcode, municipalityAt(baseMap, coordinates)?.code]).toEqual([
        postcode,
        municipalityOfPostcode(postcode)?.code,
      ]);
  });

  test('include each place of the table at each of its postcodes, by any of its names', () => {
    reaches({ part: 100, municipality: 20 }, met =>
      fc.assert(
        fc.property(fc.constantFrom(...belgianPlaces()), fc.nat(), ({ kind, names, postcodes }, at) => {
          const postcode = postcodes[at % postcodes.length] ?? '';
          for (const name of Object.values(names))
            expect(findPlace(book, { nl: name }, postcode)?.postcode).toBe(postcode);
          met(kind === 'part' ? 'part' : 'municipality');
        }),
        { numRuns: 400 },
      ),
    );
  });

  test('have the name of today’s municipality too where they merged', () => {
    expect(findPlace(book, { nl: 'Galmaarden' }, '1570')?.aliases).toEqual(['Pajottegem']);
    expect(findPlace(book, { nl: 'Jambes' }, '5100')?.aliases).toEqual([]);
    expect(findPlace(book, { nl: 'Pajottegem' }, '1570')?.name.nl).toBe('Pajottegem');
  });

  test.each([
    ['Bruxelles', '1050', 'Bruxelles'],
    ['Bruxelles / Brussel', '1000', 'Bruxelles'],
    ['Namur', '5100', 'Namur'],
    ['Pajottegem', '1570', 'Pajottegem'],
    ['Galmaarden', '1570', 'Gammerages'],
    ['ST. NIKLAAS', '9100', 'Saint-Nicolas'],
  ])('%s %s is %s', (nl, postcode, fr) => {
    expect(findPlace(book, { nl }, postcode)?.name.fr).toBe(fr);
  });
});

test('a postcode places a home whose town is unknown, in Belgium alone', () => {
  expect(
    municipalityAt(
      baseMap,
      pointOfPostcode(baseMap, { countryId: 10, postcode: '5100' }) ?? { latitude: 0, longitude: 0 },
    )?.fr,
  ).toBe('Namur');
  expect(pointOfPostcode(baseMap, { countryId: 10, postcode: '1999' })).toBeUndefined();
  expect(pointOfPostcode(baseMap, { countryId: 50, postcode: '5100' })).toBeUndefined();
});
