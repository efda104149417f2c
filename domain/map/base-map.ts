import type { Coordinates } from '../place/coordinates.ts';
import { type Area, areaAround } from './area.ts';

/** Degrees. */
export type Position = readonly [longitude: number, latitude: number];
export type Line = readonly Position[];
/** Polygons of closed rings: the outer ring first, then its holes. */
export type Polygons = readonly (readonly Line[])[];

/** A Belgian municipality with its names and borders. */
export type Municipality = {
  /** NIS code (national statistics office). */
  readonly code: string;
  readonly fr: string;
  readonly nl: string;
  /** German name, if different from the local one or German is spoken there. */
  readonly de?: string | undefined;
  /** English name, if different from the local one. */
  readonly en?: string | undefined;
  readonly region: 'brussels' | 'flanders' | 'wallonia';
  readonly language: 'fr' | 'nl' | 'de' | 'fr-nl';
  readonly population: number;
  /** Inhabitants per km². */
  readonly density: number;
  /** Position of its label. */
  readonly at: Position;
  readonly polygons: Polygons;
  /** Bounding box of its polygons. */
  readonly area: Area;
};

/** Kinds of borders: between two municipalities, regions or languages, or around the country. */
export type BaseMapLine = 'municipality' | 'region' | 'language' | 'country';

/** Base map data: Belgium with its municipalities and waters, and the surrounding countries. */
export type BaseMap = {
  /** By NIS code. */
  readonly municipalities: ReadonlyMap<string, Municipality>;
  readonly lands: readonly Polygons[];
  readonly lakes: readonly { readonly name: string; readonly polygons: Polygons }[];
  /** `name`: the name in the source; `names`: names in other languages, by language. */
  readonly rivers: readonly {
    readonly name: string;
    readonly names: Readonly<Record<string, string>>;
    readonly lines: readonly Line[];
  }[];
  readonly lines: { readonly [kind in BaseMapLine]: readonly Line[] };
};

/** Maximum zoom abroad, where the base map lacks the detail to recognise a place. */
export const NEAREST_ABROAD = 8.8;

/** Bounding box of polygons; `undefined` if there are none. */
export function areaOfPolygons(polygons: Polygons): Area | undefined {
  return areaAround(polygons.flat(2).map(([longitude, latitude]) => ({ longitude, latitude })));
}

/**
 * The municipality that contains a place; `undefined` abroad and at sea.
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
 * Map position for a hidden address: the label position of the first municipality that contains one of the places, so that all addresses in
 * the municipality have the same position; abroad, the last place.
 * `municipalityPoint(ground, [undefined, centreOfJambes])` → the middle of Namur
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
