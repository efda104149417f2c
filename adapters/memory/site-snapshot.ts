import type { ListingChange } from '../../application/ports/catalogue/listing-changes.ts';
import type { NearbyData } from '../../application/ports/content/places-nearby.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import type { NearbyPlace } from '../../domain/place/nearby.ts';
import { makePlacesNearby } from './content/places-nearby.ts';

/** A whole site as data for the build that runs in a browser without a server; contains only what visitors may see. */
export type SiteSnapshot = {
  readonly content: Omit<SiteContent, 'pictures'> & { readonly pictures: readonly (readonly [string, unknown])[] };
  readonly listings: readonly PublicListing[];
  readonly projects: readonly PublicProject[];
  /** Changes of the listings, oldest first; none on a site without price histories. */
  readonly changes: readonly ListingChange[];
  /** The places that are near a listing; absent on a site without a file of places. */
  readonly nearby?: NearbyData;
};

export function takeSnapshot(
  content: SiteContent,
  listings: readonly PublicListing[],
  projects: readonly PublicProject[],
  changes: readonly ListingChange[],
  nearby?: NearbyData,
): SiteSnapshot {
  return {
    content: { ...content, pictures: [...content.pictures] },
    listings,
    projects,
    changes,
    ...(nearby && { nearby: { ...nearby, places: shownNear(nearby, listings) } }),
  };
}

export function contentOf({ content }: Pick<SiteSnapshot, 'content'>): SiteContent {
  return { ...content, pictures: new Map(content.pictures) } as SiteContent;
}

/** Selects the places that the page of some property names: the file of a whole country would add megabytes to the snapshot. */
function shownNear(nearby: NearbyData, listings: readonly PublicListing[]): readonly NearbyPlace[] {
  const { near } = makePlacesNearby(nearby);
  const shown = listings.flatMap(listing => near(listing).flatMap(({ places }) => places.map(({ place }) => place)));
  return [...new Set(shown)];
}
