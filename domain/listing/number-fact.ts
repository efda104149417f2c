import type { FactName } from './facts.ts';
import type { PublicListing } from './listing.ts';

/** A positive number among the facts; what a feed sends as 0 says nothing on a card. */
export function numberFact(listing: PublicListing, name: FactName): number | undefined {
  const value = listing.facts[name];
  return typeof value === 'number' && value > 0 ? value : undefined;
}
