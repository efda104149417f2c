import { positiveNumber } from '../listing/positive-number.ts';
import { toCents } from './registration-duty.ts';

/** Monthly costs of a bought home, in euro: the known parts, and their sum. `tax`: a twelfth of the yearly property tax. */
export type MonthCost = {
  readonly credit?: number;
  readonly charges?: number;
  readonly tax?: number;
  readonly total: number;
};

/**
 * Adds up what a buyer pays each month: the loan, the owner's charges a month and the property tax a year, all in euro. Parts that are
 * unknown or not above 0 are left out; `undefined` without any part.
 * `monthCost({ credit: 1215, charges: 185, propertyTax: 1416 })` → `{ credit: 1215, charges: 185, tax: 118, total: 1518 }`
 */
export function monthCost(known: {
  readonly credit?: number | undefined;
  readonly charges?: number | undefined;
  readonly propertyTax?: number | undefined;
}): MonthCost | undefined {
  const [credit, charges, yearly] = [known.credit, known.charges, known.propertyTax].map(positiveNumber);
  const tax = yearly === undefined ? undefined : toCents(yearly / 12);
  const total = toCents((credit ?? 0) + (charges ?? 0) + (tax ?? 0));
  if (total === 0) return undefined;
  return {
    ...(credit !== undefined && { credit }),
    ...(charges !== undefined && { charges }),
    ...(tax !== undefined && { tax }),
    total,
  };
}
