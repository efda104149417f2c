import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { reasonText } from '../../../application/finding/reason.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { countryCode, countryIdOf, countryName } from '../../../domain/place/countries.ts';
import { GOOD_RECORD } from './good-record.ts';

const reader = makeRecordReader({ typeIds: [4, 5], baseMap: builtInBaseMap() });
const NOWHERE = { CountryID: undefined, CountryName: undefined };
const read = (fields: object) => {
  const { thing, warnings, refused } = reader.listing([{ ...GOOD_RECORD, ...fields }]);
  const words = [...refused, ...warnings].map(({ field, reason }) => `${field} ${reasonText(reason, 'en')}`);
  return { place: thing?.place, coordinates: thing?.coordinates, words };
};

describe('the country of a record', () => {
  test.each([
    [{ CountryID: 'BE' }, 10],
    [{ CountryID: 'bel' }, 10],
    [{ CountryID: 'B' }, 10],
    [{ CountryID: 'Belgien' }, 10],
    [{ CountryID: 'ESP', City: 'Alicante', Zip: '03001' }, 1724],
    [{ CountryID: 'Pays-Bas', City: 'Maastricht', Zip: '6211 AA' }, 1528],
    [{ CountryID: undefined, CountryName: 'Frankrijk', City: 'Gordes', Zip: '84220' }, 33],
    [{ CountryID: '', CountryName: 'Großbritannien', City: 'London', Zip: 'SW1A 1AA' }, 1826],
    [{ ...NOWHERE, Zip: 'B-5000' }, 10],
    [{ ...NOWHERE, City: 'Anvers', Zip: '2000' }, 10],
    [{ ...NOWHERE, City: 'Bertogne', Zip: '6687' }, 10],
    [{ ...NOWHERE, City: 'St Niklaas', Zip: 'BE 9100' }, 10],
    [{ ...NOWHERE, City: 'Luxembourg', Zip: '1009' }, 50],
    [{ ...NOWHERE, City: 'Esch', Zip: 'L-4010' }, 50],
    [{ ...NOWHERE, City: 'Gordes', Zip: 'F-84220' }, 33],
    [{ CountryID: 999 }, 10],
    [{ CountryID: 999, City: 'Gordes', Zip: '84220' }, 999],
    [{ CountryID: '32' }, 10],
    [{ CountryID: 32, City: 'Rosario', Zip: '2000' }, 1032],
    [{ CountryID: '+32' }, 10],
    [{ CountryID: '+352', City: 'Esch', Zip: '4010' }, 50],
    [{ CountryID: 0 }, 10],
    [{ CountryID: 1056 }, 10],
    [{ CountryID: 1250, City: 'Gordes', Zip: '84220' }, 33],
    [{ CountryID: 'Belgique / België', City: 'Nulleparre', Zip: '1150' }, 10],
    [{ CountryID: 'España', City: 'Marbella', Zip: '29600' }, 1724],
    [{ CountryID: 56 }, 10],
    [{ CountryID: '250', City: 'Gordes', Zip: '84220' }, 33],
    [{ ...NOWHERE, City: 'Marbella (Espagne)', Zip: '29600' }, 1724],
    [{ ...NOWHERE, City: 'Marbella, Spanje', Zip: '29600' }, 1724],
    [{ ...NOWHERE, City: 'Arlon (Luxembourg)', Zip: '6700' }, 10],
    [{ CountryID: 'UAE', City: 'Dubai', Zip: '00000' }, 1784],
    [{ CountryID: 'EAU', City: 'Dubaï', Zip: '' }, 1784],
    [{ CountryID: 'VS', City: 'Miami', Zip: '33101' }, 1840],
    [{ CountryID: 'A', City: 'Wien', Zip: '1010' }, 1040],
    [{ CountryID: 'RDC', City: 'Kinshasa', Zip: '' }, 1180],
    [{ CountryID: 'Royaume de Belgique' }, 10],
  ])('of %j is %i', (fields, country) => {
    expect(read(fields).place?.countryId).toBe(country);
  });

  test('has a name abroad in the language of the record, unless the record names it', () => {
    expect(read({ CountryID: 'ES', CountryName: '', City: 'Alicante', Zip: '03001' })).toMatchObject({
      place: { countryName: { fr: 'Espagne' } },
      words: [],
    });
    expect(read({ CountryID: 'ES', CountryName: 'Costa Blanca', Zip: '03001' }).place?.countryName).toEqual({
      fr: 'Costa Blanca',
    });
  });

  test.each([
    [{ ...NOWHERE, City: 'Gordes', Zip: '84220' }],
    [{ ...NOWHERE, City: 'Amsterdam', Zip: '1012 AB' }],
    [{ ...NOWHERE, City: 'Zürich', Zip: '8001' }],
    [{ ...NOWHERE, City: 'Wien', Zip: '1030', Latitude: 48.2, Longitude: 16.4 }],
    [{ ...NOWHERE, City: 'Nulleparre', Zip: '1999' }],
    [{ ...NOWHERE, CountryID: 'Atlantis', City: 'Nulleparre', Zip: '1999' }],
  ])('is not guessed: %j is refused with the true reason', fields => {
    const { place, words } = read(fields);
    expect(place).toBeUndefined();
    expect(words).toEqual(['CountryID names no country, and no Belgian place has this City and Zip']);
  });

  test('is Belgium by a postcode alone, with a finding', () => {
    const { place, words } = read({ ...NOWHERE, City: 'Zurenborg', Zip: '2018' });
    expect([place?.countryId, words]).toEqual([
      10,
      ['fr.CountryID names no country; Belgium is assumed from the postcode'],
    ]);
    expect(read({ ...NOWHERE, CountryID: 'Atlantis' }).words).toHaveLength(1);
  });

  test.each([true, [], {}, -1, 1.5, 10_000, '10000', 'x'.repeat(121)])('%j is not a country', raw => {
    const { place, words } = read({ CountryID: raw });
    expect(place).toBeUndefined();
    expect(words).toEqual([expect.stringMatching(/^CountryID must be a number from 0 to 9999, or a code or name/)]);
  });
});

