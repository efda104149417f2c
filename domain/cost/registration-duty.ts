import type { Region } from '../place/region.ts';
import { type DatedRule, inForce } from '../rules/dated-rule.ts';

/** Kind of purchase: an existing home or another building, land to build on, land of a farm or of nature, or a building sold with VAT. */
export type PurchaseObject = 'home' | 'building-land' | 'farmland' | 'new-build';

/** A registration duty: its rate in percent, and rules that depend on the price (euro). */
export type Duty = {
  readonly percent: number;
  /** The part of the price that is free of duty if the price is within a limit. */
  readonly abatement?: { readonly free: number; readonly priceLimit: number };
  /** Price up to which the duty may differ by conditions that are not established or that no advert states. */
  readonly aboutUpTo?: number;
};

/**
 * Duties of a region: for the buyer's own and only home, for any other purchase, for building land, and for the land's share of a new home
 * that is bought with VAT on the building.
 */
export type RegionalDuties = {
  readonly ownHome: Duty;
  readonly otherwise: Duty;
  readonly landForOwnHome: Duty;
  readonly newBuildForOwnHome: Duty;
  readonly land: Duty;
  readonly farmland: Duty;
};

/** Registration duty on a sale between living persons, by the day that decides the rate (Brussels: the agreement; elsewhere: the deed). */
export const REGISTRATION_DUTIES: Readonly<Record<Region, readonly DatedRule<RegionalDuties>[]>> = {
  flanders: [
    {
      from: '2025-01-01',
      value: {
        ownHome: { percent: 2, aboutUpTo: 240_000 },
        otherwise: { percent: 12 },
        landForOwnHome: { percent: 12 },
        newBuildForOwnHome: { percent: 12 },
        land: { percent: 12 },
        farmland: { percent: 10, aboutUpTo: Number.POSITIVE_INFINITY },
      },
      source: 'Vlaamse Codex Fiscaliteit, title 2, chapter 9',
      checked: '2026-11-27',
      doubt:
        'The reduction for modest homes (up to 220 000, in some municipalities 240 000) was read until 2022; whether it remains, and how much it is since 2025, is not established, so pages say about up to 240 000. The 10 % of farmland and nature is for land without buildings (fiscusonweb.be), so pages say about. New buildings and land never have the 2 % (notaris.be 2025-03-12). Rates: argenta.be 2025-07-22, pim.be, vgd.eu 2025-12-18.',
    },
  ],
  wallonia: [
    {
      from: '2025-01-01',
      value: {
        ownHome: { percent: 3 },
        otherwise: { percent: 12.5 },
        landForOwnHome: { percent: 3 },
        newBuildForOwnHome: { percent: 3 },
        land: { percent: 12.5 },
        farmland: { percent: 12.5, aboutUpTo: Number.POSITIVE_INFINITY },
      },
      source: 'Walloon decree of 2024-12-05; circular 2025/C/42',
      checked: '2026-11-27',
    },
  ],
  brussels: [
    {
      from: '2023-04-01',
      value: {
        ownHome: { percent: 12.5, abatement: { free: 200_000, priceLimit: 600_000 } },
        otherwise: { percent: 12.5 },
        landForOwnHome: { percent: 12.5, abatement: { free: 100_000, priceLimit: 300_000 } },
        newBuildForOwnHome: {
          percent: 12.5,
          abatement: { free: 200_000, priceLimit: 600_000 },
          aboutUpTo: 600_000,
        },
        land: { percent: 12.5 },
        farmland: { percent: 12.5, aboutUpTo: Number.POSITIVE_INFINITY },
      },
      source: 'Brussels Code of registration duties, art. 46bis (be.brussels; fiscalite.brussels)',
      checked: '2026-11-29',
      doubt:
        'A home under construction or off plan has the allowance of a home, as far as duty is due on it (fiscalite.brussels); that the limit counts the land alone was not read, so pages say about.',
    },
    {
      from: '2029-01-01',
      value: {
        ownHome: { percent: 12.5, abatement: { free: 200_000, priceLimit: 800_000 } },
        otherwise: { percent: 12.5 },
        landForOwnHome: { percent: 12.5, abatement: { free: 100_000, priceLimit: 300_000 } },
        newBuildForOwnHome: {
          percent: 12.5,
          abatement: { free: 200_000, priceLimit: 800_000 },
          aboutUpTo: 800_000,
        },
        land: { percent: 12.5 },
        farmland: { percent: 12.5, aboutUpTo: Number.POSITIVE_INFINITY },
      },
      source: 'Plan of the Brussels government (lpost.be 2026-02-21)',
      checked: '2026-11-27',
      doubt: 'Only the higher price limit for homes and the year 2029 were read; it is not a law.',
      announced: true,
    },
  ],
};

