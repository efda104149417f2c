import type { Coordinates } from '../place/coordinates.ts';
import { EARTH_RADIUS } from '../place/distance.ts';
import { ringOf } from './ring.ts';
import type { Zone } from './zone.ts';

/** Number of corners of the polygon; the middles of its sides are 0.1 % closer to the centre than its corners. */
const CORNERS = 64;

/**
 * Circle around a place as a drawn zone. Corners are rounded to ten metres, which is at most half a percent of a radius of 2 km or more.
 * `undefined` if the circle would reach a pole or the 180° meridian.
 * `circleAround({ latitude: 50.467, longitude: 4.867 }, 10)` → `{ kind: 'drawn', ring: […] }`
 */
export function circleAround({ latitude, longitude }: Coordinates, km: number): Zone | undefined {
  const radians = Math.PI / 180;
  const [sin, cos] = [Math.sin(latitude * radians), Math.cos(latitude * radians)];
  const away = km / EARTH_RADIUS;
  // https://www.edwilliams.org/avform147.htm#LL: destination at a distance and bearing.
  const corners = Array.from({ length: CORNERS }, (_, at) => {
    const direction = (at / CORNERS) * 2 * Math.PI;
    const sine = sin * Math.cos(away) + cos * Math.sin(away) * Math.cos(direction);
    const east = Math.atan2(Math.sin(direction) * Math.sin(away) * cos, Math.cos(away) - sin * sine);
    return { latitude: Math.asin(sine) / radians, longitude: longitude + east / radians };
  });
  const made = ringOf(corners);
  return 'ring' in made ? { kind: 'drawn', ring: made.ring } : undefined;
}
