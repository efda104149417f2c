import type { FactName, Facts } from './facts.ts';
import { type PublicListing, unalteredPicture } from './listing.ts';
import type { Comparable } from './similar.ts';

/**
 * Facts that lists are filtered, sorted and searched by. A fact that is added here needs a schema step that copies it from stored listings into their
 * stored briefs, as `adapters/sql/steps/0021-0040/0027-surfaces-of-briefs.ts` does.
 */
export const BRIEF_FACTS = [
  'bedrooms',
  'livingArea',
  'groundArea',
  'officeArea',
  'builtArea',
  'totalArea',
  'energyPerformance',
  'gardenArea',
  'terraceArea',
  'garages',
  'parkings',
  'lift',
  'furnished',
  'uniqueCode',
] as const satisfies readonly FactName[];

/**
 * Fields of a listing for lists, filters, counts, search and similarity: about a fifteenth of the listing's size, so that a catalogue fits
 * in memory.
 */
export type ListingBrief = Comparable &
  Pick<PublicListing, 'title' | 'mainTypeName' | 'typeDescription' | 'publishedOn' | 'newBuild' | 'projectId'> & {
    readonly facts: Pick<Facts, (typeof BRIEF_FACTS)[number]>;
    /** Absent in briefs that an earlier version stored. */
    readonly priceUnit?: number;
    /** Id of the first picture, which cards show; `undefined` without pictures. */
    readonly pictureId: string | undefined;
    /** Absent without open houses. */
    readonly openHouses?: PublicListing['openHouses'];
  };

/**
 * Copies the fields of a listing that a `ListingBrief` has: no description, no pictures, only the facts of `BRIEF_FACTS`.
 */
export function briefOf(listing: PublicListing): ListingBrief {
  const { id, goal, typeIds, place, price, marquee, coordinates, viager, priceUnit } = listing;
  return {
    id,
    goal,
    typeIds,
    place,
    price,
    marquee,
    coordinates,
    viager,
    priceUnit,
    title: listing.title,
    mainTypeName: listing.mainTypeName,
    typeDescription: listing.typeDescription,
    publishedOn: listing.publishedOn,
    newBuild: listing.newBuild,
    projectId: listing.projectId,
    facts: Object.fromEntries(
      BRIEF_FACTS.flatMap(name => (listing.facts[name] === undefined ? [] : [[name, listing.facts[name]]])),
    ),
    pictureId: unalteredPicture(listing.pictures)?.id,
    ...(listing.openHouses && { openHouses: listing.openHouses }),
  };
}
