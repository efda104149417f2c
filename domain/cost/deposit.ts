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
      doubt: 'For a bank guarantee three months were allowed until 2023-05-31; the row has those of an account.',
    },
    {
      from: '2023-06-01',
      value: 2,
      source: 'Walloon decree of 2018-03-15 on leases, as changed from 2023-06-01',
      checked: '2026-11-29',
      doubt:
        'Two months whatever the form: read at creno.be 2023-09 and dhnet.be 2023-03-17, not in the changing decree.',
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
 * Months of deposit: `wanted`, or if the region's cap is lower, the cap with its source. If the advert states no deposit (`wanted` is
 * absent), three months or the lower cap, marked as `assumed`.
 * `depositMonths('brussels', '2026-08-01')` → `{ months: 2, assumed: true, source: '…', from: '2024-11-01', checked: '…' }`
 */
export function depositMonths(
  region: Region | undefined,
  asOf: string,
  wanted?: number,
): {
  readonly months: number;
  readonly assumed?: true;
  readonly source?: string;
  readonly from?: string;
  readonly checked?: string;
} {
  const cap = depositCap(region, asOf);
  const assumed = wanted === undefined ? ({ assumed: true } as const) : {};
  const asked = wanted ?? USUAL_DEPOSIT_MONTHS;
  if (!cap || asked <= cap.value) return { months: asked, ...assumed };
  const { value: months, source, from, checked } = cap;
  return { months, ...assumed, source, checked, ...(from !== undefined && { from }) };
}
