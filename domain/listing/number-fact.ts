import type { FactName, Facts } from './facts.ts';

/** A fact that is a positive number, else `undefined`; feeds send 0 for unknown. `numberFact(flat, 'deposit')` → `2` */
export function numberFact({ facts }: { readonly facts: Facts }, name: FactName): number | undefined {
  const value = facts[name];
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
