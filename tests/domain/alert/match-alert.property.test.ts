import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CRITERIA,
  type AlertCriterion,
  type CriterionResult,
  matchAlert,
  searchMap,
} from '../../../domain/alert/match-alert.ts';
import type { AlertCriteria } from '../../../domain/alert/alert-criteria.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { someAlertCriteria, PLACES, TREES, TYPE_IDS, ZONE_IDS } from '../../arbitraries/a-search.ts';
import { fullListing } from '../../arbitraries/full-listing.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const MAP = searchMap({ trees: TREES, places: PLACES });
const POSTCODES = ['5000', '5500', '9000', '1000', '5150', ''];

/** Listings mostly within the zones; some lack facts. */
const sought = (): fc.Arbitrary<PublicListing> =>
  fc
    .record({
      listing: fullListing(),
      countryId: fc.constantFrom(10, 10, 33, 50),
      postcode: fc.constantFrom(...POSTCODES),
      viager: fc.constantFrom(false, false, false, true),
      coordinates: fc.constantFrom(undefined, { latitude: 50.47, longitude: 4.8 }, { latitude: 51.1, longitude: 3.7 }),
    })
    .map(({ listing, countryId, postcode, viager, coordinates }) =>
      publicListing({ ...listing, viager, coordinates, place: { ...listing.place, countryId, postcode } }, undefined),
    );

/** Independent implementation that walks the tree item by item. */
function plainly(wish: AlertCriteria, listing: PublicListing): Record<AlertCriterion, CriterionResult> {
  const { postcode, countryId } = listing.place;
  const inZone = (id: string): boolean => {
    const item = TREES.find(zone => zone.id === id);
    if (!item) return false;
    const [kind, name] = item.webId.split(':');
    const code = Number(postcode);
    const belgian = countryId === 10 && postcode.length === 4;
    const regions: Record<string, boolean> = {
      brussels: code >= 1000 && code <= 1299,
      wallonia: (code >= 1300 && code <= 1499) || (code >= 4000 && code <= 7999),
    };
    if (kind === 'country' && String(countryId) === name) return true;
    if (kind === 'postcode' && belgian && postcode === name) return true;
    if (kind === 'region' && belgian && regions[name ?? '']) return true;
    return TREES.some(zone => zone.parentId === id && inZone(zone.id));
  };
  const isType = (wished: number): boolean =>
    listing.typeIds.includes(wished) ||
    TREES.some(item => item.parentId === `type-${wished}` && isType(Number(item.webId)));
  const is = (yes: boolean): CriterionResult => (yes ? 'matched' : 'missed');
  const home = listing.typeIds[0] === 2 || listing.typeIds[0] === 4 || listing.typeIds.join() === '3';
  const bedrooms = listing.facts.bedrooms as number | undefined;
  const wanted = wish.bedrooms ?? 0;
  const priced = listing.price !== undefined && listing.price > 0 && !listing.viager;
  return {
    goal: is((listing.goal === 0) === (wish.goal === 'sale')),
    type: is(wish.types.length === 0 || wish.types.some(isType)),
    zone: is(wish.zones.length === 0 || wish.zones.some(inZone)),
    budget: priced ? is((listing.price as number) <= (wish.budget ?? Infinity)) : 'unknown',
    bedrooms: wanted <= 0 || !home ? 'matched' : bedrooms === undefined ? 'unknown' : is(bedrooms >= wanted),
    // These searches have no list criteria.
    filters: 'matched',
  };
}

/** Searches with a listing that matches them: a flat or house in one of the zones, with price and bedrooms. Random pairs rarely match. */
const fitting = (): fc.Arbitrary<readonly [AlertCriteria & { readonly budget: number }, PublicListing]> =>
  fc
    .record({
      wish: someAlertCriteria(),
      listing: sought(),
      main: fc.constantFrom(2, 4),
      postcode: fc.constantFrom('5000', '5500', '9000'),
      price: fc.constantFrom(950, 325_000, 1_250_000.5),
      bedrooms: fc.integer({ min: 1, max: 9 }),
      wanted: fc.nat(9),
      spare: fc.constantFrom(0, 1, 50_000),
    })
    .map(({ wish, listing, main, postcode, price, bedrooms, wanted, spare }) => [
      {
        ...wish,
        goal: listing.goal === 0 ? 'sale' : 'rent',
        types: [...wish.types, main],
        zones: [...wish.zones, 'wallonia', 'ghent'],
        budget: price + spare,
        bedrooms: wanted % (bedrooms + 1),
      },
      {
        ...listing,
        typeIds: [main],
        price,
        viager: false,
        place: { ...listing.place, countryId: 10, postcode },
        coordinates:
          postcode === '9000'
            ? { latitude: 51.1, longitude: 3.7, exact: true }
            : { latitude: 50.47, longitude: 4.8, exact: true },
        facts: { ...listing.facts, bedrooms },
      },
    ]);

