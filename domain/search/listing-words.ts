import type { ListingBrief } from '../listing/listing-brief.ts';
import type { PublicListing } from '../listing/listing.ts';
import { foldedWords } from '../text/fold.ts';
import { type Language, LANGUAGES } from '../text/language.ts';
import { namesIn } from './place-key.ts';
import { otherReferences } from './reference.ts';
import { FLAG_FACTS } from './flag-facts.ts';
import { MEANINGS, TYPE_SYNONYMS } from './synonyms.ts';
import { searchable, meaningfulWords, wordStarts } from './words.ts';

type Named = Pick<
  ListingBrief | PublicListing,
  'title' | 'mainTypeName' | 'typeDescription' | 'viager' | 'newBuild'
> & {
  readonly id?: string;
  readonly facts: ListingBrief['facts'];
};

/** Terms of `MEANINGS`, split into words, by their first word; `meaning` is an index of `MEANINGS`. */
const TERMS = new Map<string, { readonly words: readonly string[]; readonly meaning: number }[]>();
MEANINGS.forEach(({ terms }, meaning) => {
  for (const term of terms) {
    const words = foldedWords(term);
    const [first = ''] = words;
    TERMS.set(first, [...(TERMS.get(first) ?? []), { words, meaning }]);
  }
});
const TERM_STARTS = MEANINGS.map(({ terms }) => [...new Set(terms.flatMap(wordStarts))]);

/**
 * Search words of a listing besides its id, city and types: its other references, folded words of its title, type and short description in
 * every language, and synonyms of these words. Without duplicates.
 * `listingWords(studioAtTheDyle)` → `['studio', 'meuble', 'dyle', …, 'einzimmerwohnung', 'furnished']`
 */
export function listingWords(listing: Named): readonly string[] {
  const found = new Set<string>(otherReferences(listing.id ?? '', listing.facts.uniqueCode));
  const meanings = new Set<number>();
  const { title, mainTypeName, typeDescription } = listing;
  for (const text of [title, mainTypeName, typeDescription].flatMap(namesIn)) {
    const folded = searchable(text);
    for (const word of meaningfulWords(folded)) found.add(word);
    const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
    words.forEach((word, at) => {
      for (const term of TERMS.get(word) ?? [])
        if (term.words.every((part, next) => words[at + next] === part)) meanings.add(term.meaning);
    });
  }
  MEANINGS.forEach(({ fact }, meaning) => {
    if (fact && FLAG_FACTS[fact].of(listing)) meanings.add(meaning);
  });
  for (const meaning of meanings) for (const start of TERM_STARTS[meaning] ?? []) found.add(start);
  return [...found];
}

/** Folded synonyms of a property type, in the given languages or in all. `typeSynonyms(2, ['de'])` → `['wohnungen', …]` */
export function typeSynonyms(webId: number, languages: readonly Language[] = LANGUAGES): readonly string[] {
  const synonyms = TYPE_SYNONYMS.get(webId);
  return synonyms ? languages.flatMap(language => synonyms[language].flatMap(wordStarts)) : [];
}
