import type { KnownPlace, PropertyType } from '../page/site.ts';
import type { Coordinates } from '../place/coordinates.ts';
import type { Region } from '../place/region.ts';
import type { IndexEntry } from '../search/index-entry.ts';
import {
  type NamedPlace,
  nameKey,
  namesIn,
  type PlaceLookup,
  placeLookup,
  type PlaceKey,
  placeKeyOf,
} from '../search/place-key.ts';
import { lowerBound, ownersOf, type PrefixIndex, prefixIndex, prefixIndexSliced } from '../search/prefix-index.ts';
import { atOnce, eachSliced, type Sliced } from '../work/sliced.ts';
import { typeSynonyms } from '../search/listing-words.ts';
import type { Totals } from '../search/totals.ts';
import { referenceKey, referenceWithin } from '../search/reference.ts';
import { type References, wordStarts } from '../search/words.ts';
import type { Localized } from '../text/localized.ts';
import type { Reduction } from '../listing/price-story.ts';
import { type ListColumns, listColumns } from './list-columns.ts';
import { countMatches, type ListCounts } from './list-count.ts';
import type { Goal, ListingId, OpenHouse } from '../listing/listing.ts';

/** A type with its number of listings per goal; a listing of several types counts once in each. */
export type IndexedType = Totals & {
  readonly webId: number;
  readonly name: Localized;
  /** Whether the agency offers the type for each goal; a type that occurs only in listings is offered for neither. */
  readonly offered: { readonly [G in Goal]: boolean };
};

/** A city with its number of listings per goal. */
export type IndexedCity = Totals & {
  readonly key: PlaceKey;
  readonly name: Localized;
  readonly postcode: string;
  /** Belgian region; absent abroad. */
  readonly region: Region | undefined;
};

/** A municipality with its number of listings per goal. */
export type IndexedMunicipality = Totals & {
  /** NIS code. */
  readonly code: string;
};

/** A listing with its open houses. */
export type OpenHome = Pick<IndexEntry, 'id' | 'marquee'> & { readonly openHouses: readonly OpenHouse[] };

/** Immutable index of one catalogue version, for filtering, sorting and counting. */
export type CatalogueIndex = {
  readonly totals: Totals;
  /** In display order. */
  readonly types: readonly IndexedType[];
  /** Ordered by postcode. */
  readonly cities: readonly IndexedCity[];
  /** Municipalities with a listing, ordered by code. */
  readonly municipalities: readonly IndexedMunicipality[];
  /**
   * Indexes in `cities` of the cities with a name and postcode; `[]` for a known place without listings, `undefined` for an unknown one.
   */
  readonly citiesNamed: (place: NamedPlace) => readonly number[] | undefined;
  /** Coordinates of the known place with a name and postcode, or `undefined`. */
  readonly placeNamed: (place: NamedPlace) => Coordinates | undefined;
  readonly typeWords: PrefixIndex;
  readonly cityWords: PrefixIndex;
  readonly columns: { readonly [G in Goal]: ListColumns };
  /** Latest price reduction by listing; contains only listings whose current price is reduced. */
  readonly reductions: ReadonlyMap<ListingId, Reduction>;
  /** The few listings that have open houses, past ones included, so that a page need not search all listings for them. */
  readonly openHouses: readonly OpenHome[];
  /** Counts of the list without filters. */
  readonly unfiltered: { readonly [G in Goal]: ListCounts };
};

/** Builds the index, once per catalogue version: under half a second for 100 000 listings. */
export function buildCatalogueIndex(
  entries: readonly IndexEntry[],
  types: readonly PropertyType[],
  places: readonly KnownPlace[],
): CatalogueIndex {
  return atOnce(catalogueIndexSliced(entries, types, places));
}

/** Like `buildCatalogueIndex`, but yields regularly (`Sliced`), so that a server can handle requests in between. */
export function* catalogueIndexSliced(
  entries: readonly IndexEntry[],
  types: readonly PropertyType[],
  places: readonly KnownPlace[],
): Sliced<CatalogueIndex> {
  const groups: { readonly [G in Goal]: IndexEntry[] } = { sale: [], rent: [] };
  yield* eachSliced(entries, entry => groups[entry.goal].push(entry));
  const allTypes = yield* typesOf(entries, types);
  const typeNumbers = new Map(allTypes.map((type, number) => [type.webId, number]));
  const cities = yield* citiesOf(entries);
  const cityNumbers = new Map(cities.map((city, number) => [city.key, number]));
  const municipalities = yield* municipalitiesOf(entries);
  const municipalityNumbers = new Map(municipalities.map(({ code }, number) => [code, number]));
  const columnsOf = (goal: Goal) =>
    listColumns(groups[goal], goal, {
      cities: cities.length,
      cityOf: entry => cityNumbers.get(entry.placeKey) as number,
      municipalities: municipalities.length,
      municipalityOf: ({ municipality = '' }) => municipalityNumbers.get(municipality),
      typeOf: webId => typeNumbers.get(webId) as number,
    });
  const columns = { sale: yield* columnsOf('sale'), rent: yield* columnsOf('rent') };
  const book = placeLookup(places);
  const reductions = new Map<ListingId, Reduction>();
  const openHouses: OpenHome[] = [];
  yield* eachSliced(entries, ({ id, marquee, reduction, openHouses: hours }) => {
    if (reduction) reductions.set(id, reduction);
    if (hours && hours.length > 0) openHouses.push({ id, marquee, openHouses: hours });
  });
  const unfiltered = { sale: countMatches(columns.sale), rent: countMatches(columns.rent) };
  yield;
  return {
    totals: { sale: groups.sale.length, rent: groups.rent.length },
    types: allTypes,
    cities: cities.map(({ key, name, postcode, region, sale, rent }) => ({ key, name, postcode, region, sale, rent })),
    municipalities,
    citiesNamed: citiesNamed(cities, cityNumbers, book),
    placeNamed: named => book.get(nameKey(named))?.coordinates,
    typeWords: prefixIndex(allTypes, type => [...namesIn(type.name).flatMap(wordStarts), ...typeSynonyms(type.webId)]),
    cityWords: yield* prefixIndexSliced(cities, city => [
      city.postcode.toLowerCase(),
      ...[...city.names].flatMap(wordStarts),
    ]),
    columns,
    reductions,
    openHouses,
    unfiltered,
  };
}

