import type { ListingId } from '../listing/listing.ts';
import type { Language } from '../text/language.ts';
import type { PlaceKey } from './place-key.ts';
import type { SuggestRow } from './suggest-row.ts';

/** A property type with its number of listings per goal. */
export type TypeSuggestion = {
  readonly webId: number;
  readonly name: string;
  /** Language of `name` if it differs from the page's. */
  readonly lang?: Language;
  readonly sale: number;
  readonly rent: number;
  /** Whether the agency offers this type for each goal. */
  readonly offered: { readonly sale: boolean; readonly rent: boolean };
};

/** A city with its number of listings per goal; links contain it as `name|postcode`. */
export type CitySuggestion = {
  readonly key: PlaceKey;
  readonly name: string;
  readonly postcode: string;
  readonly sale: number;
  readonly rent: number;
};

/** Maximum number of entries per group of the panel. */
export type PanelLimits = { readonly types: number; readonly cities: number; readonly properties: number };

/** Entries that the search panel suggests for a typed text. */
export type Suggestions = {
  readonly types: readonly TypeSuggestion[];
  readonly cities: readonly CitySuggestion[];
  readonly properties: readonly SuggestRow[];
  /** Number of results per group, including those not shown. */
  readonly totals: PanelLimits;
  /** The property whose id equals the text. */
  readonly exactId: ListingId | undefined;
  /** Whether several words were typed. Counts are then of entries matching all words, so links must pass the text as `q`. */
  readonly narrowed: boolean;
};

/** Numbers of listings for sale and for rent that match a text. */
export type FoundFor = { readonly sale: number; readonly rent: number };
