import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { commandJsonSchema } from '../../../adapters/composition/report/command-document.ts';
import { ruleLines, rulesDocumentOf } from '../../../adapters/composition/report/rule-report.ts';
import { RULE_REGISTER } from '../../../domain/law/rule-register.ts';
import type { DatedRule } from '../../../domain/rules/dated-rule.ts';

const validate = new Ajv2020({ allErrors: true, strict: false, validateFormats: false }).compile(commandJsonSchema());
const row = (value: number, checked: string, more: Partial<DatedRule<number>> = {}): DatedRule<number> => ({
  from: undefined,
  value,
  source: 'decree',
  checked,
  ...more,
});
const REGISTER = [
  { name: 'young', file: 'a.ts', rows: [row(1, '2026-11-01')] },
  { name: 'sure', file: 'b.ts', rows: [row(1, '2026-01-01', { from: '2028-01-01' })] },
  {
    name: 'doubtful',
    region: 'wallonia' as const,
    file: 'c.ts',
    rows: [
      row(1, '2020-01-01', { doubt: 'It has ended.' }),
      row(2, '2026-01-01', { from: '2024-01-01', doubt: 'Read in a newspaper.' }),
      row(3, '2026-06-01', { from: '2028-01-01', announced: true }),
    ],
  },
];

test('rules are listed by the age of their check, then by doubt', () => {
  const listed = rulesDocumentOf(REGISTER, '2026-11-27', '2026-11-27');
  expect(listed.rules.map(({ name, days, doubtful }) => [name, days, doubtful])).toEqual([
    ['doubtful', 330, true],
    ['sure', 330, false],
    ['young', 26, false],
  ]);
  expect(ruleLines(listed)).toEqual([
    'Rules on 2026-11-27, those that were read longest ago first:',
    '2026-01-01 (330 days ago) doubtful wallonia, c.ts',
    '  in force from 2024-01-01: 2 (decree)',
    '    doubt: Read in a newspaper.',
    '  announced from 2028-01-01: 3 (decree)',
    '2026-01-01 (330 days ago) sure, b.ts',
    '  in force: nothing known',
    '  coming from 2028-01-01: 1 (decree)',
    '2026-11-01 (26 days ago) young, a.ts',
    '  in force: 1 (decree)',
    '3 rules, 5 rows: 3 with a first day, 5 with a source, 2 with a doubt.',
  ]);
});

test('a rule that is only announced is not in force on its day, an adopted one is', () => {
  const { rules } = rulesDocumentOf(REGISTER, '2028-01-01', '2026-11-27');
  const named = (name: string) => rules.find(rule => rule.name === name);
  expect(named('sure')?.inForce?.value).toBe(1);
  expect(named('sure')?.coming).toEqual([]);
  expect(named('doubtful')).toMatchObject({ inForce: { value: 2 }, announced: [{ value: 3 }] });
});

test('the list of the domain’s rules follows the schema of commands', () => {
  const listed = rulesDocumentOf(RULE_REGISTER, '2028-01-01', '2026-11-27');
  expect(validate(JSON.parse(JSON.stringify(listed))) ? [] : validate.errors).toEqual([]);
  expect(listed.rules).toHaveLength(RULE_REGISTER.length);
});

test('an upper bound that includes everything is the word “any”, and no value is null', () => {
  const { rules } = rulesDocumentOf(RULE_REGISTER, '2026-11-29', '2026-11-29');
  const valueOf = (rule: string, of?: string) =>
    rules.find(({ name, region }) => name === rule && region === of)?.inForce?.value;
  expect(valueOf('registration-duty', 'wallonia')).toMatchObject({ farmland: { percent: 12.5, aboutUpTo: 'any' } });
  expect(valueOf('registration-duty', 'flanders')).toMatchObject({ ownHome: { percent: 2, aboutUpTo: 240_000 } });
  expect(valueOf('notary-scale')).toContainEqual(['any', 0.057]);
  const values = rules.flatMap(({ inForce, coming, announced }) =>
    [...(inForce ? [inForce] : []), ...coming, ...announced].map(({ value }) => JSON.stringify(value)),
  );
  expect(values.filter(value => value.includes('null'))).toEqual([]);
});
