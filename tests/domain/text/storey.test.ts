import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStorey } from '../../../domain/text/storey.ts';

/** Values of the field 'floor' in exports of agencies' systems and in adverts. */
test.each([
  ['gelijkvloers', 0],
  ['Gelijkvloerse verdieping', 0],
  ['GLV', 0],
  ['begane grond', 0],
  ['rez-de-chaussée', 0],
  ['Rez', 0],
  ['RDC', 0],
  ['Erdgeschoss', 0],
  ['Erdgeschoß', 0],
  ['EG', 0],
  ['ground floor', 0],
  ['niveau 0', 0],
  ['2e verdieping', 2],
  ['2de verdieping', 2],
  ['1ste verd.', 1],
  ['2ème étage', 2],
  ['2ième étage', 2],
  ['au 3e étage', 3],
  ['1er étage', 1],
  ['1er', 1],
  ['1re', 1],
  ['1. OG', 1],
  ['2.OG', 2],
  ['im 3. Obergeschoss', 3],
  ['4. Stock', 4],
  ['3rd floor', 3],
  ['on the 21st floor', 21],
  ['étage 3', 3],
  ['verdieping 3', 3],
  ['Level 4', 4],
  ['1° étage', 1],
  ['2º', 2],
  ['2 van 5', 2],
  ['2e sur 5', 2],
  ['3. von 4', 3],
  ['tweede verdieping', 2],
  ['deuxième étage', 2],
  ['zweites Obergeschoss', 2],
  ['op de derde verdieping', 3],
  ['first floor', 1],
  ['kelder', -1],
  ['sous-sol', -1],
  ['UG', -1],
  ['2. UG', -2],
])('%j is the storey %d', (text, storey) => expect(readStorey(text)).toBe(storey));

test.each([
  '',
  '-',
  'dernier étage',
  'dakverdieping',
  'DG',
  'entresol',
  'bel-étage',
  'rez-de-jardin',
  'rez-de-chaussée surélevé',
  'rez + 1',
  'rez et 1er étage',
  '1er et 2e étage',
  '1e en 2e verdieping',
  '2e à 4e étage',
  '0-1',
  '3/5',
  '3 étages',
  '3 verdiepingen',
  'verdiepingen: 3',
  '-1e verdieping',
  '−2 niveau',
  '6 van 5',
  'lift',
  'hoger dan de 2e verdieping',
  'pas au rez-de-chaussée',
  'huis verdieping',
])('%j names no storey', text => expect(readStorey(text)).toBeUndefined());

test('every storey up to 99 reads back in each language’s usual form', () => {
  const forms: readonly ((storey: number) => string)[] = [
    storey => `${storey}${storey === 1 ? 'er' : 'e'} étage`,
    storey => `${storey}e verdieping`,
    storey => `${storey}. Obergeschoss`,
    storey => `floor ${storey}`,
  ];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.constantFrom(...forms), (storey, form) => {
      expect(readStorey(form(storey))).toBe(storey);
    }),
    { numRuns: 100 },
  );
});
