import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { priceDisplay } from '../../../domain/listing/price-display.ts';
import { fullListing } from '../../arbitraries/full-listing.ts';

describe('a price', () => {
  it('never reads NaN, zero or less', () => {
    fc.assert(
      fc.property(fullListing(), fc.oneof(fc.double(), fc.constant(undefined)), (listing, price) => {
        const display = priceDisplay({ ...listing, price });
        if (display.kind === 'shown') {
          expect(display.amount).not.toMatch(/NaN|€ -/);
          expect(price).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('reads the same to the agency and to visitors', () => {
    fc.assert(
      fc.property(fullListing(), listing => {
        expect(priceDisplay(publicListing(listing, undefined))).toEqual(priceDisplay(listing));
      }),
    );
  });
});
