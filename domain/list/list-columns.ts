import { placePart } from '../map/area.ts';
import type { IndexEntry } from '../search/index-entry.ts';
import { type PrefixIndex, prefixIndexSliced } from '../search/prefix-index.ts';
import { type WordIndex, wordIndexSliced } from '../search/word-index.ts';
import { eachSliced, type Sliced, sortedSliced } from '../work/sliced.ts';
import { MARQUEE } from '../listing/display-state.ts';
import { BOUND_COLUMNS, type BoundColumn, type ChoiceFilter, FLAG_COLUMNS, type FlagColumn, STEPS } from './filters.ts';
import type { ListSort } from './list-query.ts';
import { stepCode } from './step-code.ts';
import type { Goal, ListingId } from '../listing/listing.ts';

/** Listings of one goal in columns, newest first; a row is the index of a listing in the columns. Takes about 200 bytes per listing. */
export type ListColumns = {
  readonly size: number;
  readonly id: readonly ListingId[];
  /** Rows by listing id. */
  readonly ids: PrefixIndex;
  /** Rows by the references of listings besides the id: the id without separators, and the agency's own code. */
  readonly references: PrefixIndex;
  /** Rows by their search words, except ids, cities and types. */
  readonly words: WordIndex;
  /** Groups by city, by set of types, and by municipality. */
  readonly groups: { readonly [F in GroupedBy]: Groups };
  readonly scales: { readonly [C in BoundColumn]: ColumnScale };
  /** Flags of each row, a combination of `FLAG_BITS`. */
  readonly flags: Uint16Array;
  /** Status number of the CRM (see `MARQUEE`); 0 if it is unknown. */
  readonly marquee: Uint8Array;
  /** Coordinates in units of 1/`PLACE_PARTS` degree; `NO_LATITUDE` if unknown. */
  readonly latitude: Int32Array;
  readonly longitude: Int32Array;
  /** 1 for exact coordinates, 0 for those of the municipality. */
  readonly exact: Uint8Array;
  /** Numbers of all rows, in each sort order. */
  readonly order: { readonly [S in ListSort]: Uint32Array };
};

/** Bit of each flag in `ListColumns.flags`. */
export const FLAG_BITS = Object.fromEntries(FLAG_COLUMNS.map((column, at) => [column, 1 << at])) as {
  readonly [C in FlagColumn]: number;
};

/** Latitude of listings without coordinates: outside the range of latitudes, so that no map area contains it. */
export const NO_LATITUDE = 2 ** 31 - 1;

/** Attributes by which rows are grouped. */
export type GroupedBy = ChoiceFilter | 'municipality';

/** `of`: each row's group; `members`: each group's choices, as indexes into the catalogue index. */
export type Groups = { readonly of: Uint32Array; readonly members: readonly (readonly number[])[] };

/** A column's values (NaN if missing), and the step code (`stepCode`) of each value. */
export type ColumnScale = {
  readonly steps: readonly number[];
  readonly values: Float64Array;
  readonly codes: Uint8Array;
};

/**
 * Number of cities and of municipalities in the catalogue index, and functions that return the index of an entry's city, municipality or
 * type.
 */
export type Numbers = {
  readonly cities: number;
  readonly cityOf: (entry: IndexEntry) => number;
  readonly municipalities: number;
  readonly municipalityOf: (entry: IndexEntry) => number | undefined;
  readonly typeOf: (webId: number) => number;
};

