import type { FactName, Facts } from '../listing/facts.ts';
import type { Listing, PublicListing, StreetAddress } from '../listing/listing.ts';
import { namesHiddenStreet, publishCheck, type PublishFinding } from './publish-check.ts';

/** Data of a listing that agents may see and visitors may not, and the reasons for hiding it. */
export type PrivateDetails = {
  readonly publishAddress: boolean;
  readonly publishPrice: boolean;
  readonly address: StreetAddress;
  /** Euro; absent if not a finite number. */
  readonly price?: number;
  /** Facts hidden from visitors. */
  readonly facts: Facts;
  /** Whether a text mentions the hidden street. The public text has the street removed. */
  readonly streetNamed: boolean;
};

/**
 * The part of a listing that is missing from its public version. `privateDetails(hidden, publicListing(hidden, centre)).address.street` →
 * `'Kerkstraat'`
 */
export function privateDetails(listing: Listing, shown: PublicListing): PrivateDetails {
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
 * Publish check of a stored listing, from its public version and the private data. If private data are missing, because the listing was
 * imported by an older version, an absent address or price counts as hidden.
 * `checkStoredListing(publicListing(listing, centre), privateDetails(listing, …), today)` → the same as `publishCheck(listing, today)`
 */
export function checkStoredListing(
  shown: PublicListing,
  known: PrivateDetails | undefined,
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
