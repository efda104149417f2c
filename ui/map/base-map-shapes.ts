import type { Feature, FeatureCollection, Geometry, MultiPolygon, Position } from 'geojson';
import type { BaseMap, BaseMapLine, Line, Polygons } from '../../domain/map/base-map.ts';

type Kind = 'land' | 'lake' | 'river' | `${BaseMapLine}-line`;

/** Municipalities as GeoJSON with code and density; the style colours towns and countryside by density. */
export function municipalityShapes({ municipalities }: BaseMap): FeatureCollection<MultiPolygon> {
  return {
    type: 'FeatureCollection',
    features: [...municipalities.values()].map(({ code, density, polygons }) => ({
      type: 'Feature',
      properties: { code, density },
      geometry: shapeOf(polygons),
    })),
  };
}

/** All other shapes in one source, each with `kind` and names: one source needs fewer tiles than many. */
export function baseMapShapes({ lands, lakes, rivers, lines }: BaseMap): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: [
      ...lands.map(polygons => shape('land', shapeOf(polygons))),
      ...lakes.map(({ name, polygons }) => shape('lake', shapeOf(polygons), { name })),
      ...rivers.map(river => shape('river', line(river.lines), { name: river.name, ...river.names })),
      ...(['language', 'municipality', 'region', 'country'] as const).map(kind =>
        shape(`${kind}-line`, line(lines[kind])),
      ),
    ],
  };
}

function shape(kind: Kind, geometry: Geometry, names: Readonly<Record<string, string>> = {}): Feature {
  return { type: 'Feature', properties: { kind, ...names }, geometry };
}

/** Zone and distance filter of the list as GeoJSON, each part with its `kind`. */
export function zoneShapes(parts: { readonly [kind in 'zone' | 'near']: Polygons }): FeatureCollection<MultiPolygon> {
  return {
    type: 'FeatureCollection',
    features: (['zone', 'near'] as const).map(kind => ({
      type: 'Feature',
      properties: { kind },
      geometry: shapeOf(parts[kind]),
    })),
  };
}

/** Polygons as GeoJSON. The library's types are mutable, but it copies the data. */
function shapeOf(polygons: Polygons): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: polygons as unknown as Position[][][] };
}

function line(lines: readonly Line[]): Geometry {
  return { type: 'MultiLineString', coordinates: lines as unknown as Position[][] };
}