test('a Belgian postcode is stored as four digits, any other unchanged', () => {
  for (const Zip of ['B-5000', 'BE 5000', 'b5000', ' 5000 ']) expect(read({ Zip }).place?.postcode).toBe('5000');
  expect(read({ CountryID: 50, Zip: 'L-4010' }).place?.postcode).toBe('L-4010');
  expect(read({ CountryID: 33, Zip: 'ABC' })).toMatchObject({
    place: { postcode: 'ABC' },
    words: ['Zip is not a postcode of its country: "ABC"'],
  });
});

test.each([
  ['5100 Jambes', '5100', 'Jambes'],
  ['B-5100 Jambes', 'B-5100', 'Jambes'],
  ['Jambes (5100)', '', 'Jambes'],
  ['5100', '5100', '5100'],
  ['1050 Bruxelles', '1000', '1050 Bruxelles'],
  ['Li&egrave;ge', '4000', 'Liège'],
])('the town %s with the postcode %s is shown as %s', (City, Zip, name) => {
  expect(read({ CountryID: 10, City, Zip }).place?.name.fr).toBe(name);
});

test.each([
  ['1000 BRU', '1000', 'BRU'],
  ['5000 Quartier du Port', '5000', 'Quartier du Port'],
  ['B-9000 Dok Noord', '9000', 'Dok Noord'],
])('the town %s without a postcode field has the postcode %s, with a finding', (City, postcode, name) => {
  const { place, words } = read({ CountryID: 10, City, Zip: '' });
  expect([place?.postcode, place?.name.fr]).toEqual([postcode, name]);
  expect(words).toEqual([`fr.Zip is missing; ${postcode} is used, from the City`]);
});

