import type { Localized } from '../text/localized.ts';
import type { Coordinates } from './coordinates.ts';
import { kilometres, METRES_PER_DEGREE } from './distance.ts';

/** Kinds of places around a property, in the order in which visitors ask for them. */
export const NEARBY_KINDS = [
  'station',
  'school',
  'supermarket',
  'stop',
  'nursery',
  'pharmacy',
  'doctor',
  'hospital',
  'park',
] as const;
export type NearbyKind = (typeof NEARBY_KINDS)[number];

/**
 * Maximum number of places listed per kind, and maximum distance in metres. The distance is larger for kinds to which people
 * drive, such as stations and hospitals, than for stops, to which they walk.
 */
export const NEARBY_LIMITS: Readonly<Record<NearbyKind, { readonly most: number; readonly within: number }>> = {
  station: { most: 2, within: 10_000 },
  school: { most: 2, within: 3_000 },
  supermarket: { most: 2, within: 3_000 },
  stop: { most: 2, within: 1_000 },
  nursery: { most: 1, within: 3_000 },
  pharmacy: { most: 1, within: 3_000 },
  doctor: { most: 1, within: 3_000 },
  hospital: { most: 1, within: 15_000 },
  park: { most: 1, within: 1_500 },
};

/**
 * Maximum distance in metres of a place that gets a number on the map. Places farther away, such as hospitals, are only listed,
 * so that the map stays a map of the neighbourhood.
 */
const NUMBERED_WITHIN = 3_000;
/** Maximum number of places that the list shows at once and the map numbers: more numbers would cover a map of a phone's width. */
export const MOST_NUMBERED = 8;
/** Minimum distance in metres from the home that a map with numbered places shows in every direction. */
const LEAST_REACH = 1_000;

/**
 * A place that people go to. `name`: one name in all languages, or a name per language; absent for a place that is shown by its
 * kind only.
 */
export type NearbyPlace = Coordinates & {
  readonly kind: NearbyKind;
  readonly name?: string | Localized;
};

/** Places by kind, from south to north. */
export type NearbyIndex = ReadonlyMap<NearbyKind, readonly NearbyPlace[]>;

/** The nearest places of a kind; distances in metres, as the crow flies. */
export type NearbyGroup = {
  readonly kind: NearbyKind;
  readonly places: readonly { readonly place: NearbyPlace; readonly metres: number }[];
};

/** A place of a list by distance. `number`: its number on the map and in the list; absent for one that the map does not show. */
export type NumberedPlace = {
  readonly kind: NearbyKind;
  readonly place: NearbyPlace;
  readonly metres: number;
  readonly number: number | undefined;
};

/** Sorts places for `placesNear`. */
export function nearbyIndex(places: readonly NearbyPlace[]): NearbyIndex {
  const groups = Map.groupBy(places, ({ kind }) => kind);
  return new Map([...groups].map(([kind, group]) => [kind, group.toSorted((a, b) => a.latitude - b.latitude)]));
}

/**
 * The nearest places of each kind within its limits, kinds in their order, nearest first. Places of one kind and name count once:
 * a stop has a platform on either side of the street. Returns nothing for a point that is not `exact`, which is the centre of a
 * municipality: distances from it would be wrong, and distances from the real point would reveal a hidden address.
 * `placesNear(index, { latitude: 50.4602, longitude: 4.8702, exact: true })` →
 * `[{ kind: 'station', places: [{ place: …, metres: 1112 }] }]`
 */
export function placesNear(
  index: NearbyIndex,
  at: (Coordinates & { readonly exact: boolean }) | undefined,
): readonly NearbyGroup[] {
  if (!at?.exact) return [];
  return NEARBY_KINDS.flatMap(kind => {
    const { most, within } = NEARBY_LIMITS[kind];
    const found = inBand(index.get(kind) ?? [], at.latitude, within)
      .map(place => ({ place, metres: kilometres(at, place) * 1_000 }))
      .filter(({ metres }) => metres <= within)
      .map(near => ({ ...near, name: nameKey(near.place) }))
      .sort((a, b) => a.metres - b.metres || (a.name < b.name ? -1 : 1));
    const seen = new Set<string>();
    const places = found.filter(({ name }) => !seen.has(name) && seen.add(name)).slice(0, most);
    return places.length > 0 ? [{ kind, places: places.map(({ place, metres }) => ({ place, metres })) }] : [];
  });
}

/**
 * The places of all groups, nearest first; the eight nearest have the numbers 1 to 8, as far as they are within three kilometres.
 * `placesByDistance([{ kind: 'station', places: [{ place, metres: 810 }] }])` → `[{ kind: 'station', place, metres: 810, number: 1 }]`
 */
export function placesByDistance(groups: readonly NearbyGroup[]): readonly NumberedPlace[] {
  return groups
    .flatMap(({ kind, places }) => places.map(({ place, metres }) => ({ kind, place, metres })))
    .sort((a, b) => a.metres - b.metres)
    .map((each, at) => ({
      ...each,
      number: at < MOST_NUMBERED && each.metres <= NUMBERED_WITHIN ? at + 1 : undefined,
    }));
}

/**
 * Metres that a map with numbered places shows around a home in every direction, and radii in metres of the two circles that show
 * its scale: 500 and 1,000, or on a wider map 1,000 and 2,000. `nearbyReach(home, [])` → `{ reach: 1000, rings: [500, 1000] }`
 */
export function nearbyReach(
  home: Coordinates,
  places: readonly Coordinates[],
): { readonly reach: number; readonly rings: readonly number[] } {
  const reach = Math.max(LEAST_REACH, ...places.map(place => kilometres(home, place) * 1_000));
  return { reach, rings: reach > 1.7 * LEAST_REACH ? [1_000, 2_000] : [500, 1_000] };
}

/** The places whose latitude differs by at most `within` metres; `places` are sorted by latitude. */
function inBand(places: readonly NearbyPlace[], latitude: number, within: number): readonly NearbyPlace[] {
  // The band is slightly wider than `within`, so that rounding errors exclude no place at the limit.
  const degrees = within / METRES_PER_DEGREE + 1e-6;
  const first = firstFrom(places, latitude - degrees);
  let end = first;
  while (end < places.length && (places[end]?.latitude ?? 0) <= latitude + degrees) end++;
  return places.slice(first, end);
}

/** Position of the first place at this latitude or north of it. */
function firstFrom(places: readonly NearbyPlace[], latitude: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.latitude ?? 0) < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}

function nameKey({ name = '' }: NearbyPlace): string {
  return JSON.stringify(name).toLowerCase();
}

/**
 * Rounds a distance as people say it: to tens below a kilometre, else to hundreds of metres; never to 0. `roundedMetres(347)` → `350`,
 * `roundedMetres(1149)` → `1100`
 */
export function roundedMetres(metres: number): number {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  return tens < 1_000 ? tens : Math.round(metres / 100) * 100;
}
