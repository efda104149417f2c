import type { Region } from '../place/region.ts';
import type { DatedRule } from '../rules/dated-rule.ts';

/** A rate in percent, and an amount of the price that is free of duty while the price stays within a limit (euro). */
export type Duty = {
  readonly percent: number;
  readonly abatement?: { readonly free: number; readonly priceLimit: number };
};

/** The duties of a region: for the buyer's own and only home, for any other purchase, and for building land. */
export type RegionalDuties = {
  readonly ownHome: Duty;
  readonly otherwise: Duty;
  readonly landForOwnHome: Duty;
  readonly land: Duty;
};

/** Registration duty on a sale between the living, by the day that counts (Flanders: the deed; Brussels: the agreement). */
export const REGISTRATION_DUTIES: Readonly<Record<Region, readonly DatedRule<RegionalDuties>[]>> = {
  flanders: [
    {
      from: '2025-01-01',
      value: {
        ownHome: { percent: 2 },
        otherwise: { percent: 12 },
        landForOwnHome: { percent: 12 },
        land: { percent: 12 },
      },
      source: 'Vlaamse Codex Fiscaliteit, title 2, chapter 9 (argenta.be 2025-07-22, pim.be)',
      checked: '2026-08-25',
    },
  ],
  wallonia: [
    {
      from: '2025-01-01',
      value: {
        ownHome: { percent: 3 },
        otherwise: { percent: 12.5 },
        landForOwnHome: { percent: 3 },
        land: { percent: 12.5 },
      },
      source: 'Walloon reform of registration duties since 2025-01-01 (webwin.be, proxicompta.be, pim.be)',
      checked: '2026-08-01',
    },
  ],
  brussels: [
    {
      from: '2023-04-01',
      value: {
        ownHome: { percent: 12.5, abatement: { free: 200_000, priceLimit: 600_000 } },
        otherwise: { percent: 12.5 },
        landForOwnHome: { percent: 12.5, abatement: { free: 100_000, priceLimit: 300_000 } },
        land: { percent: 12.5 },
      },
      source: 'Brussels abatement since 2023-04-01 (notaire.be 2023-03-17, be.brussels)',
      checked: '2026-08-01',
    },
  ],
};

/** Euro of duty on a price, to the cent. `dutyOn({ percent: 12.5, abatement: { free: 200000, priceLimit: 600000 } }, 350000)` → `18750` */
export function dutyOn(duty: Duty, price: number): number {
  return toCents(((price - freeOf(duty, price)) * duty.percent) / 100);
}

/** Euro of a price that bear no duty: the abatement, as far as the price goes. `freeOf({ percent: 3 }, 350000)` → `0` */
export function freeOf({ abatement }: Duty, price: number): number {
  return abatement && price <= abatement.priceLimit ? Math.min(price, abatement.free) : 0;
}

/** An amount rounded to whole cents. */
export function toCents(euro: number): number {
  return Math.round(euro * 100) / 100;
}
