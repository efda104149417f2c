import type { BaseMap, Line, Polygons } from './base-map.ts';
import { isWithinAreas } from '../place/areas.ts';
import type { Zone } from './zone.ts';

/** Polygons of a zone: the drawn ring, or its municipalities, without those that the base map does not have. */
export function zonePolygons(zone: Zone, baseMap: BaseMap): Polygons {
  if (zone.kind === 'municipalities')
    return zone.codes.flatMap(
      chosen =>
        baseMap.municipalities.get(chosen)?.polygons ??
        [...baseMap.municipalities.values()].flatMap(({ code, polygons }) =>
          isWithinAreas(code, [chosen]) ? polygons : [],
        ),
    );
  const ring: Line = zone.ring.map(({ latitude, longitude }) => [longitude, latitude] as const);
  return [[[...ring, ...ring.slice(0, 1)]]];
}
