import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkStoredListing, privateDetails } from '../../../domain/advert/private-details.ts';
import { publishCheck } from '../../../domain/advert/publish-check.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { fullListing, STREET, TODAY } from '../../arbitraries/full-listing.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

test('a listing stored as public and agent data is checked like the original, also after a JSON round trip', () => {
  reaches({ hidden: runs(50), shown: runs(50), named: runs(20) }, met =>
    fc.assert(
      fc.property(fullListing(), listing => {
        const shown = publicListing(listing, undefined);
        const known = JSON.parse(JSON.stringify(privateDetails(listing, shown))) as ReturnType<typeof privateDetails>;
        met(listing.publishAddress ? 'shown' : 'hidden');
        if (known.streetNamed) met('named');
        expect(checkStoredListing(shown, known, TODAY)).toEqual(publishCheck(listing, TODAY));
      }),
      { numRuns: runs(300) },
    ),
  );
});

test('agent data of a hidden address has its street; without agent data nothing throws and no street is named', () => {
  fc.assert(
    fc.property(fullListing(), listing => {
      const shown = publicListing({ ...listing, publishAddress: false }, undefined);
      expect(privateDetails({ ...listing, publishAddress: false }, shown).address.street).toBe(STREET);
      expect(JSON.stringify(checkStoredListing(shown, undefined, TODAY))).not.toContain('hidden-street-named');
    }),
  );
});
