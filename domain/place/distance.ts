import type { Coordinates } from './coordinates.ts';

/** Mean radius in kilometres. */
export const EARTH_RADIUS = 6371;

/** Metres between two parallels a degree apart. */
export const METRES_PER_DEGREE = (EARTH_RADIUS * 1_000 * Math.PI) / 180;

/** Great-circle distance. `kilometres(namur, floreffe)` → about 8 */
export function kilometres(a: Coordinates, b: Coordinates): number {
  const radians = Math.PI / 180;
  const dLatitude = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const dLongitude = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const chord = dLatitude + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * dLongitude;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
