import type { ConditionRule } from './condition-rule.ts';
import { tokenize } from './tokenizer.ts';

/**
 * The fields that a rule reads: its own first, then the one it compares with, then those of its advanced condition. Of a condition that
 * cannot be read there are none.
 * `fieldsOfRule({ field: 'goal', logic: 'filled', advancedCondition: '{ marquee } == 3' })` → `['goal', 'marquee']`
 */
export function fieldsOfRule({ field, compareWithField, advancedCondition }: ConditionRule): readonly string[] {
  const tokens = (advancedCondition && tokenize(advancedCondition)) || [];
  const conditionFields = tokens.flatMap(token => (token.kind === 'field' ? [token.name] : []));
  return [field, ...(compareWithField ? [compareWithField] : []), ...conditionFields];
}