describe('the search of an alert', () => {
  it('is evaluated per criterion like an independent implementation', () => {
    fc.assert(
      fc.property(someAlertCriteria(), sought(), (wish, listing) => {
        expect(matchAlert(wish, listing, MAP).criteria).toEqual(plainly(wish, listing));
      }),
      { numRuns: 3000 },
    );
  });

  it('matches exactly if every criterion does; a missing fact never matches', () => {
    reaches({ match: runs(200), other: runs(200) }, met =>
      fc.assert(
        fc.property(fc.oneof(fitting(), fc.tuple(someAlertCriteria(), sought())), ([wish, listing]) => {
          const { verdict, criteria } = matchAlert(wish, listing, MAP);
          met(verdict === 'match' ? 'match' : 'other');
          expect(verdict === 'match').toBe(CRITERIA.every(criterion => criteria[criterion] === 'matched'));
        }),
        { numRuns: runs(1000) },
      ),
    );
  });

  it('is a near miss if exactly one criterion fails, which is the first reason', () => {
    const OF = { 'other-type': 'type', 'near-zone': 'zone', 'over-budget': 'budget', 'fewer-bedrooms': 'bedrooms' };
    reaches({ type: runs(50), zone: runs(50), budget: runs(50), bedrooms: runs(50) }, met =>
      fc.assert(
        fc.property(fitting(), fc.constantFrom('type', 'zone', 'budget', 'bedrooms'), ([wish, listing], spoilt) => {
          const change = {
            type: { types: [listing.typeIds[0] === 4 ? 2 : 4] },
            // Dinant's postcode area is next to Namur; the other areas border no other zone.
            zone: { zones: [listing.place.postcode === '5500' ? 'namur' : 'dinant'] },
            budget: { budget: (listing.price ?? 0) / 1.04 },
            bedrooms: { bedrooms: Number(listing.facts.bedrooms ?? 0) + 1 },
          };
          const { verdict, criteria, reasons } = matchAlert({ ...wish, ...change[spoilt] }, listing, MAP);
          const against = reasons.flatMap(({ kind }) => (kind in OF ? OF[kind as keyof typeof OF] : []));
          const missed = CRITERIA.filter(criterion => criteria[criterion] === 'missed');
          expect(against).toEqual(verdict === 'near-miss' ? missed : []);
          if (verdict !== 'near-miss') return;
          met(spoilt);
          expect(Object.values(criteria)).not.toContain('unknown');
          for (const reason of reasons) if ('km' in reason) expect(reason.km).toBeLessThanOrEqual(12);
          expect(reasons[0]?.kind && OF[reasons[0].kind as keyof typeof OF]).toBe(against[0]);
        }),
        { numRuns: runs(3000) },
      ),
    );
  });

  it('gains no match by a lower budget, and loses none by a higher one', () => {
    fc.assert(
      fc.property(fitting(), fc.double({ min: 0, max: 1e9, noNaN: true }), ([wish, listing], more) => {
        const verdict = (budget: number) => matchAlert({ ...wish, budget }, listing, MAP).verdict;
        expect(verdict(wish.budget)).toBe('match');
        expect(verdict(wish.budget + more)).toBe('match');
        const price = listing.price as number;
        expect(verdict(price)).toBe('match');
        expect(verdict(price - 0.01 - more)).not.toBe('match');
      }),
    );
  });

  it('loses no match by an additional zone or type', () => {
    fc.assert(
      fc.property(fitting(), fc.subarray(ZONE_IDS), fc.subarray(TYPE_IDS), ([wish, listing], zones, types) => {
        const wider = { ...wish, zones: [...zones, ...wish.zones], types: [...types, ...wish.types] };
        expect(matchAlert(wish, listing, MAP).verdict).toBe('match');
        expect(matchAlert(wider, listing, MAP).verdict).toBe('match');
      }),
    );
  });

  it('has only reasons that are true for the listing and were searched for', () => {
    fc.assert(
      fc.property(fitting(), ([wish, listing]) => {
        const { reasons } = matchAlert(wish, listing, MAP);
        expect(reasons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['type', 'zone', 'budget']));
        expect(reasons.some(({ kind }) => kind === 'bedrooms')).toBe((wish.bedrooms ?? 0) > 0);
        for (const reason of reasons) {
          if ('price' in reason) expect(reason.price).toBe(listing.price);
          if ('has' in reason) expect(reason.has).toBe(listing.facts.bedrooms);
          if ('webId' in reason) expect(listing.typeIds).toContain(reason.webId);
          if (reason.kind === 'zone') expect(wish.zones).toContain(reason.zone);
        }
      }),
    );
  });
});
