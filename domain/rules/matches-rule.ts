import { compare, type RuleFacts, scalarsOf } from './compare.ts';
import type { ConditionRule } from './condition-rule.ts';
import { evaluate, parseExpression } from './expression.ts';
import { type Comparison, SIGNS } from './tokenizer.ts';

const COMPARISONS: ReadonlyMap<string, Comparison> = new Map([
  ...SIGNS,
  ['eq', 'eq'],
  ['ne', 'ne'],
  ['gt', 'gt'],
  ['gte', 'gte'],
  ['lt', 'lt'],
  ['lte', 'lte'],
]);

/**
 * Whether a rule, including its advanced condition if any, matches a property's facts; an invalid rule or condition never matches.
 * `matchesRule({ field: 'bedrooms', logic: 'gte', compareWithValue: 2 }, new Map([['bedrooms', 3]]))` → `true`
 */
export function matchesRule(rule: ConditionRule, facts: RuleFacts): boolean {
  if (!matchesBaseRule(rule, facts)) return false;
  const { advancedCondition } = rule;
  if (advancedCondition === undefined || advancedCondition === '') return true;
  if (typeof advancedCondition !== 'string') return false;
  const expression = parseExpression(advancedCondition);
  return expression !== undefined && evaluate(expression, facts);
}

function matchesBaseRule(rule: ConditionRule, facts: RuleFacts): boolean {
  const value = facts.get(rule.field);
  switch (rule.logic) {
    case 'filled':
      return scalarsOf(value).length > 0;
    case 'empty':
      return scalarsOf(value).length === 0;
  }
  const other = rule.compareWithField ? facts.get(rule.compareWithField) : rule.compareWithValue;
  if (!rule.compareWithField && rule.compareWithValue === undefined) return false;
  if (rule.logic === 'in') return compare(value, 'eq', other);
  const comparison = COMPARISONS.get(rule.logic);
  return comparison !== undefined && compare(value, comparison, other);
}
