import { COUNTRY } from '../place/country.ts';
import { type Region, regionOf } from '../place/region.ts';
import type { Place } from '../listing/listing.ts';

/** Rules by which an energy certificate is made: those of a Belgian region, or of another country. */
export type CertificateScheme = Region | 'abroad';

/** Scheme of a property's energy certificate. `certificateScheme({ countryId: 10, postcode: '9000' })` → `'flanders'` */
export function certificateScheme(
  { countryId, postcode }: Pick<Place, 'countryId' | 'postcode'>,
  region = regionOf(countryId, postcode),
): CertificateScheme {
  return countryId === COUNTRY.belgium ? (region ?? 'wallonia') : 'abroad';
}
