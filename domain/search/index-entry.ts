import { goalOf } from '../listing/goal.ts';
import type { ListingBrief } from '../listing/listing-brief.ts';
import type { Goal, ListingId, PublicListing } from '../listing/listing.ts';
import { mainSurface } from '../listing/main-surface.ts';
import { positiveNumber } from '../listing/positive-number.ts';
import type { Reduction } from '../listing/price-story.ts';
import { type BaseMap, municipalityAt } from '../map/base-map.ts';
import type { KnownPlace } from '../page/site.ts';
import { type Region, regionOf } from '../place/region.ts';
import type { Localized } from '../text/localized.ts';
import { FLAG_FACT_NAMES, FLAG_FACTS, type FlagFactName } from './flag-facts.ts';
import { listingWords } from './listing-words.ts';
import { otherReferences } from './reference.ts';
import { namesIn, namesWith, type PlaceKey, placeKeyOf } from './place-key.ts';

/** Fields of a public listing for lists, filters, counts and search; missing values are `undefined`. */
export type IndexEntry = {
  readonly id: ListingId;
  readonly goal: Goal;
  /** Web ids, the main one first, without duplicates. */
  readonly typeIds: readonly number[];
  readonly placeKey: PlaceKey;
  readonly postcode: string;
  /** The city's name on pages. */
  readonly city: Localized;
  /** All names of the city, aliases included. */
  readonly cityNames: readonly string[];
  /** Price in euro, above 0; absent if it is on demand, and for a viager, whose price is not the value of the home. */
  readonly price: number | undefined;
  readonly bedrooms: number | undefined;
  /** Belgian region, which decides the applicable law; absent abroad. */
  readonly region: Region | undefined;
  /** Main surface of the property (`mainSurface`), in m². */
  readonly surface: number | undefined;
  /** m². */
  readonly groundArea: number | undefined;
  /** kWh/m².year. */
  readonly epc: number | undefined;
  /** Public coordinates. */
  readonly coordinates: PublicListing['coordinates'];
  /** NIS code of the municipality at `coordinates`; absent abroad. */
  readonly municipality: string | undefined;
  readonly marquee: number;
  /** ISO day. */
  readonly publishedOn: string;
  readonly projectId: string | undefined;
  readonly openHouses: PublicListing['openHouses'];
  /** References of the listing besides its id, as `otherReferences` returns them. */
  readonly references: readonly string[];
  /** The latest reduction of the price, if it is in force. */
  readonly reduction: Reduction | undefined;
  /** Folded search words of the listing besides its id, city and types. */
  readonly words: readonly string[];
} & { readonly [Flag in FlagFactName]: boolean };

/** Index entry of a listing. `place`: known place of its city, if any; `reduction`: reduction of its price in force. Takes about 3 µs. */
export function entryOf(
  listing: PublicListing | ListingBrief,
  place: KnownPlace | undefined,
  baseMap: BaseMap,
  reduction?: Reduction,
): IndexEntry {
  const number = (fact: keyof ListingBrief['facts']) => {
    const value = listing.facts[fact];
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
  const { name, postcode } = listing.place;
  return {
    id: listing.id,
    goal: goalOf(listing.goal),
    typeIds: [...new Set(listing.typeIds)],
    placeKey: placeKeyOf(name, postcode, place),
    postcode,
    city: namesWith(name, place),
    cityNames: [...new Set([...namesIn(name), ...(place ? [...namesIn(place.name), ...place.aliases] : [])])],
    price: listing.viager ? undefined : positiveNumber(listing.price),
    bedrooms: number('bedrooms'),
    region: regionOf(listing.place.countryId, postcode),
    surface: mainSurface(listing)?.value,
    groundArea: number('groundArea'),
    // Feeds send 0 for an empty field.
    epc: number('energyPerformance') || undefined,
    coordinates: listing.coordinates,
    municipality: listing.coordinates && municipalityAt(baseMap, listing.coordinates)?.code,
    marquee: listing.marquee,
    publishedOn: listing.publishedOn,
    ...flagsOf(listing, reduction),
    projectId: listing.projectId,
    openHouses: listing.openHouses,
    references: otherReferences(listing.id, listing.facts.uniqueCode),
    reduction,
    words: listingWords(listing),
  };
}

function flagsOf(
  { viager, newBuild, facts, marquee }: PublicListing | ListingBrief,
  reduction: Reduction | undefined,
): Record<FlagFactName, boolean> {
  const flagged = { viager, newBuild, facts, marquee, reduction };
  const flags = {} as Record<FlagFactName, boolean>;
  for (const name of FLAG_FACT_NAMES) flags[name] = FLAG_FACTS[name].of(flagged);
  return flags;
}
