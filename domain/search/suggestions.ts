import type { ListingId } from '../listing/listing.ts';
import type { Language } from '../text/language.ts';
import type { PlaceKey } from './place-key.ts';
import type { SuggestRow } from './suggest-row.ts';

/** A property type with how many listings of each goal have it. */
export type TypeSuggestion = {
  readonly webId: number;
  readonly name: string;
  /** Set only where `name` stands in another language than the page. */
  readonly lang?: Language;
  readonly sale: number;
  readonly rent: number;
  /** Whether the agency offers this type for the goal at all. */
  readonly offered: { readonly sale: boolean; readonly rent: boolean };
};

/** A city with its listings of each goal; a link names it as `name|postcode`. */
export type CitySuggestion = {
  readonly key: PlaceKey;
  readonly name: string;
  readonly postcode: string;
  readonly sale: number;
  readonly rent: number;
};

/** How many entries a group of the panel shows at most. */
export type PanelLimits = { readonly types: number; readonly cities: number; readonly properties: number };

/** What the panel shows for a text. */
export type Suggestions = {
  readonly types: readonly TypeSuggestion[];
  readonly cities: readonly CitySuggestion[];
  readonly properties: readonly SuggestRow[];
  /** How many each group found, shown or not. */
  readonly totals: PanelLimits;
  /** The property whose id the text is. */
  readonly exactId: ListingId | undefined;
  /** Several words were typed: counts are of what fulfils all of them, so links must carry the text as `q`. */
  readonly narrowed: boolean;
};

/** What a list of each goal would find for a text. */
export type FoundFor = { readonly sale: number; readonly rent: number };
