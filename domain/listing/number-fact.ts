import type { FactName, Facts } from './facts.ts';

/** A positive number among the facts; what a feed sends as 0 says nothing. `numberFact(flat, 'deposit')` → `2` */
export function numberFact({ facts }: { readonly facts: Facts }, name: FactName): number | undefined {
  const value = facts[name];
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
