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

/** Input of all parts of a page: language, version of content and catalogue, and day. */
export type PageContext = {
  readonly language: Language;
  readonly content: SiteContent;
  readonly routes: Routes;
  readonly places: PlaceLookup;
  readonly baseMap: BaseMap;
  readonly phrasesIn: PhrasesIn;
  /** Absent in browsers; free words of a list are then not read as a sentence. */
  readonly gazetteer?: Gazetteer | undefined;
  readonly catalogue: CatalogueVersion;
  /** ISO day, Brussels time. */
  readonly today: string;
  /** Public address of the site; absent if it is not configured. */
  readonly publicAddress?: PublicAddress | undefined;
  /** Stations, schools and the like around properties; absent where the operator has no file of them. */
  readonly placesNearby?: PlacesNearby | undefined;
  /**
   * Key of caches for one language, version and day: values computed for a context are valid for each other one with the same object. Absent
   * to disable caching.
   */
  readonly memoKey?: MemoKey;
};

/** Compared by identity only. */
export type MemoKey = { readonly language: Language };

/** The site's phrases in the page's language. */
export function phrasesOf({ phrasesIn, language }: Pick<PageContext, 'phrasesIn' | 'language'>): Phrases {
  return phrasesIn(language);
}

/** A text in the page's language, else in the default language. */
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

/** Like `textOf`, but only the string; '' if missing. */
export function wordsOf(context: PageContext, localized: Localized): string {
  return textOf(context, localized)?.text ?? '';
}

/** Name of a listing's or project's place in the page's language; '' if it has none. */
export function placeName(context: PageContext, { place }: Pick<PublicListing | PublicProject, 'place'>): string {
  return wordsOf(context, namesOfPlace(context.places, place));
}

/** The published page with this id. */
export function pageOf(context: PageContext, id: string): Page | undefined {
  return context.content.pages.find(page => page.id === id && page.status === 'Published');
}
