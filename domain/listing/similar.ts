import { kilometres } from '../place/distance.ts';
import { regionOf } from '../place/region.ts';
import { MARQUEE } from './display-state.ts';
import { goalOf } from './goal.ts';
import type { PublicListing } from './listing.ts';

/** What of a listing decides its likeness to others. */
export type Comparable = Pick<
  PublicListing,
  'id' | 'goal' | 'typeIds' | 'place' | 'price' | 'marquee' | 'coordinates' | 'viager'
>;

/** Kilometres beyond which nearness counts for nothing. */
const FAR_KM = 50;

/**
 * How alike two properties are to a visitor who looks for a home, 0 to 100: type 40, place 35, price 25. 0 where the goal
 * differs, one is a viager and the other not, or it is the same property. The same both ways.
 * `similarity(houseInGhent, houseInGhentOfSamePrice)` → `100`
 */
export function similarity(a: Comparable, b: Comparable): number {
  if (a.id === b.id || goalOf(a.goal) !== goalOf(b.goal) || a.viager !== b.viager) return 0;
  return Math.round(40 * typeNearness(a, b) + 35 * placeNearness(a, b) + 25 * priceNearness(a, b));
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

function typeNearness(a: Comparable, b: Comparable): number {
  if (a.typeIds[0] === b.typeIds[0]) return 1;
  return a.typeIds.some(type => b.typeIds.includes(type)) ? 0.6 : 0;
}

/** Same postcode, else by distance, else same region, else same country. */
function placeNearness(a: Comparable, b: Comparable): number {
  if (a.place.countryId !== b.place.countryId) return 0;
  if (a.place.postcode === b.place.postcode) return 1;
  const near = a.coordinates && b.coordinates ? 1 - kilometres(a.coordinates, b.coordinates) / FAR_KM : 0;
  const region = regionOf(a.place.countryId, a.place.postcode);
  const sameRegion = region !== undefined && region === regionOf(b.place.countryId, b.place.postcode);
  return Math.max(0.9 * near, sameRegion ? 0.3 : 0.1);
}

/** 1 at the same price, 0 at double or half; unknown prices are neither near nor far. */
function priceNearness(a: Comparable, b: Comparable): number {
  if (a.price === undefined || b.price === undefined) return 0.5;
  return Math.max(0, 1 - Math.abs(Math.log2(a.price / b.price)));
}
