import type { Feature, FeatureCollection, Geometry, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Area, areaAround } from '../../domain/map/area.ts';

/** A municipality as the ground's file tells of it. */
export type Municipality = {
  readonly fr: string;
  readonly nl: string;
  readonly de?: string;
  readonly region: 'brussels' | 'flanders' | 'wallonia';
  readonly language: 'fr' | 'nl' | 'de' | 'fr-nl';
  readonly population: number;
  /** People on a square kilometre. */
  readonly density: number;
  /** Where its name stands: longitude, latitude. */
  readonly at: readonly [number, number];
};

/** A municipality that can be found by a place: its outline, and the area around that. */
export type Outlined = {
  readonly code: string;
  readonly municipality: Municipality;
  readonly rings: readonly (readonly (readonly number[])[])[];
  readonly area: Area;
};

type Kind = 'land' | 'lake' | 'river' | 'municipality-line' | 'region-line' | 'language-line' | 'country-line';

/** What lies under the marks, as the engine takes it. */
export type Ground = {
  readonly municipalities: FeatureCollection<Polygon | MultiPolygon>;
  readonly outlined: ReadonlyMap<string, Outlined>;
  /** All else, each with its `kind`: the engine takes fewer tiles of one source than of many. */
  readonly shapes: FeatureCollection;
};

type Named = GeometryCollection<Municipality>;

/** Its address has a hash in its name: kept by browsers for good. */
const ADDRESS = new URL('./ground.topo.json', import.meta.url).href;

/** Fetches the ground from the site itself. Throws where it cannot be had. */
export async function fetchGround(): Promise<Ground> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`the ground of the map answered ${response.status}`);
  return readGround((await response.json()) as Topology);
}

/** Unpacks the file that `npm run generate:ground` writes. */
export function readGround(topology: Topology): Ground {
  const object = (name: string) => topology.objects[name] as GeometryCollection;
  const named = object('municipalities') as Named;
  const shapes = feature(topology, named) as FeatureCollection<Polygon | MultiPolygon, Municipality>;
  const line = (kind: Kind, shape: Geometry) => kindred(kind, [{ type: 'Feature', properties: {}, geometry: shape }]);
  const all = (kind: Kind, name: string) => kindred(kind, feature(topology, object(name)).features);
  const outlined = shapes.features.map(outlinedOf);
  return {
    municipalities: { ...shapes, features: shapes.features.map(drawnOf) },
    outlined: new Map(outlined.map(each => [each.code, each])),
    shapes: {
      type: 'FeatureCollection',
      features: [
        ...all('land', 'land'),
        ...all('lake', 'lakes'),
        ...all('river', 'rivers'),
        ...all('language-line', 'languageBorder'),
        ...line('municipality-line', mesh(topology, named, apart)),
        ...line('region-line', mesh(topology, object('regions'), apart)),
        ...line(
          'country-line',
          mesh(topology, named, (a, b) => a === b),
        ),
      ],
    },
  };
}

/** Of a line between two; the same twice is the edge of them all. */
const apart = (a: unknown, b: unknown) => a !== b;

function kindred(kind: Kind, features: readonly Feature[]): Feature[] {
  return features.map(each => ({ ...each, properties: { ...each.properties, kind } }));
}

/** The municipality in which a place lies; none abroad and at sea. `municipalityAt(ground, 4.867, 50.467)` → Namur */
export function municipalityAt({ outlined }: Ground, longitude: number, latitude: number): Outlined | undefined {
  for (const each of outlined.values()) {
    const { south, west, north, east } = each.area;
    if (longitude < west || longitude > east || latitude < south || latitude > north) continue;
    if (each.rings.reduce((inside, ring) => inside !== crosses(ring, longitude, latitude), false)) return each;
  }
  return undefined;
}

/** Whether a ray to the east crosses the ring an odd number of times. */
function crosses(ring: readonly (readonly number[])[], longitude: number, latitude: number): boolean {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [x = 0, y = 0] = ring[at] ?? [];
    const [x0 = 0, y0 = 0] = ring[before] ?? [];
    if (y > latitude !== y0 > latitude && longitude < ((x0 - x) * (latitude - y)) / (y0 - y) + x) inside = !inside;
  }
  return inside;
}

function outlinedOf({ id, properties, geometry }: Feature<Polygon | MultiPolygon, Municipality>): Outlined {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  const area = areaAround(rings.flat().map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })));
  if (!area) throw new Error(`the municipality ${id} has no outline`);
  return { code: String(id), municipality: properties, rings, area };
}

/** What the engine is handed: it knows a feature by one of its properties, and tells towns from country by their density. */
function drawnOf({ id, properties, ...shape }: Feature<Polygon | MultiPolygon, Municipality>) {
  return { ...shape, properties: { code: String(id), density: properties.density } };
}
