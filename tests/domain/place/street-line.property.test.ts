import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutStreet } from '../../../domain/place/hidden-street.ts';
import { splitStreetLine } from '../../../domain/place/street-line.ts';

const STREETS = [
  'Kerkstraat',
  'Rue Haute',
  "Rue de l'Église",
  'Laan van 11 november',
  'Rue du 4 Août',
  '11 Novemberlaan',
  'Steenweg op Mol',
  'Karel V-laan',
  'Avenue Albert Ier',
];
const EXTENSIONS = [
  '',
  'A',
  'b',
  'bis',
  '-14',
  '/3',
  '/0301',
  '+14',
  'bus 3',
  'bte 12',
  ', boîte 3',
  'A bus 3',
  'B/2',
  '-14 bus 0201',
];
const numbers = fc.record({
  street: fc.constantFrom(...STREETS),
  separator: fc.constantFrom(' ', ', ', '  ', ' ,', ', n° ', ' nr. ', ' nr '),
  house: fc.integer({ min: 1, max: 9999 }).map(String),
  extension: fc.constantFrom(...EXTENSIONS),
  space: fc.constantFrom('', ' '),
});

test('a line composed of a street, a number and a suffix is split into these parts again', () => {
  fc.assert(
    fc.property(numbers, ({ street, separator, house, extension, space }) => {
      const gap = /^[a-z]{2}/.test(extension) ? ' ' : /^[A-Z]$|^[a-z]$/i.test(extension) ? space : '';
      expect(splitStreetLine(`${street}${separator}${house}${gap}${extension}`)).toEqual({
        street,
        house,
        extension: extension.replace(/^[\s,]+/, ''),
      });
    }),
  );
});

test('a hidden street is removed from texts, however its field names the number', () => {
  fc.assert(
    fc.property(numbers, ({ street, separator, house, extension }) => {
      const field = `${street}${separator}${house}${/^[a-z]/.test(extension) ? ' ' : ''}${extension}`;
      expect(withoutStreet(`Maison, ${street}, à voir`, field)).toBe('Maison, …, à voir');
    }),
  );
});

test.each([
  ['8, rue Haute', 'rue Haute', '8', ''],
  ['12 bis rue de la Gare', 'rue de la Gare', '12', 'bis'],
  ['12-14, Avenue Louise', 'Avenue Louise', '12', '-14'],
  ['11 Novemberlaan 5', '11 Novemberlaan', '5', ''],
])('%j may begin with its number', (line, street, house, extension) => {
  expect(splitStreetLine(line)).toEqual({ street, house, extension });
});

test.each([
  'Kouterdreef',
  'Laan van 11 november',
  '11 Novemberlaan',
  'Rue du 4 Août',
  '12',
  '',
  'bus 3a4b5c6d7e',
  '3 chambres',
  'Rue du 8 bois',
])('%j has no house number', line => expect(splitStreetLine(line)).toBeUndefined());
