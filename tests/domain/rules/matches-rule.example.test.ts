import { describe, expect, it } from 'vitest';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import type { RuleFacts, RuleValue } from '../../../domain/rules/compare.ts';
import type { ConditionRule } from '../../../domain/rules/condition-rule.ts';
import { matchesRule } from '../../../domain/rules/matches-rule.ts';
import { advertOf } from '../../../domain/advert/advert.ts';
import { factsOf } from '../../../domain/advert/listing-facts.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';

const house: RuleFacts = new Map<string, RuleValue>([
  ['goal', 0],
  ['bedrooms', 3],
  ['bathrooms', 1],
  ['viager', false],
  ['region', 'flanders'],
  ['types', [4, 3]],
  ['epcClass', 'e'],
  ['availableFrom', '2026-09-01'],
  ['heating', { fr: 'Gaz', nl: 'Gas' }],
]);

const rule = (field: string, logic: string, more: Partial<ConditionRule> = {}): ConditionRule => ({
  field,
  logic,
  ...more,
});

describe('a condition rule', () => {
  it.each([
    rule('bedrooms', 'eq', { compareWithValue: 3 }),
    rule('bedrooms', '===', { compareWithValue: '3' }),
    rule('bedrooms', '!=', { compareWithValue: 2 }),
    rule('bedrooms', 'gt', { compareWithField: 'bathrooms' }),
    rule('epcClass', 'in', { compareWithValue: ['e', 'f'] }),
    rule('types', 'in', { compareWithValue: [3] }),
    rule('availableFrom', 'gte', { compareWithValue: '2026-08-01' }),
    rule('heating', 'eq', { compareWithValue: 'Gas' }),
    rule('viager', 'eq', { compareWithValue: false }),
    rule('lift', 'empty'),
    rule('bedrooms', 'filled', { advancedCondition: '{goal} == 0 and ({bedrooms} > 2 or {viager} == true)' }),
    rule('bedrooms', 'filled', { advancedCondition: "not {viager} AND {region} = 'flanders'" }),
  ])('matches: %j', condition => {
    expect(matchesRule(condition, house)).toBe(true);
  });

  it.each([
    rule('bedrooms', 'eq', { compareWithValue: 4 }),
    rule('lift', 'eq', { compareWithValue: true }),
    rule('lift', 'eq', { compareWithField: 'garden' }),
    rule('bedrooms', 'gt', { compareWithValue: 'flanders' }),
    rule('bedrooms', 'between', { compareWithValue: 3 }),
    rule('bedrooms', 'eq'),
    rule('constructor', 'filled'),
    rule('__proto__', 'filled'),
    rule('bedrooms', 'filled', { advancedCondition: '{bedrooms} == 3 and {viager}' }),
    rule('bedrooms', 'filled', { advancedCondition: '{bedrooms} == ' }),
    rule('bedrooms', 'filled', { advancedCondition: '{bedrooms} == 3 {goal}' }),
    rule('bedrooms', 'filled', { advancedCondition: '{bedrooms} == 3)' }),
    rule('bedrooms', 'filled', { advancedCondition: "{bedrooms}.constructor.constructor('return 1')()" }),
    rule('bedrooms', 'filled', { advancedCondition: '{__proto__} == 1 or 1 == 1' }),
    rule('bedrooms', 'filled', { advancedCondition: `${'('.repeat(11)}1 == 1${')'.repeat(11)}` }),
    rule('bedrooms', 'filled', { advancedCondition: `1 == 1${' '.repeat(500)}` }),
  ])('does not match: %j', condition => {
    expect(matchesRule(condition, house)).toBe(false);
  });

  it('may be nested ten levels deep, not eleven', () => {
    const deep = (depth: number) => `${'not '.repeat(depth)}1 == 1`;
    expect(matchesRule(rule('goal', 'filled', { advancedCondition: deep(10) }), house)).toBe(true);
    expect(matchesRule(rule('goal', 'filled', { advancedCondition: deep(11) }), house)).toBe(false);
    expect(matchesRule(rule('goal', 'filled', { advancedCondition: deep(12) }), house)).toBe(false);
  });
});

describe('the facts available to rules', () => {
  it('are those of the listing and derived ones', () => {
    const listing = publicListing(aListing({ facts: { energyPerformance: 450, bedrooms: 3 } }), undefined);
    const seen = factsOf(advertOf(listing, TODAY));
    expect(Object.fromEntries(seen)).toMatchObject({
      bedrooms: 3,
      goal: 0,
      types: [4],
      region: 'flanders',
      epcClass: 'e',
      epcLetter: 'E',
      residential: true,
      addressPublished: true,
      price: 325_000,
      state: 'for-sale',
    });
    expect(seen.has('project')).toBe(false);
  });
});
