import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsShown } from '../../../domain/advert/fact-view.ts';
import { FACT_NAMES } from '../../../domain/listing/facts.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { fullListing, TODAY } from '../../arbitraries/full-listing.ts';

const rule = () =>
  fc.record({
    fact: fc.constantFrom(...FACT_NAMES.slice(0, 40)),
    rule: fc.record({
      field: fc.constantFrom('goal', 'bedrooms', 'region', 'nothing'),
      logic: fc.constantFrom('filled', 'empty', 'eq', 'no such logic'),
      compareWithValue: fc.constantFrom(0, 'flanders'),
    }),
  });
const shownNames = (...args: Parameters<typeof factsShown>) =>
  factsShown(...args).flatMap(({ facts }) => facts.map(({ name }) => name));

describe('the facts of a property', () => {
  it('are a subset of its facts, each once, in page order, in non-empty groups', () => {
    fc.assert(
      fc.property(fullListing(), fc.array(rule()), (listing, rules) => {
        const shown = publicListing(listing, undefined);
        const names = shownNames(shown, rules, TODAY);
        expect(names).toEqual(FACT_NAMES.filter(name => names.includes(name)));
        expect(names.every(name => shown.facts[name] !== undefined)).toBe(true);
        expect(factsShown(shown, rules, TODAY).every(({ facts }) => facts.length > 0)).toBe(true);
      }),
    );
  });

  it('never increase with an additional rule', () => {
    fc.assert(
      fc.property(fullListing(), fc.array(rule()), rule(), (listing, rules, more) => {
        const shown = publicListing(listing, undefined);
        expect(shownNames(shown, rules, TODAY)).toEqual(
          expect.arrayContaining(shownNames(shown, [...rules, more], TODAY)),
        );
      }),
    );
  });
});
