import fc from 'fast-check';
import type { RuleFacts, RuleValue } from '../../domain/rules/compare.ts';
import type { Expression } from '../../domain/rules/expression.ts';

export const FIELDS = ['goal', 'bedrooms', 'region', 'viager', 'types', 'absent'] as const;

const SIGNS = { eq: ['=', '==', '==='], ne: ['!=', '!=='], gt: ['>'], gte: ['>='], lt: ['<'], lte: ['<='] } as const;

export const scalar = () =>
  fc.oneof(fc.integer({ min: -3, max: 5 }), fc.constantFrom('flanders', 'brussels', '2', 'true'), fc.boolean());

/** Some facts of a property, as condition rules receive them. */
export const ruleFacts = (): fc.Arbitrary<RuleFacts> =>
  fc
    .record(
      {
        goal: fc.integer({ min: 0, max: 2 }),
        bedrooms: fc.integer({ min: 0, max: 5 }),
        region: fc.constantFrom('flanders', 'brussels', 'wallonia'),
        viager: fc.boolean(),
        types: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    )
    .map(record => new Map(Object.entries(record) as [string, RuleValue][]));

const operand = () =>
  fc.oneof(
    fc.constantFrom(...FIELDS).map(name => ({ kind: 'field' as const, name })),
    scalar().map(value => ({ kind: 'literal' as const, value })),
  );

const comparison = (): fc.Arbitrary<Expression> =>
  fc.record({
    kind: fc.constant('compare' as const),
    left: operand(),
    comparison: fc.constantFrom('eq', 'ne', 'gt', 'gte', 'lt', 'lte'),
    right: operand(),
  });

/** Trees of at most three levels, so that their text stays within the limits. */
export const expression = (levels = 2): fc.Arbitrary<Expression> =>
  levels === 0
    ? comparison()
    : fc.oneof(
        comparison(),
        expression(levels - 1).map(of => ({ kind: 'not' as const, of })),
        fc.record({
          kind: fc.constantFrom('and' as const, 'or' as const),
          left: expression(levels - 1),
          right: expression(levels - 1),
        }),
      );

/** A tree as rule text, fully parenthesised. */
export function written(tree: Expression): string {
  switch (tree.kind) {
    case 'compare': {
      const side = (o: typeof tree.left) =>
        o.kind === 'field' ? `{${o.name}}` : typeof o.value === 'string' ? `'${o.value}'` : String(o.value);
      return `${side(tree.left)} ${SIGNS[tree.comparison][0]} ${side(tree.right)}`;
    }
    case 'not':
      return `not (${written(tree.of)})`;
    default:
      return `(${written(tree.left)}) ${tree.kind} (${written(tree.right)})`;
  }
}
