import { positiveNumber } from '../listing/positive-number.ts';
import type { Region } from '../place/region.ts';
import { depositMonths } from './deposit.ts';
import { toCents } from './registration-duty.ts';

/** Costs at the start of a rental, in euro; `rent` is monthly and above 0, other costs as in the listing. */
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
  /** Set if the advert does not state the amount; the amount is then the usual one, or the legal maximum if that is lower. */
  readonly assumed?: true;
  readonly source?: string;
  /** First day and last check of the law that caps the amount, if any. */
  readonly from?: string;
  readonly checked?: string;
};

/**
 * What a tenant pays before receiving the keys, on a day: first month, charges, deposit within the region's cap, share of the inventory.
 * The deposit is based on the rent without charges. `undefined` for a rent not above 0.
 * `rentalStart({ region: 'brussels', rent: 1000, charges: 100 }, '2026-08-01')` → total 3100
 */
export function rentalStart(
  rental: Rental,
  asOf: string,
): { readonly lines: readonly RentalLine[]; readonly total: number } | undefined {
  const { region, rent } = rental;
  if (positiveNumber(rent) === undefined) return undefined;
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

function line(code: RentalLine['code'], stated: number | undefined): readonly RentalLine[] {
  const amount = positiveNumber(stated);
  return amount === undefined ? [] : [{ code, amount: toCents(amount) }];
}

/**
 * What a tenant pays each month, in euro: the rent with its charges, if any.
 * `rentOfMonth({ region: 'flanders', rent: 1000, charges: 65.5 })` → `{ rent: 1000, charges: 65.5, total: 1065.5 }`
 */
export function rentOfMonth({ rent, charges: stated }: Rental): {
  readonly rent: number;
  readonly charges: number | undefined;
  readonly total: number;
} {
  const charges = positiveNumber(stated);
  return { rent, charges, total: toCents(rent + (charges ?? 0)) };
}
