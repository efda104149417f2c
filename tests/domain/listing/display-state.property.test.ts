import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayState, titlePrefix } from '../../../domain/listing/display-state.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { day, fullListing } from '../../arbitraries/full-listing.ts';

const GONE = ['sold', 'rented'];

describe('a display state', () => {
  it('says sold or rented exactly where the title does', () => {
    fc.assert(
      fc.property(fullListing(), day(), (listing, today) => {
        const state = displayState(listing, today);
        expect(GONE.includes(state)).toBe(listing.marquee === 3);
        if (GONE.includes(state)) expect(titlePrefix(listing)).toBe(state);
      }),
    );
  });

  it('of a sale never is one of a rental, nor the other way round', () => {
    fc.assert(
      fc.property(fullListing(), day(), (listing, today) => {
        const state = displayState(listing, today);
        const ofSale = ['sold', 'for-sale', 'new-for-sale'].includes(state);
        const ofRent = ['rented', 'for-rent', 'take-over'].includes(state);
        if (ofSale) expect(listing.goal).toBe(0);
        if (ofRent) expect(listing.goal).not.toBe(0);
      }),
    );
  });

  it('is the same for visitors, who do not know the hidden price', () => {
    fc.assert(
      fc.property(fullListing(), day(), (listing, today) => {
        expect(displayState(publicListing(listing, undefined), today)).toBe(displayState(listing, today));
      }),
    );
  });

  it('loses its novelty with time and never regains it', () => {
    fc.assert(
      fc.property(fullListing(), day(), day(), (listing, a, b) => {
        const [sooner, later] = a < b ? [a, b] : [b, a];
        if (displayState(listing, later) === 'new-for-sale') {
          expect(displayState(listing, sooner)).toBe('new-for-sale');
        }
      }),
    );
  });
});
