import type { PublicListing } from '../../../domain/listing/listing.ts';
import type { NearbyGroup, NearbyPlace } from '../../../domain/place/nearby.ts';
import type { Localized } from '../../../domain/text/localized.ts';

/** Source of the data: a name, an https address with more information, and the name of a licence, such as 'ODbL 1.0'. */
export type NearbySource = {
  readonly name: string | Localized;
  readonly url?: string;
  readonly licence?: string;
};

/** Places of an agency's file as plain data; `day`: ISO day as of which they were collected. */
export type NearbyData = {
  readonly source: NearbySource;
  readonly day: string;
  readonly places: readonly NearbyPlace[];
};

/** Places such as stations and schools around properties. */
export type PlacesNearby = Omit<NearbyData, 'places'> & {
  /** Returns the nearest places of each kind; no places if the property's address is not published. */
  readonly near: (listing: Pick<PublicListing, 'coordinates'>) => readonly NearbyGroup[];
};
