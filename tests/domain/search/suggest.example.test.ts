import { describe, expect, test } from 'vitest';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { suggest } from '../../../domain/search/suggest.ts';
import { buildSuggestIndex } from '../../../domain/search/suggest-index.ts';
import type { SuggestRow } from '../../../domain/search/suggest-row.ts';
import { searchWords, wordStarts } from '../../../domain/search/words.ts';
import { PLACES, TYPES } from '../../arbitraries/a-catalogue.ts';

const row = (id: string, goal: number, typeIds: number[], city: string, postcode: string): SuggestRow => ({
  id: id as ListingId,
  goal,
  typeIds,
  city,
  postcode,
  typeDescription: 'Belle maison',
  words: [],
});

const index = buildSuggestIndex(
  [
    row('1234567', 0, [4], 'Liège', '4000'),
    row('1234', 0, [2], 'Gand', '9000'),
    row('1299', 1, [2, 3], 'Gand', '9000'),
    row('77', 0, [4], 'Bruxelles', '1000'),
    row('78', 1, [2], "Braine-l'Alleud", '1420'),
  ],
  TYPES,
  PLACES,
  'fr',
);
const ids = (text: string) => suggest(index, text).properties.map(({ id }) => id);
const cities = (text: string) => suggest(index, text).cities.map(({ name, sale, rent }) => `${name} ${sale}/${rent}`);
const types = (text: string) => suggest(index, text).types.map(({ name, sale, rent }) => `${name} ${sale}/${rent}`);

describe('the search box', () => {
  test('finds ids by prefix only, the exact one first', () => {
    expect(ids(' 1234 ')).toEqual(['1234', '1234567']);
    expect(suggest(index, '1234').exactId).toBe('1234');
    for (const typed of ['123 45 67', '123.4567', ' 12.34 567 ']) expect(suggest(index, typed).exactId).toBe('1234567');
    expect(ids('2345')).toEqual([]);
    expect(ids('567')).toEqual([]);
  });

  test('finds a city under each name, ignoring accents and case', () => {
    for (const text of ['liege', 'LIÈGE', 'Lièg', 'luik', 'lutt', '4000', 'rocourt'])
      expect(cities(text)).toEqual(['Liège 1/0']);
    for (const text of ['braine', 'alleud', 'L’ALL', 'eigen']) expect(cities(text)).toEqual(["Braine-l'Alleud 0/1"]);
  });

  test('finds types by a word of their name and counts each type of a listing once', () => {
    expect(types('appart')).toEqual(['Appartement – Loft 1/2']);
    expect(types('lo')).toEqual(['Appartement – Loft 1/2']);
    expect(types('rapport')).toEqual(['Bien de rapport 0/1']);
    expect(types('woning')).toEqual(['Maison – Villa 2/0']);
    expect(types('flat')).toEqual(['Appartement – Loft 1/2']);
    expect(types('lavoir')).toEqual([]);
  });

  test('finds fewer results with two words, of any language', () => {
    expect(ids('appart gent')).toEqual(['1234', '1299']);
    expect(cities('appart gent')).toEqual(['Gand 1/1']);
    expect(types('gent app')).toEqual(['Appartement – Loft 1/1', 'Bien de rapport 0/1']);
    expect(ids('maison 1000')).toEqual(['77']);
    expect(ids('woning 1000')).toEqual(['77']);
    expect(suggest(index, 'maison zzz')).toMatchObject({ types: [], cities: [], properties: [], narrowed: true });
  });

  test('finds nothing for a text that starts no word', () => {
    for (const text of ['?', '–', 'zzz', 'iege', '__proto__']) {
      expect(suggest(index, text)).toMatchObject({ types: [], cities: [], properties: [], exactId: undefined });
    }
  });
});

describe('words of a search', () => {
  test('are folded and separated by spaces, without surrounding punctuation', () => {
    expect(searchWords(' Maison,  LIÈGE ')).toEqual(['maison', 'liege']);
    expect(searchWords('Appartement – Loft')).toEqual(['appartement', 'loft']);
    expect(searchWords('12-A')).toEqual(['12-a']);
    expect(searchWords('   ')).toEqual([]);
  });

  test('in a name start after each space, hyphen and apostrophe', () => {
    expect(wordStarts("Braine-l'Alleud")).toEqual(["braine-l'alleud", "l'alleud", 'alleud']);
    expect(wordStarts('La Louvière')).toEqual(['la louviere', 'louviere']);
  });
});
