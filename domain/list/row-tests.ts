import { type Area, PLACE_PARTS, placePart } from '../map/area.ts';
import { ringTest } from '../map/ring-test.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { kilometres } from '../place/distance.ts';
import type { FilterName } from './filters.ts';
import type { Groups, ListColumns } from './list-columns.ts';

/** Rows of one goal's columns; `missed` has a bit for each test that a row failed. Only the first `size` elements are used. */
export type Rows = { size: number; readonly row: Int32Array; readonly missed: Int32Array };

/**
 * A filter of a query for the columns of one index: `mark` sets `bit` for each row that fails the filter. Each test reads its own column in
 * a separate loop without calls or branches, because mispredicted branches are the main cost.
 */
export type RowTest = { readonly filter: FilterName; readonly mark: (rows: Rows, bit: number) => void };

type Mark = RowTest['mark'];

/** Bits of the search words that match a row's city, its set of types, and the row itself; a row needs all bits of `wanted`. */
export type TextBits = {
  readonly wanted: number;
  readonly city: Uint32Array;
  /** Bits by index of a set of types (`Groups`), not by row. */
  readonly type: Uint32Array;
  readonly row: Uint32Array;
};

/** Passes no row: the filter's value cannot be parsed or names nothing. */
export const passNone: Mark = ({ size, missed }, bit) => {
  for (let at = 0; at < size; at++) missed[at]! |= bit;
};

export function passAtLeast(values: Float64Array, bound: number): Mark {
  return ({ size, row, missed }, bit) => {
    // `!(value >= bound)` instead of `value < bound`: a missing value (NaN) then fails every bound.
    for (let at = 0; at < size; at++) missed[at]! |= -Number(!(values[row[at]!]! >= bound)) & bit;
  };
}

export function passAtMost(values: Float64Array, bound: number): Mark {
  return ({ size, row, missed }, bit) => {
    for (let at = 0; at < size; at++) missed[at]! |= -Number(!(values[row[at]!]! <= bound)) & bit;
  };
}

/** Creates a test that passes rows whose flag equals `wanted`; `flag` is the bit of that flag in `flags`. */
export function passFlag(flags: Uint16Array, flag: number, wanted: boolean): Mark {
  const fails = wanted ? 0 : flag;
  return ({ size, row, missed }, bit) => {
    for (let at = 0; at < size; at++) missed[at]! |= -Number((flags[row[at]!]! & flag) === fails) & bit;
  };
}

/** Passes rows whose group has a chosen member. */
export function passChosen({ of, members }: Groups, chosen: ReadonlySet<number>): Mark {
  const fails = Uint8Array.from(members, numbers => (numbers.some(number => chosen.has(number)) ? 0 : 1));
  return ({ size, row, missed }, bit) => {
    for (let at = 0; at < size; at++) missed[at]! |= -fails[of[row[at]!]!]! & bit;
  };
}

export function passArea({ latitude, longitude }: ListColumns, area: Area): Mark {
  const [south, west] = [placePart(area.south), placePart(area.west)];
  const [north, east] = [placePart(area.north), placePart(area.east)];
  return ({ size, row, missed }, bit) => {
    for (let at = 0; at < size; at++) {
      const [y, x] = [latitude[row[at]!]!, longitude[row[at]!]!];
      missed[at]! |= -Number(y < south || y > north || x < west || x > east) & bit;
    }
  };
}

/** Passes rows with coordinates inside a ring in the form of `ringOf`. */
export function passRing({ latitude, longitude }: ListColumns, ring: readonly Coordinates[]): Mark {
  const isIn = ringTest(ring);
  return ({ size, row, missed }, bit) => {
    for (let at = 0; at < size; at++) missed[at]! |= -Number(!isIn(latitude[row[at]!]!, longitude[row[at]!]!)) & bit;
  };
}

/** Passes rows with a code of at most `most`. */
export function passCode(codes: Uint8Array, most: number): Mark {
  return ({ size, row, missed }, bit) => {
    for (let at = 0; at < size; at++) missed[at]! |= -Number(codes[row[at]!]! > most) & bit;
  };
}

/**
 * For each row, in `codes`, the index of the first of ascending `steps` (km) that is at least its distance from a place; the number of steps
 * if it is further away or has no coordinates.
 */
export type Distances = { readonly steps: readonly number[]; readonly codes: Uint8Array };

/** The distances of all rows from a place, by ascending steps in kilometres. */
export function distancesFrom(columns: ListColumns, from: Coordinates, distances: readonly number[]): Distances {
  const { size, latitude, longitude } = columns;
  const codes = new Uint8Array(size).fill(distances.length);
  const most = distances.at(-1) ?? 0;
  // Skip the trigonometry for rows too far north or south; a degree of latitude is 111.19 km.
  const reach = Math.ceil((most / 111) * PLACE_PARTS);
  const middle = placePart(from.latitude);
  for (let row = 0; row < size; row++) {
    if (Math.abs(latitude[row]! - middle) > reach) continue;
    const place = { latitude: latitude[row]! / PLACE_PARTS, longitude: longitude[row]! / PLACE_PARTS };
    const away = kilometres(from, place);
    let code = 0;
    while (code < distances.length && away > distances[code]!) code++;
    codes[row] = code;
  }
  return { steps: distances, codes };
}

export function passText({ groups }: ListColumns, { wanted, city, type, row: own }: TextBits): Mark {
  const [cityOf, typeOf] = [groups.city.of, groups.type.of];
  return ({ size, row, missed }, bit) => {
    for (let at = 0; at < size; at++) {
      const bits = city[cityOf[row[at]!]!]! | type[typeOf[row[at]!]!]! | own[row[at]!]!;
      missed[at]! |= -Number(bits !== wanted) & bit;
    }
  };
}

/** Drops rows that fail two or more tests, except those that fail only tests of `pair`. */
export function dropLost(rows: Rows, pair: number): void {
  const { size, row, missed } = rows;
  let keptCount = 0;
  for (let at = 0; at < size; at++) {
    const miss = missed[at]!;
    row[keptCount] = row[at]!;
    missed[keptCount] = miss;
    keptCount += isZero(miss & (miss - 1)) | isZero(miss & ~pair);
  }
  rows.size = keptCount;
}

/** Branch-free: 1 if the number is 0, else 0. */
export function isZero(number: number): number {
  return ((number | -number) >>> 31) ^ 1;
}
