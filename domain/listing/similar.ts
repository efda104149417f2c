import { kilometres } from '../place/distance.ts';
import { regionOf } from '../place/region.ts';
import { MARQUEE } from './display-state.ts';
import { goalOf, TAKE_OVER } from './goal.ts';
import type { PublicListing } from './listing.ts';

/** What of a listing decides its likeness to others. */
export type Comparable = Pick<
  PublicListing,
  'id' | 'goal' | 'typeIds' | 'place' | 'price' | 'marquee' | 'coordinates' | 'viager'
>;

/** Kilometres beyond which a place is near only in the same region. */
export const FAR_KM = 50;
/** The dearer of two that are alike costs at most so many times the other. */
export const PRICE_BAND = 1.75;

/**
 * How alike two properties are to a visitor who looks for a home, 0 to 100: place 60, price 40; a hidden price counts neither for
 * nor against. 0 where one of them is no choice beside the other: another goal or main type, neither near nor in the same region,
 * one beyond the other's price band, a viager or a business to take over beside none, or the same property. The same both ways.
 * `similarity(houseInGhent, houseInGhentOfSamePrice)` → `100`, `similarity(houseInLiege, villaInKnokke)` → `0`
 */
export function similarity(a: Comparable, b: Comparable): number {
  if (a.id === b.id || kindOf(a) !== kindOf(b)) return 0;
  const place = placeNearness(a, b);
  const price = priceNearness(a, b);
  if (place === 0 || price === 0) return 0;
  return Math.round(price === undefined ? 100 * place : 60 * place + 40 * price);
}

/**
 * The most alike of the candidates that can still be had, best first, equals by id; at most `count`.
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

/** Same postcode, else by distance, else same region; 0 where it is neither near nor in the same region. */
function placeNearness(a: Comparable, b: Comparable): number {
  if (a.place.countryId !== b.place.countryId) return 0;
  if (a.place.postcode === b.place.postcode) return 1;
  const near = a.coordinates && b.coordinates ? 1 - kilometres(a.coordinates, b.coordinates) / FAR_KM : 0;
  const region = regionOf(a.place.countryId, a.place.postcode);
  const sameRegion = region !== undefined && region === regionOf(b.place.countryId, b.place.postcode);
  return Math.max(0.9 * near, sameRegion ? 0.3 : 0);
}

/** 1 at the same price, 0 beyond the band; absent where one is not known. */
function priceNearness(a: Comparable, b: Comparable): number | undefined {
  if (a.price === undefined || b.price === undefined) return undefined;
  const times = Math.max(a.price, b.price) / Math.min(a.price, b.price);
  return times > PRICE_BAND ? 0 : 1 - Math.log2(times);
}
