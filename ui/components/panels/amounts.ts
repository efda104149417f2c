import { dayText } from '../../../domain/text/day.ts';
import { euro } from '../cost/cost-table.tsx';

/** An amount in whole euro, for sums whose cents are irrelevant. `wholeEuro(485336.24)` → `'€ 485.336'` */
export function wholeEuro(amount: number): string {
  return euro(Math.round(amount));
}

/** A day whose parts stay on one line, by word joiners. */
export function firmDay(day: string): string {
  return dayText(day, '-\u2060');
}
