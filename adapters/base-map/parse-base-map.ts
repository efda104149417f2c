import type { Feature, Geometry, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import {
  areaOfPolygons,
  type BaseMap,
  type Line,
  type Municipality,
  type Polygons,
} from '../../domain/map/base-map.ts';

/** GeoJSON properties of a municipality in the file of the base map. */
export type MunicipalityProperties = Omit<Municipality, 'code' | 'polygons' | 'area'>;
type Named = { readonly name: string };

/**
 * Decodes the TopoJSON file that `npm run generate:ground` writes. Throws if `topology` is not that file, or if a municipality has no
 * outline.
 */
export function parseBaseMap(topology: unknown): BaseMap {
  if (!isTopology(topology)) throw new Error('the base map is not a TopoJSON file, or lacks some of its objects');
  const object = <Told extends object>(name: string) => topology.objects[name] as GeometryCollection<Told>;
  const municipalities = object<MunicipalityProperties>('municipalities');
  const between = (name: string, kept: (a: unknown, b: unknown) => boolean) =>
    linesOf(mesh(topology, object(name), kept));
  return {
    municipalities: new Map(
      feature(topology, municipalities).features.map(each => [String(each.id), municipalityOf(each)]),
    ),
    lands: feature(topology, object('land')).features.map(({ geometry }) => polygonsOf(geometry)),
    lakes: feature(topology, object<Named>('lakes')).features.map(({ properties: { name }, geometry }) => ({
      name,
      polygons: polygonsOf(geometry),
    })),
    rivers: feature(topology, object<Named>('rivers')).features.map(({ properties, geometry }) => {
      const { name, ...names } = properties;
      return { name, names, lines: linesOf(geometry) };
    }),
    lines: {
      municipality: between('municipalities', apart),
      region: between('regions', apart),
      language: feature(topology, object('languageBorder')).features.flatMap(({ geometry }) => linesOf(geometry)),
      // In a TopoJSON mesh, arcs with the same geometry on both sides are the outer boundary.
      country: between('municipalities', (a, b) => a === b),
    },
  };
}

const OBJECTS = ['municipalities', 'regions', 'land', 'lakes', 'rivers', 'languageBorder'];

function isTopology(value: unknown): value is Topology {
  if (typeof value !== 'object' || value === null || !('arcs' in value) || !('objects' in value)) return false;
  const { arcs, objects } = value;
  return Array.isArray(arcs) && typeof objects === 'object' && OBJECTS.every(name => name in (objects ?? {}));
}

const apart = (a: unknown, b: unknown) => a !== b;

function municipalityOf({ id, properties, geometry }: Feature<Geometry, MunicipalityProperties>): Municipality {
  const polygons = polygonsOf(geometry);
  const area = areaOfPolygons(polygons);
  if (!area) throw new Error(`the municipality ${id} has no outline`);
  return { ...properties, code: String(id), polygons, area };
}

function polygonsOf(geometry: Geometry): Polygons {
  const { type, coordinates } = geometry as Polygon | MultiPolygon;
  return (type === 'Polygon' ? [coordinates] : coordinates) as unknown as Polygons;
}

function linesOf(geometry: Geometry): readonly Line[] {
  const { type, coordinates } = geometry as MultiLineString | { readonly type: 'LineString'; coordinates: number[][] };
  return (type === 'LineString' ? [coordinates] : coordinates) as unknown as readonly Line[];
}
