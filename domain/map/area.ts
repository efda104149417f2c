import type { Coordinates } from '../place/coordinates.ts';
import { LAST_LATITUDE } from './mercator.ts';

/** What lies between two parallels and two meridians, its edges included; degrees. It never crosses the meridian of 180°. */
export type Area = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

/** Of a degree, about a metre: as fine as places are told and compared. */
export const PLACE_PARTS = 100_000;
/** Of a degree, about ten metres: as fine as an area is told. */
const AREA_PARTS = 10_000;

/** A coordinate in whole parts. `placePart(50.46658)` → `5046658` */
export function placePart(degrees: number): number {
  return Math.round(degrees * PLACE_PARTS) + 0;
}

/**
 * Reads an area as an address names it, south, west, north, east; none where it is not that or holds nothing.
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

/** The area in the numbers that an address holds; none where nothing is left of it. */
export function areaOf({ south, west, north, east }: Area): Area | undefined {
  const told = (degrees: number, most: number) =>
    Math.round(Math.max(-most, Math.min(most, degrees)) * AREA_PARTS) / AREA_PARTS + 0;
  const most = Math.floor(LAST_LATITUDE);
  const area = { south: told(south, most), west: told(west, 180), north: told(north, most), east: told(east, 180) };
  return area.south < area.north && area.west < area.east ? area : undefined;
}

/** Whether a place lies in the area, to the metre in which places are told. */
export function isWithin({ south, west, north, east }: Area, { latitude, longitude }: Coordinates): boolean {
  const [y, x] = [placePart(latitude), placePart(longitude)];
  return y >= placePart(south) && y <= placePart(north) && x >= placePart(west) && x <= placePart(east);
}

/** The smallest area that holds all of them; none of none. */
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

/** Belgium with its edges. */
export const BELGIAN_AREA: Area = { south: 49.49, west: 2.54, north: 51.51, east: 6.41 };

/**
 * What a map of these places shows first: those in Belgium where they are three in four or more, so that a house in
 * Tuscany does not make a dot of the country; else all of them; without any place the country.
 */
export function firstArea(places: readonly Coordinates[]): Area {
  const home = places.filter(place => isWithin(BELGIAN_AREA, place));
  const most = home.length * 4 >= places.length * 3 ? home : places;
  return areaAround(most) ?? BELGIAN_AREA;
}
