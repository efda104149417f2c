import type { GoalNumber, ListingId } from '../listing/listing.ts';
import type { Language } from '../text/language.ts';

/** Fields of a listing for the search box, in one language. */
export type SuggestRow = {
  readonly id: ListingId;
  readonly goal: GoalNumber;
  /** Web ids, the main one first. */
  readonly typeIds: readonly number[];
  /** The city's name in the page's language. */
  readonly city: string;
  readonly postcode: string;
  /** At most 100 characters; the caller shortens longer texts. */
  readonly typeDescription: string;
  /** Language of `typeDescription` if it differs from the page's. */
  readonly lang?: Language;
  /** Search words of the listing besides its id, city and types. */
  readonly words: readonly string[];
  /** Id of the thumbnail's picture, if any. */
  readonly pictureId?: string;
};
