import type { CatalogueVersion, ListingCatalogue, RemovedListing } from '../../application/ports/listing-catalogue.ts';
import { buildCatalogueIndex } from '../../domain/listing/catalogue-index.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import type { KnownPlace, PropertyType } from '../../domain/page/site.ts';
import { entryOf } from '../../domain/search/index-entry.ts';
import { findPlace, placeBook } from '../../domain/search/place-key.ts';

export type MemoryCatalogue = ListingCatalogue & {
  /** Makes this the catalogue that visitors see; what was there before and is not any more is remembered as removed. */
  publish(listings: readonly PublicListing[], projects: readonly PublicProject[]): void;
};

/** The catalogue in plain maps: the default of the browser build and of tests. `types` and `places` are the content's. */
export function makeMemoryCatalogue(types: readonly PropertyType[], places: readonly KnownPlace[]): MemoryCatalogue {
  const book = placeBook(places);
  const removed = new Map<ListingId, RemovedListing>();
  let byId = new Map<ListingId, PublicListing>();
  let projects: readonly PublicProject[] = [];
  let versions = 0;
  let current: CatalogueVersion = { version: '0', index: buildCatalogueIndex([], types, places) };
  return {
    publish(published, publishedProjects) {
      const next = new Map(published.map(listing => [listing.id, listing]));
      for (const [id, listing] of byId) if (!next.has(id)) removed.set(id, listing);
      for (const id of next.keys()) removed.delete(id);
      byId = next;
      projects = [...publishedProjects].sort((a, b) =>
        a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : 0,
      );
      versions++;
      const entries = published.map(listing =>
        entryOf(listing, findPlace(book, listing.place.name, listing.place.postcode)),
      );
      current = { version: String(versions), index: buildCatalogueIndex(entries, types, places) };
    },
    current: async () => current,
    listings: async ids => ids.flatMap(id => byId.get(id) ?? []),
    removed: async id => removed.get(id),
    projects: async () => projects,
  };
}
