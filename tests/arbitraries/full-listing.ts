import fc from 'fast-check';
import type { Facts } from '../../domain/listing/facts.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import type { Listing, ListingId, Picture } from '../../domain/listing/listing.ts';
import { addDays } from '../../domain/text/day.ts';
import type { Localized } from '../../domain/text/localized.ts';

export const TODAY = '2026-08-01';

/** An ISO day between 2015 and 2040. */
export const day = () => fc.integer({ min: 0, max: 9_000 }).map(days => addDays('2015-01-01', days));

/** Belgian, foreign and invalid postcodes with countries. */
const place = () =>
  fc
    .record({
      countryId: fc.constantFrom(10, 10, 10, 33, 42, 50),
      postcode: fc.oneof(
        fc.integer({ min: 1000, max: 9999 }).map(String),
        fc.constantFrom('1000', '1299', '1300', '1500', '4000', '8000', '9000', ''),
      ),
    })
    .map(({ countryId, postcode }) => ({
      name: { fr: 'Lieu', nl: 'Plaats' },
      postcode,
      countryId,
      countryName: { fr: 'Pays' },
    }));

export const coordinates = (): fc.Arbitrary<Coordinates> =>
  fc.record({
    latitude: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
    longitude: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
  });

/** kWh/m².year: class boundaries, values between them, and values outside every scale. */
const energyValue = () =>
  fc.oneof(
    fc.integer({ min: -5, max: 600 }),
    fc.double({ min: -10, max: 1000, noNaN: true }),
    fc.double(),
    fc.constantFrom(0, -0, 23.4, 100.1, 345.1, Number.NaN, Number.POSITIVE_INFINITY),
  );

const facts = (): fc.Arbitrary<Facts> =>
  fc.record(
    {
      bedrooms: fc.integer({ min: 0, max: 12 }),
      livingArea: fc.integer({ min: 15, max: 900 }),
      energyPerformance: energyValue(),
      energyLabel: fc.constantFrom('A', 'A+', 'B-', 'E', 'F', 'G', 'zeer goed', ''),
      energyCertificateCode: fc.constantFrom('20230101-0001234567-RES-1', ''),
      co2: fc.integer({ min: 0, max: 200 }),
      heating: fc.constant({ fr: 'Gaz', nl: 'Gas' } as Localized),
      rentPerMonth: fc.integer({ min: 400, max: 4000 }),
      renterCharges: fc.integer({ min: 0, max: 300 }),
      bouquet: fc.integer({ min: 1000, max: 90000 }),
      occupied: fc.boolean(),
      floodParcelScore: fc.constantFrom('A', 'B', 'C', 'D'),
      energyExpiry: day(),
    },
    { requiredKeys: [] },
  );

// fast-check takes a millisecond to prepare an expression, and listings are prepared for each case of some properties.
const aPictureId = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const anId = fc.stringMatching(/^[1-9][0-9]{6}$/).map(id => id as ListingId);

const picture = (): fc.Arbitrary<Picture> =>
  fc.record({
    id: aPictureId,
    width: fc.constant(1600),
    height: fc.constant(1066),
    alt: fc.constant({ fr: 'Façade' } as Localized),
    kind: fc.constantFrom('photo', 'floor-plan'),
  });

/** A street name that appears nowhere else in a listing. */
export const STREET = 'Vanderlindenstraat';

/** A listing with all private data. */
export const fullListing = (): fc.Arbitrary<Listing> =>
  fc.record({
    id: anId,
    goal: fc.constantFrom(0, 0, 1, 1, 2, 3),
    typeIds: fc.constantFrom([2], [4], [3], [3, 7], [1], [5], [6], [7, 2]),
    place: place(),
    marquee: fc.constantFrom(0, 0, 1, 2, 3, 9),
    marqueeName: fc.constantFrom<Localized>({}, { fr: 'Nouveau prix', nl: 'Nieuwe prijs' }),
    priceUnit: fc.constantFrom(0, 1, 7),
    priceUnitText: fc.constantFrom<Localized>({}, { fr: 'hors TVA', nl: 'excl. btw' }),
    title: fc.constantFrom<Localized>({ fr: 'Maison de maître' }, { nl: `Woning ${STREET} 12` }),
    typeDescription: fc.constant<Localized>({ fr: 'Maison', nl: 'Woning' }),
    mainTypeName: fc.constant<Localized>({ fr: 'Maison', nl: 'Woning' }),
    description: fc.constantFrom(
      {},
      { nl: [{ kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: `Hoek ${STREET}.` }] }] },
    ),
    facts: facts(),
    pictures: fc.array(picture(), { maxLength: 2 }),
    documents: fc.constantFrom([], [{ id: 'd1', name: { fr: `Plan ${STREET.toUpperCase()} 12` } }]),
    media: fc.constant([]),
    onlineMedia: fc.constantFrom(
      [],
      [{ name: 'Immoweb', url: 'https://immoweb.example/1', since: '2026-07-01' }],
      [{ name: 'Zimmo', url: `https://zimmo.example/gent/${STREET.toUpperCase()}-12/`, since: undefined }],
      [{ name: 'Zimmo', url: `https://zimmo.example/?q=%56${STREET.slice(1)}`, since: undefined }],
    ),
    agentId: fc.constantFrom(undefined, 'anna'),
    projectId: fc.constantFrom(undefined, 'p1'),
    newBuild: fc.boolean(),
    viager: fc.boolean(),
    publishedOn: day(),
    changedOn: day(),
    languages: fc.constant(['fr', 'nl'] as const),
    price: fc.constantFrom(undefined, 0, -1, 950, 325_000, 1_250_000.5, Number.NaN),
    publishPrice: fc.boolean(),
    publishAddress: fc.boolean(),
    address: fc.constant({ street: STREET, houseNumber: '12', boxNumber: 'b3' }),
    coordinates: fc.option(coordinates(), { nil: undefined }),
    ownerEmails: fc.constant(['eigenaar@example.be']),
  });

/** A plain listing: a house for sale in Ghent, published a month before TODAY, with `change` applied. */
export function aListing(change: Partial<Listing> = {}): Listing {
  return {
    id: '1234567' as ListingId,
    goal: 0,
    typeIds: [4],
    place: { name: { nl: 'Gent', fr: 'Gand' }, postcode: '9000', countryId: 10, countryName: { fr: 'Belgique' } },
    marquee: 0,
    marqueeName: {},
    priceUnit: 0,
    priceUnitText: {},
    title: { nl: 'Rijwoning met tuin' },
    typeDescription: { nl: 'Woning' },
    mainTypeName: { nl: 'Woning' },
    description: {},
    facts: {},
    pictures: [],
    documents: [],
    media: [],
    onlineMedia: [],
    agentId: undefined,
    projectId: undefined,
    newBuild: false,
    viager: false,
    publishedOn: '2026-07-01',
    changedOn: '2026-07-01',
    languages: ['nl'],
    price: 325_000,
    publishPrice: true,
    publishAddress: true,
    address: { street: STREET, houseNumber: '12', boxNumber: '' },
    coordinates: { latitude: 51.05, longitude: 3.72 },
    ownerEmails: [],
    ...change,
  };
}
