import type { Region } from '../place/region.ts';
import { type DatedRule, inForce } from '../rules/dated-rule.ts';

/** Maximum deposit for a main residence, in months of rent without charges. */
export const DEPOSIT_CAPS: Readonly<Record<Region, readonly DatedRule<number>[]>> = {
  flanders: [
    {
      from: undefined,
      value: 2,
      source: 'Belgian Civil Code, law of 1991-02-20 on leases',
      checked: '2026-08-01',
      doubt: 'Read at a property portal (immovlan.be 67789).',
    },
    {
      from: '2019-01-01',
      value: 3,
      source: 'Vlaams Woninghuurdecreet of 2018-11-09',
      checked: '2026-08-01',
    },
  ],
  wallonia: [
    {
      from: '2018-09-01',
      value: 2,
      source: 'Walloon decree of 2018-03-15 on leases (wallex 2018201408)',
      checked: '2026-11-27',
      doubt:
        'Read at a property portal (immovlan.be 67786). For a bank guarantee some name three months (de-huurwaarborg.be); the decree was not read.',
    },
  ],
  brussels: [
    {
      from: '2024-11-01',
      value: 2,
      source: 'Brussels ordinance of 2024-04-04 (IPI 2024-10-23)',
      checked: '2026-08-01',
    },
  ],
};

/** The legal cap of a region on a day, if any. `depositCap('brussels', '2026-08-01')?.value` → `2` */
export function depositCap(region: Region | undefined, asOf: string): DatedRule<number> | undefined {
  return region && inForce(DEPOSIT_CAPS[region], asOf);
}

/** Default months of deposit, before applying the legal cap. */
const USUAL_DEPOSIT_MONTHS = 3;

/**
 * Months of deposit: `wanted`, or the region's cap if lower, with its source. Without a region or a known cap, `wanted`.
 * `depositMonths('brussels', '2026-08-01')` → `{ months: 2, source: '…', from: '2024-11-01', checked: '…' }`
 */
export function depositMonths(
  region: Region | undefined,
  asOf: string,
  wanted: number = USUAL_DEPOSIT_MONTHS,
): { readonly months: number; readonly source?: string; readonly from?: string; readonly checked?: string } {
  const cap = depositCap(region, asOf);
  if (!cap || wanted <= cap.value) return { months: wanted };
  const { value: months, source, from, checked } = cap;
  return { months, source, checked, ...(from !== undefined && { from }) };
}
