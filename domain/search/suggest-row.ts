import type { GoalNumber, ListingId } from '../listing/listing.ts';
import type { Language } from '../text/language.ts';

/** What the search box knows of a listing, in one language. */
export type SuggestRow = {
  readonly id: ListingId;
  readonly goal: GoalNumber;
  /** Web ids, the main one first. */
  readonly typeIds: readonly number[];
  /** The city's name in the page's language. */
  readonly city: string;
  readonly postcode: string;
  /** At most 100 characters; the caller cuts it. */
  readonly typeDescription: string;
  /** Set only where `typeDescription` stands in another language than the page. */
  readonly lang?: Language;
  /** What it is found by beside its id, city and types. */
  readonly words: readonly string[];
  /** Picture of the thumbnail; absent where there is none. */
  readonly pictureId?: string;
};
