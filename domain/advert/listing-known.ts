import type { FactName, Facts } from '../listing/facts.ts';
import type { Listing, PublicListing, StreetAddress } from '../listing/listing.ts';
import { namesHiddenStreet, publishCheck, type PublishFinding } from './publish-check.ts';

/** What agents may know of a listing and visitors may not: what was left out of what visitors get, and why. */
export type ListingKnown = {
  readonly publishAddress: boolean;
  readonly publishPrice: boolean;
  readonly address: StreetAddress;
  /** Euro, where it is a number. */
  readonly price?: number;
  /** Facts that visitors do not see. */
  readonly facts: Facts;
  /** Whether a text names the street that is hidden: visitors get it without. */
  readonly streetNamed: boolean;
};

/** What is left of a listing beside what visitors get of it. `listingKnown(hidden, publicListing(hidden, centre)).address.street` → `'Kerkstraat'` */
export function listingKnown(listing: Listing, shown: PublicListing): ListingKnown {
  const { publishAddress, publishPrice, address, price } = listing;
  const facts = Object.entries(listing.facts).filter(([name]) => shown.facts[name as FactName] === undefined);
  return {
    publishAddress,
    publishPrice,
    address,
    ...(price !== undefined && Number.isFinite(price) && { price }),
    facts: Object.fromEntries(facts),
    streetNamed: namesHiddenStreet(listing),
  };
}

/**
 * The publish check of a listing as it is kept: of what visitors get, and what agents know besides. Without that, as before the first
 * import that told it, an address or a price that visitors do not get counts as hidden.
 * `checkKept(publicListing(listing, centre), listingKnown(listing, …), today)` → the same as `publishCheck(listing, today)`
 */
export function checkKept(
  shown: PublicListing,
  known: ListingKnown | undefined,
  today: string,
): readonly PublishFinding[] {
  const { address, price, coordinates: _shownThere, ...core } = shown;
  const listing: Listing = {
    ...core,
    price: known?.price ?? price,
    publishPrice: known?.publishPrice ?? price !== undefined,
    publishAddress: known?.publishAddress ?? address !== undefined,
    address: known?.address ?? address ?? NO_ADDRESS,
    facts: { ...shown.facts, ...known?.facts },
    coordinates: undefined,
    ownerEmails: [],
  };
  return publishCheck(listing, today, known?.streetNamed ?? false);
}

const NO_ADDRESS: StreetAddress = { street: '', houseNumber: '', boxNumber: '' };
