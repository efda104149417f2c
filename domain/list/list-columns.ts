import { placePart } from '../map/area.ts';
import type { IndexEntry } from '../search/index-entry.ts';
import { type PrefixIndex, prefixIndexSliced } from '../search/prefix-index.ts';
import { each, type Sliced, sorted } from '../work/sliced.ts';
import { MARQUEE } from '../listing/display-state.ts';
import type { ListSort } from './list-query.ts';
import { type ListSteps, stepCode } from './list-steps.ts';
import type { ListingId } from '../listing/listing.ts';

/** The listings of one goal by columns, newest first; a row is a position in them. About 100 bytes a listing. */
export type ListColumns = {
  readonly size: number;
  readonly steps: ListSteps;
  readonly id: readonly ListingId[];
  /** Rows by id. */
  readonly ids: PrefixIndex;
  /** How many cities the index has, and each row's number among them. */
  readonly cities: number;
  readonly city: Uint32Array;
  /** Number of the set of types in `kinds`, each a list of the types' numbers in the index. */
  readonly kind: Uint16Array;
  readonly kinds: readonly (readonly number[])[];
  readonly price: Scale;
  readonly bedrooms: Scale;
  readonly area: Scale;
  readonly epc: Scale;
  /** 1 or 0. */
  readonly viager: Uint8Array;
  readonly newBuild: Uint8Array;
  /** 0 where sold or rented. */
  readonly available: Uint8Array;
  /** 0 where it is none that is known. */
  readonly marquee: Uint8Array;
  /** In parts of a degree, `NOWHERE` where the place is not known. */
  readonly latitude: Int32Array;
  readonly longitude: Int32Array;
  /** 1 where the place is the listing's own, 0 where it is its municipality's. */
  readonly exact: Uint8Array;
  /** Rows in the order of each sort. */
  readonly order: { readonly [S in ListSort]: Uint32Array };
};

/** No latitude: it lies in no area. */
export const NOWHERE = 2 ** 31 - 1;

/** Values, NaN where there is none, and their codes among the steps. */
export type Scale = { readonly values: Float64Array; readonly codes: Uint8Array };

/** Columns of entries of one goal; `cityOf` and `typeOf` number them. */
export function* listColumns(
  entries: readonly IndexEntry[],
  steps: ListSteps,
  cities: number,
  cityOf: (entry: IndexEntry) => number,
  typeOf: (webId: number) => number,
): Sliced<ListColumns> {
  const rows = yield* sorted(entries, (a, b) => compare(b.publishedOn, a.publishedOn) || compare(a.id, b.id));
  const size = rows.length;
  function* scale(of: readonly number[], value: (entry: IndexEntry) => number | undefined): Sliced<Scale> {
    const values = new Float64Array(size);
    const codes = new Uint8Array(size);
    yield* each(rows, (entry, row) => {
      values[row] = value(entry) ?? Number.NaN;
      codes[row] = stepCode(of, value(entry));
    });
    return { values, codes };
  }
  const price = yield* scale(steps.price, entry => entry.price);
  const bedrooms = yield* scale(steps.bedrooms, entry => entry.bedrooms);
  const area = yield* scale(steps.area, entry => entry.livingArea);
  const epc = yield* scale(steps.epc, entry => entry.epc);
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
  const kind = new Uint16Array(size);
  const viager = new Uint8Array(size);
  const newBuild = new Uint8Array(size);
  const available = new Uint8Array(size);
  const marquee = new Uint8Array(size);
  const latitude = new Int32Array(size);
  const longitude = new Int32Array(size);
  const exact = new Uint8Array(size);
  const ground = new Float64Array(size);
  const newest = new Uint32Array(size);
  yield* each(rows, (entry, row) => {
    id.push(entry.id);
    city[row] = cityOf(entry);
    kind[row] = kindOf(entry);
    viager[row] = entry.viager ? 1 : 0;
    newBuild[row] = entry.newBuild ? 1 : 0;
    available[row] = entry.marquee === MARQUEE.sold ? 0 : 1;
    marquee[row] = KNOWN_MARQUEES.has(entry.marquee) ? entry.marquee : 0;
    latitude[row] = entry.coordinates ? placePart(entry.coordinates.latitude) : NOWHERE;
    longitude[row] = entry.coordinates ? placePart(entry.coordinates.longitude) : NOWHERE;
    exact[row] = entry.coordinates?.exact ? 1 : 0;
    ground[row] = entry.groundArea ?? Number.NaN;
    newest[row] = row;
  });
  // Rows stand newest first, so equal values keep that order.
  function* by(...keys: ((row: number) => number)[]): Sliced<Uint32Array> {
    return Uint32Array.from(
      yield* sorted(newest, (a, b) => {
        for (const key of keys) {
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
    steps,
    id,
    ids: yield* prefixIndexSliced(rows, entry => [entry.id.toLowerCase()]),
    cities,
    city,
    kind,
    kinds,
    price,
    bedrooms,
    area,
    epc,
    viager,
    newBuild,
    available,
    marquee,
    latitude,
    longitude,
    exact,
    order: {
      newest,
      'price-asc': yield* by(rising(price.values)),
      'price-desc': yield* by(falling(price.values)),
      surface: yield* by(falling(area.values), falling(ground)),
    },
  };
}

const KNOWN_MARQUEES: ReadonlySet<number> = new Set(Object.values(MARQUEE));

/** A value to sort by; none stands last, by a number that still can be subtracted. */
function known(value: number | undefined, sign: 1 | -1): number {
  return value === undefined || Number.isNaN(value) ? Number.MAX_VALUE : sign * value;
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
