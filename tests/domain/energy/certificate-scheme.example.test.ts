import { expect, test } from 'vitest';
import { certificateScheme } from '../../../domain/energy/certificate-scheme.ts';

test.each([
  ['Namur', { countryId: 10, postcode: '5000' }, 'wallonia'],
  ['Ghent', { countryId: 10, postcode: '9000' }, 'flanders'],
  ['Uccle', { countryId: 10, postcode: '1180' }, 'brussels'],
  ['Gordes', { countryId: 33, postcode: '84220' }, 'abroad'],
  ['a Belgian address without a valid postcode', { countryId: 10, postcode: '' }, 'wallonia'],
])('the certificate of %s, %o, follows the scheme of %s', (_, place, scheme) => {
  expect(certificateScheme(place)).toBe(scheme);
});
