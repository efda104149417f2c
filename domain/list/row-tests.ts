import { type Area, PLACE_PARTS, placePart } from '../map/area.ts';
import { ringTest } from '../map/ring-test.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { kilometres } from '../place/distance.ts';
import type { FilterName } from './filters.ts';
import type { Groups, ListColumns } from './list-columns.ts';

/** Some rows of one goal's columns, and as bits which tests each of them failed; the first `size` places count. */
export type Rows = { size: number; readonly row: Int32Array; readonly missed: Int32Array };

/**
 * One filter of a query, made for the columns of one index: sets `bit` for each of the rows that does not pass. Each walks
 * its own column in a loop of its own, without another filter, a call or a branch: which rows pass is what a processor
 * guesses wrong most.
 */
export type RowTest = { readonly filter: FilterName; readonly mark: (rows: Rows, bit: number) => void };

type Mark = RowTest['mark'];

/** The words that match a row, as bits: those of its city, of its types, and its own; a row needs `wanted`. */
export type TextBits = {
  readonly wanted: number;
  readonly city: Uint32Array;
  /** By set of types. */
  readonly type: Uint32Array;
  readonly row: Uint32Array;
};

/** Passes no row: what is asked cannot be read, or names nothing. */
export const passNone: Mark = ({ size, missed }, bit) => {
  for (let at = 0; at < size; at++) missed[at]! |= bit;
};

export function passAtLeast(values: Float64Array, bound: number): Mark {
  return ({ size, row, missed }, bit) => {
    // 'Not at least' rather than 'below': no value (NaN) fails every bound.
    for (let at = 0; at < size; at++) missed[at]! |= -Number(!(values[row[at]!]! >= bound)) & bit;
  };
}

export function passAtMost(values: Float64Array, bound: number): Mark {
  return ({ size, row, missed }, bit) => {
    for (let at = 0; at < size; at++) missed[at]! |= -Number(!(values[row[at]!]! <= bound)) & bit;
  };
}

/** Passes the rows of which a flag is as wanted; `flag` is its bit. */
export function passFlag(flags: Uint16Array, flag: number, wanted: boolean): Mark {
  const fails = wanted ? 0 : flag;
  return ({ size, row, missed }, bit) => {
    for (let at = 0; at < size; at++) missed[at]! |= -Number((flags[row[at]!]! & flag) === fails) & bit;
  };
}

/** Passes the rows of which one of their numbers is chosen. */
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

/** Passes what lies in a ring, as `ringOf` gives it. */
export function passRing({ latitude, longitude }: ListColumns, ring: readonly Coordinates[]): Mark {
  const isIn = ringTest(ring);
  return ({ size, row, missed }, bit) => {
    for (let at = 0; at < size; at++) missed[at]! |= -Number(!isIn(latitude[row[at]!]!, longitude[row[at]!]!)) & bit;
  };
}

/** Passes the rows with a code of at most `most`. */
export function passCode(codes: Uint8Array, most: number): Mark {
  return ({ size, row, missed }, bit) => {
    for (let at = 0; at < size; at++) missed[at]! |= -Number(codes[row[at]!]! > most) & bit;
  };
}

/** By row the first of ascending distances in kilometres that reaches from a place to it; behind them all: none does, or it has no place. */
export function distanceCodes(columns: ListColumns, from: Coordinates, distances: readonly number[]): Uint8Array {
  const { size, latitude, longitude } = columns;
  const codes = new Uint8Array(size).fill(distances.length);
  const most = distances.at(-1) ?? 0;
  // What lies farther to the north or south needs no trigonometry; a degree of latitude is 111.19 km.
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
  return codes;
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

/** Drops the rows that fail two tests, but for those of `pair`. */
export function dropLost(rows: Rows, pair: number): void {
  const { size, row, missed } = rows;
  let kept = 0;
  for (let at = 0; at < size; at++) {
    const miss = missed[at]!;
    row[kept] = row[at]!;
    missed[kept] = miss;
    kept += isZero(miss & (miss - 1)) | isZero(miss & ~pair);
  }
  rows.size = kept;
}

/** 1 of 0, else 0, without a branch. */
export function isZero(number: number): number {
  return ((number | -number) >>> 31) ^ 1;
}
