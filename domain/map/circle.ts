import type { Coordinates } from '../place/coordinates.ts';
import { EARTH_RADIUS } from '../place/distance.ts';
import { ringOf } from './ring.ts';
import type { Zone } from './zone.ts';

/** So many that the sides lie a thousandth nearer to the middle than the corners. */
const CORNERS = 64;

/**
 * The places that lie so far from another as the crow flies, as a zone that is drawn: its corners are told to ten metres, so that they
 * lie within half a percent of the distance from 2 kilometres on. None where it would reach a pole or the meridian of 180°.
 * `circleAround({ latitude: 50.467, longitude: 4.867 }, 10)` → `{ kind: 'drawn', ring: […] }`
 */
export function circleAround({ latitude, longitude }: Coordinates, km: number): Zone | undefined {
  const radians = Math.PI / 180;
  const [sin, cos] = [Math.sin(latitude * radians), Math.cos(latitude * radians)];
  const away = km / EARTH_RADIUS;
  // https://www.edwilliams.org/avform147.htm#LL: where one is after a distance in a direction.
  const corners = Array.from({ length: CORNERS }, (_, at) => {
    const direction = (at / CORNERS) * 2 * Math.PI;
    const sine = sin * Math.cos(away) + cos * Math.sin(away) * Math.cos(direction);
    const east = Math.atan2(Math.sin(direction) * Math.sin(away) * cos, Math.cos(away) - sin * sine);
    return { latitude: Math.asin(sine) / radians, longitude: longitude + east / radians };
  });
  const made = ringOf(corners);
  return 'ring' in made ? { kind: 'drawn', ring: made.ring } : undefined;
}
