import type {
  CatalogueVersion,
  ListingCatalogue,
  RemovedListing,
} from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { ListingChange } from '../../../application/ports/catalogue/listing-changes.ts';
import { buildCatalogueIndex } from '../../../domain/list/catalogue-index.ts';
import { type WithdrawalReason, withdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import { eventsWithKnown, recordedSinceOf } from '../../../domain/listing/listing-history.ts';
import { shownPrice } from '../../../domain/listing/price-display.ts';
import { currentReduction } from '../../../domain/listing/price-story.ts';
import { briefOf } from '../../../domain/listing/listing-brief.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { BaseMap } from '../../../domain/map/base-map.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';
import type { KnownPlace, PropertyType } from '../../../domain/page/site.ts';
import { entryOf } from '../../../domain/search/index-entry.ts';
import { findPlace, placeLookup } from '../../../domain/search/place-key.ts';

export type MemoryCatalogue = ListingCatalogue & {
  /**
   * Replaces the published catalogue. Listings that are missing in the new catalogue are stored as removed, with the reason in `reasons`,
   * otherwise with the reason derived from their status label. `changes`: changes of listings since the last publication.
   */
  publish(
    listings: readonly PublicListing[],
    projects: readonly PublicProject[],
    reasons?: ReadonlyMap<ListingId, WithdrawalReason | undefined>,
    changes?: readonly ListingChange[],
  ): void;
  /** Adds changes of listings from before the site stored changes, oldest first. */
  addPastChanges(changes: readonly ListingChange[]): void;
};

/**
 * The catalogue in memory: the default of the browser build and of tests. `types` and `places` come from the site's content; the base map
 * `ground` assigns listings to municipalities.
 */
export function makeMemoryCatalogue(
  types: readonly PropertyType[],
  places: readonly KnownPlace[],
  baseMap: BaseMap,
): MemoryCatalogue {
  const book = placeLookup(places);
  let removed: ReadonlyMap<ListingId, RemovedListing> = new Map();
  let byId: ReadonlyMap<ListingId, PublicListing> = new Map();
  /** The version in which each listing last changed. */
  let since: ReadonlyMap<ListingId, number> = new Map();
  let versions = 0;
  let stored: readonly ListingChange[] = [];
  let known: readonly ListingChange[] = [];
  let lastProjects: readonly PublicProject[] = [];
  let current = versionOf([]);

  function versionOf(projects: readonly PublicProject[]): CatalogueVersion {
    const [listings, gone, from, number] = [byId, removed, since, versions];
    const [storedOf, knownOf] = [stored, known].map(changes => Map.groupBy(changes, ({ listingId }) => listingId));
    const recordedSince = recordedSinceOf(stored[0], known[0]);
    const eventsOf = (id: ListingId) => eventsWithKnown(knownOf?.get(id) ?? [], storedOf?.get(id) ?? []);
    const entries = Array.from(listings.values(), listing =>
      entryOf(
        listing,
        findPlace(book, listing.place.name, listing.place.postcode),
        baseMap,
        currentReduction(eventsOf(listing.id), { price: shownPrice(listing), recordedSince }),
      ),
    );
    return {
      version: String(number),
      index: buildCatalogueIndex(entries, types, places),
      listings: async ids => ids.flatMap(id => listings.get(id) ?? []),
      removed: async id => gone.get(id),
      projects: async () => projects,
      history: async id => ({ recordedSince, events: eventsOf(id) }),
      changedSince: async earlier =>
        Number(earlier) <= number
          ? new Set([...listings.keys()].filter(id => (from.get(id) ?? 0) > Number(earlier)))
          : undefined,
      async *briefs() {
        yield Array.from(listings.values(), briefOf);
      },
    };
  }

  return {
    publish(published, publishedProjects, reasons, changes = []) {
      stored = [...stored, ...changes];
      const next = new Map(published.map(listing => [listing.id, listing]));
      const gone = new Map(removed);
      for (const [id, listing] of byId)
        gone.set(id, { ...listing, reason: withdrawalReason(listing, reasons?.get(id)) });
      for (const id of next.keys()) gone.delete(id);
      versions++;
      since = new Map(
        Array.from(next, ([id, listing]) => [id, (same(byId.get(id), listing) && since.get(id)) || versions]),
      );
      [byId, removed] = [next, gone];
      lastProjects = [...publishedProjects].sort((a, b) =>
        a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : 0,
      );
      current = versionOf(lastProjects);
    },
    addPastChanges(changes) {
      known = changes;
      current = versionOf(lastProjects);
    },
    current: async () => current,
    // Publishing in memory makes the new version current immediately, so nothing has to be loaded.
    look: async () => undefined,
    lookEveryMs: 60_000,
    listings: ids => current.listings(ids),
    removed: id => current.removed(id),
    projects: () => current.projects(),
    history: id => current.history(id),
  };
}

function same(one: PublicListing | undefined, other: PublicListing): boolean {
  return one === other || (one !== undefined && JSON.stringify(one) === JSON.stringify(other));
}
