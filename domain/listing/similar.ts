import { kilometres } from '../place/distance.ts';
import { regionOf } from '../place/region.ts';
import { MARQUEE } from './display-state.ts';
import { goalOf, TAKE_OVER } from './goal.ts';
import type { PublicListing } from './listing.ts';

/** Fields of a listing that decide its similarity to others. */
export type Comparable = Pick<
  PublicListing,
  'id' | 'goal' | 'typeIds' | 'place' | 'price' | 'marquee' | 'coordinates' | 'viager'
>;

/** Kilometres; properties further apart are similar only in the same region. */
export const FAR_KM = 50;
/** Maximum ratio of the prices of two similar properties. */
export const PRICE_BAND = 1.75;

/**
 * Similarity of two properties for a home seeker, 0 to 100: place 60, price 40; if a price is hidden, only the place counts. Returns 0 if
 * they are not alternatives: different goal or main type, neither near nor in the same region, prices outside the price band, only one of
 * them a viager or a take-over, or the same property. Symmetric. `similarity(houseInGhent, houseInGhentOfSamePrice)` → `100`,
 * `similarity(houseInLiege, villaInKnokke)` → `0`
 */
export function similarity(a: Comparable, b: Comparable): number {
  if (a.id === b.id || kindOf(a) !== kindOf(b)) return 0;
  const place = placeNearness(a, b);
  const price = priceNearness(a, b);
  if (place === 0 || price === 0) return 0;
  // Near the distance limit the sum may round to 0, which means 'not similar'.
  return Math.max(1, Math.round(price === undefined ? 100 * place : 60 * place + 40 * price));
}

/**
 * The candidates most similar to a listing that are not sold or let: at most `count`, best first, ties by id.
 * `similarTo(house, catalogue, 3)` → three listings
 */
export function similarTo<T extends Comparable>(
  listing: Comparable,
  candidates: readonly T[],
  count: number,
): readonly T[] {
  return candidates
    .filter(candidate => candidate.marquee !== MARQUEE.sold)
    .map(candidate => ({ candidate, score: similarity(listing, candidate) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function kindOf({ goal, typeIds, viager }: Comparable): string {
  return [goal === TAKE_OVER ? 'take-over' : goalOf(goal), typeIds[0], viager].join();
}

/** 1 for the same postcode, else by distance or same region; 0 if neither near nor in the same region. */
function placeNearness(a: Comparable, b: Comparable): number {
  if (a.place.countryId !== b.place.countryId) return 0;
  if (a.place.postcode === b.place.postcode) return 1;
  const near = a.coordinates && b.coordinates ? 1 - kilometres(a.coordinates, b.coordinates) / FAR_KM : 0;
  const region = regionOf(a.place.countryId, a.place.postcode);
  const sameRegion = region !== undefined && region === regionOf(b.place.countryId, b.place.postcode);
  return Math.max(0.9 * near, sameRegion ? 0.3 : 0);
}

/** 1 at the same price, 0 outside the price band; `undefined` if a price is unknown. */
function priceNearness(a: Comparable, b: Comparable): number | undefined {
  if (a.price === undefined || b.price === undefined) return undefined;
  const times = Math.max(a.price, b.price) / Math.min(a.price, b.price);
  return times > PRICE_BAND ? 0 : 1 - Math.log2(times);
}
