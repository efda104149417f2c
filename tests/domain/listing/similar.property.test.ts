import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { FAR_KM, PRICE_BAND, similarity, similarTo } from '../../../domain/listing/similar.ts';
import { kilometres } from '../../../domain/place/distance.ts';
import { regionOf } from '../../../domain/place/region.ts';
import { fullListing } from '../../arbitraries/full-listing.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

const shown = () => fullListing().map(listing => publicListing(listing, listing.coordinates));
/** A property that is available for sale; others are never similar. */
const aSale = () => shown().map(listing => ({ ...listing, goal: 0, viager: false, marquee: listing.marquee % 3 }));

/** A property for sale; most of them are of one kind and country and of like price. */
const aLikeSale = () =>
  fc
    .tuple(aSale(), fc.constantFrom('9000', '9100', '8300', '4000'), fc.integer({ min: 200_000, max: 420_000 }))
    .map(([listing, postcode, price]) => ({
      ...listing,
      typeIds: [2],
      place: { ...listing.place, countryId: 10, postcode },
      price: listing.price === undefined ? undefined : price,
    }));

describe('similarity', () => {
  it('is symmetric, an integer from 0 to 100, and 0 for the property itself', () => {
    fc.assert(
      fc.property(shown(), shown(), (a, b) => {
        const score = similarity(a, b);
        expect(score).toBe(similarity(b, a));
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(similarity(a, a)).toBe(0);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('properties that are alike', () => {
  it('share goal and main type, are near or in one region, and have prices within the band when both are known', () => {
    reaches({ alike: runs(100), unlike: runs(100) }, met =>
      fc.assert(
        fc.property(aLikeSale(), aLikeSale(), (a, b) => {
          if (similarity(a, b) === 0) return met('unlike');
          met('alike');
          expect(a.typeIds[0]).toBe(b.typeIds[0]);
          expect(a.place.countryId).toBe(b.place.countryId);
          const oneRegion =
            regionOf(a.place.countryId, a.place.postcode) === regionOf(b.place.countryId, b.place.postcode);
          const near = a.coordinates && b.coordinates && kilometres(a.coordinates, b.coordinates) <= FAR_KM;
          expect(oneRegion || near || a.place.postcode === b.place.postcode).toBe(true);
          if (a.price !== undefined && b.price !== undefined)
            expect(Math.max(a.price, b.price)).toBeLessThanOrEqual(Math.min(a.price, b.price) * PRICE_BAND);
        }),
        { numRuns: runs(800) },
      ),
    );
  });
  it('with a hidden price are rated by place alone', () => {
    fc.assert(
      fc.property(aLikeSale(), aLikeSale(), (a, b) => {
        const hidden = similarity(a, { ...b, price: undefined });
        expect(hidden).toBe(similarity({ ...a, price: undefined }, b));
        expect(hidden === 0).toBe(similarity({ ...a, price: 1 }, { ...b, price: 1 }) === 0);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('similar properties', () => {
  it('are the best candidates, whatever their order', () => {
    const catalogue = fc.uniqueArray(fc.oneof(aLikeSale(), shown()), {
      selector: ({ id }) => id,
      maxLength: 12,
      size: 'medium',
    });
    reaches({ 'some are left out': runs(40, 2) }, met =>
      fc.assert(
        fc.property(aLikeSale(), catalogue, fc.integer({ min: 1, max: 5 }), (listing, candidates, count) => {
          const ranked = similarTo(listing, candidates, count);
          expect(similarTo(listing, candidates.toReversed(), count)).toEqual(ranked);
          const scores = ranked.map(candidate => similarity(listing, candidate));
          expect(scores).toEqual(scores.toSorted((a, b) => b - a));
          const shownProjects = ranked.flatMap(({ projectId }) => projectId ?? []);
          expect(new Set(shownProjects).size).toBe(shownProjects.length);
          const left = candidates.filter(
            candidate =>
              !ranked.includes(candidate) &&
              candidate.marquee !== 3 &&
              !shownProjects.includes(candidate.projectId ?? ''),
          );
          if (ranked.length < count) {
            expect(left.map(candidate => similarity(listing, candidate)).filter(score => score > 0)).toEqual([]);
            return;
          }
          expect(left.filter(candidate => similarity(listing, candidate) > Math.min(...scores))).toEqual([]);
          if (left.some(candidate => similarity(listing, candidate) > 0)) met('some are left out');
        }),
        { numRuns: runs(800, 2) },
      ),
    );
  });
  it('of a rare kind are all of that kind in the country, unless they are sold', () => {
    const rare = fc
      .record({
        listing: shown(),
        typeIds: fc.subarray([1, 3, 5, 6, 7], { minLength: 1 }),
        viager: fc.boolean(),
        postcode: fc.constantFrom('9000', '4700'),
        price: fc.integer({ min: 10_000, max: 4_000_000 }),
      })
      .map(({ listing, postcode, ...one }) => ({
        ...listing,
        ...one,
        goal: 0,
        marquee: 0,
        projectId: undefined,
        place: { ...listing.place, countryId: 10, postcode },
      }));
    reaches({ alike: runs(60), unlike: runs(60) }, met =>
      fc.assert(
        fc.property(rare, rare, (a, b) => {
          fc.pre(a.id !== b.id);
          const alike = a.viager === b.viager && (a.viager || a.typeIds.some(type => b.typeIds.includes(type)));
          met(alike ? 'alike' : 'unlike');
          expect(similarTo(a, [b], 1)).toEqual(alike ? [b] : []);
        }),
        { numRuns: runs(400) },
      ),
    );
  });
});
