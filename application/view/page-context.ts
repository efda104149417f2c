import type { CatalogueVersion } from '../ports/catalogue/listing-catalogue.ts';
import type { PublicAddress } from '../ports/public-address.ts';
import type { BaseMap } from '../../domain/map/base-map.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import type { Page } from '../../domain/page/page.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import type { Routes } from '../../domain/routing/routes.ts';
import { findPlace, type PlaceLookup } from '../../domain/search/place-key.ts';
import type { Language } from '../../domain/text/language.ts';
import { type Localized, type Text, textIn } from '../../domain/text/localized.ts';

/** What every part of a page is made with: one language of one version of the site on one day. */
export type PageContext = {
  readonly language: Language;
  readonly content: SiteContent;
  readonly routes: Routes;
  readonly places: PlaceLookup;
  readonly baseMap: BaseMap;
  readonly catalogue: CatalogueVersion;
  /** ISO day in Brussels. */
  readonly today: string;
  /** Absent where the site does not know under which address it is read. */
  readonly publicAddress?: PublicAddress | undefined;
  /**
   * Stands for one language, version and day: what was made for a context may be used for another with the same edition, and is
   * kept as long as that object is. Absent where nothing is kept.
   */
  readonly edition?: ContentEdition;
};

/** An object that is compared and never read. */
export type ContentEdition = { readonly language: Language };

/** A text in the page's language, else in the default's. */
export function textOf(context: PageContext, localized: Localized): Text | undefined {
  return textIn(localized, context.language, context.content.settings.defaultLanguage);
}

/** As `textOf`, the bare words; '' where there are none. */
export function wordsOf(context: PageContext, localized: Localized): string {
  return textOf(context, localized)?.text ?? '';
}

/** The names of a listing's or project's place: the known place's, else those of the feed. */
export function placeNames(context: PageContext, subject: Pick<PublicListing | PublicProject, 'place'>): Localized {
  const known = findPlace(context.places, subject.place.name, subject.place.postcode);
  return known ? { ...subject.place.name, ...known.name } : subject.place.name;
}

/** The published page of an id. */
export function pageOf(context: PageContext, id: string): Page | undefined {
  return context.content.pages.find(page => page.id === id && page.status === 'Published');
}
