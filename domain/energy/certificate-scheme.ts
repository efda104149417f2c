import { COUNTRY } from '../place/country.ts';
import { type Region, regionOf } from '../place/region.ts';
import type { EnergySubject } from './energy-label.ts';

/** The certificate of a Belgian region; elsewhere each country has its own. */
export type CertificateScheme = Region | 'abroad';

/** Scheme of a property's energy certificate. `certificateScheme({ countryId: 10, postcode: '9000' })` → `'flanders'` */
export function certificateScheme({ countryId, postcode }: EnergySubject['place']): CertificateScheme {
  if (countryId !== COUNTRY.belgium) return 'abroad';
  return regionOf(countryId, postcode) ?? 'wallonia';
}
