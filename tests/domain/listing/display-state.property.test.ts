import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayState, titlePrefix } from '../../../domain/listing/display-state.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { day, fullListing } from '../../arbitraries/full-listing.ts';
import { addDays } from '../../../domain/text/day.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const GONE = ['sold', 'rented'];

describe('a display state', () => {
  it('is sold or rented exactly if the title’s prefix is', () => {
    fc.assert(
      fc.property(fullListing(), fc.boolean(), day(), (listing, gone, today) => {
        const shown = { ...listing, marquee: gone ? 3 : listing.marquee % 3 };
        const state = displayState(shown, today);
        expect(GONE.includes(state)).toBe(gone);
        expect(GONE.includes(titlePrefix(shown) ?? '')).toBe(gone);
        if (gone) expect(titlePrefix(shown)).toBe(state);
      }),
      { numRuns: 300 },
    );
  });

  it('of a sale is never one of a rental, nor vice versa', () => {
    const OF_SALE = ['sold', 'for-sale', 'new-for-sale', 'price-on-demand'];
    const OF_RENT = ['rented', 'for-rent', 'take-over', 'price-on-demand'];
    const aPriced = fullListing().map(listing => ({ ...listing, price: 950, publishPrice: true }));
    reaches(
      {
        sold: runs(20),
        'for-sale': runs(12),
        'new-for-sale': runs(20),
        rented: runs(20),
        'for-rent': runs(20),
        'take-over': runs(20),
      },
      met =>
        fc.assert(
          fc.property(fc.oneof(aPriced, fullListing()), day(), (listing, today) => {
            const state = displayState(listing, today);
            if (state !== 'price-on-demand' && state !== 'sold-out') met(state);
            expect(listing.goal === 0 ? OF_SALE : OF_RENT).toContain(state);
          }),
          { numRuns: runs(1000) },
        ),
    );
  });

  it('is the same for visitors, who do not see a hidden price', () => {
    fc.assert(
      fc.property(fullListing(), day(), (listing, today) => {
        expect(displayState(publicListing(listing, undefined), today)).toBe(displayState(listing, today));
      }),
    );
  });

  it('stops being new over time and never becomes new again', () => {
    /** For sale with a price, and days around its publication. */
    const aSale = fullListing().map(listing => ({
      ...listing,
      goal: 0,
      marquee: listing.marquee % 3,
      newBuild: false,
      price: 325_000,
      publishPrice: true,
    }));
    const after = fc.integer({ min: 0, max: 30 });
    reaches({ 'new-for-sale': runs(100), 'for-sale': runs(100) }, met =>
      fc.assert(
        fc.property(aSale, after, after, (listing, days, more) => {
          const state = displayState(listing, addDays(listing.publishedOn, days));
          const later = displayState(listing, addDays(listing.publishedOn, days + more));
          if (later === 'new-for-sale') expect(state).toBe('new-for-sale');
          if (state === 'for-sale') expect(later).toBe('for-sale');
          expect(state).toBe(days < 14 ? 'new-for-sale' : 'for-sale');
          if (state === 'new-for-sale' || state === 'for-sale') met(state);
        }),
        { numRuns: runs(500) },
      ),
    );
  });
});
