import { readNumber } from '../text/number-reading.ts';

/** Amounts beyond this are not exact to the cent. */
const MOST = Math.floor(Number.MAX_SAFE_INTEGER / 100);

/**
 * Parses an amount in euro that a person typed, to the cent. A single point or comma before exactly three digits separates thousands, since
 * prices never have three decimals. `undefined` for other text.
 * `parseAmount('€ 1.000.000')` → `1000000`, `parseAmount('1000000,00')` → `1000000`, `parseAmount('1.250,5')` → `1250.5`
 */
export function parseAmount(text: string): number | undefined {
  const reading = readNumber(text, { writer: 'person', bounds: { least: 0, most: MOST }, unit: 'euro' });
  if (reading.kind !== 'number') return undefined;
  return Math.round(reading.value * 100) / 100 === reading.value ? reading.value : undefined;
}
