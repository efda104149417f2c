import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { similarity, similarTo } from '../../../domain/listing/similar.ts';
import { fullListing } from '../../arbitraries/full-listing.ts';
import { reaches } from '../../support/reaches.ts';

const shown = () => fullListing().map(listing => publicListing(listing, listing.coordinates));
/** For sale and still to be had: only such are alike at all. */
const aSale = () => shown().map(listing => ({ ...listing, goal: 0, viager: false, marquee: listing.marquee % 3 }));

describe('similarity', () => {
  it('is the same both ways, a whole number from 0 to 100, and 0 to itself', () => {
    fc.assert(
      fc.property(shown(), shown(), (a, b) => {
        const score = similarity(a, b);
        expect(score).toBe(similarity(b, a));
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(similarity(a, a)).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe('similar properties', () => {
  it('are the best of the candidates, in an order that does not depend on theirs', () => {
    const catalogue = fc.uniqueArray(fc.oneof(aSale(), shown()), {
      selector: ({ id }) => id,
      maxLength: 12,
      size: 'medium',
    });
    reaches({ 'some are left out': 60 }, met =>
      fc.assert(
        fc.property(aSale(), catalogue, fc.integer({ min: 1, max: 5 }), (listing, candidates, count) => {
          const ranked = similarTo(listing, candidates, count);
          expect(similarTo(listing, candidates.toReversed(), count)).toEqual(ranked);
          const scores = ranked.map(candidate => similarity(listing, candidate));
          expect(scores).toEqual(scores.toSorted((a, b) => b - a));
          const left = candidates.filter(candidate => !ranked.includes(candidate) && candidate.marquee !== 3);
          if (ranked.length < count) {
            expect(left.map(candidate => similarity(listing, candidate)).filter(score => score > 0)).toEqual([]);
            return;
          }
          expect(left.filter(candidate => similarity(listing, candidate) > Math.min(...scores))).toEqual([]);
          if (left.some(candidate => similarity(listing, candidate) > 0)) met('some are left out');
        }),
        { numRuns: 400 },
      ),
    );
  });
});
