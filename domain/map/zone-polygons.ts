import type { BaseMap, Line, Polygons } from './base-map.ts';
import type { Zone } from './zone.ts';

/** A zone as it is drawn: what a hand drew, or its municipalities; one that the ground does not know is none. */
export function zonePolygons(zone: Zone, baseMap: BaseMap): Polygons {
  if (zone.kind === 'municipalities')
    return zone.codes.flatMap(code => baseMap.municipalities.get(code)?.polygons ?? []);
  const ring: Line = zone.ring.map(({ latitude, longitude }) => [longitude, latitude] as const);
  return [[[...ring, ...ring.slice(0, 1)]]];
}
