import type { CatalogueVersion } from '../ports/catalogue/listing-catalogue.ts';
import type { Gazetteer } from '../ports/content/gazetteer.ts';
import type { PlacesNearby } from '../ports/content/places-nearby.ts';
import type { Phrases, PhrasesIn } from '../ports/phrases/phrases.ts';
import type { PublicAddress } from '../ports/public-address.ts';
import type { BaseMap } from '../../domain/map/base-map.ts';
import { codedValue, spellingsOf } from '../../domain/listing/coded-value.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import type { Page } from '../../domain/page/page.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import type { Routes } from '../../domain/routing/routes.ts';
import { namesOfPlace, type PlaceLookup } from '../../domain/search/place-key.ts';
import type { Language } from '../../domain/text/language.ts';
import { type Localized, type Text, textIn } from '../../domain/text/localized.ts';

/** Data from which all parts of a page are built: the language, the current content and catalogue, and the day. */
export type PageContext = {
  readonly language: Language;
  readonly content: SiteContent;
  readonly routes: Routes;
  readonly places: PlaceLookup;
  readonly baseMap: BaseMap;
  readonly phrasesIn: PhrasesIn;
  /** The table of Belgian places; absent in browsers, where free words of a list are then not read as a sentence. */
  readonly gazetteer?: Gazetteer | undefined;
  readonly catalogue: CatalogueVersion;
  /** ISO day, Brussels time. */
  readonly today: string;
  /** Public address of the site; absent if it is not configured. */
  readonly publicAddress?: PublicAddress | undefined;
  /** Stations, schools and the like around properties; absent where the operator has no file of them. */
  readonly placesNearby?: PlacesNearby | undefined;
  /**
   * Key of caches for one language, version and day: values computed for a context are valid for every other context with the same key
   * object. Absent to disable caching.
   */
  readonly memoKey?: MemoKey;
};

/** Key of caches; keys are compared by identity only, so two equal objects are different keys. */
export type MemoKey = { readonly language: Language };

/** The site's phrases in the page's language. */
export function phrasesOf({ phrasesIn, language }: Pick<PageContext, 'phrasesIn' | 'language'>): Phrases {
  return phrasesIn(language);
}

/** A text in the page's language, or in the default language if it is missing in the page's. */
export function textOf(context: PageContext, localized: Localized): Text | undefined {
  return textIn(localized, context.language, context.content.settings.defaultLanguage);
}

/**
 * A text of the feed that may name a coded value, in the page's language: the feed's own wording in that language, else the site's phrase,
 * else another language.
 */
export function codedTextOf(context: PageContext, localized: Localized): Text | undefined {
  const code = codedValue(localized);
  const own = localized[context.language];
  if (code === undefined || (own?.trim() && own !== spellingsOf(code)[context.language]))
    return textOf(context, localized);
  return { text: phrasesOf(context).codedValues[code] };
}

/** Like `textOf`, but returns only the string; '' if the text is missing. */
export function wordsOf(context: PageContext, localized: Localized): string {
  return textOf(context, localized)?.text ?? '';
}

/** Name of a listing's or project's place in the page's language; '' if it has none. */
export function placeName(context: PageContext, { place }: Pick<PublicListing | PublicProject, 'place'>): string {
  return wordsOf(context, namesOfPlace(context.places, place));
}

/** The page of the content with an id; `undefined` if it is not published. */
export function pageOf(context: PageContext, id: string): Page | undefined {
  return context.content.pages.find(page => page.id === id && page.status === 'Published');
}