describe('a record of Belgium', () => {
  const refusal = (zip: string, city: string) =>
    `Zip is not a postcode of Belgium, which the record names as its country: "${zip}" ("${city}")`;
  test.each([
    ['59000', 'Lille'],
    ['59000', 'Roubaix'],
    ['1012 AB', 'Amsterdam'],
    ['L-4010', 'Esch-sur-Alzette'],
    ['52062', 'Aachen'],
    ['F-59000', 'Namur'],
    ['ABC', 'Nulleparre'],
  ])('with the foreign or unreadable place %s %s is refused with the true reason', (zip, city) => {
    const { place, words } = read({ CountryID: 'BE', City: city, Zip: zip });
    expect(place).toBeUndefined();
    expect(words).toEqual([refusal(zip, city)]);
  });

  test.each([
    ['Namur', 'ABC', '5000'],
    ['Gand', '900', '9000'],
    ['Jambes', '51000x', '5100'],
    ['Namur', '5999', '5000'],
  ])('of %s with the mistyped postcode %s is placed by the table of places, with a finding', (City, Zip, postcode) => {
    const { place, words } = read({ CountryID: 10, City, Zip });
    expect(place?.postcode).toBe(postcode);
    expect(words).toEqual([`fr.Zip is not a postcode of Belgium: "${Zip}"; ${postcode} is used, from the City`]);
  });

  test.each([
    ['Gand', '9.050', '9050'],
    ['Gand', '9 050', '9050'],
    ['Gand', '9050.0', '9050'],
    ['Gand', '(9050)', '9050'],
    ['Uccle', 'CP 1180', '1180'],
  ])('of %s with the postcode %s as a system formats it is at %s', (City, Zip, postcode) => {
    expect(read({ CountryID: 10, City, Zip })).toMatchObject({ place: { postcode }, words: [] });
    expect(read({ ...NOWHERE, City, Zip }).place?.postcode).toBe(postcode);
  });

  test.each(['?', '-', 'N/A', 'onbekend'])('with %j for its town has the town of its postcode', City => {
    expect(read({ CountryID: 10, City, Zip: '5000' })).toMatchObject({
      place: { name: { fr: 'Namur' } },
      words: ['fr.City is missing; Namur is used, from the Zip'],
    });
  });

  test.each(['0', '0000', '-', 'n/a'])('with %j for its postcode has that of its town', Zip => {
    expect(read({ CountryID: 10, City: 'Uccle', Zip })).toMatchObject({
      place: { postcode: '1180' },
      words: ['fr.Zip is missing; 1180 is used, from the City'],
    });
  });

  test('with five digits is placed by its town only where its coordinates lie there', () => {
    const lille = { CountryID: 10, City: 'Lille', Zip: '59000' };
    expect(read({ ...lille, Latitude: 51.24, Longitude: 4.82 }).place?.postcode).toBe('2275');
    expect(read({ ...lille, Latitude: 50.63, Longitude: 3.06 }).words).toEqual([refusal('59000', 'Lille')]);
  });

  test('has no coordinates of another municipality or of a neighbouring country', () => {
    const there = (Zip: string, City: string, Latitude: number, Longitude: number) =>
      read({ CountryID: 10, Zip, City, Latitude, Longitude });
    // Tournai, with coordinates of Tournai, of Lille in France, of Maastricht and of Ghent.
    expect(there('7500', 'Tournai', 50.605, 3.388).words).toEqual([]);
    for (const [latitude, longitude] of [
      [50.63, 3.06],
      [50.85, 5.69],
      [51.05, 3.72],
    ] as const)
      expect(there('7500', 'Tournai', latitude, longitude)).toMatchObject({
        coordinates: undefined,
        words: ['Latitude and Longitude lie elsewhere than the municipality of 7500; left out'],
      });
  });
});

