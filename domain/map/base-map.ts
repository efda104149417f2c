import type { Coordinates } from '../place/coordinates.ts';
import { type Area, areaAround } from './area.ts';

/** Degrees. */
export type Position = readonly [longitude: number, latitude: number];
export type Line = readonly Position[];
/** Polygons of closed rings, the outer one of each first, its holes after it. */
export type Polygons = readonly (readonly Line[])[];

/** A Belgian municipality: its names, and what lies within it. */
export type Municipality = {
  /** Its number at the national institute of statistics (NIS). */
  readonly code: string;
  readonly fr: string;
  readonly nl: string;
  readonly de?: string | undefined;
  readonly region: 'brussels' | 'flanders' | 'wallonia';
  readonly language: 'fr' | 'nl' | 'de' | 'fr-nl';
  readonly population: number;
  /** People on a square kilometre. */
  readonly density: number;
  /** Where its name stands. */
  readonly at: Position;
  readonly polygons: Polygons;
  /** The smallest around its polygons. */
  readonly area: Area;
};

/** Lines between two of a kind; those of the country lead around it. */
export type BaseMapLine = 'municipality' | 'region' | 'language' | 'country';

/** What maps are drawn on: the country with its municipalities, waters, and the lands around it. */
export type BaseMap = {
  /** By their codes. */
  readonly municipalities: ReadonlyMap<string, Municipality>;
  readonly lands: readonly Polygons[];
  readonly lakes: readonly { readonly name: string; readonly polygons: Polygons }[];
  /** `names` by language, where that has a name of its own. */
  readonly rivers: readonly {
    readonly name: string;
    readonly names: Readonly<Record<string, string>>;
    readonly lines: readonly Line[];
  }[];
  readonly lines: { readonly [kind in BaseMapLine]: readonly Line[] };
};

/** Zoom beyond which the ground abroad says nothing that one knows a place by. */
export const NEAREST_ABROAD = 8.8;

/** The smallest area around polygons; none of none. */
export function areaOfPolygons(polygons: Polygons): Area | undefined {
  return areaAround(polygons.flat(2).map(([longitude, latitude]) => ({ longitude, latitude })));
}

/**
 * The municipality in which a place lies; none abroad and at sea.
 * `municipalityAt(ground, { latitude: 50.467, longitude: 4.867 })` → Namur
 */
export function municipalityAt(baseMap: BaseMap, { latitude, longitude }: Coordinates): Municipality | undefined {
  for (const municipality of baseMap.municipalities.values()) {
    const { south, west, north, east } = municipality.area;
    if (longitude < west || longitude > east || latitude < south || latitude > north) continue;
    let inside = false;
    for (const rings of municipality.polygons)
      for (const ring of rings) if (crosses(ring, longitude, latitude)) inside = !inside;
    if (inside) return municipality;
  }
  return undefined;
}

/**
 * Where a hidden address stands, the same for all of a municipality: where the name of that one stands in which the first of these
 * places lies that is in any; abroad at the last. `municipalityPoint(ground, [undefined, centreOfJambes])` → the middle of Namur
 */
export function municipalityPoint(
  baseMap: BaseMap,
  places: readonly (Coordinates | undefined)[],
): Coordinates | undefined {
  for (const place of places) {
    const found = place && municipalityAt(baseMap, place);
    if (found) return { latitude: found.at[1], longitude: found.at[0] };
  }
  return places.at(-1);
}

/** Whether a ray to the east crosses the ring an odd number of times. */
function crosses(ring: Line, longitude: number, latitude: number): boolean {
  let inside = false;
  let [x0, y0] = ring.at(-1) as Position;
  for (const [x, y] of ring) {
    if (y > latitude !== y0 > latitude && longitude < ((x0 - x) * (latitude - y)) / (y0 - y) + x) inside = !inside;
    [x0, y0] = [x, y];
  }
  return inside;
}
