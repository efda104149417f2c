import { placePart } from '../map/area.ts';
import { parseCity } from '../search/place-key.ts';
import { ownersOf, type PrefixIndex } from '../search/prefix-index.ts';
import { searchWords } from '../search/words.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { ListColumns } from './list-columns.ts';
import type { ListFilters, TextFilter } from './list-count.ts';
import type { ListFilter, ListQuery, UnreadableFilter } from './list-query.ts';

/** A query in the numbers of one index. */
export type ReadFilters = {
  readonly filters: ListFilters;
  /** Numbers of the chosen cities and types that the index knows. */
  readonly cities: ReadonlySet<number>;
  readonly types: ReadonlySet<number>;
  /** Values that nobody can read or that name nothing: no listing fulfils them. */
  readonly unknown: readonly UnreadableFilter[];
  /** Filters with a value that no listing fulfils, unknown or a known place without listings. */
  readonly barren: ReadonlySet<ListFilter>;
};

/** Looks the query's cities, types and words up in the index. */
export function readFilters(index: CatalogueIndex, query: ListQuery): ReadFilters {
  const columns = index.columns[query.goal];
  const unknown = [...query.unreadable];
  const barren = new Set(query.unreadable.map(({ filter }) => filter));
  const chosen = new Map<ListFilter, Set<number>>();
  const look = (filter: ListFilter, value: string, numbers: readonly number[] | undefined) => {
    const found = chosen.get(filter) ?? new Set();
    if (!numbers) unknown.push({ filter, value });
    if (!numbers?.length) barren.add(filter);
    for (const number of numbers ?? []) found.add(number);
    chosen.set(filter, found);
  };
  for (const value of query.cities) {
    const place = parseCity(value);
    look('city', value, place && index.citiesNamed(place));
  }
  for (const webId of query.types) {
    const number = index.types.findIndex(type => type.webId === webId);
    look('type', String(webId), number < 0 ? undefined : [number]);
  }
  const cities = chosen.get('city');
  const types = chosen.get('type') ?? (barren.has('type') ? new Set<number>() : undefined);
  const bound = (filter: 'priceMin' | 'priceMax' | 'bedroomsMin' | 'areaMin' | 'epcMax' | 'viager' | 'newBuild') => {
    if (barren.has(filter)) return Number.NaN;
    const value = query[filter];
    return value === undefined ? undefined : Number(value);
  };
  return {
    filters: {
      cities: cities && Uint8Array.from({ length: columns.cities }, (_, city) => (cities.has(city) ? 1 : 0)),
      kinds: types && Uint8Array.from(columns.kinds, kind => (kind.some(type => types.has(type)) ? 1 : 0)),
      priceMin: bound('priceMin'),
      priceMax: bound('priceMax'),
      bedroomsMin: bound('bedroomsMin'),
      areaMin: bound('areaMin'),
      epcMax: bound('epcMax'),
      viager: bound('viager'),
      newBuild: bound('newBuild'),
      within: areaFilter(query, barren),
      text: textFilter(index, columns, query.q ?? ''),
    },
    cities: cities ?? new Set(),
    types: types ?? new Set(),
    unknown,
    barren,
  };
}

function areaFilter({ area }: ListQuery, barren: ReadonlySet<ListFilter>): ListFilters['within'] {
  if (barren.has('area')) return { south: Number.NaN, west: Number.NaN, north: Number.NaN, east: Number.NaN };
  if (!area) return undefined;
  const { south, west, north, east } = area;
  return { south: placePart(south), west: placePart(west), north: placePart(north), east: placePart(east) };
}

/** As the search box narrows: each word begins the row's id, a word of its city, its postcode, or a word of a type. */
function textFilter(index: CatalogueIndex, columns: ListColumns, text: string): TextFilter | undefined {
  const words = searchWords(text);
  if (words.length === 0) return undefined;
  const mark = (group: PrefixIndex, size: number) => {
    const bits = new Uint32Array(size);
    words.forEach((word, number) => {
      for (const owner of ownersOf(group, word)) bits[owner] = bits[owner]! | (1 << number);
    });
    return bits;
  };
  const typeBits = mark(index.typeWords, index.types.length);
  return {
    wanted: 2 ** words.length - 1,
    cityBits: mark(index.cityWords, columns.cities),
    kindBits: Uint32Array.from(columns.kinds, kind => kind.reduce((bits, type) => bits | typeBits[type]!, 0)),
    idBits: words.some(word => ownersOf(columns.ids, word).length > 0) ? mark(columns.ids, columns.size) : undefined,
  };
}
