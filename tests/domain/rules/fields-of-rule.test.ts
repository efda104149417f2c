import { expect, test } from 'vitest';
import { fieldsOfRule } from '../../../domain/rules/fields-of-rule.ts';

test.each([
  [{ field: 'goal', logic: 'filled' }, ['goal']],
  [{ field: 'price', logic: 'gt', compareWithField: 'lastRent' }, ['price', 'lastRent']],
  [
    { field: 'goal', logic: 'filled', advancedCondition: '{ marquee } == 3 and not {viager}' },
    ['goal', 'marquee', 'viager'],
  ],
  [{ field: 'goal', logic: 'filled', advancedCondition: '{type} == "{state}"' }, ['goal', 'type']],
  [{ field: 'goal', logic: 'filled', advancedCondition: '{state} ??' }, ['goal']],
])('the fields that a rule reads: %j', (rule, fields) => {
  expect(fieldsOfRule(rule)).toEqual(fields);
});
