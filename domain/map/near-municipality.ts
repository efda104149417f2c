import type { BelgianMunicipality } from '../place/belgian-municipality.ts';
import type { Coordinates } from '../place/coordinates.ts';
import type { BaseMap } from './base-map.ts';

/** Tolerance in kilometres around a municipality's bounding box: geocoders place a postcode near its border, and borders are simplified. */
const TOLERANCE = 3;
const KILOMETRES_A_DEGREE = 111.2;

/**
 * Whether coordinates can belong to a municipality: within its bounding box or 3 km around it; `undefined` if the base map lacks it.
 * `isNearMunicipality(baseMap, tournai, { latitude: 50.63, longitude: 3.06 })` → `false` (that is Lille in France)
 */
export function isNearMunicipality(
  baseMap: BaseMap,
  { code }: Pick<BelgianMunicipality, 'code'>,
  { latitude, longitude }: Coordinates,
): boolean | undefined {
  const area = baseMap.municipalities.get(code)?.area;
  if (!area) return undefined;
  const north = TOLERANCE / KILOMETRES_A_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return (
    latitude >= area.south - north &&
    latitude <= area.north + north &&
    longitude >= area.west - east &&
    longitude <= area.east + east
  );
}
