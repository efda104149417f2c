import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedFacts, MOST_COMPARED, comparisonRefusal } from '../../../domain/listing/comparison.ts';
import { FACT_NAMES } from '../../../domain/listing/facts.ts';

const goals = fc.array(fc.constantFrom('sale', 'rent' as const), { maxLength: 7 });
const columns = fc.array(
  fc.uniqueArray(fc.record({ name: fc.constantFrom(...FACT_NAMES.slice(0, 6)), value: fc.constantFrom(1, 2, true) }), {
    selector: ({ name }) => name,
  }),
  { minLength: 1, maxLength: MOST_COMPARED },
);

describe('properties compared side by side', () => {
  test('are two to four of one goal, in any order', () => {
    fc.assert(
      fc.property(goals, chosen => {
        const fits = chosen.length >= 2 && chosen.length <= MOST_COMPARED && new Set(chosen).size === 1;
        expect(comparisonRefusal(chosen) === undefined).toBe(fits);
        expect(comparisonRefusal(chosen.toReversed())).toBe(comparisonRefusal(chosen));
      }),
    );
  });

  test('show each of their facts once: in a row if it differs, otherwise under equal facts', () => {
    fc.assert(
      fc.property(columns, facts => {
        const { differing, same } = comparedFacts(facts);
        const shown = [...differing, ...same].map(({ name }) => name);
        expect(shown.toSorted()).toEqual([...new Set(facts.flat().map(({ name }) => name))].toSorted());
        for (const { name, cells } of differing) {
          expect(cells).toEqual(facts.map(own => own.find(fact => fact.name === name) ?? null));
          expect(new Set(cells.map(cell => cell?.value)).size).toBeGreaterThan(1);
        }
        for (const { name, value } of same)
          expect(facts.map(own => own.find(fact => fact.name === name)?.value)).toEqual(facts.map(() => value));
      }),
    );
  });

  test('have a row for equal values with different notes', () => {
    const facts = (note: string) => [{ name: 'registrationRights' as const, value: 12.5, note }];
    expect(comparedFacts([facts('a'), facts('b')])).toMatchObject({ differing: [{}], same: [] });
    expect(comparedFacts([facts('a'), facts('a')])).toMatchObject({ differing: [], same: [{}] });
  });

  test('have the fact order of the property page', () => {
    fc.assert(
      fc.property(columns, facts => {
        const { differing, same } = comparedFacts(facts);
        for (const rows of [differing, same]) {
          const places = rows.map(({ name }) => FACT_NAMES.indexOf(name));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});
