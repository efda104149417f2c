import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advertOf } from '../../../domain/advert/advert.ts';
import { cardFacts } from '../../../domain/advert/card-facts.ts';
import { factsOf, matchingRules } from '../../../domain/advert/listing-facts.ts';
import { withoutVoidPetBan } from '../../../domain/advert/pet-ban.ts';
import { isDepositAboveCap } from '../../../domain/advert/withheld-facts.ts';
import { contradictedFact, energyLabel } from '../../../domain/energy/energy-label.ts';
import { renovationDuty, renovationNotice } from '../../../domain/energy/renovation-notice.ts';
import { lastRent, mayNotForbidPets } from '../../../domain/letting/brussels-letting.ts';
import { displayState, ribbonOf } from '../../../domain/listing/display-state.ts';
import { shownPrice } from '../../../domain/listing/price-display.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { matchesRule } from '../../../domain/rules/matches-rule.ts';
import { fullListing, TODAY } from '../../arbitraries/full-listing.ts';
import { runs } from '../../support/run/daily-runs.ts';

const anAdvert = fullListing().map(listing => {
  const listed = publicListing(listing, undefined);
  return { listed, advert: advertOf(listed, TODAY) };
});

describe('an advert', () => {
  test('has the same price, state, ribbon and energy label as each rule returns for its listing', () => {
    fc.assert(
      fc.property(anAdvert, ({ listed, advert }) => {
        expect(advert.listing).toEqual(withoutVoidPetBan(listed, TODAY));
        expect(advert.price).toBe(shownPrice(listed));
        expect(advert.state).toBe(displayState(listed, TODAY));
        expect(advert.ribbon).toEqual(ribbonOf(listed));
        expect(advert.energy.label).toEqual(energyLabel(listed, TODAY));
        expect(advert.energy.contradicted).toBe(contradictedFact(listed, TODAY));
      }),
      { numRuns: runs(300) },
    );
  });

  test('handed to a rule changes none of its results', () => {
    fc.assert(
      fc.property(anAdvert, ({ listed, advert }) => {
        expect(cardFacts(listed, advert)).toEqual(cardFacts(listed));
        expect(mayNotForbidPets(listed, TODAY, advert)).toBe(mayNotForbidPets(listed, TODAY));
        expect(lastRent(listed, TODAY, advert)).toBe(lastRent(listed, TODAY));
        expect(isDepositAboveCap(listed, TODAY, advert)).toBe(isDepositAboveCap(listed, TODAY));
        expect(renovationNotice(listed, TODAY, advert)).toEqual(renovationNotice(listed, TODAY));
        expect(renovationDuty(listed, TODAY, advert)).toBe(renovationDuty(listed, TODAY));
      }),
      { numRuns: runs(300) },
    );
  });

  test('matches the rules of a kind whose conditions its facts meet, in their order', () => {
    const aRule = fc.record({
      kind: fc.constantFrom('badge' as const, 'notice' as const),
      rule: fc.constantFrom(
        { field: 'bedrooms', logic: 'filled' as const },
        { field: 'residential', logic: 'eq' as const, compareWithValue: true },
        { field: 'region', logic: 'eq' as const, compareWithValue: 'flanders' },
      ),
    });
    fc.assert(
      fc.property(anAdvert, fc.array(aRule, { maxLength: 6 }), ({ advert }, rules) => {
        const facts = factsOf(advert);
        expect(matchingRules(advert, rules, 'badge')).toEqual(
          rules.filter(({ kind, rule }) => kind === 'badge' && matchesRule(rule, facts)),
        );
      }),
      { numRuns: runs(200) },
    );
  });
});
