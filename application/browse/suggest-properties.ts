import { cut } from '../../domain/text/cut.ts';
import { type SuggestIndex, suggestIndexSliced } from '../../domain/search/suggest-index.ts';
import type { SuggestRow } from '../../domain/search/suggest-row.ts';
import { suggest } from '../../domain/search/suggest.ts';
import { listingWords } from '../../domain/search/listing-words.ts';
import { foundFor } from '../../domain/search/suggest-narrowed.ts';
import type { FoundFor, Suggestions } from '../../domain/search/suggestions.ts';
import { findPlace, namesWith } from '../../domain/search/place-key.ts';
import { atOnce, type SliceRunner, type Sliced } from '../../domain/work/sliced.ts';
import type { ListingBrief } from '../../domain/listing/listing-brief.ts';
import type { KnownPlace, PropertyType } from '../../domain/page/site.ts';
import type { Language } from '../../domain/text/language.ts';
import { inLanguage } from '../../domain/text/localized.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';

/** Maximum length of a type description in the panel, in characters. */
const DESCRIPTION_LENGTH = 100;

/** Suggestions for a text, and the number of results in the lists. */
export type Suggested = Suggestions & { readonly found: FoundFor };

/** Looks up suggestions for a text in a language; the caller builds the links. */
export type SuggestProperties = (language: Language, text: string) => Promise<Suggested>;

/** Data for computing suggestions, on the server or in the browser: rows in one language with their types and places. */
export type SuggestSource = {
  readonly rows: readonly SuggestRow[];
  readonly types: readonly PropertyType[];
  readonly places: readonly KnownPlace[];
  readonly language: Language;
  readonly fallback: Language;
};

export type LoadSuggestSource = (language: Language) => Promise<SuggestSource>;

/** Loads the data for suggestions in a language; leaves out places without a listing. */
export function makeLoadSuggestSource({
  site,
  catalogue,
}: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
}): LoadSuggestSource {
  return async language => {
    const { content, places: book } = site.current();
    const fallback = content.settings.defaultLanguage;
    const places = new Set<KnownPlace>();
    const rowOf = (listing: ListingBrief): SuggestRow => {
      const place = findPlace(book, listing.place.name, listing.place.postcode);
      if (place) places.add(place);
      const described = inLanguage(listing.typeDescription, language, fallback);
      const { pictureId } = listing;
      return {
        id: listing.id,
        goal: listing.goal,
        typeIds: listing.typeIds,
        city: inLanguage(namesWith(listing.place.name, place), language, fallback)?.value ?? '',
        postcode: listing.place.postcode,
        typeDescription: cut(described?.value ?? '', DESCRIPTION_LENGTH),
        ...(described && described.language !== language ? { lang: described.language } : {}),
        words: listingWords(listing),
        ...(pictureId === undefined ? {} : { pictureId }),
      };
    };
    const rows: SuggestRow[] = [];
    for await (const briefs of (await catalogue.current()).briefs())
      for (const brief of briefs) rows.push(rowOf(brief));
    return { rows, types: content.types, places: [...places], language, fallback };
  };
}

/**
 * Uses one index per language, rebuilt when `version` changes; `runSlices` runs the rebuild in slices.
 * `suggestProperties('fr', 'liege')` → the city Liège with its numbers of listings, and the matching properties
 */
export function makeSuggestProperties(
  loadSource: LoadSuggestSource,
  version: () => Promise<string>,
  runSlices: SliceRunner = atOnce,
): SuggestProperties {
  const made = new Map<Language, { readonly version: string; readonly index: Promise<SuggestIndex> }>();
  return async (language, text) => {
    const now = await version();
    let known = made.get(language);
    if (known?.version !== now) {
      known = { version: now, index: loadSource(language).then(source => runSlices(indexOf(source))) };
      known.index.catch(() => made.delete(language));
      made.set(language, known);
    }
    return suggested(await known.index, text);
  };
}

/** Suggestions for a text, with the numbers of results that the panel's buttons show. */
export function suggested(index: SuggestIndex, text: string): Suggested {
  return { ...suggest(index, text), found: foundFor(index, text) };
}

function indexOf({ rows, types, places, language, fallback }: SuggestSource): Sliced<SuggestIndex> {
  return suggestIndexSliced(rows, types, places, language, fallback);
}
