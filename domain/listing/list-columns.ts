import { placePart } from '../map/area.ts';
import type { IndexEntry } from '../search/index-entry.ts';
import { type PrefixIndex, prefixIndex } from '../search/prefix-index.ts';
import { MARQUEE } from './display-state.ts';
import type { ListSort } from './list-query.ts';
import { type ListSteps, stepCode } from './list-steps.ts';
import type { ListingId } from './listing.ts';

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
export function listColumns(
  entries: readonly IndexEntry[],
  steps: ListSteps,
  cities: number,
  cityOf: (entry: IndexEntry) => number,
  typeOf: (webId: number) => number,
): ListColumns {
  const rows = [...entries].sort((a, b) => compare(b.publishedOn, a.publishedOn) || compare(a.id, b.id));
  const scale = (of: readonly number[], value: (entry: IndexEntry) => number | undefined): Scale => ({
    values: Float64Array.from(rows, entry => value(entry) ?? Number.NaN),
    codes: Uint8Array.from(rows, entry => stepCode(of, value(entry))),
  });
  const flags = (value: (entry: IndexEntry) => boolean) => Uint8Array.from(rows, entry => (value(entry) ? 1 : 0));
  const kinds: number[][] = [];
  const kindNumbers = new Map<string, number>();
  const kindOf = (entry: IndexEntry) => {
    const name = entry.typeIds.toSorted().join();
    const number = kindNumbers.get(name) ?? kinds.push([...new Set(entry.typeIds.map(typeOf))]) - 1;
    kindNumbers.set(name, number);
    return number;
  };
  const price = scale(steps.price, entry => entry.price);
  const area = scale(steps.area, entry => entry.livingArea);
  const ground = Float64Array.from(rows, entry => entry.groundArea ?? Number.NaN);
  const newest = Uint32Array.from(rows, (_, row) => row);
  // Rows stand newest first, so equal values keep that order.
  const by = (...keys: ((row: number) => number)[]) =>
    newest.toSorted((a, b) => {
      for (const key of keys) {
        const difference = key(a) - key(b);
        if (difference) return difference;
      }
      return a - b;
    });
  const rising = (values: Float64Array) => (row: number) => known(values[row], 1);
  const falling = (values: Float64Array) => (row: number) => known(values[row], -1);
  return {
    size: rows.length,
    steps,
    id: rows.map(entry => entry.id),
    ids: prefixIndex(rows, entry => [entry.id.toLowerCase()]),
    cities,
    city: Uint32Array.from(rows, cityOf),
    kind: Uint16Array.from(rows, kindOf),
    kinds,
    price,
    bedrooms: scale(steps.bedrooms, entry => entry.bedrooms),
    area,
    epc: scale(steps.epc, entry => entry.epc),
    viager: flags(entry => entry.viager),
    newBuild: flags(entry => entry.newBuild),
    available: flags(entry => entry.marquee !== MARQUEE.sold),
    marquee: Uint8Array.from(rows, ({ marquee }) => (KNOWN_MARQUEES.has(marquee) ? marquee : 0)),
    latitude: Int32Array.from(rows, ({ coordinates }) => (coordinates ? placePart(coordinates.latitude) : NOWHERE)),
    longitude: Int32Array.from(rows, ({ coordinates }) => (coordinates ? placePart(coordinates.longitude) : NOWHERE)),
    exact: flags(({ coordinates }) => coordinates?.exact === true),
    order: {
      newest,
      'price-asc': by(rising(price.values)),
      'price-desc': by(falling(price.values)),
      surface: by(falling(area.values), falling(ground)),
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
