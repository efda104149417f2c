import { parseLabelText } from '../energy/label-text.ts';
import type { Listing } from '../listing/listing.ts';
import { isResidential } from '../listing/property-type.ts';
import { goalOf } from '../listing/goal.ts';
import { type Area, BELGIAN_AREA, isWithin } from '../map/area.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { COUNTRY } from '../place/country.ts';
import { regionOf } from '../place/region.ts';

/** What of a listing can hardly be as it says; it is shown all the same. */
export type Implausible =
  /** Neither sale nor rent nor take-over: it is shown as rent. */
  | 'goal'
  /** No country of the catalogue. */
  | 'country'
  /** No postcode of its country. */
  | 'postcode'
  /** No type of the site: it is shown as another. */
  | 'type'
  /** No energy class: it is shown as a text. */
  | 'energy-label'
  /** Dearer than any home, or cheaper. */
  | 'price'
  /** Its coordinates lie in its country once they are swapped. */
  | 'coordinates-swapped'
  /** Its coordinates lie in another country. */
  | 'coordinates-elsewhere';

const GOALS: readonly number[] = [0, 1, 2];

const POSTCODES: ReadonlyMap<number, RegExp> = new Map([
  [COUNTRY.france, /^\d{5}$/],
  [COUNTRY.italy, /^\d{5}$/],
  [COUNTRY.luxembourg, /^(?:L-)?\d{4}$/],
]);

/** Euro, least and most: of a sale, and of a month's rent. A garage is let for 30, an office building sold for 100 million. */
const PRICES = { sale: [1_000, 200_000_000], rent: [20, 200_000] } as const;

/** Where each country lies; France without what is overseas. */
const AREAS: ReadonlyMap<number, Area> = new Map([
  [COUNTRY.belgium, BELGIAN_AREA],
  [COUNTRY.france, { south: 41.2, west: -5.3, north: 51.2, east: 9.7 }],
  [COUNTRY.italy, { south: 35.3, west: 6.5, north: 47.2, east: 18.7 }],
  [COUNTRY.luxembourg, { south: 49.4, west: 5.7, north: 50.3, east: 6.6 }],
]);

/**
 * What of a listing can hardly be; `typeIds` are the types of the site. Nothing of it is a reason to refuse the listing: an agency
 * looks at it.
 * `implausible(houseInGhentWithPostcodeAbc, [4])` → `['postcode']`
 */
export function implausible(listing: Listing, typeIds: readonly number[]): readonly Implausible[] {
  const { goal, place, price, facts, coordinates } = listing;
  const [main = 0] = listing.typeIds;
  const [least, most] = PRICES[goalOf(goal)];
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
