import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesSearch, MOST_WORDS, requestSearchWords, searchText } from '../../../domain/desk/request-search-text.ts';

const REQUEST = { id: 'K7P2-9QXD', email: undefined, subjectId: '6398214' };
const NAMES = ['Géron', "D'Hooghe", 'Œrsted', 'van den Berghe', 'Peeters', 'Łukasz'];
const name = fc.constantFrom(...NAMES);
const digits = fc.stringMatching(/^[1-9]\d{7}$/);

describe('the search text of a request', () => {
  it('contains each word of a name, with and without accents and capitals', () => {
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const found = searchText({ ...REQUEST, values: { firstName, lastName } }, []);
        for (const typed of [firstName, lastName.toUpperCase(), `${lastName} ${firstName}`])
          expect(matchesSearch(found, requestSearchWords(typed))).toBe(true);
      }),
    );
  });

  it('contains a Belgian phone number in national and international form, whatever its separators', () => {
    let met = 0;
    fc.assert(
      fc.property(digits, fc.constantFrom(' ', '.', '/', '-', ''), (zone, sign) => {
        met++;
        const found = searchText({ ...REQUEST, values: { phone: `+324${zone}` } }, []);
        const parts = [zone.slice(0, 2), zone.slice(2, 4), zone.slice(4)].join(sign);
        for (const typed of [`04${parts}`, `+324${parts}`, `00324${parts}`.slice(2)])
          expect(matchesSearch(found, requestSearchWords(typed))).toBe(true);
      }),
    );
    expect(met).toBeGreaterThan(50);
  });

  it('is queried with a few non-empty words', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const words = requestSearchWords(text);
        expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
        expect(words).not.toContain('');
      }),
    );
  });

  it.each([
    ['k7p2', true],
    ['Jan@example.be', true],
    ['geron', true],
    ['0470/12.34.56', true],
    ['geron mia', false],
    ['namur', true],
    ['Namur GERON', true],
    ['dhooghe', true],
    ["d'Hooghe", true],
    ['D’HOOGHE namur', true],
    ['Emile', true],
    ['Émile', true],
    ['6398214', true],
    ['rue des bateliers', true],
    ['saint-andre', true],
    ['Rue des Bateliers 27, 5000 Namur', true],
    ['Bateliers,Namur;27', true],
    ['« Émile »', true],
    ['"Géron-D\'Hooghe".', true],
    ['(Namur)', true],
    ['0032470123456', true],
    ['0032 470 12 34 56', true],
    ['+32 (0)470 12 34 56', true],
    ['Rue des Bateliers 28, 5000 Namur', false],
    ['bruges', false],
    ['%', false],
    ['n_mur', false],
    ["'", false],
    ['namur %', false],
  ])('%s: %s', (text, is) => {
    const values = { firstName: 'Émile', lastName: "Géron-D'Hooghe", phone: '+32470123456', remark: 'Namur' };
    const words = ['Maison à Saint-André', 'Rue des Bateliers 27, 5000 Namur'];
    expect(
      matchesSearch(searchText({ ...REQUEST, email: 'jan@example.be', values }, words), requestSearchWords(text)),
    ).toBe(is);
  });
});
