import type { FactName } from '../../../domain/listing/facts.ts';
import { goalOf } from '../../../domain/listing/goal.ts';
import type { ListQuery } from '../../../domain/list/list-query.ts';
import { mainSurface } from '../../../domain/listing/main-surface.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { isWithin, PLACE_PARTS, placePart } from '../../../domain/map/area.ts';
import { municipalityAt } from '../../../domain/map/base-map.ts';
import { ringTest } from '../../../domain/map/ring-test.ts';
import type { Zone } from '../../../domain/map/zone.ts';
import type { KnownPlace, PropertyType } from '../../../domain/page/site.ts';
import { isWithinAreas } from '../../../domain/place/areas.ts';
import type { Coordinates } from '../../../domain/place/coordinates.ts';
import { kilometres } from '../../../domain/place/distance.ts';
import { listingWords, typeSynonyms } from '../../../domain/search/listing-words.ts';
import { namesIn, nameKey, parseCity, placeLookup, sameCity } from '../../../domain/search/place-key.ts';
import { reductionOf } from '../../arbitraries/a-catalogue.ts';
import { searchWords, wordStarts } from '../../../domain/search/words.ts';

/** Results of a list of `aCatalogue` computed without an index: each listing against each filter. */
export function slowList(
  listings: readonly PublicListing[],
  query: ListQuery,
  types: readonly PropertyType[],
  places: readonly KnownPlace[],
): PublicListing[] {
  const book = placeLookup(places);
  const passes = (listing: PublicListing): boolean => {
    const { name, postcode } = listing.place;
    const fact = (key: FactName) => listing.facts[key] as number | undefined;
    const has = (key: FactName) => (fact(key) ?? 0) > 0;
    const is = (truth: boolean, wanted: boolean | undefined) => wanted === undefined || truth === wanted;
    // The down payment of a life annuity is not a comparable price.
    const price = listing.viager ? undefined : listing.price;
    const atLeast = (value: number | undefined, bound: number | undefined) =>
      bound === undefined || (value !== undefined && value >= bound);
    const atMost = (value: number | undefined, bound: number | undefined) =>
      bound === undefined || (value !== undefined && value <= bound);
    const inCity = (parameter: string) => {
      const asked = parseCity(parameter);
      return asked !== undefined && namesIn(name).some(own => sameCity({ name: own, postcode }, asked, book));
    };
    const isNear = ({ city, km }: NonNullable<ListQuery['near']>, at: Coordinates | undefined) => {
      const asked = parseCity(city);
      const from = asked && book.get(nameKey(asked))?.coordinates;
      return at !== undefined && from !== undefined && kilometres(from, told(at)) <= km;
    };
    return (
      goalOf(listing.goal) === query.goal &&
      query.unreadable.length === 0 &&
      (query.city.length === 0 || query.city.some(inCity)) &&
      (query.type.length === 0 || query.type.some(type => listing.typeIds.includes(type))) &&
      atLeast(price, query.priceMin) &&
      atMost(price, query.priceMax) &&
      atLeast(fact('bedrooms'), query.bedroomsMin) &&
      atLeast(mainSurface(listing)?.value, query.areaMin) &&
      atMost(fact('energyPerformance') || undefined, query.epcMax) &&
      atLeast(fact('groundArea'), query.landMin) &&
      is(listing.viager, query.viager) &&
      is(listing.newBuild, query.newBuild) &&
      is(has('gardenArea'), query.garden) &&
      is(has('terraceArea'), query.terrace) &&
      is(has('garages') || has('parkings'), query.garage) &&
      is(listing.facts.lift === true, query.lift) &&
      is(listing.facts.furnished === true, query.furnished) &&
      is(reductionOf(listing) !== undefined, query.reduced) &&
      is(listing.marquee !== 3, query.available) &&
      (!query.area || (listing.coordinates !== undefined && isWithin(query.area, listing.coordinates))) &&
      (!query.zone || isInZone(query.zone, listing.coordinates)) &&
      (!query.near || isNear(query.near, listing.coordinates)) &&
      searchWords(query.q ?? '').every(word => slowMatch(listing, word, types, places))
    );
  };
  return listings.filter(passes);
}

/** Coordinates rounded as published, to about a metre. */
function told({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: placePart(latitude) / PLACE_PARTS, longitude: placePart(longitude) / PLACE_PARTS };
}

function isInZone(zone: Zone, at: Coordinates | undefined): boolean {
  if (!at) return false;
  if (zone.kind === 'drawn') return ringTest(zone.ring)(placePart(at.latitude), placePart(at.longitude));
  const code = municipalityAt(builtInBaseMap(), at)?.code;
  return code !== undefined && isWithinAreas(code, zone.codes);
}

/** Whether id, city, postcode, type, synonym or a word of the listing starts with `word`. */
export function slowMatch(
  listing: PublicListing,
  word: string,
  types: readonly PropertyType[],
  places: readonly KnownPlace[],
): boolean {
  const { name, postcode } = listing.place;
  const book = placeLookup(places);
  const known = places.find(place =>
    namesIn(name).some(own =>
      namesIn(place.name).some(other =>
        sameCity({ name: own, postcode }, { name: other, postcode: place.postcode }, book),
      ),
    ),
  );
  const names = [
    ...namesIn(name),
    ...(known ? [...namesIn(known.name), ...known.aliases] : []),
    ...types.filter(type => listing.typeIds.includes(type.webId)).flatMap(type => namesIn(type.name)),
  ];
  const synonyms = types
    .filter(type => listing.typeIds.includes(type.webId))
    .flatMap(({ webId }) => typeSynonyms(webId));
  const starts = [listing.id.toLowerCase(), postcode.toLowerCase(), ...names.flatMap(wordStarts), ...synonyms];
  return (
    starts.some(start => start.startsWith(word)) ||
    (word.length > 1 && listingWords(listing).some(own => own.startsWith(word)))
  );
}
