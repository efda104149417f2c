import { expect, test } from 'vitest';
import { certificateName } from '../../../domain/energy/certificate-name.ts';
import type { Language } from '../../../domain/text/language.ts';

const NAMUR = { countryId: 10, postcode: '5000' };
const GHENT = { countryId: 10, postcode: '9000' };
const UCCLE = { countryId: 10, postcode: '1180' };
const GORDES = { countryId: 33, postcode: '84220' };

test.each<readonly [typeof NAMUR, Language, string]>([
  [NAMUR, 'fr', 'PEB'],
  [NAMUR, 'nl', 'EPB'],
  [NAMUR, 'en', 'PEB'],
  [NAMUR, 'de', 'PEB'],
  [UCCLE, 'nl', 'EPB'],
  [GHENT, 'fr', 'PEB'],
  [GHENT, 'nl', 'EPC'],
  [GHENT, 'en', 'EPC'],
  [GHENT, 'de', 'EPC'],
  [GORDES, 'fr', 'Classe énergétique'],
  [GORDES, 'nl', 'Energieklasse'],
])('the certificate at %o is named in %s: %s', (place, language, name) => {
  expect(certificateName(place, language)).toBe(name);
});

test('a Belgian address without a valid postcode still has a certificate name', () => {
  expect(certificateName({ countryId: 10, postcode: '' }, 'de')).toBe('PEB');
});
