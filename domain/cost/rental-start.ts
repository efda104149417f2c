import type { Region } from '../place/region.ts';
import { depositMonths } from './deposit.ts';
import { toCents } from './registration-duty.ts';

/** What a rental asks at its start, in euro; a month's rent above 0, other costs where the listing names them. */
export type Rental = {
  readonly region: Region | undefined;
  readonly rent: number;
  readonly charges?: number;
  readonly depositMonths?: number;
  /** The tenant's share of the inventory of fixtures. */
  readonly inventoryCost?: number;
  readonly agencyCost?: number;
};

export type RentalLine = {
  readonly code: 'first-rent' | 'charges' | 'deposit' | 'inventory' | 'agency';
  readonly amount: number;
  readonly months?: number;
  readonly source?: string;
  /** The law's first day and the day it was last checked, where one caps the amount. */
  readonly from?: string;
  readonly checked?: string;
};

/**
 * What a tenant pays before they have the keys, on a day: first month, charges, deposit within the region's cap, inventory
 * share. The deposit counts by the rent without charges. None for a rent that is not above 0.
 * `rentalStart({ region: 'brussels', rent: 1000, charges: 100 }, '2026-08-01')` → total 3100
 */
export function rentalStart(
  rental: Rental,
  asOf: string,
): { readonly lines: readonly RentalLine[]; readonly total: number } | undefined {
  const { region, rent } = rental;
  if (!Number.isFinite(rent) || rent <= 0) return undefined;
  const { months, ...cap } = depositMonths(region, asOf, rental.depositMonths);
  const lines: readonly RentalLine[] = [
    { code: 'first-rent', amount: toCents(rent), months: 1 },
    ...line('charges', rental.charges),
    { code: 'deposit', amount: toCents(rent * months), months, ...cap },
    ...line('inventory', rental.inventoryCost),
    ...line('agency', rental.agencyCost),
  ];
  return { lines, total: toCents(lines.reduce((sum, { amount }) => sum + amount, 0)) };
}

function line(code: RentalLine['code'], amount: number | undefined): readonly RentalLine[] {
  return amount !== undefined && Number.isFinite(amount) && amount > 0 ? [{ code, amount: toCents(amount) }] : [];
}