test.each([
  ['Bruxelles 1', '', '1000', 'Zip is missing; 1000 is used, from the City'],
  ['1180 Bruxelles', '', '1180', 'Zip is missing; 1180 is used, from the City'],
  ['Liège (Grivegnée)', '', '4030', 'Zip is missing; 4030 is used, from the City'],
  ['Zeebrugge', '', '8380', 'Zip is missing; 8380 is used, from the City'],
  ['B - 4020 LIEGE 2', '', '4020', 'Zip is missing; 4020 is used, from the City'],
  ['Bruxelles', '1180 Uccle', '1180', undefined],
  ['Uccle', '1180 Bruxelles - Brussel', '1180', undefined],
])('%s with the postcode field %j lies at %s', (City, Zip, postcode, finding) => {
  const { place, words } = read({ CountryID: 10, City, Zip });
  expect(place?.postcode).toBe(postcode);
  expect(words).toEqual(finding === undefined ? [] : [`fr.${finding}`]);
});

test('a Belgian town with the postcode of another one is a finding, and both are shown as sent', () => {
  const both = read({ City: 'Gent', Zip: '2000' });
  expect(both.place).toMatchObject({ name: { fr: 'Gent' }, postcode: '2000' });
  expect(both.words).toEqual([
    'fr.City is "Gent", which has the postcode 9000, but Zip is 2000, that of Anvers; both are shown as sent',
  ]);
  for (const [City, Zip] of [
    ['Bruxelles', '1180'],
    ['Jambes (Namur)', '5100'],
    ['Namur', '5100'],
    ['Nulleparre', '2000'],
    ['Sint-Niklaas', '9100'],
    ['Berchem', '9690'],
  ])
    expect(read({ City, Zip }).words, `${City} ${Zip}`).toEqual([]);
});

test('a postcode that is not one of its country is a finding', () => {
  for (const CountryID of [1276, 1528, 1724])
    expect(read({ CountryID, City: 'Namur', Zip: '5000' }).words).toEqual([
      'Zip is not a postcode of its country: "5000"',
    ]);
});

describe('a record without a postcode', () => {
  test('lies in the one of several towns of that name that is nearest to its coordinates', () => {
    const halle = { Zip: '', City: 'Halle', CountryID: 10 };
    expect(read({ ...halle, Latitude: 51.24, Longitude: 4.65 }).place?.postcode).toBe('2980');
    expect(read({ ...halle, Latitude: 50.736, Longitude: 4.237 }).place?.postcode).toBe('1500');
    expect(read({ Zip: '', City: 'Berchem', CountryID: 10, Latitude: 51.19, Longitude: 4.43 }).place?.postcode).toBe(
      '2600',
    );
  });

  test('and without a country is of Belgium by its town, unless its coordinates lie elsewhere', () => {
    expect(read({ ...NOWHERE, Zip: '', City: 'Mons' })).toMatchObject({
      place: { postcode: '7000', countryId: 10 },
      words: [
        'fr.CountryID names no country; Belgium is assumed from the City',
        'fr.Zip is missing; 7000 is used, from the City',
      ],
    });
    expect(read({ ...NOWHERE, Zip: '', City: 'Lille', Latitude: 50.63, Longitude: 3.06 }).place).toBeUndefined();
  });

  test('and one without a town has the municipality of its postcode, in its language', () => {
    expect(read({ CountryID: 10, City: '', Zip: '7000' })).toMatchObject({
      place: { name: { fr: 'Mons' }, postcode: '7000' },
      words: ['fr.City is missing; Mons is used, from the Zip'],
    });
    expect(read({ CountryID: 33, City: '', Zip: '84220' }).words).toEqual(['City is missing']);
    expect(read({ CountryID: 10, City: '', Zip: '' }).words).toEqual(['City is missing']);
  });

  test('of another country has none', () => {
    expect(read({ CountryID: 33, Zip: '', City: 'Gordes' })).toMatchObject({
      place: { name: { fr: 'Gordes' }, postcode: '', countryId: 33 },
      words: ['Zip is missing'],
    });
    expect(read({ CountryID: 'UAE', Zip: '', City: 'Dubai' })).toMatchObject({ place: { postcode: '' }, words: [] });
    expect(read({ ...NOWHERE, Zip: '', City: 'Marbella (Espagne)' }).place).toMatchObject({
      postcode: '',
      countryId: 1724,
    });
    expect(read({ CountryID: 33, Zip: '', City: '' }).words).toEqual(['City is missing']);
  });
});

