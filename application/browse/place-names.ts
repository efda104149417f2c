import type { KnownPlace } from '../../domain/page/site.ts';
import type { PlaceLookup } from '../../domain/search/place-key.ts';
import { type Language, LANGUAGES } from '../../domain/text/language.ts';

const made = new WeakMap<PlaceLookup, Map<Language, readonly string[]>>();

/**
 * All places that a site knows, with or without homes, as suggestions of a text field: name in a language and postcode, sorted. Several
 * thousand. `placeNamesIn(places, 'nl')` → `['Aalst 9300', 'Aalter 9880', …]`
 */
export function placeNamesIn(places: PlaceLookup, language: Language): readonly string[] {
  const own = made.get(places) ?? new Map<Language, readonly string[]>();
  made.set(places, own);
  const known = own.get(language);
  if (known) return known;
  const names = new Set(Array.from(places.values(), place => `${nameOf(place, language)} ${place.postcode}`));
  const sorted = [...names].sort((a, b) => a.localeCompare(b, language));
  own.set(language, sorted);
  return sorted;
}

function nameOf({ name }: KnownPlace, language: Language): string {
  return [language, ...LANGUAGES].flatMap(each => name[each] ?? [])[0] ?? '';
}
