import type { Coordinates } from '../place/coordinates.ts';
import { METRES_PER_DEGREE } from '../place/distance.ts';
import { LAST_LATITUDE } from './mercator.ts';

/** An area between two parallels and two meridians, inclusive; degrees. Never crosses the 180° meridian. */
export type Area = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

/** Parts per degree of coordinates, about a metre each. */
export const PLACE_PARTS = 100_000;
/** Parts per degree of an area's bounds, about ten metres each. */
const AREA_PARTS = 10_000;

/** A coordinate in whole 1/`PLACE_PARTS` degrees. `placePart(50.46658)` → `5046658` */
export function placePart(degrees: number): number {
  return Math.round(degrees * PLACE_PARTS) + 0;
}

/**
 * Parses an area in an address: south, west, north, east; `undefined` if it is malformed or empty.
 * `parseArea('50.4_4.7_50.6_5')` → `{ south: 50.4, west: 4.7, north: 50.6, east: 5 }`
 */
export function parseArea(text: string): Area | undefined {
  if (!/^-?\d{1,3}(?:\.\d{1,9})?(?:_-?\d{1,3}(?:\.\d{1,9})?){3}$/.test(text)) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = text.split('_').map(Number);
  return areaOf({ south, west, north, east });
}

/** The inverse of `parseArea`. */
export function formatArea({ south, west, north, east }: Area): string {
  return [south, west, north, east].join('_');
}

/** The area rounded and clamped for an address; `undefined` if it becomes empty. */
export function areaOf({ south, west, north, east }: Area): Area | undefined {
  const rounded = (degrees: number, most: number) =>
    Math.round(Math.max(-most, Math.min(most, degrees)) * AREA_PARTS) / AREA_PARTS + 0;
  const most = Math.floor(LAST_LATITUDE);
  const area = {
    south: rounded(south, most),
    west: rounded(west, 180),
    north: rounded(north, most),
    east: rounded(east, 180),
  };
  return area.south < area.north && area.west < area.east ? area : undefined;
}

/** Whether an area contains a place, to the metre. */
export function isWithin({ south, west, north, east }: Area, { latitude, longitude }: Coordinates): boolean {
  const [y, x] = [placePart(latitude), placePart(longitude)];
  return y >= placePart(south) && y <= placePart(north) && x >= placePart(west) && x <= placePart(east);
}

/** The smallest area that contains all places; `undefined` without places. */
export function areaAround(places: readonly Coordinates[]): Area | undefined {
  if (places.length === 0) return undefined;
  let [south, west, north, east] = [90, 180, -90, -180];
  for (const { latitude, longitude } of places) {
    if (latitude < south) south = latitude;
    if (latitude > north) north = latitude;
    if (longitude < west) west = longitude;
    if (longitude > east) east = longitude;
  }
  return { south, west, north, east };
}

/** The area that reaches as far as `metres` from a place in the four directions. `areaReaching(namur, 1000)` → 2 km high and wide */
export function areaReaching({ latitude, longitude }: Coordinates, metres: number): Area {
  const high = metres / METRES_PER_DEGREE;
  const wide = high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return { south: latitude - high, west: longitude - wide, north: latitude + high, east: longitude + wide };
}

/** Bounding box of Belgium. */
export const BELGIAN_AREA: Area = { south: 49.49, west: 2.54, north: 51.51, east: 6.41 };

/**
 * Initial area of a map of some places: around the Belgian places if at least three quarters of all places are Belgian, so that a house in
 * Tuscany does not zoom the map out too far; else around all places; all of Belgium without places.
 */
export function firstArea(places: readonly Coordinates[]): Area {
  const home = places.filter(place => isWithin(BELGIAN_AREA, place));
  const most = home.length * 4 >= places.length * 3 ? home : places;
  return areaAround(most) ?? BELGIAN_AREA;
}
