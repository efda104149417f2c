import { FACT_NAMES, type FactName } from './facts.ts';
import type { Goal } from './listing.ts';

/** As many as stand side by side. */
export const MOST_COMPARED = 4;

/** Why some properties do not stand side by side. */
export type NotCompared = 'too-few' | 'too-many' | 'other-goal';

/**
 * Why properties of these goals do not stand side by side; nothing where they do. A price to buy and a rent say nothing of each other.
 * `whyNotCompared(['sale', 'rent'])` → `'other-goal'`, `whyNotCompared(['rent', 'rent'])` → `undefined`
 */
export function whyNotCompared(goals: readonly Goal[]): NotCompared | undefined {
  if (goals.some(goal => goal !== goals[0])) return 'other-goal';
  if (goals.length > MOST_COMPARED) return 'too-many';
  return goals.length < 2 ? 'too-few' : undefined;
}

/** A fact as every property has it; `null` where one lacks it. */
export type ComparedFact<F> = { readonly name: FactName; readonly cells: readonly (F | null)[] };

/**
 * The facts of properties side by side, in the order of FACTS: those that are not the same for all, then those that are.
 * `comparedFacts([[{ name: 'lift', value: true }], [{ name: 'lift', value: true }]])` → `{ differing: [], same: [{ name: 'lift', value: true }] }`
 */
export function comparedFacts<F extends { readonly name: FactName; readonly value: unknown }>(
  columns: readonly (readonly F[])[],
): { readonly differing: readonly ComparedFact<F>[]; readonly same: readonly F[] } {
  const byName = columns.map(facts => new Map(facts.map(fact => [fact.name, fact])));
  const differing: ComparedFact<F>[] = [];
  const same: F[] = [];
  for (const name of FACT_NAMES) {
    const cells = byName.map(facts => facts.get(name) ?? null);
    const first = cells.find(cell => cell !== null);
    if (!first) continue;
    if (cells.every(cell => cell?.value === first.value)) same.push(first);
    else differing.push({ name, cells });
  }
  return { differing, same };
}
