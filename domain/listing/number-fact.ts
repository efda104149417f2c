import type { FactName, Facts } from './facts.ts';
import { positiveNumber } from './positive-number.ts';

/** Value of a numeric fact above 0, else `undefined`. `numberFact(flat, 'deposit')` → `2` */
export function numberFact({ facts }: { readonly facts: Facts }, name: FactName): number | undefined {
  return positiveNumber(facts[name]);
}
