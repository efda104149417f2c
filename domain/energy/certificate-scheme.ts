import { COUNTRY } from '../place/country.ts';
import { type Region, regionOf } from '../place/region.ts';
import type { Place } from '../listing/listing.ts';

/** The certificate of a Belgian region; elsewhere each country has its own. */
export type CertificateScheme = Region | 'abroad';

/** Scheme of a property's energy certificate. `certificateScheme({ countryId: 10, postcode: '9000' })` → `'flanders'` */
export function certificateScheme(
  { countryId, postcode }: Pick<Place, 'countryId' | 'postcode'>,
  region = regionOf(countryId, postcode),
): CertificateScheme {
  return countryId === COUNTRY.belgium ? (region ?? 'wallonia') : 'abroad';
}
