import type { KnownPlace } from '../page/site.ts';
import { fold } from '../text/fold.ts';
import { LANGUAGES } from '../text/language.ts';
import type { Localized } from '../text/localized.ts';

declare const placeKey: unique symbol;
/** One place under all its names: its postcode, a pipe, its folded first name, `'4000|liege'`. */
export type PlaceKey = string & { readonly [placeKey]: true };

/** A place as an address or a visitor names it. */
export type NamedPlace = { readonly name: string; readonly postcode: string };

/** The known places, found by postcode and by any of their names. */
export type PlaceLookup = ReadonlyMap<string, KnownPlace>;

/** A place's own names win over another place's alias. */
export function placeLookup(places: readonly KnownPlace[]): PlaceLookup {
  const book = new Map<string, KnownPlace>();
  const add = (place: KnownPlace, names: readonly string[]) => {
    for (const name of names) {
      const entry = nameKey({ name, postcode: place.postcode });
      if (!book.has(entry)) book.set(entry, place);
    }
  };
  for (const place of places) add(place, namesIn(place.name));
  for (const place of places) add(place, place.aliases);
  return book;
}

/** The known place that has any of these names at this postcode. */
export function findPlace(book: PlaceLookup, names: Localized, postcode: string): KnownPlace | undefined {
  for (const name of namesIn(names)) {
    const place = book.get(nameKey({ name, postcode }));
    if (place) return place;
  }
  return undefined;
}

/**
 * The identity of a place: of the known place where there is one, else of its own first name.
 * `placeKeyOf({ nl: 'Luik' }, '4000', liege)` → `'4000|liege'`
 */
export function placeKeyOf(names: Localized, postcode: string, place: KnownPlace | undefined): PlaceKey {
  const name = namesIn(place ? place.name : names)[0] ?? '';
  return nameKey({ name, postcode: place ? place.postcode : postcode }) as PlaceKey;
}

/**
 * Whether two names mean one place: equal postcodes, and names equal but for case and accents or known as the same
 * municipality. `sameCity({ name: 'LUIK', postcode: '4000' }, { name: 'Liège', postcode: '4000' }, book)` → `true`
 */
export function sameCity(one: NamedPlace, other: NamedPlace, book: PlaceLookup): boolean {
  const [left, right] = [nameKey(one), nameKey(other)];
  return left === right || (book.has(left) && book.get(left) === book.get(right));
}

/** The folded form under which a name at a postcode is looked up. `{ name: 'Liège', postcode: '4000' }` → `'4000|liege'` */
export function nameKey({ name, postcode }: NamedPlace): string {
  return `${postcode.trim()}|${fold(name.trim())}`;
}

/** The names that are there, in the order of the languages, none empty. */
export function namesIn(names: Localized): string[] {
  return LANGUAGES.flatMap(language => names[language] || []);
}

/** Reads the `city` of an address, already percent-decoded; anything else than a name, a pipe, a postcode is none. */
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
