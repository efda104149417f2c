import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { publishCheck } from '../../../domain/advert/publish-check.ts';
import { fullListing, TODAY } from '../../arbitraries/full-listing.ts';

describe('a publish check', () => {
  it('never wants a fact that is given, but for an energy of 0 that says nothing', () => {
    fc.assert(
      fc.property(fullListing(), listing => {
        const wanted = publishCheck(listing, TODAY).filter(({ code }) => code === 'fact-missing');
        for (const { fact } of wanted) {
          const value = fact && listing.facts[fact];
          // Compared by hand: a list that holds NaN or 0 does not contain NaN or -0.
          const saysNothing =
            value === undefined ||
            value === '' ||
            value === 0 ||
            (typeof value === 'number' && !Number.isFinite(value));
          expect({ fact, value, saysNothing }).toMatchObject({ saysNothing: true });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('finds fewer things once one of them is settled', () => {
    fc.assert(
      fc.property(fullListing(), listing => {
        const before = publishCheck(listing, TODAY);
        const missing = before.find(({ code }) => code === 'fact-missing');
        fc.pre(missing?.fact !== undefined);
        const settled = {
          ...listing,
          facts: { ...listing.facts, [missing?.fact ?? '']: missing?.fact === 'energyPerformance' ? 90 : 'A' },
        };
        const stillMissing = publishCheck(settled, TODAY).filter(({ code }) => code === 'fact-missing');
        expect(stillMissing.map(({ fact }) => fact)).not.toContain(missing?.fact);
        expect(stillMissing.length).toBe(before.filter(({ code }) => code === 'fact-missing').length - 1);
      }),
    );
  });

  it('never is silent about a street that the projection would have to take out of a text', () => {
    fc.assert(
      fc.property(fullListing(), listing => {
        const hidden = { ...listing, publishAddress: false };
        const cut = JSON.stringify(publicListing(hidden, undefined)).includes('…');
        expect(publishCheck(hidden, TODAY).some(({ code }) => code === 'hidden-street-named')).toBe(cut);
      }),
    );
  });
});
