import type { PublicListing } from '../../domain/listing/listing.ts';
import { buildSuggestIndex, type SuggestIndex } from '../../domain/search/suggest-index.ts';
import { listingWords } from '../../domain/search/listing-words.ts';
import type { SuggestRow } from '../../domain/search/suggest-row.ts';
import type { Language } from '../../domain/text/language.ts';
import { inLanguage } from '../../domain/text/localized.ts';
import { PLACES, TYPES } from './a-catalogue.ts';

/** Suggestion row of a listing on a page in `language`. */
export function rowOf(listing: PublicListing, language: Language = 'fr'): SuggestRow {
  const { id, goal, typeIds, place } = listing;
  const city = inLanguage(place.name, language, 'fr')?.value ?? '';
  const row = {
    id,
    goal,
    typeIds,
    city,
    postcode: place.postcode,
    typeDescription: 'Belle maison',
    words: listingWords(listing),
  };
  // Some have no picture, some a description in a language other than the page's.
  return { ...row, ...(goal === 0 && { pictureId: `p-${id}` }), ...(goal === 1 && { lang: 'nl' as const }) };
}

export function suggestIndexOf(listings: readonly PublicListing[], language: Language = 'fr'): SuggestIndex {
  return buildSuggestIndex(
    listings.map(listing => rowOf(listing, language)),
    TYPES,
    PLACES,
    language,
    'fr',
  );
}
