import { PLACE_PARTS, placePart } from './area.ts';
import { positiveNumber } from '../listing/positive-number.ts';
import type { Coordinates } from '../place/coordinates.ts';

/** A property or a project on the map. */
export type MapPoint = Coordinates & {
  readonly id: string;
  /** Whether the coordinates are those of the property itself, not the centre of its municipality. */
  readonly exact: boolean;
  /** Euro; 0 if unknown. */
  readonly price: number;
  readonly marquee: number;
  /** The municipality's name in the page's language. */
  readonly place: string;
};

/** Points in columns for transfer, all of the same length except `places`: 10 000 points are about 120 kB compressed. */
export type MapPoints = {
  readonly ids: readonly string[];
  /** Coordinates in units of 1/`PLACE_PARTS` degree. */
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  readonly prices: readonly number[];
  /** Two values in one number: the marquee (see `MARQUEE`) times 2, plus 1 if the coordinates are exact. */
  readonly marks: readonly number[];
  /** Distinct names of municipalities. */
  readonly places: readonly string[];
  /** Indexes into `places`. */
  readonly place: readonly number[];
};

/** Maximum number of points on a map, more than are legible. */
export const MOST_MAP_POINTS = 10_000;

/** Packs points for transfer; a price that is negative or not finite becomes 0. */
export function packMapPoints(points: readonly MapPoint[]): MapPoints {
  const places = [...new Set(points.map(({ place }) => place))];
  const numbers = new Map(places.map((place, number) => [place, number]));
  return {
    ids: points.map(({ id }) => id),
    latitudes: points.map(({ latitude }) => placePart(latitude)),
    longitudes: points.map(({ longitude }) => placePart(longitude)),
    prices: points.map(({ price }) => positiveNumber(price) ?? 0),
    marks: points.map(({ marquee, exact }) => 2 * marquee + (exact ? 1 : 0)),
    places,
    place: points.map(({ place }) => numbers.get(place) as number),
  };
}

/** The inverse of `packMapPoints`, with coordinates rounded to a metre. The input must already be validated. */
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
