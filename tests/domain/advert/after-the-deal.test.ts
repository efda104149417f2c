import { describe, expect, test } from 'vitest';
import { isOfDoneDeal, noticeApplies } from '../../../domain/advert/after-the-deal.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import type { ConditionRule } from '../../../domain/rules/condition-rule.ts';

const SOLD = { marquee: MARQUEE.sold };
const STILL_OPEN = [MARQUEE.none, MARQUEE.available, MARQUEE.underOption, 9].map(marquee => ({ marquee }));
const rule = (more: Partial<ConditionRule>): ConditionRule => ({ field: 'heritage', logic: 'filled', ...more });

describe('a notice of a property that is sold or let', () => {
  test.each([
    [rule({}), false],
    [rule({ field: 'renovationDuty', logic: 'eq', compareWithValue: 'home' }), false],
    [rule({ advancedCondition: '{region} == "flanders"' }), false],
    [rule({ advancedCondition: '{heritage} and not {marqueeName}' }), false],
    [rule({ field: 'marquee', logic: 'eq', compareWithValue: 3 }), true],
    [rule({ field: 'state', logic: 'eq', compareWithValue: 'sold' }), true],
    [rule({ logic: 'ne', compareWithField: 'state' }), true],
    [rule({ advancedCondition: '{marquee} == 3' }), true],
    [rule({ advancedCondition: 'not { state } == "available"' }), true],
    [rule({ advancedCondition: '{heritage} == "{state}"' }), false],
  ])('shows only if its rule asks for the state: %j', (asked, applies) => {
    expect(noticeApplies(SOLD, asked)).toBe(applies);
  });
});

test('until a property is sold or let, every notice and fact applies', () => {
  for (const listing of STILL_OPEN) {
    expect(noticeApplies(listing, rule({}))).toBe(true);
    expect(isOfDoneDeal(listing, 'notaryFees')).toBe(false);
  }
});

test('once a property is sold or let, its costs and terms no longer apply, and facts that describe it still do', () => {
  expect(isOfDoneDeal(SOLD, 'registrationRights')).toBe(true);
  expect(isOfDoneDeal(SOLD, 'deposit')).toBe(true);
  for (const fact of ['bedrooms', 'energyLabel', 'propertyTax', 'renterCharges', 'heritage'] as const)
    expect(isOfDoneDeal(SOLD, fact)).toBe(false);
});
