import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RankedAdvert, worstWeight, inOrderOfFindings } from '../../../domain/advert/finding-order.ts';
import { FINDING_WEIGHTS, type FindingCode, publishCheck, WEIGHTS } from '../../../domain/advert/publish-check.ts';
import { regionOf } from '../../../domain/place/region.ts';
import { addDays } from '../../../domain/text/day.ts';
import { fullListing, TODAY } from '../../arbitraries/full-listing.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const CODES = Object.keys(FINDING_WEIGHTS) as FindingCode[];
const aFound: fc.Arbitrary<RankedAdvert> = fc.record({
  id: fc.stringMatching(/^[1-9]{4}$/),
  isNew: fc.boolean(),
  findings: fc
    .array(fc.constantFrom(...CODES), { maxLength: 4 })
    .map(codes => codes.map(code => ({ code, weight: FINDING_WEIGHTS[code] }))),
});

test('adverts with breaches come first, those new to visitors before others, and none is lost', () => {
  reaches({ breach: 50, unseen: 50, empty: 30 }, met =>
    fc.assert(
      fc.property(fc.array(aFound, { maxLength: 12 }), adverts => {
        const ordered = inOrderOfFindings(adverts);
        expect(ordered).toHaveLength(adverts.length);
        expect(new Set(ordered)).toEqual(new Set(adverts));
        const rank = ({ findings, isNew }: RankedAdvert) => {
          const weight = worstWeight(findings);
          if (weight === 'breach') met(isNew ? 'unseen' : 'breach');
          if (weight === undefined) met('empty');
          return (weight === undefined ? WEIGHTS.length : WEIGHTS.indexOf(weight)) * 2 + (isNew ? 0 : 1);
        };
        const ranks = ordered.map(rank);
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      }),
      { numRuns: 200 },
    ),
  );
});

test('findings of an advert are sorted by severity, with a public URL of the law and the region of the property', () => {
  reaches({ breach: runs(100), hint: runs(5) }, met =>
    fc.assert(
      fc.property(fullListing(), fc.integer({ min: 0, max: 70 }), (any, days) => {
        const listing = { ...any, facts: { ...any.facts, energyExpiry: addDays(TODAY, days) } };
        const findings = publishCheck(listing, TODAY);
        const ranks = findings.map(({ weight }) => WEIGHTS.indexOf(weight));
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
        for (const { code, weight, law, region } of findings) {
          if (weight !== 'warning') met(weight);
          expect(weight).toBe(FINDING_WEIGHTS[code]);
          if (weight === 'breach') expect(law).toBeDefined();
          if (law) expect(new URL(law.address).protocol).toBe('https:');
          if (region) expect(region).toBe(regionOf(listing.place.countryId, listing.place.postcode));
        }
      }),
      { numRuns: runs(300) },
    ),
  );
});
