import { FACT_NAMES, type FactName } from './facts.ts';
import type { Goal } from './listing.ts';

/** Maximum number of properties in one comparison. */
export const MOST_COMPARED = 4;

/** Reason why properties cannot be compared. */
export type ComparisonRefusal = 'too-few' | 'too-many' | 'other-goal';

/**
 * Why properties with these goals cannot be compared, or `undefined` if they can. A sale price and a rent are not comparable.
 * `comparisonRefusal(['sale', 'rent'])` → `'other-goal'`, `comparisonRefusal(['rent', 'rent'])` → `undefined`
 */
export function comparisonRefusal(goals: readonly Goal[]): ComparisonRefusal | undefined {
  if (goals.some(goal => goal !== goals[0])) return 'other-goal';
  if (goals.length > MOST_COMPARED) return 'too-many';
  return goals.length < 2 ? 'too-few' : undefined;
}

/** One fact of each compared property, in their order; `null` for a property without it. */
export type ComparedFact<F> = { readonly name: FactName; readonly cells: readonly (F | null)[] };

/**
 * Facts of the compared properties, in the order of FACTS, split into facts with different values or notes and facts that are the same.
 * `comparedFacts([[{ name: 'lift', value: true }], [{ name: 'lift', value: true }]])` → `{ differing: [], same: [{ name: 'lift', value:
 * true }] }`
 */
export function comparedFacts<F extends { readonly name: FactName; readonly value: unknown; readonly note?: unknown }>(
  columns: readonly (readonly F[])[],
): { readonly differing: readonly ComparedFact<F>[]; readonly same: readonly F[] } {
  const byName = columns.map(facts => new Map(facts.map(fact => [fact.name, fact])));
  const differing: ComparedFact<F>[] = [];
  const same: F[] = [];
  for (const name of FACT_NAMES) {
    const cells = byName.map(facts => facts.get(name) ?? null);
    const first = cells.find(cell => cell !== null);
    if (!first) continue;
    const note = JSON.stringify(first.note);
    if (cells.every(cell => cell?.value === first.value && JSON.stringify(cell?.note) === note)) same.push(first);
    else differing.push({ name, cells });
  }
  return { differing, same };
}
