import type { ConditionRule } from './condition-rule.ts';
import { tokenize } from './tokenizer.ts';

/**
 * The fields that a rule reads: its own field first, then the field with which it is compared, then the fields of its advanced condition. A
 * condition that cannot be parsed adds no fields.
 * `fieldsOfRule({ field: 'goal', logic: 'filled', advancedCondition: '{ marquee } == 3' })` → `['goal', 'marquee']`
 */
export function fieldsOfRule({ field, compareWithField, advancedCondition }: ConditionRule): readonly string[] {
  const tokens = (advancedCondition && tokenize(advancedCondition)) || [];
  const conditionFields = tokens.flatMap(token => (token.kind === 'field' ? [token.name] : []));
  return [field, ...(compareWithField ? [compareWithField] : []), ...conditionFields];
}
