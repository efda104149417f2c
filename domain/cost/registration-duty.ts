import type { Region } from '../place/region.ts';
import type { DatedRule } from '../rules/dated-rule.ts';

/** A rate in percent, and the part of the price (euro) that is free of duty if the price is within a limit. */
export type Duty = {
  readonly percent: number;
  readonly abatement?: { readonly free: number; readonly priceLimit: number };
};

/** Duties of a region: for the buyer's own and only home, for any other purchase, and for building land. */
export type RegionalDuties = {
  readonly ownHome: Duty;
  readonly otherwise: Duty;
  readonly landForOwnHome: Duty;
  readonly land: Duty;
};

/** Registration duty on a sale between living persons, by the decisive day (Flanders: the deed; Brussels: the agreement). */
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

/** Conditions of the rate for an own and only home, in years: move in `within` years of the deed, and `stay`. */
export type OwnHomeTerms = { readonly within: number; readonly stay?: number };

/**
 * Conditions by region and day of the agreement. The sources for Flanders and Wallonia are companies and press, less reliable than a law.
 */
export const OWN_HOME_TERMS: Readonly<Record<Region, readonly DatedRule<OwnHomeTerms>[]>> = {
  flanders: [
    { from: '2025-01-01', value: { within: 3 }, source: 'argenta.be 2025-07-22, pim.be', checked: '2026-08-25' },
    {
      from: '2026-01-01',
      value: { within: 3, stay: 1 },
      source: 'Compyra/huiskeuring.be 2026-08-25, lpost.be 2026-02-21',
      checked: '2026-08-25',
    },
  ],
  wallonia: [
    {
      from: '2025-01-01',
      value: { within: 3, stay: 3 },
      source: 'webwin.be, proxicompta.be, pim.be',
      checked: '2026-08-01',
    },
  ],
  brussels: [
    {
      from: '2023-04-01',
      value: { within: 3, stay: 5 },
      source: 'notaire.be 2023-03-17, be.brussels',
      checked: '2026-08-01',
    },
  ],
};

/** Duty on a price in euro, to the cent. `dutyOn({ percent: 12.5, abatement: { free: 200000, priceLimit: 600000 } }, 350000)` → `18750` */
export function dutyOn(duty: Duty, price: number): number {
  return toCents(((price - freeOf(duty, price)) * duty.percent) / 100);
}

/** Part of a price free of duty, in euro. `freeOf({ percent: 3 }, 350000)` → `0` */
export function freeOf({ abatement }: Duty, price: number): number {
  return abatement && price <= abatement.priceLimit ? Math.min(price, abatement.free) : 0;
}

/** Rounds an amount in euro to whole cents. */
export function toCents(euro: number): number {
  return Math.round(euro * 100) / 100;
}
