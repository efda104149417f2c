import fc from 'fast-check';
import { spellingsOf } from '../../domain/listing/coded-value.ts';
import type { Facts } from '../../domain/listing/facts.ts';
import type { Listing, Picture } from '../../domain/listing/listing.ts';
import type { Region } from '../../domain/place/region.ts';
import { addDays } from '../../domain/text/day.ts';
import type { Localized } from '../../domain/text/localized.ts';
import { day, fullListing } from './full-listing.ts';

/** Kinds of property of a generated advert, by web id of the main type. */
export const MADE_KINDS = { flat: 2, house: 4, office: 5, shop: 7 } as const;
export type MadeKind = keyof typeof MADE_KINDS;

const POSTCODES: Readonly<Record<Region, readonly string[]>> = {
  flanders: ['9000', '2000', '8400'],
  brussels: ['1000', '1050', '1180'],
  wallonia: ['5000', '4000', '1300'],
};

const text = (fr: string, nl: string): Localized => ({ fr, nl, en: nl, de: nl });
const year = () => fc.integer({ min: 1880, max: 2026 });
const rent = () => fc.integer({ min: 5, max: 30 }).map(hundreds => hundreds * 100);

/** Facts on which notices, duties and costs of a page depend, valid and invalid; each may be absent. */
const facts = (today: string): fc.Arbitrary<Facts> =>
  fc.record(
    {
      floor: fc.integer({ min: 0, max: 9 }),
      floors: fc.integer({ min: 1, max: 9 }),
      constructionYear: year(),
      renovationYear: year(),
      energyPerformance: fc.oneof(fc.integer({ min: 0, max: 700 }), fc.integer({ min: -20, max: 100 })),
      energyLabel: fc.constantFrom('A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'B-', 'in opmaak'),
      energyLevel: fc.integer({ min: 0, max: 60 }),
      energyCertificateCode: fc.constant('20230101-0001234567-RES-1'),
      energyCertificateDate: fc.oneof(
        day(),
        fc.integer({ min: -4000, max: 200 }).map(days => addDays(today, days)),
      ),
      energyExpiry: fc.integer({ min: -900, max: 3900 }).map(days => addDays(today, days)),
      co2: fc.integer({ min: 0, max: 120 }),
      permit: fc.boolean(),
      zoning: fc.constant(text('Zone d’habitat', 'Woongebied')),
      summons: fc.boolean(),
      preemptiveRight: fc.boolean(),
      subdivisionPermit: fc.boolean(),
      heritage: fc.boolean(),
      lawfulUse: fc.constant(text('Logement', 'Huisvesting')),
      floodParcelScore: fc.constantFrom('A', 'B', 'C', 'D'),
      floodBuildingScore: fc.constantFrom('A', 'B', 'C', 'D'),
      asbestosType: fc.constant(text('Aucun amiante', 'Geen asbest')),
      asbestosDate: fc.oneof(
        day(),
        fc.integer({ min: 1, max: 300 }).map(days => addDays(today, days)),
      ),
      availableFrom: day(),
      livingArea: fc.integer({ min: 40, max: 300 }),
      totalArea: fc.integer({ min: 40, max: 400 }),
      groundArea: fc.integer({ min: 40, max: 900 }),
      gardenArea: fc.integer({ min: 20, max: 900 }),
      floodZone: fc.constant(spellingsOf('flood-none')),
      condition: fc.constantFrom('condition-to-renovate', 'condition-good').map(spellingsOf),
      rebuilt: fc.boolean(),
      landSoldBy: fc.constantFrom('land-same-seller', 'land-other-seller').map(spellingsOf),
      registrationRights: fc.constantFrom(2, 3, 12, 12.5),
      vat: fc.constantFrom(6, 21),
      bouquet: fc.constantFrom(40_000, 95_000),
      heads: fc.integer({ min: 1, max: 2 }),
      ageSecond: fc.integer({ min: 65, max: 95 }),
      petsAllowed: fc.boolean(),
      furnished: fc.boolean(),
      rentPerMonth: rent(),
      renterCharges: fc.integer({ min: 0, max: 300 }),
      referenceRentLow: rent(),
      referenceRentHigh: rent(),
      lastRent: rent(),
      deposit: fc.integer({ min: 1, max: 6 }),
      agencyCost: fc.integer({ min: 100, max: 900 }),
      individualMeters: fc.boolean(),
      officeArea: fc.integer({ min: 20, max: 1500 }),
      builtArea: fc.integer({ min: 20, max: 1500 }),
      occupied: fc.boolean(),
    },
    { requiredKeys: [] },
  );

const BANS = ['Geen huisdieren.', 'Animaux non admis', 'No pets', 'Keine Haustiere'];

/** Photos, of which some are altered: with their original, without one, or with a missing one. */
const pictures = (): fc.Arbitrary<readonly Picture[]> =>
  fc
    .array(
      fc.record(
        { altered: fc.constant(true as const), originalId: fc.constantFrom('p0', 'p1', 'p2', 'p9') },
        { requiredKeys: [] },
      ),
      { maxLength: 4 },
    )
    .map(rows =>
      rows.map((row, at) => ({ id: `p${at}`, width: 1600, height: 1066, alt: { fr: 'Salon' }, kind: 'photo', ...row })),
    );

/** An advert of a kind in a region, with valid and invalid facts that the law on adverts requires. */
export function madeAdvert(region: Region, kind: MadeKind, today: string): fc.Arbitrary<Listing> {
  return fc
    .record({
      listing: fullListing(),
      postcode: fc.constantFrom(...POSTCODES[region]),
      goal: fc.constantFrom(0, 1),
      marquee: fc.constantFrom(0, 0, 1, 3),
      newBuild: fc.boolean(),
      viager: fc.constantFrom(false, false, false, true),
      price: fc.constantFrom(undefined, 0, 950, 1_300, 325_000),
      facts: facts(today),
      pictures: pictures(),
      ban: fc.constantFrom('', '', ...BANS),
      isOpen: fc.constantFrom(true, false, false, false),
    })
    .map(({ listing, postcode, ban, viager, isOpen, ...rest }) => ({
      ...listing,
      ...rest,
      viager: viager && rest.goal === 0,
      typeIds: [MADE_KINDS[kind]],
      place: { ...listing.place, postcode, countryId: 10 },
      title: { fr: `Bien à vendre ou à louer. ${ban}`.trim() },
      description: ban === '' ? {} : { nl: [{ kind: 'paragraph', content: [{ kind: 'text', text: `Mooi. ${ban}` }] }] },
      ...(isOpen && { openHouses: [{ day: addDays(today, 3), from: '10:00', to: '12:00' }] }),
      // Without coordinates, so that no fact contradicts them.
      coordinates: undefined,
    }));
}
