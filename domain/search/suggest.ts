import { lowerBound, ownerCount, prefixEnd, type PrefixIndex } from './prefix-index.ts';
import type { SuggestIndex } from './suggest-index.ts';
import { suggestNarrowed, wordsFor } from './suggest-narrowed.ts';
import type { SuggestRow } from './suggest-row.ts';
import { ownersOfWord } from './word-index.ts';
import type { CitySuggestion, PanelLimits, Suggestions, TypeSuggestion } from './suggestions.ts';

const PANEL: PanelLimits = { types: 10, cities: 10, properties: 10 };

/**
 * Suggestions of the search box for a text. Matches prefixes of words, ignoring case and accents. For an empty text, suggests the property
 * types. For one word, suggests the ids, cities, types and words of listings that begin with it; if no type matches in the page's language,
 * also types by their words in other languages. For several words, suggests only entries that match all words.
 * `suggest(index, 'luik').cities` → `[{ name: 'Liège', postcode: '4000', sale: 7, rent: 2 }]`
 */
export function suggest(index: SuggestIndex, text: string, limits: PanelLimits = PANEL): Suggestions {
  const words = wordsFor(index, text);
  if (words.length > 1) return suggestNarrowed(index, words, limits);
  const word = words[0];
  if (word === undefined) {
    const types = index.types.slice(0, limits.types);
    const totals = { types: index.types.length, cities: 0, properties: 0 };
    return { types, cities: [], properties: [], totals, exactId: undefined, narrowed: false };
  }
  const { types } = index;
  const foundTypes: TypeSuggestion[] = [];
  const foundCities: CitySuggestion[] = [];
  const properties: SuggestRow[] = [];
  const totals = {
    types:
      pick(index.typeWords, types, word, limits.types, foundTypes) ||
      pick(index.anyTypeWords, types, word, limits.types, foundTypes),
    cities: pick(index.cityWords, index.cities, word, limits.cities, foundCities),
    properties: pickListings(index, word, limits.properties, properties),
  };
  if (foundTypes.length > 1) foundTypes.sort((a, b) => types.indexOf(a) - types.indexOf(b));
  const first = properties[0]?.id;
  const exactId = first?.length === word.length && first.toLowerCase().startsWith(word) ? first : undefined;
  return { types: foundTypes, cities: foundCities, properties, totals, exactId, narrowed: false };
}

/** Adds the first `limit` items with a key that begins with `word` to `found`; returns the number of all such items. */
function pick<T>(index: PrefixIndex, items: readonly T[], word: string, limit: number, found: T[]): number {
  const { keys, owners } = index;
  const from = lowerBound(keys, word);
  if (from === keys.length || !(keys[from] as string).startsWith(word)) return 0;
  const to = prefixEnd(keys, word, from);
  for (let at = from; at < to && found.length < limit; at++) {
    const item = items[owners[at] as number] as T;
    if (!index.repeats || !found.includes(item)) found.push(item);
  }
  return ownerCount(index, from, to);
}

/** Like `pick` for listings: first those whose id begins with `word`, then those with another word that begins with it. */
function pickListings({ ids, rows, words }: SuggestIndex, word: string, limit: number, found: SuggestRow[]): number {
  let total = pick(ids, rows, word, limit, found);
  const positions = ownersOfWord(words, word);
  if (positions.length === 0) return total;
  const seen = new Uint8Array(rows.length);
  const from = lowerBound(ids.keys, word);
  seen.fill(1, from, from + total);
  for (const at of positions) {
    if (seen[at] === 1) continue;
    seen[at] = 1;
    total++;
    if (found.length < limit) found.push(rows[ids.owners[at] as number] as SuggestRow);
  }
  return total;
}
