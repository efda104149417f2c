import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { similarity, similarTo } from '../../../domain/listing/similar.ts';
import { fullListing } from '../../arbitraries/full-listing.ts';

const shown = () => fullListing().map(listing => publicListing(listing, listing.coordinates));

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
    const catalogue = fc.uniqueArray(shown(), { selector: ({ id }) => id, maxLength: 12 });
    fc.assert(
      fc.property(shown(), catalogue, fc.nat(12), (listing, candidates, count) => {
        const ranked = similarTo(listing, candidates, count);
        expect(similarTo(listing, candidates.toReversed(), count)).toEqual(ranked);
        const worst = Math.min(...ranked.map(candidate => similarity(listing, candidate)));
        const left = candidates.filter(candidate => !ranked.includes(candidate) && candidate.marquee !== 3);
        if (ranked.length === count && count > 0) {
          expect(left.every(candidate => similarity(listing, candidate) <= worst)).toBe(true);
        }
      }),
    );
  });
});
