import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { priceDisplay } from '../../../domain/listing/price-display.ts';
import { fullListing } from '../../arbitraries/full-listing.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

describe('a price', () => {
  it('never shows NaN, zero or less', () => {
    const aPrice = fc.oneof(
      fc.double(),
      fc.constantFrom(undefined, 0, -0, Number.NaN, Number.POSITIVE_INFINITY),
      fc.double({ min: 0.01, max: 1e9, noNaN: true }),
    );
    reaches({ shown: runs(100), 'on-demand': runs(50) }, met =>
      fc.assert(
        fc.property(fullListing(), aPrice, (listing, price) => {
          const display = priceDisplay({ ...listing, price, publishPrice: true }, undefined);
          met(display.kind);
          expect(display.kind === 'shown').toBe(price !== undefined && price > 0 && Number.isFinite(price));
          if (display.kind === 'shown') expect(display.amount).not.toMatch(/NaN|€ -/);
          expect(priceDisplay({ ...listing, price, publishPrice: false }, undefined)).toEqual({ kind: 'on-demand' });
        }),
        { numRuns: runs(500) },
      ),
    );
  });

  it('is the same for the agency and for visitors', () => {
    fc.assert(
      fc.property(fullListing(), listing => {
        expect(priceDisplay(publicListing(listing, undefined), undefined)).toEqual(priceDisplay(listing, undefined));
      }),
    );
  });
});