/**
 * Conditions of the rate for an own and only home, in years: the buyer has to move in within `within` years of the deed, or `withinToBuild`
 * if the home is still to be built (land, plan, new building), and to live there for `stay` years.
 */
export type OwnHomeTerms = { readonly within: number; readonly withinToBuild?: number; readonly stay?: number };

/**
 * Conditions of the rate for an own and only home by region, from the day that decides the rate (Brussels: the agreement; elsewhere: the
 * deed).
 */
export const OWN_HOME_TERMS: Readonly<Record<Region, readonly DatedRule<OwnHomeTerms>[]>> = {
  flanders: [
    {
      from: '2025-01-01',
      value: { within: 3 },
      source: 'Vlaamse Codex Fiscaliteit, title 2, chapter 9',
      checked: '2026-11-27',
      doubt: 'Read at argenta.be 2025-07-22 and pim.be.',
    },
    {
      from: '2026-01-01',
      value: { within: 3, stay: 1 },
      source: 'Vlaamse Codex Fiscaliteit, title 2, chapter 9, as changed from 2026-01-01',
      checked: '2026-11-27',
      doubt: 'Read at forumadvocaten.be 2025-10-30 and proxicompta.be 2026; the changing decree is not named there.',
    },
  ],
  wallonia: [
    {
      from: '2025-01-01',
      value: { within: 3, withinToBuild: 5, stay: 3 },
      source: 'Walloon decree of 2024-12-05; circular 2025/C/42',
      checked: '2026-11-27',
      doubt:
        'The five years for land, plan and new building were read at notaire.be and in a summary of the circular (nisaba.be), not in the decree.',
    },
  ],
  brussels: [
    {
      from: '2023-04-01',
      value: { within: 3, stay: 5 },
      source: 'Brussels Code of registration duties, art. 46bis (fiscalite.brussels 2024-05-03)',
      checked: '2026-11-29',
    },
  ],
};

/** The duty of a kind of purchase. `dutyFor(walloonDuties, 'building-land', true)` → `{ percent: 3 }` */
export function dutyFor(duties: RegionalDuties, object: PurchaseObject, ownHome: boolean): Duty {
  if (object === 'farmland') return duties.farmland;
  if (object === 'home') return ownHome ? duties.ownHome : duties.otherwise;
  if (!ownHome) return duties.land;
  return object === 'new-build' ? duties.newBuildForOwnHome : duties.landForOwnHome;
}

/**
 * Conditions of the lower duty for an own and only home, in force on the day of the deed: years within which the buyer has to move in, and
 * years for which they have to stay. `undefined` if the region has no lower duty for the object, as Flanders has none for land.
 * `ownHomeTerms('wallonia', 'building-land', '2026-08-01')` → `{ within: 5, stay: 3 }`
 */
export function ownHomeTerms(
  region: Region,
  object: PurchaseObject,
  asOf: string,
): { readonly within: number; readonly stay?: number } | undefined {
  const duties = inForce(REGISTRATION_DUTIES[region], asOf)?.value;
  const terms = inForce(OWN_HOME_TERMS[region], asOf)?.value;
  if (!duties || !terms) return undefined;
  const [own, other] = [dutyFor(duties, object, true), dutyFor(duties, object, false)];
  if (own.percent === other.percent && !own.abatement) return undefined;
  const { within, withinToBuild = within, stay } = terms;
  return { within: object === 'home' ? within : withinToBuild, ...(stay !== undefined && { stay }) };
}

/** Whether the duty on a price in euro may differ from the calculated one. `isApproximate({ percent: 3 }, 200000)` → `false` */
export function isApproximate({ aboutUpTo = 0 }: Duty, price: number): boolean {
  return price > 0 && price <= aboutUpTo;
}

/** Duty on a price in euro, to the cent. `dutyOn({ percent: 12.5, abatement: { free: 200000, priceLimit: 600000 } }, 350000)` → `18750` */
export function dutyOn(duty: Duty, price: number): number {
  return toCents(((price - dutyFreePart(duty, price)) * duty.percent) / 100);
}

/** Part of a price free of duty, in euro. `dutyFreePart({ percent: 3 }, 350000)` → `0` */
export function dutyFreePart({ abatement }: Duty, price: number): number {
  return abatement && price <= abatement.priceLimit ? Math.min(price, abatement.free) : 0;
}

/** Rounds an amount in euro to whole cents. */
export function toCents(euro: number): number {
  return Math.round(euro * 100) / 100;
}
