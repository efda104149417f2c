import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { publishCheck } from '../../../domain/advert/publish-check.ts';
import { fullListing, TODAY } from '../../arbitraries/full-listing.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

/** Available homes in Belgium; most lack some facts. */
const aBelgianAdvert = fc
  .tuple(fullListing(), fc.constantFrom('1000', '1300', '1500', '4000', '9000'), fc.constantFrom([2], [4]))
  .map(([listing, postcode, typeIds]) => ({
    ...listing,
    typeIds,
    marquee: listing.marquee % 3,
    place: { ...listing.place, countryId: 10, postcode },
  }));
const missingIn = (listing: Listing) => publishCheck(listing, TODAY).filter(({ code }) => code === 'fact-missing');

describe('a publish check', () => {
  it('never requires a given fact, except an energy of 0, which counts as missing', () => {
    reaches({ wanted: runs(50) }, met =>
      fc.assert(
        fc.property(aBelgianAdvert, listing => {
          const wanted = publishCheck(listing, TODAY).filter(({ code }) => code === 'fact-missing');
          if (wanted.length > 0) met('wanted');
          for (const { fact } of wanted) {
            const value = fact && listing.facts[fact];
            // Not `toContain`: an array with NaN or 0 does not match NaN or -0.
            const saysNothing =
              value === undefined ||
              value === '' ||
              value === 0 ||
              (typeof value === 'number' && !Number.isFinite(value));
            expect({ fact, value, saysNothing }).toMatchObject({ saysNothing: true });
          }
        }),
        { numRuns: runs(300) },
      ),
    );
  });

  it('has one finding fewer once a missing fact is added', () => {
    // With a certificate an energy of 0 counts as given, so one added fact would resolve two findings.
    const lacking = aBelgianAdvert
      .map(({ facts, ...listing }) => ({
        ...listing,
        facts: { ...facts, energyPerformance: facts.energyPerformance || undefined },
      }))
      .filter(listing => missingIn(listing).length > 0);
    fc.assert(
      fc.property(lacking, fc.nat(), (listing, which) => {
        const before = missingIn(listing);
        const missing = before[which % before.length];
        const settled = {
          ...listing,
          facts: { ...listing.facts, [missing?.fact ?? '']: missing?.fact === 'energyPerformance' ? 90 : 'A' },
        };
        const stillMissing = publishCheck(settled, TODAY).filter(({ code }) => code === 'fact-missing');
        expect(stillMissing.map(({ fact }) => fact)).not.toContain(missing?.fact);
        expect(stillMissing.length).toBe(before.length - 1);
      }),
    );
  });

  it('always reports a hidden street that would be removed from a public text', () => {
    reaches({ named: runs(30), silent: runs(30) }, met =>
      fc.assert(
        fc.property(fullListing(), fc.boolean(), (listing, silent) => {
          const quiet = { title: { fr: 'Maison' }, description: {}, documents: [] };
          const hidden = { ...listing, ...(silent ? quiet : {}), publishAddress: false };
          const cut = JSON.stringify(publicListing(hidden, undefined)).includes('…');
          met(cut ? 'named' : 'silent');
          expect(publishCheck(hidden, TODAY).some(({ code }) => code === 'hidden-street-named')).toBe(cut);
        }),
        { numRuns: runs(300) },
      ),
    );
  });
});
