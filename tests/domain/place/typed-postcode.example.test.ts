import { expect, test } from 'vitest';
import { typedPostcode } from '../../../domain/place/belgian-postcode.ts';

test.each([
  ['5000', '5000'],
  [' 5000 ', '5000'],
  ['B-5000', '5000'],
  ['BE 5000', '5000'],
  ['5000 Namur', '5000'],
  ['5000, Namur', '5000'],
  ['5000 - Namur', '5000'],
  ['B-4000 Liège', '4000'],
  ['Namur 5000', '5000'],
  ['Namur (5000)', '5000'],
  ['3665 As', '3665'],
  ['1012 AB', '1012 AB'],
  ['1012AB', '1012AB'],
  ['75001', '75001'],
  ['L-9911', 'L-9911'],
  ['1234-567', '1234-567'],
  ['SW1A 1AA', 'SW1A 1AA'],
])('the postcode %j is stored as %s', (typed, stored) => expect(typedPostcode(typed)).toBe(stored));

test.each(['', 'Namur', '-', '12', 'n.v.t.', '50000000000', '5000 €', '75001 Paris'])('%j is no postcode', typed =>
  expect(typedPostcode(typed)).toBeUndefined(),
);
