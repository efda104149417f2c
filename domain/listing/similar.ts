import { kilometres } from '../place/distance.ts';
import { regionOf } from '../place/region.ts';
import { MARQUEE } from './display-state.ts';
import { goalOf, TAKE_OVER } from './goal.ts';
import type { PublicListing } from './listing.ts';
import { PROPERTY_TYPE } from './property-type.ts';

/** Fields of a listing that decide its similarity to others. */
export type Comparable = Pick<
  PublicListing,
  'id' | 'goal' | 'typeIds' | 'place' | 'price' | 'marquee' | 'coordinates' | 'viager'
> & {
  /** Absent in listings that were removed before the site stored project ids. */
  readonly projectId?: PublicListing['projectId'];
};

/** Distance in kilometres beyond which two ordinary homes are similar only if they are in the same region. */
export const FAR_KM = 50;
/** Maximum ratio of the prices of two similar ordinary homes. */
export const PRICE_BAND = 1.75;
/** Score for the place if both properties are of a rare kind and in one country, at any distance. */
const SOMEWHERE = 0.05;

/**
 * Similarity of two properties for a seeker, 0 to 100: place 60, price 40; if a price is hidden, only the place counts. Returns 0 if they
 * are not alternatives: different goal, only one of them a viager or a take-over, no common type, or the same property. Ordinary homes must
 * also have the same main type, be near or in the same region, and have prices within the band. Viagers, offices, shops, land and
 * investments are rare, so each is an alternative to others in the country; a viager is an alternative to a viager of any type. Symmetric.
 * `similarity(houseInGhent, houseInGhentOfSamePrice)` → `100`, `similarity(houseInLiege, villaInKnokke)` → `0`
 */
export function similarity(a: Comparable, b: Comparable): number {
  if (a.id === b.id || dealOf(a) !== dealOf(b)) return 0;
  const rare = isRare(a);
  if (rare !== isRare(b) || !ofOneKind(a, b)) return 0;
  const place = placeNearness(a, b) || (rare && a.place.countryId === b.place.countryId ? SOMEWHERE : 0);
  // The price of a viager is only its first payment, which is not comparable with other prices.
  const price = a.viager ? undefined : priceNearness(a, b);
  if (place === 0 || (price === 0 && !rare)) return 0;
  // Near the distance limit the sum may round to 0, which means 'not similar'.
  return Math.max(1, Math.round(price === undefined ? 100 * place : 60 * place + 40 * price));
}

/**
 * The candidates most similar to a listing that are not sold or let: at most `count`, best first, ties by id. Units of one project share
 * its pictures, so only the most similar one is returned. `similarTo(house, catalogue, 3)` → three listings
 */
export function similarTo<T extends Comparable>(
  listing: Comparable,
  candidates: readonly T[],
  count: number,
): readonly T[] {
  const projects = new Set<string>();
  return candidates
    .filter(candidate => candidate.marquee !== MARQUEE.sold)
    .map(candidate => ({ candidate, score: similarity(listing, candidate) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1))
    .filter(({ candidate: { projectId } }) => {
      if (projectId === undefined) return true;
      const first = !projects.has(projectId);
      projects.add(projectId);
      return first;
    })
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Whether a catalogue has few properties of this kind: everything but houses and apartments in full ownership. */
export function isRare({ typeIds, viager }: Comparable): boolean {
  return viager || (typeIds[0] !== PROPERTY_TYPE.house && typeIds[0] !== PROPERTY_TYPE.apartment);
}

function dealOf({ goal, viager }: Comparable): string {
  return [goal === TAKE_OVER ? 'take-over' : goalOf(goal), viager].join();
}

function ofOneKind(a: Comparable, b: Comparable): boolean {
  if (a.viager) return true;
  return isRare(a) ? a.typeIds.some(type => b.typeIds.includes(type)) : a.typeIds[0] === b.typeIds[0];
}

/** Nearness of two properties, 0 to 1: 1 at the same postcode; otherwise it falls with the distance, to not less than 0.3 in the same region. */
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
