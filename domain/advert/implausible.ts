import { parseLabelText } from '../energy/label-text.ts';
import { labelClasses } from '../energy/scales.ts';
import type { Listing } from '../listing/listing.ts';
import { isResidential } from '../listing/property-type.ts';
import { priceBounds } from '../listing/number-bounds.ts';
import { type Area, BELGIAN_AREA, isWithin } from '../map/area.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { countryCode } from '../place/countries.ts';
import { COUNTRY } from '../place/country.ts';
import { regionOf } from '../place/region.ts';

/** Kinds of implausible data in a listing; the listing is shown anyway. */
export type Implausible =
  /** The goal is neither sale, rent nor take-over: shown as rent. */
  | 'goal'
  /** The country's id is unknown, so its coordinates are not checked. */
  | 'country'
  /** The postcode is not valid in the listing's country. */
  | 'postcode'
  /** The main type is not a property type of the site: shown as 'other'. */
  | 'type'
  /** The label is not an energy class of the home's region, such as G in Flanders: shown as text. */
  | 'energy-label'
  /** The price is outside `priceBounds`. */
  | 'price'
  /** Latitude and longitude are swapped: `correctedCoordinates` swaps them back. */
  | 'coordinates-swapped'
  /** The coordinates are outside the listing's country: `correctedCoordinates` drops them. */
  | 'coordinates-elsewhere';

const GOALS: readonly number[] = [0, 1, 2];

const POSTCODES: ReadonlyMap<number, RegExp> = new Map([
  [COUNTRY.france, /^\d{5}$/],
  [COUNTRY.italy, /^\d{5}$/],
  [COUNTRY.luxembourg, /^(?:L-)?\d{4}$/],
  // Feed ids of other countries are 1000 plus the ISO 3166 number: Germany, the Netherlands, Spain.
  [1276, /^(?:D-)?\d{5}$/],
  [1528, /^\d{4} ?[A-Za-z]{2}$/],
  [1724, /^\d{5}$/],
]);

/** Bounding box of each country; without overseas territories. */
const AREAS: ReadonlyMap<number, Area> = new Map([
  [COUNTRY.belgium, BELGIAN_AREA],
  [COUNTRY.france, { south: 41.2, west: -5.3, north: 51.2, east: 9.7 }],
  [COUNTRY.italy, { south: 35.3, west: 6.5, north: 47.2, east: 18.7 }],
  [COUNTRY.luxembourg, { south: 49.4, west: 5.7, north: 50.3, east: 6.6 }],
  // Feed ids of other countries are 1000 plus the ISO 3166 number: Germany, the Netherlands, Portugal, Spain.
  [1276, { south: 47.2, west: 5.8, north: 55.1, east: 15.1 }],
  [1528, { south: 50.7, west: 3.3, north: 53.7, east: 7.3 }],
  [1620, { south: 30, west: -31.4, north: 42.2, east: -6.1 }],
  [1724, { south: 27.6, west: -18.2, north: 43.9, east: 4.4 }],
]);

/**
 * Implausible data of a listing; `typeIds` are the site's property types. The listing is imported anyway, and the agency checks the data.
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
    ...(countryCode(place.countryId) === undefined ? (['country'] as const) : []),
    ...(isPostcode(place.countryId, place.postcode) ? [] : (['postcode'] as const)),
    ...(typeIds.includes(main) ? [] : (['type'] as const)),
    ...(belgianHome && typeof label === 'string' && !isClassOf(place, label) ? (['energy-label'] as const) : []),
    ...(price === undefined || price === 0 || (price >= least && price <= most) ? [] : (['price'] as const)),
    ...coordinateFaults(place.countryId, coordinates),
  ];
}

/** Whether a label text names a class of the region's scales, or if the region is unknown, a class of any region's scales. */
function isClassOf({ countryId, postcode }: Listing['place'], label: string): boolean {
  const region = regionOf(countryId, postcode);
  const named = parseLabelText(label);
  return named !== undefined && (region === undefined || labelClasses(region).includes(named));
}

function isPostcode(countryId: number, postcode: string): boolean {
  if (countryId === COUNTRY.belgium) return regionOf(countryId, postcode) !== undefined;
  return POSTCODES.get(countryId)?.test(postcode) ?? true;
}

/**
 * Codes of faults in the coordinates of a place in a country.
 * `coordinateFaults(10, { latitude: 4.87, longitude: 50.46 })` → `['coordinates-swapped']`
 */
export function coordinateFaults(
  countryId: number,
  coordinates: Coordinates | undefined,
): readonly Extract<Implausible, 'coordinates-swapped' | 'coordinates-elsewhere'>[] {
  const area = AREAS.get(countryId);
  if (!area || !coordinates || isWithin(area, coordinates)) return [];
  return [isWithin(area, swapped(coordinates)) ? 'coordinates-swapped' : 'coordinates-elsewhere'];
}

/**
 * Checks coordinates against the country's bounding box: swaps latitude and longitude if only the swapped point is inside, and
 * returns `undefined` if neither is. `correctedCoordinates(10, { latitude: 4.87, longitude: 50.46 })` →
 * `{ latitude: 50.46, longitude: 4.87 }`, `correctedCoordinates(10, { latitude: 40, longitude: -3 })` → `undefined`
 */
export function correctedCoordinates(countryId: number, coordinates: Coordinates | undefined): Coordinates | undefined {
  const [wrong] = coordinateFaults(countryId, coordinates);
  if (wrong === undefined || !coordinates) return coordinates;
  return wrong === 'coordinates-swapped' ? swapped(coordinates) : undefined;
}

function swapped({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: longitude, longitude: latitude };
}