/** Minimum length of the agency's own reference if it is typed without a label or separators. */
const SHORTEST_TYPED = 6;

/**
 * The properties, for sale or to let, that a text names by a reference in any notation: the property with the reference as its id, else all
 * properties with it as another reference.
 * `idsNamed(index, ' Réf. 123 45.67 ')` → `['1234567']`
 */
export function idsNamed({ columns }: CatalogueIndex, text: string): readonly ListingId[] {
  const both = [columns.sale, columns.rent];
  const keys = [...new Set([text.trim().toLowerCase(), referenceKey(text), referenceWithin(text) ?? ''])];
  for (const key of keys) {
    const ids = both.flatMap(each => withKey(each, each.ids, key));
    if (ids.length > 0) return ids.slice(0, 1);
  }
  // Do not search references for a short number without a label: '1050' is a postcode.
  for (const key of keys.filter((key, at) => at > 0 || key.length >= SHORTEST_TYPED)) {
    const ids = both.flatMap(each => (/\d/.test(key) ? withKey(each, each.references, key) : []));
    if (ids.length > 0) return [...new Set(ids)];
  }
  return [];
}

/** Functions that search the catalogue for an id that begins with a word, and for a listing with a reference. */
export function referencesOf(index: CatalogueIndex): References {
  const both = [index.columns.sale.ids, index.columns.rent.ids];
  return {
    begins: word => both.some(ids => ownersOf(ids, word).length > 0),
    has: key => idsNamed(index, key).length > 0,
  };
}

function withKey({ id }: ListColumns, { keys, owners }: PrefixIndex, key: string): readonly ListingId[] {
  const found: ListingId[] = [];
  for (let at = lowerBound(keys, key); key !== '' && keys[at] === key; at++)
    found.push(id[owners[at] as number] as ListingId);
  return found;
}

function* typesOf(entries: readonly IndexEntry[], types: readonly PropertyType[]): Sliced<IndexedType[]> {
  const all = new Map(
    [...types]
      .sort((a, b) => a.showOrder - b.showOrder || a.webId - b.webId)
      .map(({ webId, name, sale, rent }) => [webId, { webId, name, offered: { sale, rent }, sale: 0, rent: 0 }]),
  );
  yield* eachSliced(entries, entry => {
    for (const webId of new Set(entry.typeIds)) {
      const type = all.get(webId) ?? { webId, name: {}, offered: { sale: false, rent: false }, sale: 0, rent: 0 };
      type[entry.goal]++;
      all.set(webId, type);
    }
  });
  return [...all.values()];
}

type NamedCity = Pick<IndexedCity, 'key' | 'name' | 'postcode' | 'region'> & {
  names: Set<string>;
  sale: number;
  rent: number;
};

function* citiesOf(entries: readonly IndexEntry[]): Sliced<NamedCity[]> {
  const cities = new Map<PlaceKey, NamedCity>();
  yield* eachSliced(entries, ({ placeKey: key, city: name, postcode, region, cityNames, goal }) => {
    const city = cities.get(key) ?? { key, name, postcode, region, names: new Set(), sale: 0, rent: 0 };
    city[goal]++;
    for (const other of cityNames) city.names.add(other);
    cities.set(key, city);
  });
  return [...cities.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

function* municipalitiesOf(entries: readonly IndexEntry[]): Sliced<IndexedMunicipality[]> {
  const all = new Map<string, { code: string; sale: number; rent: number }>();
  yield* eachSliced(entries, ({ municipality: code, goal }) => {
    if (code === undefined) return;
    const totals = all.get(code) ?? { code, sale: 0, rent: 0 };
    totals[goal]++;
    all.set(code, totals);
  });
  return [...all.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** A known place's name means only that place; any other name means all cities that have it in listings. */
function citiesNamed(
  cities: readonly NamedCity[],
  cityNumbers: ReadonlyMap<PlaceKey, number>,
  book: PlaceLookup,
): CatalogueIndex['citiesNamed'] {
  const numbers = new Map<string, number[]>();
  cities.forEach(({ names, postcode }, number) => {
    for (const key of new Set([...names].map(name => nameKey({ name, postcode })))) {
      numbers.set(key, [...(numbers.get(key) ?? []), number]);
    }
  });
  return named => {
    const place = book.get(nameKey(named));
    if (!place) return numbers.get(nameKey(named));
    const number = cityNumbers.get(placeKeyOf(place.name, place.postcode, place));
    return number === undefined ? [] : [number];
  };
}
