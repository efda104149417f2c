import type { Feature, FeatureCollection, Geometry, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A municipality as the ground's file tells of it. */
export type Municipality = {
  readonly fr: string;
  readonly nl: string;
  readonly de?: string;
  readonly region: 'brussels' | 'flanders' | 'wallonia';
  readonly language: 'fr' | 'nl' | 'de' | 'fr-nl';
  readonly population: number;
  /** Where its name stands: longitude, latitude. */
  readonly at: readonly [number, number];
};

/** A municipality that can be found by a place: its outline and what lies around it, west, south, east, north. */
export type Outlined = {
  readonly code: string;
  readonly municipality: Municipality;
  readonly rings: readonly (readonly (readonly number[])[])[];
  readonly box: readonly [west: number, south: number, east: number, north: number];
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
    municipalities: { ...shapes, features: shapes.features.map(withDensity) },
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
    const [west, south, east, north] = each.box;
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
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const ring of rings)
    for (const [x = 0, y = 0] of ring) {
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
  return { code: String(id), municipality: properties, rings, box: [west, south, east, north] };
}

/** The engine knows a feature by one of its properties; people on a square kilometre tell towns from country. */
function withDensity(
  shape: Feature<Polygon | MultiPolygon, Municipality>,
): Feature<Polygon | MultiPolygon, { readonly code: string; readonly density: number }> {
  const outer = shape.geometry.type === 'Polygon' ? [shape.geometry.coordinates] : shape.geometry.coordinates;
  const area = outer.reduce((sum, rings) => sum + Math.abs(squareKilometres(rings[0] ?? [])), 0);
  const density = area > 0 ? shape.properties.population / area : 0;
  return { ...shape, properties: { code: String(shape.id), density: Math.round(density) } };
}

/** Near enough for a colour: a degree is as long as it is in the middle of Belgium. */
function squareKilometres(ring: readonly (readonly number[])[]): number {
  let twice = 0;
  for (let at = 1; at < ring.length; at++) {
    const [x0 = 0, y0 = 0] = ring[at - 1] ?? [];
    const [x = 0, y = 0] = ring[at] ?? [];
    twice += x0 * y - x * y0;
  }
  return (twice / 2) * 111.2 * 111.2 * Math.cos((50.6 * Math.PI) / 180);
}
