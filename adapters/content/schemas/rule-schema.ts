import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import { FACT_NAMES, type FactName } from '../../../domain/listing/facts.ts';
import type { FactRule, NoticeRule } from '../../../domain/page/site.ts';
import type { ConditionRule } from '../../../domain/rules/condition-rule.ts';
import { type Expression, parseExpression } from '../../../domain/rules/expression.ts';
import { reasonMessage } from '../../wire/schema-words.ts';
import { isHttps } from './address-of-link.ts';
import { id, requiredText } from './text-schema.ts';
import { exactly } from '../../wire/exactly.ts';

/** Fields of a listing besides its facts that rules may use; the same names as in `factsOf` (domain/rules). */
export const RULE_FIELDS = [
  'goal',
  'goalName',
  'types',
  'mainType',
  'country',
  'region',
  'postcode',
  'price',
  'priceUnit',
  'epcClass',
  'epcLetter',
  'renovationDuty',
  'state',
  'marquee',
  'viager',
  'newBuild',
  'residential',
  'addressPublished',
  'publishedOn',
  'changedOn',
  'project',
] as const;

const KNOWN: ReadonlySet<string> = new Set([...FACT_NAMES, ...RULE_FIELDS]);
const SIGNS = ['==', '===', '!=', '!==', '>=', '>', '<', '<=', '='];
const WORDS = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'empty', 'filled'];

const field = z.string().refine(name => KNOWN.has(name), reasonMessage(reason('not-listing-field')));
const literal = z.union([z.string(), z.number(), z.boolean()]);

const rule = z
  .strictObject({
    field: field.describe('A fact, such as bedrooms, or a field, such as goal, region, price or epcLetter.'),
    logic: z.enum([...WORDS, ...SIGNS]).describe('How the two are compared; empty and filled ask for no other side.'),
    compareWithField: field.optional().describe('A fact or field on the other side.'),
    compareWithValue: z
      .union([literal, z.array(literal)], { error: reasonMessage(reason('not-comparable')) })
      .optional()
      .describe('A value, or for in a list of values, on the other side.'),
    advancedCondition: z
      .string()
      .superRefine((text, context) => {
        const expression = parseExpression(text);
        if (!expression) context.addIssue(reasonMessage(reason('not-condition')));
        const stranger = expression && fieldsOf(expression).find(name => !KNOWN.has(name));
        if (stranger !== undefined) context.addIssue(reasonMessage(reason('condition-field', { name: stranger })));
      })
      .optional()
      .describe('A condition that has to hold as well, such as {bedrooms} > 2 && {goal} == 0.'),
  })
  .refine(
    ({ logic, compareWithField, compareWithValue }) =>
      logic === 'filled' || logic === 'empty' || compareWithField !== undefined || compareWithValue !== undefined,
    { path: ['compareWithValue'], error: reasonMessage(reason('nothing-compared')) },
  )
  .apply(exactly<ConditionRule>());

export const factRuleSchema = z
  .strictObject({
    fact: z
      .enum(FACT_NAMES as [FactName, ...FactName[]], { error: reasonMessage(reason('not-fact')) })
      .describe('The fact of a listing.'),
    rule: rule.describe('When it shows: a fact or field of the listing, compared with another or with a value.'),
  })
  .apply(exactly<FactRule>());

export const noticeSchema = z
  .strictObject({
    id: id.describe('The name of the badge or notice.'),
    kind: z.enum(['badge', 'notice']).describe('Whether it is a badge on cards or a notice on the property’s page.'),
    rule: rule.describe('When it shows: a fact or field of the listing, compared with another or with a value.'),
    text: requiredText.describe(
      'What it says; {years} becomes the years that are left for a renovation by law, {{duty-own-home flanders}} and the like a figure of the law.',
    ),
    link: z
      .string()
      .refine(isHttps, reasonMessage(reason('not-https-address')))
      .optional()
      .describe('The https address of more about it, behind a notice.'),
  })
  .apply(exactly<NoticeRule>());

function fieldsOf(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'not':
      return fieldsOf(expression.of);
    case 'and':
    case 'or':
      return [...fieldsOf(expression.left), ...fieldsOf(expression.right)];
    case 'compare':
      return [expression.left, expression.right].flatMap(side => (side.kind === 'field' ? [side.name] : []));
  }
}
