import type { Coordinates } from '../place/coordinates.ts';

/** A point of the Mercator square: 0 to 1 from west to east and from north to south. */
export type WorldPoint = { readonly x: number; readonly y: number };

/** Maximum latitude of the square; points closer to a pole are drawn on its edge. */
export const LAST_LATITUDE = 85.051129;

/** Side of the square in pixels at zoom 0; doubles with each zoom level (https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames). */
export const TILE = 256;

/** Projects coordinates to the square. `worldPoint({ latitude: 0, longitude: 0 })` → `{ x: 0.5, y: 0.5 }` */
export function worldPoint({ latitude, longitude }: Coordinates): WorldPoint {
  const angle = (Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, latitude)) * Math.PI) / 180;
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI) };
}

/** The inverse of `worldPoint`. */
export function coordinatesAt({ x, y }: WorldPoint): Coordinates {
  return { latitude: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI, longitude: (x - 0.5) * 360 };
}

/** Metres per pixel at a latitude and zoom. `metresPerPixel(50, 10)` → `98.3` */
export function metresPerPixel(latitude: number, zoom: number): number {
  const AROUND = 40_075_017;
  return (AROUND * Math.cos((latitude * Math.PI) / 180)) / (TILE * 2 ** zoom);
}
