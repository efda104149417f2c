import { parseLabelText } from '../energy/label-text.ts';
import type { Listing } from '../listing/listing.ts';
import { isResidential } from '../listing/property-type.ts';
import { priceBounds } from '../listing/number-bounds.ts';
import { type Area, BELGIAN_AREA, isWithin } from '../map/area.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { COUNTRY } from '../place/country.ts';
import { regionOf } from '../place/region.ts';

/** Kinds of implausible data in a listing; the listing is shown anyway. */
export type Implausible =
  /** The goal is neither sale, rent nor take-over: shown as rent. */
  | 'goal'
  /** The site has no area (`AREAS`) for the country, so its coordinates are not checked. */
  | 'country'
  /** The postcode is not valid in the listing's country. */
  | 'postcode'
  /** The main type is not a property type of the site: shown as 'other'. */
  | 'type'
  /** The label is not an energy class: shown as text. */
  | 'energy-label'
  /** The price is outside `priceBounds`. */
  | 'price'
  /** Latitude and longitude are swapped. */
  | 'coordinates-swapped'
  /** Coordinates are outside its country. */
  | 'coordinates-elsewhere';

const GOALS: readonly number[] = [0, 1, 2];

const POSTCODES: ReadonlyMap<number, RegExp> = new Map([
  [COUNTRY.france, /^\d{5}$/],
  [COUNTRY.italy, /^\d{5}$/],
  [COUNTRY.luxembourg, /^(?:L-)?\d{4}$/],
]);

/** Bounding box of each country; France without overseas territories. */
const AREAS: ReadonlyMap<number, Area> = new Map([
  [COUNTRY.belgium, BELGIAN_AREA],
  [COUNTRY.france, { south: 41.2, west: -5.3, north: 51.2, east: 9.7 }],
  [COUNTRY.italy, { south: 35.3, west: 6.5, north: 47.2, east: 18.7 }],
  [COUNTRY.luxembourg, { south: 49.4, west: 5.7, north: 50.3, east: 6.6 }],
]);

/**
 * Implausible data of a listing; `typeIds` are the site's property types. Never a reason to refuse the listing: the agency checks it.
 * `implausible(houseInGhentWithPostcodeAbc, [4])` → `['postcode']`
 */
export function implausible(listing: Listing, typeIds: readonly number[]): readonly Implausible[] {
  const { goal, place, price, facts, coordinates } = listing;
  const [main = 0] = listing.typeIds;
  const { least, most } = priceBounds(goal);
  const label = facts.energyLabel;
  const belgianHome = place.countryId === COUNTRY.belgium && isResidential(listing.typeIds);
  return [
    ...(GOALS.includes(goal) ? [] : (['goal'] as const)),
    ...(AREAS.has(place.countryId) ? [] : (['country'] as const)),
    ...(isPostcode(place.countryId, place.postcode) ? [] : (['postcode'] as const)),
    ...(typeIds.includes(main) ? [] : (['type'] as const)),
    ...(belgianHome && typeof label === 'string' && parseLabelText(label) === undefined
      ? (['energy-label'] as const)
      : []),
    ...(price === undefined || price === 0 || (price >= least && price <= most) ? [] : (['price'] as const)),
    ...(coordinates ? misplaced(place.countryId, coordinates) : []),
  ];
}

function isPostcode(countryId: number, postcode: string): boolean {
  if (countryId === COUNTRY.belgium) return regionOf(countryId, postcode) !== undefined;
  return POSTCODES.get(countryId)?.test(postcode) ?? true;
}

function misplaced(countryId: number, coordinates: Coordinates): readonly Implausible[] {
  const area = AREAS.get(countryId);
  if (!area || isWithin(area, coordinates)) return [];
  const swapped = { latitude: coordinates.longitude, longitude: coordinates.latitude };
  return [isWithin(area, swapped) ? 'coordinates-swapped' : 'coordinates-elsewhere'];
}
