import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RENOVATION_TERM, renovationNotice } from '../../../domain/energy/renovation-notice.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import { inForce } from '../../../domain/rules/dated-rule.ts';
import { addDays } from '../../../domain/text/day.ts';
import { fullListing } from '../../arbitraries/full-listing.ts';
import { reaches } from '../../support/run/reaches.ts';

/** A Flemish value worse than D, or only the letter. */
const anEOrF = fc.oneof(
  fc.record({ energyPerformance: fc.integer({ min: 401, max: 900 }), energyLabel: fc.constantFrom('F', '') }),
  // Another letter counts less than the number of a dated certificate.
  fc.record({
    energyPerformance: fc.integer({ min: 401, max: 900 }),
    energyLabel: fc.constant('A'),
    energyCertificateDate: fc.constant('2018-05-04'),
    energyExpiry: fc.constant(undefined),
  }),
  fc.record({ energyPerformance: fc.constant(undefined), energyLabel: fc.constantFrom('E', 'F', 'e') }),
);

/** Flemish homes with label E or F, sold in full ownership: those with a renovation duty. */
const aDutifulHome = (): fc.Arbitrary<Listing> =>
  fc
    .record({
      listing: fullListing(),
      postcode: fc.oneof(fc.integer({ min: 1500, max: 3999 }), fc.integer({ min: 8000, max: 9999 })).map(String),
      typeIds: fc.constantFrom([2], [4], [3], [2, 7]),
      energy: anEOrF,
      viager: fc.constantFrom({ viager: false }, { viager: true, occupied: false }),
    })
    .map(({ listing, postcode, typeIds, energy, viager: { viager, ...occupied } }) => ({
      ...listing,
      place: { ...listing.place, countryId: 10, postcode },
      goal: 0,
      typeIds,
      newBuild: false,
      viager,
      facts: { ...listing.facts, ...energy, ...(viager ? occupied : {}) },
    }));

/** Days in a period of `days` days from `first`, often the first two and the last of the period. */
const between = (first: string, days: number) =>
  fc.oneof(fc.constantFrom(0, 1, days - 1), fc.integer({ min: 0, max: days - 1 })).map(ahead => addDays(first, ahead));
const BEFORE = between('2015-01-01', 2_922);
const FIVE_YEARS = between('2023-01-01', 1_076);
const SIX_YEARS = between('2025-12-12', 5_000);

/** Each entry removes one condition of the duty. */
const ELSEWHERE: Readonly<Record<string, (home: Listing) => Listing>> = {
  'in Brussels': home => ({ ...home, place: { ...home.place, postcode: '1299' } }),
  'in Wallonia': home => ({ ...home, place: { ...home.place, postcode: '7999' } }),
  abroad: home => ({ ...home, place: { ...home.place, countryId: 33 } }),
  'a rental': home => ({ ...home, goal: 1 }),
  'a take-over': home => ({ ...home, goal: 2 }),
  'a shop': home => ({ ...home, typeIds: [7, 2] }),
  land: home => ({ ...home, typeIds: [6] }),
  'new-build': home => ({ ...home, newBuild: true }),
  'a viager whose seller stays': home => ({ ...home, viager: true, facts: { ...home.facts, occupied: true } }),
  'label D': home => ({ ...home, facts: { ...home.facts, energyPerformance: 400, energyLabel: undefined } }),
  'label A': home => ({ ...home, facts: { ...home.facts, energyPerformance: undefined, energyLabel: 'A' } }),
  'no label': home => ({ ...home, facts: { ...home.facts, energyPerformance: undefined, energyLabel: undefined } }),
};

describe('the renovation notice', () => {
  it('appears for each Flemish home of label E or F sold in full ownership, with the term of the day', () => {
    for (const [days, from, years] of [
      [FIVE_YEARS, '2023-01-01', 5],
      [SIX_YEARS, '2025-12-12', 6],
    ] as const) {
      fc.assert(
        fc.property(aDutifulHome(), days, (home, asOf) => {
          expect(renovationNotice(home, asOf)).toMatchObject({ years, from });
        }),
        { numRuns: 500 },
      );
    }
  });

  it('never appears before 2023', () => {
    fc.assert(
      fc.property(aDutifulHome(), BEFORE, (home, asOf) => {
        expect(renovationNotice(home, asOf)).toBeUndefined();
      }),
    );
  });

  it('never appears when one condition is missing', () => {
    const names = Object.keys(ELSEWHERE);
    reaches(Object.fromEntries(names.map(name => [name, 10])), met =>
      fc.assert(
        fc.property(
          aDutifulHome(),
          fc.constantFrom(...names),
          fc.oneof(FIVE_YEARS, SIX_YEARS),
          (home, missing, asOf) => {
            met(missing);
            expect(renovationNotice(home, asOf)).toBeDefined();
            expect(renovationNotice(ELSEWHERE[missing]?.(home) ?? home, asOf)).toBeUndefined();
          },
        ),
        { numRuns: 600 },
      ),
    );
  });
});

describe('a dated rule', () => {
  it('in force is the last one that has started', () => {
    fc.assert(
      fc.property(fc.oneof(BEFORE, FIVE_YEARS, SIX_YEARS), asOf => {
        const begun = RENOVATION_TERM.filter(row => (row.from ?? '') <= asOf);
        expect(inForce(RENOVATION_TERM, asOf)).toBe(begun[begun.length - 1]);
      }),
    );
  });
});
