import fc from 'fast-check';
import { buildCatalogueIndex, type CatalogueIndex } from '../../domain/list/catalogue-index.ts';
import type { Facts } from '../../domain/listing/facts.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import type { KnownPlace, PropertyType } from '../../domain/page/site.ts';
import type { Reduction } from '../../domain/listing/price-story.ts';
import { entryOf, type IndexEntry } from '../../domain/search/index-entry.ts';
import { findPlace, placeLookup } from '../../domain/search/place-key.ts';
import type { Localized } from '../../domain/text/localized.ts';
import { builtInBaseMap } from '../../adapters/base-map/built-in-base-map.ts';

export const TYPES: readonly PropertyType[] = [
  type(2, 1, { fr: 'Appartement – Loft', nl: 'Appartement – Loft', en: 'Apartment – Loft', de: 'Wohnung – Loft' }),
  type(4, 2, { fr: 'Maison – Villa', nl: 'Woning – Villa', en: 'House – Villa', de: 'Haus – Villa' }),
  type(
    3,
    3,
    { fr: 'Bien de rapport', nl: 'Opbrengsteigendom', en: 'Investment property', de: 'Renditeobjekt' },
    true,
    false,
  ),
  type(5, 4, { fr: 'Bureau', nl: 'Kantoor', en: 'Office', de: 'Büro' }),
  type(6, 5, { fr: 'Terrain', nl: 'Grond', en: 'Land', de: 'Grundstück' }),
  type(7, 6, { fr: 'Commerce – Industriel', nl: 'Handel – Industrie' }),
  type(1, 7, { fr: 'Autre', nl: 'Andere', en: 'Other', de: 'Andere' }),
];

export const PLACES: readonly KnownPlace[] = [
  place('4000', [50.64, 5.57], { fr: 'Liège', nl: 'Luik', en: 'Liège', de: 'Lüttich' }, ['Rocourt']),
  place('9000', [51.05, 3.72], { fr: 'Gand', nl: 'Gent', en: 'Ghent', de: 'Gent' }),
  place('1000', [50.85, 4.35], { fr: 'Bruxelles', nl: 'Brussel', en: 'Brussels', de: 'Brüssel' }),
  place('1420', [50.68, 4.37], { fr: "Braine-l'Alleud", nl: 'Eigenbrakel' }),
  place('1640', [50.75, 4.36], { fr: 'Rhode-Saint-Genèse', nl: 'Sint-Genesius-Rode' }, ['Rode']),
  place('7100', [50.48, 4.19], { fr: 'La Louvière' }),
  place('4020', [50.63, 5.6], { fr: 'Liège', nl: 'Luik', de: 'Lüttich' }, ['Bressoux']),
];

/** Cities missing from the content, one with the postcode of a known place. */
const UNKNOWN_CITIES = [
  { name: { fr: 'Île-aux-Moines' }, postcode: '56780' },
  { name: { fr: 'Sclessin' }, postcode: '4000' },
];

function type(webId: number, showOrder: number, name: Localized, sale = true, rent = true): PropertyType {
  return { webId, name, showOrder, sale, rent };
}

function place(
  postcode: string,
  [latitude, longitude]: readonly [number, number],
  name: Localized,
  aliases: readonly string[] = [],
): KnownPlace {
  return { name, aliases, postcode, countryId: 10, coordinates: { latitude, longitude } };
}

/** A city as spelled in a feed: one or more languages, any case. */
const aCity = fc.oneof(
  fc.constantFrom(...UNKNOWN_CITIES),
  fc.tuple(fc.constantFrom(...PLACES), fc.boolean(), fc.boolean()).map(([{ name, postcode }, loud, one]) => ({
    name: one || loud ? { fr: loud ? (name.fr ?? '').toUpperCase() : name.fr } : name,
    postcode,
  })),
);

