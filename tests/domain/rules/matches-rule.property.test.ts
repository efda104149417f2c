import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, type RuleFacts } from '../../../domain/rules/compare.ts';
import type { ConditionRule } from '../../../domain/rules/condition-rule.ts';
import { evaluate, type Expression, parseExpression } from '../../../domain/rules/expression.ts';
import { matchesRule } from '../../../domain/rules/matches-rule.ts';
import { MAX_EXPRESSION_LENGTH, tokenize } from '../../../domain/rules/tokenizer.ts';
import { expression, FIELDS, ruleFacts, scalar, written } from '../../arbitraries/condition-rules.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

/** Whether a condition matches, combined with a base rule that always matches. */
function holdsText(advancedCondition: string, facts: RuleFacts): boolean {
  return matchesRule({ field: 'absent', logic: 'empty', advancedCondition }, facts);
}

/** Naive evaluation of the same grammar. */
function naive(tree: Expression, facts: RuleFacts): boolean {
  if (tree.kind === 'not') return naive(tree.of, facts) === false;
  if (tree.kind !== 'compare') {
    const sides = [naive(tree.left, facts), naive(tree.right, facts)];
    return tree.kind === 'and' ? sides.every(Boolean) : sides.some(Boolean);
  }
  const valuesOf = (side: typeof tree.left): unknown[] => {
    const value = side.kind === 'field' ? facts.get(side.name) : side.value;
    return value === undefined ? [] : [value].flat();
  };
  const { comparison } = tree;
  const pairs = valuesOf(tree.left).flatMap(a => valuesOf(tree.right).map(b => [a, b] as const));
  const some = pairs.some(([a, b]) => naivePair(a, comparison === 'ne' ? 'eq' : comparison, b));
  return comparison === 'ne' ? !some : some;
}

function naivePair(a: unknown, comparison: 'eq' | 'gt' | 'gte' | 'lt' | 'lte', b: unknown): boolean {
  const signs = {
    eq: (x: number | string, y: number | string) => x === y,
    gt: (x: number | string, y: number | string) => x > y,
    gte: (x: number | string, y: number | string) => x >= y,
    lt: (x: number | string, y: number | string) => x < y,
    lte: (x: number | string, y: number | string) => x <= y,
  };
  const [x, y] = [Number(a), Number(b)];
  if (typeof a === 'boolean' && typeof b === 'boolean') return comparison === 'eq' && a === b;
  if (!Number.isNaN(x) && !Number.isNaN(y)) return signs[comparison](x, y);
  if (typeof a === 'boolean' || typeof b === 'boolean') return comparison === 'eq' && String(a) === String(b);
  return typeof a === 'string' && typeof b === 'string' && signs[comparison](a, b);
}

/** Expressions whose text is within the limit. */
const anExpression = expression().filter(tree => written(tree).length <= MAX_EXPRESSION_LENGTH);

