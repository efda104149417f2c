import { PLACE_PARTS, placePart } from './area.ts';
import type { Coordinates } from '../place/coordinates.ts';

/** A property or a project on the map. */
export type MapPoint = Coordinates & {
  readonly id: string;
  /** Its own place; else it stands at the centre of its municipality. */
  readonly exact: boolean;
  /** Euro; 0 where none is told. */
  readonly price: number;
  readonly marquee: number;
  /** The municipality, as the page's language names it. */
  readonly place: string;
};

/** Points as they travel, by columns, all of one length but `places`: 10 000 of them are about 120 kB compressed. */
export type MapPoints = {
  readonly ids: readonly string[];
  /** In parts of a degree, see `PLACE_PARTS`. */
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  readonly prices: readonly number[];
  /** Twice the marquee, one more where the place is exact. */
  readonly marks: readonly number[];
  /** The names of municipalities, each once. */
  readonly places: readonly string[];
  /** Numbers in `places`. */
  readonly place: readonly number[];
};

/** More than a map can show legibly at once. */
export const MOST_MAP_POINTS = 10_000;

/** A price that is none, negative or not a number, is told as 0. */
export function packMapPoints(points: readonly MapPoint[]): MapPoints {
  const places = [...new Set(points.map(({ place }) => place))];
  const numbers = new Map(places.map((place, number) => [place, number]));
  return {
    ids: points.map(({ id }) => id),
    latitudes: points.map(({ latitude }) => placePart(latitude)),
    longitudes: points.map(({ longitude }) => placePart(longitude)),
    prices: points.map(({ price }) => (price > 0 && Number.isFinite(price) ? price : 0)),
    marks: points.map(({ marquee, exact }) => 2 * marquee + (exact ? 1 : 0)),
    places,
    place: points.map(({ place }) => numbers.get(place) as number),
  };
}

/** The inverse of `packMapPoints`, places to the metre; the shape has been checked where it came in. */
export function unpackMapPoints(packed: MapPoints): MapPoint[] {
  return packed.ids.map((id, at) => {
    const mark = packed.marks[at] ?? 0;
    return {
      id,
      latitude: (packed.latitudes[at] ?? 0) / PLACE_PARTS,
      longitude: (packed.longitudes[at] ?? 0) / PLACE_PARTS,
      price: packed.prices[at] ?? 0,
      exact: mark % 2 === 1,
      marquee: mark >> 1,
      place: packed.places[packed.place[at] ?? -1] ?? '',
    };
  });
}
