import type { Localized } from '../text/localized.ts';
import type { RichText } from '../text/rich-text.ts';
import type { Coordinates } from '../place/coordinates.ts';
import type { ListingId, Picture, Place, StreetAddress } from './listing.ts';

/** A building project with the agency's private data; its units are the listings with its `projectId`. */
export type Project = {
  readonly id: string;
  readonly title: Localized;
  readonly description: Localized<RichText>;
  readonly place: Place;
  readonly publishAddress: boolean;
  readonly address: StreetAddress;
  readonly coordinates: Coordinates | undefined;
  readonly pictures: readonly Picture[];
  /** https address of the project on the builder's own site, if any. */
  readonly externalWeb: string | undefined;
  readonly deliveryYear: number | undefined;
  readonly publishedOn: string;
};

/** A project without private data. */
export type PublicProject = Omit<Project, 'publishAddress' | 'address' | 'coordinates'> & {
  readonly address: StreetAddress | undefined;
  readonly coordinates: (Coordinates & { readonly exact: boolean }) | undefined;
  readonly unitIds: readonly ListingId[];
};