describe('coordinates', () => {
  const SWAPPED = 'Latitude is swapped with Longitude; the site puts both right';
  const ELSEWHERE = 'Latitude and Longitude lie outside the country; left out';
  test.each([
    [10, 50.46, 4.87, [50.46, 4.87], []],
    [10, '50,46', ' 4,87 ', [50.46, 4.87], []],
    [10, 4.87, 50.46, [50.46, 4.87], [SWAPPED]],
    [10, 48.2, 16.4, undefined, [ELSEWHERE]],
    [10, -50.46, 4.87, undefined, [ELSEWHERE]],
    [33, 5.2, 43.9, [43.9, 5.2], [SWAPPED]],
    [1724, 38.3, -0.5, [38.3, -0.5], []],
    [1724, 50.46, 4.87, undefined, [ELSEWHERE]],
    // The site has no bounds of these countries.
    [1705, 46.05, 14.5, [46.05, 14.5], []],
    [10, 0, 0, undefined, []],
  ])('in country %i at %s, %s are %j', (CountryID, Latitude, Longitude, expected, said) => {
    const Zip = CountryID === 10 ? '5000' : '84220';
    const { coordinates, words } = read({ CountryID, Zip, Latitude, Longitude });
    expect(coordinates && [coordinates.latitude, coordinates.longitude]).toEqual(expected);
    expect(words).toEqual(said);
  });

  test('of a project are corrected too', () => {
    const { thing, warnings } = reader.project([
      {
        ID: 'P1',
        Language: 'fr',
        Title: 'x',
        City: 'Namur',
        Zip: 'B-5000',
        CountryID: 'BE',
        PublishedOn: '2026-01-01',
        Latitude: 4.87,
        Longitude: 50.46,
      },
    ]);
    expect(thing).toMatchObject({
      place: { postcode: '5000', countryId: 10 },
      coordinates: { latitude: 50.46, longitude: 4.87 },
    });
    expect(warnings.map(({ field }) => field)).toEqual(['Latitude']);
  });
});

test('coordinates may be written with a plus sign', () => {
  const { coordinates, words } = read({ Latitude: '+50.4669', Longitude: '+004.8675' });
  expect([coordinates, words]).toEqual([{ latitude: 50.4669, longitude: 4.8675 }, []]);
});

describe('a country', () => {
  test('is found by its codes and its name in each language', () => {
    const ids = Array.from({ length: 2000 }, (_, id) => id).filter(id => countryCode(id) !== undefined);
    expect(ids.length).toBeGreaterThan(240);
    expect(new Set(ids.map(countryCode)).size).toBe(ids.length);
    for (const id of ids) {
      expect(countryIdOf(countryCode(id) ?? '')).toBe(id);
      expect(countryIdOf(String(id))).toBe(id);
      for (const language of LANGUAGES) {
        const name = countryName(id, language) ?? '';
        expect([name, countryIdOf(name.toUpperCase())]).toEqual([name, id]);
      }
    }
  });

  test('is never found by another text', () => {
    for (const text of ['', ' ', 'x', 'XX', '999', 'Flandre', '0']) expect(countryIdOf(text)).toBeUndefined();
    fc.assert(fc.property(fc.string(), text => void countryIdOf(text)));
  });
});