/** Builds the columns of entries of one goal. */
export function* listColumns(
  entries: readonly IndexEntry[],
  goal: Goal,
  { cities, cityOf, municipalities, municipalityOf, typeOf }: Numbers,
): Sliced<ListColumns> {
  const rows = yield* sortedSliced(entries, (a, b) => compare(b.publishedOn, a.publishedOn) || compare(a.id, b.id));
  const size = rows.length;
  function* scale(column: BoundColumn): Sliced<ColumnScale> {
    const steps = STEPS[column][goal];
    const values = new Float64Array(size);
    const codes = new Uint8Array(size);
    yield* eachSliced(rows, (entry, row) => {
      values[row] = entry[column] ?? Number.NaN;
      codes[row] = stepCode(steps, entry[column]);
    });
    return { steps, values, codes };
  }
  const scales: { [C in BoundColumn]?: ColumnScale } = {};
  for (const column of BOUND_COLUMNS) scales[column] = yield* scale(column);
  const { price, surface } = scales as ListColumns['scales'];
  const flags = new Uint16Array(size);
  const kinds: number[][] = [];
  const kindNumbers = new Map<string, number>();
  const kindOf = (entry: IndexEntry) => {
    const name = entry.typeIds.toSorted().join();
    const number = kindNumbers.get(name) ?? kinds.push([...new Set(entry.typeIds.map(typeOf))]) - 1;
    kindNumbers.set(name, number);
    return number;
  };
  const id: ListingId[] = [];
  const city = new Uint32Array(size);
  const kind = new Uint32Array(size);
  const municipality = new Uint32Array(size);
  const marquee = new Uint8Array(size);
  const latitude = new Int32Array(size);
  const longitude = new Int32Array(size);
  const exact = new Uint8Array(size);
  const landArea = new Float64Array(size);
  const reducedAt = new Float64Array(size);
  const newest = new Uint32Array(size);
  yield* eachSliced(rows, (entry, row) => {
    id.push(entry.id);
    city[row] = cityOf(entry);
    kind[row] = kindOf(entry);
    // The last group has listings without a municipality.
    municipality[row] = municipalityOf(entry) ?? municipalities;
    flags[row] = FLAG_COLUMNS.reduce((bits, column) => (entry[column] ? bits | FLAG_BITS[column] : bits), 0);
    marquee[row] = KNOWN_MARQUEES.has(entry.marquee) ? entry.marquee : 0;
    latitude[row] = entry.coordinates ? placePart(entry.coordinates.latitude) : NO_LATITUDE;
    longitude[row] = entry.coordinates ? placePart(entry.coordinates.longitude) : NO_LATITUDE;
    exact[row] = entry.coordinates?.exact ? 1 : 0;
    landArea[row] = entry.groundArea ?? Number.NaN;
    reducedAt[row] = entry.reduction?.at ?? Number.NaN;
    newest[row] = row;
  });
  // Sold and let listings come last; the sort is stable and rows are newest first, so equal values keep that order.
  const isUnavailable = (row: number) => ((flags[row] as number) & FLAG_BITS.available ? 0 : 1);
  function* by(...keys: ((row: number) => number)[]): Sliced<Uint32Array> {
    return Uint32Array.from(
      yield* sortedSliced(newest, (a, b) => {
        for (const key of [isUnavailable, ...keys]) {
          const difference = key(a) - key(b);
          if (difference) return difference;
        }
        return a - b;
      }),
    );
  }
  const rising = (values: Float64Array) => (row: number) => known(values[row], 1);
  const falling = (values: Float64Array) => (row: number) => known(values[row], -1);
  return {
    size,
    id,
    ids: yield* prefixIndexSliced(rows, entry => [entry.id.toLowerCase()]),
    references: yield* prefixIndexSliced(rows, entry => entry.references),
    words: yield* wordIndexSliced(rows, entry => entry.words),
    groups: {
      city: { of: city, members: alone(cities) },
      municipality: { of: municipality, members: [...alone(municipalities), []] },
      type: { of: kind, members: kinds },
    },
    scales: scales as ListColumns['scales'],
    flags,
    marquee,
    latitude,
    longitude,
    exact,
    order: {
      newest: yield* by(),
      'price-asc': yield* by(rising(price.values)),
      'price-desc': yield* by(falling(price.values)),
      surface: yield* by(falling(surface.values), falling(landArea)),
      reduced: yield* by(falling(reducedAt)),
    },
  };
}

/** The groups `[0]`, `[1]` … for columns in which each number is a group of its own. */
function alone(count: number): readonly (readonly number[])[] {
  return Array.from({ length: count }, (_, number) => [number]);
}

const KNOWN_MARQUEES: ReadonlySet<number> = new Set(Object.values(MARQUEE));

/** Sort value; missing values come last, as a finite number because values are subtracted. */
function known(value: number | undefined, sign: 1 | -1): number {
  return value === undefined || Number.isNaN(value) ? Number.MAX_VALUE : sign * value;
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
