import { goalOf } from '../listing/goal.ts';
import type { KnownPlace, PropertyType } from '../page/site.ts';
import type { Language } from '../text/language.ts';
import { type Localized, textIn } from '../text/localized.ts';
import { typeSynonyms } from './listing-words.ts';
import { findPlace, namesIn, placeLookup, type PlaceKey, placeKeyOf } from './place-key.ts';
import { type PrefixIndex, prefixIndex, prefixIndexSliced } from './prefix-index.ts';
import { atOnce, eachSliced, type Sliced } from '../work/sliced.ts';
import type { SuggestRow } from './suggest-row.ts';
import type { CitySuggestion, TypeSuggestion } from './suggestions.ts';
import { type WordIndex, wordIndexSliced } from './word-index.ts';
import { wordStarts } from './words.ts';

/** A combination of goal and types, shared by many listings; types are indexes into `SuggestIndex.types`. */
export type SuggestionKind = { readonly goal: 'sale' | 'rent'; readonly types: readonly number[] };

/** Index for `suggest`. Takes about 100 bytes per row in addition to the row itself, mostly for words of titles. */
export type SuggestIndex = {
  readonly rows: readonly SuggestRow[];
  readonly ids: PrefixIndex;
  /** Positions in `ids` by the listing's other search words. */
  readonly words: WordIndex;
  /** In display order. */
  readonly types: readonly TypeSuggestion[];
  readonly typeWords: PrefixIndex;
  /** Type words of every language, so that a text of several words finds the same in each language, as lists do. */
  readonly anyTypeWords: PrefixIndex;
  readonly cities: readonly CitySuggestion[];
  readonly cityWords: PrefixIndex;
  readonly kinds: readonly SuggestionKind[];
  /** Columns, in the order of `ids`. */
  readonly cityOf: Uint16Array | Uint32Array;
  readonly kindOf: Uint16Array;
};

/**
 * Index of the search box over the rows of one language. Types that are offered for sale or for rent are in their configured order; other
 * types are left out. A city is found by all names in `places`.
 */
export function buildSuggestIndex(
  rows: readonly SuggestRow[],
  types: readonly PropertyType[],
  places: readonly KnownPlace[],
  language: Language,
  fallback: Language = language,
): SuggestIndex {
  return atOnce(suggestIndexSliced(rows, types, places, language, fallback));
}

/** Like `buildSuggestIndex`, but yields regularly (`Sliced`), so that a server can handle requests in between. */
export function* suggestIndexSliced(
  rows: readonly SuggestRow[],
  types: readonly PropertyType[],
  places: readonly KnownPlace[],
  language: Language,
  fallback: Language = language,
): Sliced<SuggestIndex> {
  const shown = types
    .filter(type => type.sale || type.rent)
    .sort((a, b) => a.showOrder - b.showOrder || a.webId - b.webId);
  const typeNumber = new Map(shown.map((type, number) => [type.webId, number]));
  const typeNames = shown.map(({ webId, name }) => ({
    webId,
    ...(textIn(name, language, fallback) ?? { text: String(webId) }),
  }));
  const typeCounts = shown.map(() => ({ sale: 0, rent: 0 }));

  const ids = yield* prefixIndexSliced(rows, row => [/^[\da-z-]*$/.test(row.id) ? row.id : row.id.toLowerCase()]);
  const cities = yield* citiesOf(rows, places);
  const kinds: SuggestionKind[] = [];
  const kindNumber = new Map<string, number>();
  const kindOf = new Uint16Array(rows.length);
  const cityOf = new (cities.found.length > 0xffff ? Uint32Array : Uint16Array)(rows.length);
  yield* eachSliced(ids.owners, (owner, at) => {
    const row = rows[owner] as SuggestRow;
    const goal = goalOf(row.goal);
    const name = `${goal} ${row.typeIds.toSorted().join()}`;
    let number = kindNumber.get(name);
    if (number === undefined) {
      const numbers = new Set(row.typeIds.flatMap(webId => typeNumber.get(webId) ?? []));
      number = kinds.push({ goal, types: [...numbers] }) - 1;
      kindNumber.set(name, number);
    }
    kindOf[at] = number;
    cityOf[at] = cities.numberOf(row);
    for (const type of (kinds[number] as SuggestionKind).types)
      (typeCounts[type] as { sale: number; rent: number })[goal]++;
    (cities.found[cityOf[at] as number] as FoundCity)[goal]++;
  });

  return {
    rows,
    ids,
    words: yield* wordIndexSliced(ids.owners, owner => (rows[owner] as SuggestRow).words),
    types: shown.map(({ webId, sale, rent }, number) => ({
      webId,
      name: (typeNames[number] as { text: string }).text,
      ...(typeNames[number]?.lang && { lang: typeNames[number].lang }),
      ...(typeCounts[number] as { sale: number; rent: number }),
      offered: { sale, rent },
    })),
    typeWords: prefixIndex(typeNames, ({ webId, text }) => [...wordStarts(text), ...typeSynonyms(webId, [language])]),
    anyTypeWords: prefixIndex(shown, ({ webId, name }) => [
      ...namesIn(name).flatMap(wordStarts),
      ...typeSynonyms(webId),
    ]),
    cities: cities.found.map(({ key, name, postcode, sale, rent }) => ({ key, name, postcode, sale, rent })),
    cityWords: prefixIndex(cities.found, city => [city.postcode.toLowerCase(), ...city.names.flatMap(wordStarts)]),
    kinds,
    cityOf,
    kindOf,
  };
}

type FoundCity = {
  key: PlaceKey;
  name: string;
  postcode: string;
  names: readonly string[];
  sale: number;
  rent: number;
};

/** Distinct cities of the rows, each named as in its first row. */
function* citiesOf(rows: readonly SuggestRow[], places: readonly KnownPlace[]) {
  const book = placeLookup(places);
  const found: FoundCity[] = [];
  const byKey = new Map<PlaceKey, number>();
  const bySpelling = new Map<string, number>();
  yield* eachSliced(rows, ({ city: name, postcode }) => {
    const spelling = `${postcode}|${name}`;
    if (bySpelling.has(spelling)) return;
    const names: Localized = { fr: name };
    const place = findPlace(book, names, postcode);
    const key = placeKeyOf(names, postcode, place);
    const known = place ? [...namesIn(place.name), ...place.aliases] : [];
    const number = byKey.get(key) ?? found.push({ key, name, postcode, names: [name, ...known], sale: 0, rent: 0 }) - 1;
    byKey.set(key, number);
    bySpelling.set(spelling, number);
  });
  return { found, numberOf: (row: SuggestRow) => bySpelling.get(`${row.postcode}|${row.city}`) as number };
}
