import type { Localized } from '../text/localized.ts';
import type { RichText } from '../text/rich-text.ts';
import type { Facts } from './facts.ts';
import type { Coordinates } from '../place/coordinates.ts';
import type { RentalUnit } from '../investment/rental-unit.ts';
import type { PictureSubject } from '../room/picture-subject.ts';
import type { Room } from '../room/room.ts';

declare const listingId: unique symbol;
/** Id of a property: 1 to 20 letters, digits and dashes. Visitors see it as the reference ('Ref'). */
export type ListingId = string & { readonly [listingId]: true };

/** Returns the id, or `undefined` unless it is 1 to 20 ASCII letters, digits or dashes. `parseListingId('1234567')` → `'1234567'` */
export function parseListingId(raw: string): ListingId | undefined {
  return /^[0-9A-Za-z][0-9A-Za-z-]{0,19}$/.test(raw) ? (raw as ListingId) : undefined;
}

/** 0 sale, 1 rent, 2 take-over; lists and counts treat every number except 0 as rent. */
export type GoalNumber = number;
export type Goal = 'sale' | 'rent';

/** A place as named in a feed; `name` has more languages if the site's content lists the place. */
export type Place = {
  readonly name: Localized;
  readonly postcode: string;
  readonly countryId: number;
  readonly countryName: Localized;
};

/** A picture in the content directory. Addresses contain its `id`; the file path stays on the server. */
export type Picture = {
  readonly id: string;
  /** Pixels; 0 until measured. Imports never publish unmeasured pictures. */
  readonly width: number;
  readonly height: number;
  /** Alternative text. */
  readonly alt: Localized;
  readonly kind: 'photo' | 'floor-plan';
  /** Subject of a photo; absent if the feed does not state it. */
  readonly shows?: PictureSubject;
  /** Whether a photo was changed so that it seems real: furniture added, a façade retouched. Pages label such photos (AI Act, art. 50). */
  readonly altered?: true;
  /** Id of the photo from which an altered one was made, among the same property's pictures. */
  readonly originalId?: string;
};

/**
 * The first picture that was not altered, for uses without a label on the picture: link previews, search suggestions, posters of films.
 * `unalteredPicture([staged, façade])` → `façade`
 */
export function unalteredPicture<One extends Pick<Picture, 'altered'>>(pictures: readonly One[]): One | undefined {
  return pictures.find(({ altered }) => !altered);
}

export type StreetAddress = { readonly street: string; readonly houseNumber: string; readonly boxNumber: string };

/** An advert of the listing on another site: a portal or a social network. */
export type OnlineMedium = {
  /** Name of the medium, 'Immoweb'. */
  readonly name: string;
  /** https address of the advert on that medium. */
  readonly url: string;
  /** ISO day of publication on that medium, if the feed states it. */
  readonly since: string | undefined;
};

/** A day on which a property can be viewed without an appointment; times in Brussels time. */
export type OpenHouse = {
  /** ISO day. */
  readonly day: string;
  /** Start and end, such as '10:00'. */
  readonly from: string;
  readonly to: string;
  /** Maximum number of visitors, if the agency states it. */
  readonly capacity?: number;
};

/** Public fields of every listing. */
type ListingCore = {
  readonly id: ListingId;
  readonly goal: GoalNumber;
  /** Property types by web id, the main one first; never empty. */
  readonly typeIds: readonly number[];
  readonly place: Place;
  readonly marquee: number;
  readonly marqueeName: Localized;
  /** 7 means 'starting from'. */
  readonly priceUnit: number;
  readonly priceUnitText: Localized;
  readonly title: Localized;
  /** Short description of the type for lists and search, such as 'Maison de maître rénovée'. */
  readonly typeDescription: Localized;
  readonly mainTypeName: Localized;
  readonly description: Localized<RichText>;
  readonly facts: Facts;
  readonly pictures: readonly Picture[];
  readonly documents: readonly { readonly id: string; readonly name: Localized }[];
  /** Addresses of videos and virtual tours; `domain/media` recognises them. */
  readonly media: readonly string[];
  readonly onlineMedia: readonly OnlineMedium[];
  /** Open houses; absent without open houses, and in listings stored before feeds contained open houses. */
  readonly openHouses?: readonly OpenHouse[];
  /** Rooms and outside spaces in the agency's order; absent if unknown, and in listings stored before feeds contained rooms. */
  readonly rooms?: readonly Room[];
  /** Units that are let or can be let, in the agency's order; absent if there are none. */
  readonly units?: readonly RentalUnit[];
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

/** A listing with the agency's private data; never sent to visitors. */
export type Listing = ListingCore & {
  /** Euro; a month's rent for a rental. */
  readonly price: number | undefined;
  readonly publishPrice: boolean;
  readonly publishAddress: boolean;
  readonly address: StreetAddress;
  readonly coordinates: Coordinates | undefined;
  readonly ownerEmails: readonly string[];
};

/** A listing without private data: the type has no hidden street, number, exact coordinates or price. */
export type PublicListing = ListingCore & {
  readonly price: number | undefined;
  readonly address: StreetAddress | undefined;
  /** Without `address`, the coordinates of the municipality's label on maps, which are the same for every property in the municipality. */
  readonly coordinates: (Coordinates & { readonly exact: boolean }) | undefined;
};
