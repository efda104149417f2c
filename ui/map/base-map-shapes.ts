import type { Feature, FeatureCollection, Geometry, MultiPolygon, Position } from 'geojson';
import type { BaseMap, BaseMapLine, Line, Polygons } from '../../domain/map/base-map.ts';

type Kind = 'land' | 'lake' | 'river' | `${BaseMapLine}-line`;

/** Municipalities as the engine takes them: it knows each by its code, and tells towns from country by their density. */
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

/** All else, each with its `kind` and its names: the engine takes fewer tiles of one source than of many. */
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

/** What a list is narrowed to, each part with its `kind`. */
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

/** Polygons as the engine takes them. Its types let it change what it is handed; it copies it. */
function shapeOf(polygons: Polygons): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: polygons as unknown as Position[][][] };
}

function line(lines: readonly Line[]): Geometry {
  return { type: 'MultiLineString', coordinates: lines as unknown as Position[][] };
}
