import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epcClass } from '../../../domain/energy/energy-label.ts';
import { RENOVATION_TERM, renovationNotice } from '../../../domain/energy/renovation-notice.ts';
import { inForce } from '../../../domain/rules/dated-rule.ts';
import { regionOf } from '../../../domain/place/region.ts';
import { day, fullListing } from '../../arbitraries/full-listing.ts';

describe('the renovation notice', () => {
  it('stands only for Flemish homes for sale, of label e or f, from 2023 on', () => {
    fc.assert(
      fc.property(fullListing(), day(), (listing, asOf) => {
        const notice = renovationNotice(listing, asOf);
        if (!notice) return;
        expect(regionOf(listing.place.countryId, listing.place.postcode)).toBe('flanders');
        expect(listing.goal).toBe(0);
        expect(listing.newBuild).toBe(false);
        expect(['e', 'f']).toContain(epcClass(listing, asOf));
        expect(asOf >= '2023-01-01').toBe(true);
        expect(notice.years).toBe(asOf < '2025-12-12' ? 5 : 6);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a dated rule', () => {
  it('in force is the last row that has begun, as a walk from the end finds it', () => {
    fc.assert(
      fc.property(day(), asOf => {
        const begun = RENOVATION_TERM.filter(row => (row.from ?? '') <= asOf);
        expect(inForce(RENOVATION_TERM, asOf)).toBe(begun[begun.length - 1]);
      }),
    );
  });
});