/** Prices on, between and beyond the filter steps, or absent. */
const aPrice = fc.option(fc.constantFrom(450, 500, 750, 1_000, 99_999, 100_000, 250_000, 260_000, 900_000, 9_000_000), {
  nil: undefined,
});
const aFact = (...values: number[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

const anId = fc.stringMatching(/^[0-9A-Z][0-9A-Za-z-]{0,5}$/).map(id => id as ListingId);
/** Consecutive numbers, as agencies use: many ids share a prefix. */
const aNumber = fc.integer({ min: 1, max: 3000 }).map(number => String(number) as ListingId);

/** Coordinates on the border of a queried area, inside or outside it, or none. */
const aPosition = fc.option(
  fc.record({
    latitude: fc.constantFrom(50.4, 50.39999, 50.64123, 50.9, 51.0536, 43.9),
    longitude: fc.constantFrom(4.5, 4.35278, 5.6, 5.60001, 11.98),
    exact: fc.boolean(),
  }),
  { nil: undefined, freq: 5 },
);

/** Mostly without a title, as most searches are for something else. */
const TITLES: readonly Localized[] = [
  {},
  {},
  {},
  { fr: 'Studio meublé près de la Dyle', nl: 'Gemeubelde studio bij de Dijle' },
  { nl: 'Penthouse boven de dokken' },
  { de: 'Ladenlokal an der Maas' },
];

export const aListing: fc.Arbitrary<PublicListing> = fc
  .record({
    id: fc.oneof({ arbitrary: aNumber, weight: 3 }, { arbitrary: anId, weight: 1 }),
    goal: fc.constantFrom(0, 0, 1, 2),
    typeIds: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 99), { minLength: 1, maxLength: 3 }),
    city: aCity,
    price: aPrice,
    bedrooms: aFact(0, 1, 2, 3, 5, 9),
    livingArea: aFact(25, 50, 75, 80, 400, 900),
    groundArea: aFact(100, 800, 10_000),
    officeArea: aFact(60, 140),
    builtArea: aFact(90, 500),
    totalArea: aFact(95, 1_600),
    energyPerformance: aFact(-5, 0, 100, 101, 350, 800),
    gardenArea: aFact(0, 40, 900),
    terraceArea: aFact(0, 12),
    garages: aFact(0, 1, 2),
    parkings: aFact(0, 1),
    lift: fc.option(fc.boolean(), { nil: undefined }),
    furnished: fc.option(fc.boolean(), { nil: undefined }),
    marquee: fc.constantFrom(0, 1, 2, 3),
    newBuild: fc.boolean(),
    viager: fc.boolean(),
    coordinates: aPosition,
    title: fc.constantFrom(...TITLES),
    publishedOn: fc.constantFrom('2026-01-05', '2026-03-31', '2026-10-02'),
  })
  .map(({ id, goal, typeIds, city, price, marquee, newBuild, viager, coordinates, title, publishedOn, ...facts }) => ({
    id,
    goal,
    typeIds,
    price,
    marquee,
    newBuild,
    viager,
    coordinates,
    publishedOn,
    place: { ...city, countryId: 10, countryName: {} },
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts,
    marqueeName: {},
    priceUnit: 0,
    priceUnitText: {},
    title,
    typeDescription: {},
    mainTypeName: {},
    description: {},
    pictures: [],
    documents: [],
    media: [],
    onlineMedia: [],
    agentId: undefined,
    projectId: undefined,
    changedOn: publishedOn,
    languages: ['fr'],
    address: undefined,
  }));

/** Listings whose ids differ, also when case is ignored. */
export const aCatalogue = fc.uniqueArray(aListing, {
  maxLength: 40,
  size: 'medium',
  selector: ({ id }) => id.toLowerCase(),
});

const BOOK = placeLookup(PLACES);

/** Reductions in the index of generated listings: only listings with two of the three ground areas have one, at one of two times. */
export function reductionOf({ facts: { groundArea } }: Pick<PublicListing, 'facts'>): Reduction | undefined {
  return groundArea === 100 || groundArea === 10_000 ? { at: groundArea, by: 5_000 } : undefined;
}

function entriesOf(listings: readonly PublicListing[]): IndexEntry[] {
  return listings.map(listing =>
    entryOf(
      listing,
      findPlace(BOOK, listing.place.name, listing.place.postcode),
      builtInBaseMap(),
      reductionOf(listing),
    ),
  );
}

export function indexOf(listings: readonly PublicListing[]): CatalogueIndex {
  return buildCatalogueIndex(entriesOf(listings), TYPES, PLACES);
}
