import type { Localized } from '../text/localized.ts';
import type { RichText } from '../text/rich-text.ts';
import type { Facts } from './facts.ts';
import type { Coordinates } from '../place/coordinates.ts';

declare const listingId: unique symbol;
/** The id of a property: digits and letters, at most 20; it is the 'Ref' that visitors read. */
export type ListingId = string & { readonly [listingId]: true };

/** Reads an id; anything else than 1 to 20 ASCII letters, digits, dashes is none. `parseListingId('1234567')` → `'1234567'` */
export function parseListingId(raw: string): ListingId | undefined {
  return /^[0-9A-Za-z][0-9A-Za-z-]{0,19}$/.test(raw) ? (raw as ListingId) : undefined;
}

/** 0 sale, 1 rent, 2 take-over; lists and counts treat every number but 0 as rent. */
export type GoalNumber = number;
export type Goal = 'sale' | 'rent';

/** A place as a feed names it; `name` per language where the places of the content know it. */
export type Place = {
  readonly name: Localized;
  readonly postcode: string;
  readonly countryId: number;
  readonly countryName: Localized;
};

/** A picture in the content directory; `id` is what an address names, the file's path stays on the server. */
export type Picture = {
  readonly id: string;
  /** Pixels; 0 of one that is not measured yet, of which an import makes none public. */
  readonly width: number;
  readonly height: number;
  /** What it shows. */
  readonly alt: Localized;
  readonly kind: 'photo' | 'floor-plan';
};

export type StreetAddress = { readonly street: string; readonly houseNumber: string; readonly boxNumber: string };

/** Where else a listing is advertised: a portal, a social network. */
export type OnlineMedium = {
  /** Its own name, 'Immoweb'. */
  readonly name: string;
  /** The advert there; https. */
  readonly url: string;
  /** ISO day since which it stands there, where the feed says so. */
  readonly since: string | undefined;
};

/** A day on which a property can be seen without an appointment, with hours as the clocks of Brussels show them. */
export type OpenHouse = {
  /** ISO day. */
  readonly day: string;
  /** '10:00' */
  readonly from: string;
  readonly to: string;
  /** How many visitors fit, where the agency says so. */
  readonly capacity?: number;
};

/** What every listing says to everyone. */
type ListingCore = {
  readonly id: ListingId;
  readonly goal: GoalNumber;
  /** Property types by web id, the main one first; never empty. */
  readonly typeIds: readonly number[];
  readonly place: Place;
  readonly marquee: number;
  readonly marqueeName: Localized;
  /** 7 says 'starting from'. */
  readonly priceUnit: number;
  readonly priceUnitText: Localized;
  readonly title: Localized;
  /** Short type text of lists and search, such as 'Maison de maître rénovée'. */
  readonly typeDescription: Localized;
  readonly mainTypeName: Localized;
  readonly description: Localized<RichText>;
  readonly facts: Facts;
  readonly pictures: readonly Picture[];
  readonly documents: readonly { readonly id: string; readonly name: Localized }[];
  /** Video and tour addresses, recognised by `domain/media`. */
  readonly media: readonly string[];
  readonly onlineMedia: readonly OnlineMedium[];
  /** Absent where there are none, and of listings that were kept before feeds told them. */
  readonly openHouses?: readonly OpenHouse[];
  readonly agentId: string | undefined;
  readonly projectId: string | undefined;
  readonly newBuild: boolean;
  readonly viager: boolean;
  /** ISO days. */
  readonly publishedOn: string;
  readonly changedOn: string;
  /** The languages in which the feed has a record. */
  readonly languages: readonly (keyof Localized)[];
};

/** A listing as the agency holds it; it never leaves the server. */
export type Listing = ListingCore & {
  /** Euro; a month's rent for a rental. */
  readonly price: number | undefined;
  readonly publishPrice: boolean;
  readonly publishAddress: boolean;
  readonly address: StreetAddress;
  readonly coordinates: Coordinates | undefined;
  readonly ownerEmails: readonly string[];
};

/** A listing as visitors may know it: it cannot hold a hidden street, number, exact place or price. */
export type PublicListing = ListingCore & {
  readonly price: number | undefined;
  readonly address: StreetAddress | undefined;
  /** Where `address` is absent, where the name of the municipality stands on maps: the same for every house in it. */
  readonly coordinates: (Coordinates & { readonly exact: boolean }) | undefined;
};