describe('an advanced condition', () => {
  it('matches like a naive evaluation of its tree', () => {
    reaches({ true: runs(300), false: runs(300) }, met =>
      fc.assert(
        fc.property(anExpression, ruleFacts(), (tree, facts) => {
          const truth = naive(tree, facts);
          met(truth ? 'true' : 'false');
          expect(holdsText(written(tree), facts)).toBe(truth);
        }),
        { numRuns: runs(2000) },
      ),
    );
  });

  it('survives formatting and parsing', () => {
    fc.assert(
      fc.property(anExpression, tree => {
        expect(parseExpression(written(tree))).toEqual(tree);
      }),
    );
  });

  it('obeys De Morgan and double negation', () => {
    fc.assert(
      fc.property(expression(1), expression(1), ruleFacts(), (a, b, facts) => {
        const [x, y] = [written(a), written(b)];
        expect(holdsText(`not ((${x}) and (${y}))`, facts)).toBe(holdsText(`not (${x}) or not (${y})`, facts));
        expect(holdsText(`not ((${x}) or (${y}))`, facts)).toBe(holdsText(`not (${x}) and not (${y})`, facts));
        expect(holdsText(`not not (${x})`, facts)).toBe(holdsText(x, facts));
      }),
      { numRuns: 500 },
    );
  });

  it('binds `not` before `and`, and `and` before `or`', () => {
    fc.assert(
      fc.property(expression(0), expression(0), expression(0), ruleFacts(), (a, b, c, facts) => {
        const [x, y, z] = [evaluate(a, facts), evaluate(b, facts), evaluate(c, facts)];
        expect(holdsText(`${written(a)} or ${written(b)} and ${written(c)}`, facts)).toBe(x || (y && z));
        expect(holdsText(`not ${written(a)} and ${written(b)} or ${written(c)}`, facts)).toBe((!x && y) || z);
      }),
    );
  });

  it('never throws for any text, and matches only if it can be parsed', () => {
    const piece = fc.constantFrom(
      '{goal}',
      '{x',
      '}',
      '(',
      ')',
      ' and ',
      ' or ',
      'not ',
      '==',
      '<',
      '1',
      "'a'",
      '"',
      'true',
      '.',
      '$',
      'constructor',
    );
    /** A condition with a character removed or inserted, or unchanged. */
    const aSpoiled = fc
      .tuple(anExpression, fc.nat(), fc.constantFrom('', '', ' ', '(', ')', "'", '{', '=', 'not '), fc.nat(2))
      .map(([tree, place, put, cut]) => {
        const condition = written(tree);
        const at = place % (condition.length + 1);
        return condition.slice(0, at) + put + condition.slice(at + cut);
      });
    const text = fc.oneof(
      wholeText(),
      fc.array(piece).map(pieces => pieces.join('')),
      { arbitrary: aSpoiled, weight: 3 },
    );
    reaches({ tree: runs(60), none: runs(300), holds: runs(20) }, met =>
      fc.assert(
        fc.property(text, ruleFacts(), (condition, facts) => {
          const tree = parseExpression(condition);
          met(tree ? 'tree' : 'none');
          if (tree && evaluate(tree, facts)) met('holds');
          const expected = condition === '' || (tree !== undefined && evaluate(tree, facts));
          expect(holdsText(condition, facts)).toBe(expected);
        }),
        { numRuns: runs(1000) },
      ),
    );
  });

  it('has tokens that cover its whole text, or none', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('{goal}', '(', ')', '==', '12', "'a b'", 'and')), parts => {
        expect(tokenize(parts.join(' '))?.length ?? -1).toBe(
          parts.join(' ').length > MAX_EXPRESSION_LENGTH ? -1 : parts.length,
        );
      }),
    );
  });
});

describe('a condition rule', () => {
  const rule = (): fc.Arbitrary<ConditionRule> =>
    fc.record(
      {
        field: fc.oneof(
          fc.constantFrom(...FIELDS),
          fc.constantFrom('__proto__', 'constructor', 'toString'),
          fc.string(),
        ),
        logic: fc.oneof(fc.constantFrom('eq', 'ne', '>', 'lte', 'in', 'empty', 'filled'), fc.string()),
        compareWithField: fc.constantFrom(...FIELDS),
        compareWithValue: fc.oneof(scalar(), fc.array(scalar())),
        advancedCondition: fc.string(),
      },
      { requiredKeys: ['field', 'logic'] },
    );

  it('never throws and returns a boolean for any rule, even an invalid one', () => {
    fc.assert(
      fc.property(rule(), ruleFacts(), (r, facts) => void expect(typeof matchesRule(r, facts)).toBe('boolean')),
    );
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('field', 'logic', 'compareWithField', 'compareWithValue', 'advancedCondition'),
          fc.anything(),
        ),
        facts => {
          expect(typeof matchesRule(facts as ConditionRule, new Map([['goal', 0]]))).toBe('boolean');
        },
      ),
    );
  });

  it('never matches both ways: ne is not eq, empty is not filled', () => {
    fc.assert(
      fc.property(rule(), ruleFacts(), ({ field, compareWithValue = 0 }, facts) => {
        const test = (logic: string) => matchesRule({ field, logic, compareWithValue }, facts);
        expect(test('ne')).toBe(!test('eq'));
        expect(test('empty')).toBe(!test('filled'));
        expect(test('in')).toBe(test('eq'));
      }),
    );
  });

  it('never treats an absent fact as equal, above or below', () => {
    fc.assert(
      fc.property(scalar(), fc.constantFrom('eq', 'gt', 'gte', 'lt', 'lte'), (value, comparison) => {
        expect(compare(undefined, comparison, value)).toBe(false);
        expect(compare(value, comparison, undefined)).toBe(false);
      }),
    );
  });
});
