import type { KnownPlace } from '../page/site.ts';
import { placeSpelling, placeSpellings } from '../place/place-spelling.ts';
import { fold } from '../text/fold.ts';
import { LANGUAGES } from '../text/language.ts';
import type { Localized } from '../text/localized.ts';

declare const placeKey: unique symbol;
/** Identity of a place whatever name is used: postcode, a pipe, its first name folded: `'4000|liege'`. */
export type PlaceKey = string & { readonly [placeKey]: true };

/** A place as named in an address or by a visitor. */
export type NamedPlace = { readonly name: string; readonly postcode: string };

/** Known places by postcode and each of their names, as `nameKey` and as `spelledKey`. */
export type PlaceLookup = ReadonlyMap<string, KnownPlace>;

/** Caches each lookup by its list of places: every new version of the catalogue needs the lookup, and the list has thousands of places. */
const lookups = new WeakMap<readonly KnownPlace[], PlaceLookup>();

/** Builds the lookup of known places; a place's own names take priority over another place's aliases. */
export function placeLookup(places: readonly KnownPlace[]): PlaceLookup {
  const built = lookups.get(places);
  if (built) return built;
  const book = new Map<string, KnownPlace>();
  const add = (place: KnownPlace, names: readonly string[]) => {
    for (const name of names)
      for (const key of [nameKey({ name, postcode: place.postcode }), spelledKey({ name, postcode: place.postcode })])
        if (!book.has(key)) book.set(key, place);
  };
  for (const place of places) add(place, [...new Set(namesIn(place.name))]);
  for (const place of places) add(place, place.aliases);
  lookups.set(places, book);
  return book;
}

/**
 * The known place that has one of `names`, in any spelling, and the postcode. `findPlace(book, { fr: 'LIEGE (Luik)' }, '4000')` → Liège
 */
export function findPlace(book: PlaceLookup, names: Localized, postcode: string): KnownPlace | undefined {
  const all = namesIn(names);
  // Exact names first, because most names match exactly, and comparing spellings is slower.
  for (const name of all) {
    const place = book.get(nameKey({ name, postcode }));
    if (place) return place;
  }
  for (const name of all)
    for (const spelling of placeSpellings(name)) {
      const place = book.get(keyOfSpelling(spelling, postcode));
      if (place) return place;
    }
  return undefined;
}

/**
 * Key of a place: from the known place if there is one, else from its own first name.
 * `placeKeyOf({ nl: 'Luik' }, '4000', liege)` → `'4000|liege'`
 */
export function placeKeyOf(names: Localized, postcode: string, place: KnownPlace | undefined): PlaceKey {
  const name = namesIn(place ? place.name : names)[0] ?? '';
  return nameKey({ name, postcode: place ? place.postcode : postcode }) as PlaceKey;
}

/**
 * Whether two names mean the same place: same postcode, and names that differ only in case and accents or belong to the same known place.
 * `sameCity({ name: 'LUIK', postcode: '4000' }, { name: 'Liège', postcode: '4000' }, book)` → `true`
 */
export function sameCity(one: NamedPlace, other: NamedPlace, book: PlaceLookup): boolean {
  const [left, right] = [nameKey(one), nameKey(other)];
  return left === right || (book.has(left) && book.get(left) === book.get(right));
}

/** Lookup key of a name at a postcode. `{ name: 'Liège', postcode: '4000' }` → `'4000|liege'` */
export function nameKey({ name, postcode }: NamedPlace): string {
  return `${postcode.trim()}|${fold(name.trim())}`;
}

/**
 * Lookup key of a name at a postcode that is the same for each spelling of the name.
 * `spelledKey({ name: 'Sint-Niklaas', postcode: '9100' })` → `'9100~stniklaas'`
 */
export function spelledKey({ name, postcode }: NamedPlace): string {
  return keyOfSpelling(placeSpelling(name), postcode);
}

function keyOfSpelling(spelling: string, postcode: string): string {
  return `${postcode.trim()}~${spelling}`;
}

/** Names of a place by language: those of the known place, and where it has none, those of the feed. */
export function namesWith(name: Localized, known: KnownPlace | undefined): Localized {
  return { ...name, ...known?.name };
}

/** Names of a feed's place by language (`namesWith`). */
export function namesOfPlace(
  book: PlaceLookup,
  { name, postcode }: { readonly name: Localized; readonly postcode: string },
): Localized {
  return namesWith(name, findPlace(book, name, postcode));
}

/** The non-empty names, in the order of the languages. */
export function namesIn(names: Localized): string[] {
  return LANGUAGES.flatMap(language => names[language] || []);
}

/** Parses the decoded `city` parameter of an address: a name, a pipe, a postcode; `undefined` for anything else. */
export function parseCity(raw: string): NamedPlace | undefined {
  const pipe = raw.lastIndexOf('|');
  if (pipe < 0) return undefined;
  const [name, postcode] = [raw.slice(0, pipe).trim(), raw.slice(pipe + 1).trim()];
  return name === '' || postcode === '' ? undefined : { name, postcode };
}

/** The inverse of `parseCity`. `{ name: 'Liège', postcode: '4000' }` → `'Liège|4000'` */
export function formatCity({ name, postcode }: NamedPlace): string {
  return `${name}|${postcode}`;
}
