import { type Region, regionOf } from '../place/region.ts';
import type { Place } from './listing.ts';
import { isResidential } from './property-type.ts';

/**
 * The two values on which most Belgian rules on property depend: the region (`undefined` abroad), and whether the property is a
 * home.
 */
export type Situation = { readonly region: Region | undefined; readonly isHome: boolean };

/** Fields that decide a property's situation. */
export type Situated = { readonly place: Pick<Place, 'countryId' | 'postcode'>; readonly typeIds: readonly number[] };

/**
 * Situation of a property. `situationOf({ place: { countryId: 10, postcode: '9000' }, typeIds: [4] })` → `{ region: 'flanders', isHome:
 * true }`
 */
export function situationOf({ place, typeIds }: Situated): Situation {
  return { region: regionOf(place.countryId, place.postcode), isHome: isResidential(typeIds) };
}
