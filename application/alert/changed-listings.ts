import { type ListingNews, listingNews } from '../../domain/alert/listing-news.ts';
import { matchAlert, type SearchMap, alertQuery, type AlertMatchReason } from '../../domain/alert/match-alert.ts';
import type { AlertCriteria } from '../../domain/alert/alert-criteria.ts';
import type { CatalogueIndex } from '../../domain/list/catalogue-index.ts';
import { missedFilters } from '../../domain/list/missed-filters.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { CatalogueReading } from '../ports/catalogue/listing-catalogue.ts';
import type { ListingChange } from '../ports/catalogue/listing-changes.ts';

/** An available listing and what changed. */
export type ChangedListing = { readonly listing: PublicListing; readonly news: readonly ListingNews[] };

/** A changed listing with the reasons why it matches a search. */
export type MatchedListing = ChangedListing & { readonly reasons: readonly AlertMatchReason[] };

/** Maximum number of listings that one query reads. */
const AT_ONCE = 100;
/** Kinds of changes in the order in which a mail lists their properties. */
const ORDER: readonly ListingNews['kind'][] = ['new', 'back', 'cheaper'];

/** Listings whose change is still current, sorted by change (new, re-listed, cheaper), then by price. */
export async function changedListings(
  catalogue: Pick<CatalogueReading, 'listings'>,
  changes: readonly ListingChange[],
): Promise<readonly ChangedListing[]> {
  const byListing = Map.groupBy(changes, ({ listingId }) => listingId);
  const ids = [...byListing.keys()];
  const changed: ChangedListing[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const listing of await catalogue.listings(ids.slice(from, from + AT_ONCE))) {
      const events = byListing.get(listing.id) ?? [];
      const news = listingNews(
        events.map(({ change }) => change),
        listing,
      );
      if (news.length > 0) changed.push({ listing, news });
    }
  }
  const rank = ({ news: [first] }: ChangedListing) => (first ? ORDER.indexOf(first.kind) : ORDER.length);
  return changed.sort((a, b) => rank(a) - rank(b) || (a.listing.price ?? 0) - (b.listing.price ?? 0));
}

/** Splits the listings into matches and near misses of a search, in order; leaves out those no longer in the index. */
export function findAmong(
  changed: readonly ChangedListing[],
  criteria: AlertCriteria,
  map: SearchMap,
  index: CatalogueIndex,
) {
  const matches: MatchedListing[] = [];
  const nearMisses: MatchedListing[] = [];
  const query = alertQuery(criteria);
  const missedBy = missedFilters(
    index,
    query,
    changed.map(({ listing }) => listing.id),
  );
  for (const one of changed) {
    const missed = missedBy.get(one.listing.id);
    if (!missed) continue;
    const { verdict, reasons } = matchAlert(criteria, one.listing, map, { query, missed });
    if (verdict === 'match') matches.push({ ...one, reasons });
    if (verdict === 'near-miss') nearMisses.push({ ...one, reasons });
  }
  return { matches, nearMisses };
}
