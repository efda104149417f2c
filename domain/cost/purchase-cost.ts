import type { Region } from '../place/region.ts';
import { changesWithin, type DatedRule, inForce } from '../rules/dated-rule.ts';
import { CONSTRUCTION_VAT, REBUILT_VAT, type RebuiltVat } from './construction-vat.ts';
import { FILE_COSTS, fileCosts, NOTARY_VAT, notaryFee, SCALE_J, vatOnFee } from './notary-fee.ts';
import {
  dutyFor,
  dutyOn,
  dutyFreePart,
  isApproximate,
  OWN_HOME_TERMS,
  type PurchaseObject,
  REGISTRATION_DUTIES,
  toCents,
} from './registration-duty.ts';

/** A purchase. `price` in euro without VAT: for a viager its market value, for new-build land and construction together. */
export type Purchase = {
  readonly region: Region;
  readonly price: number;
  /** Whether the property will be the buyer's own and only home, in which they live. */
  readonly ownHome: boolean;
  readonly object: PurchaseObject;
  /** For new-build: the land's share of the price, 0 to 1. If absent, the whole price is for construction. */
  readonly landShare?: number;
  /** For new-build: whether one seller sells land and building, so that VAT is due on both and no registration duty. */
  readonly landWithBuilding?: boolean;
  /** For new-build: whether the new building replaces a demolished one. */
  readonly rebuilt?: boolean;
  /** Habitable area in m², if known. */
  readonly livingArea?: number;
};

export type CostLine = {
  readonly code: 'registration-duty' | 'vat' | 'vat-with-land' | 'notary-fee' | 'notary-vat' | 'file-costs';
  readonly amount: number;
  /** Percent, if the amount has a single rate. */
  readonly percent?: number;
  /** Percent of VAT within the amount, if any. */
  readonly vat?: number;
  /** Part of the price free of duty, in euro, if any. */
  readonly free?: number;
  /** Whether the amount is exact, an upper bound ('upper'), or approximate because it is uncertain whether a rule applies ('about'). */
  readonly certainty: 'exact' | 'upper' | 'about';
  readonly source: string;
  readonly from: string | undefined;
  /** ISO day of the last check of the rule. */
  readonly checked: string;
};

/** The same purchase with the lower VAT for a rebuilt home; only the buyer knows whether its conditions are met. */
export type RebuiltCost = RebuiltVat & {
  /**
   * Whether the land is counted at the lower rate too, because one seller sells it with the building. No source confirms that rate for the
   * land, so the page then refers to the seller and the notary.
   */
  readonly withLand: boolean;
  readonly costs: number;
  readonly total: number;
  readonly from: string | undefined;
  readonly checked: string;
};

export type PurchaseCost = {
  readonly lines: readonly CostLine[];
  /** Sum of all lines, without the price. */
  readonly costs: number;
  readonly total: number;
  /** Whether the sums are approximate, because at least one line is approximate. */
  readonly isAbout: boolean;
  /** Set if the price exceeds the limit of the Brussels abatement: that limit, and the duty that a price within it would save. */
  readonly abatementLost: { readonly priceLimit: number; readonly saving: number } | undefined;
  /** Costs of a demolished and rebuilt home at the reduced VAT; set only if its surface is within the limit of that rate. */
  readonly rebuilt: RebuiltCost | undefined;
};

/**
 * Costs of a purchase besides its price on the day of its deed, in euro, each line with its source. Third-party costs and the mortgage deed
 * are not included. `undefined` before the first dated rule, or for a price not above 0.
 * `purchaseCost({ region: 'flanders', price: 350000, ownHome: true, object: 'home' }, '2026-08-01')` → duty 7000, notary 2506.15, VAT on
 * it 526.29, file 907.50
 */
export function purchaseCost(purchase: Purchase, asOf: string): PurchaseCost | undefined {
  const duties = inForce(REGISTRATION_DUTIES[purchase.region], asOf);
  const { price, ownHome, object } = purchase;
  if (!duties || !Number.isFinite(price) || price <= 0) return undefined;
  const taxed = toCents(price * taxedShare(purchase));
  const dutiable = toCents(price - taxed);
  const duty = dutyFor(duties.value, object, ownHome);
  const free = dutyFreePart(duty, dutiable);
  const withLand = object === 'new-build' && purchase.landWithBuilding === true;
  const { source, from, checked } = duties;
  const lines: readonly CostLine[] = [
    ...(withLand
      ? []
      : [
          {
            code: 'registration-duty' as const,
            amount: dutyOn(duty, dutiable),
            percent: duty.percent,
            ...(free > 0 && { free }),
            certainty: isApproximate(duty, dutiable) || isUndivided(purchase) ? ('about' as const) : ('exact' as const),
            source,
            from,
            checked,
          },
        ]),
    ...vatLines(taxed, withLand, isUndivided(purchase) ? 'about' : 'exact', asOf),
    ...notaryLines(price, asOf),
    ...fileLines(asOf),
  ];
  const costs = toCents(lines.reduce((sum, { amount }) => sum + amount, 0));
  const { abatement } = duty;
  const lost = abatement !== undefined && dutiable > abatement.priceLimit;
  return {
    lines,
    costs,
    total: toCents(price + costs),
    isAbout: lines.some(({ certainty }) => certainty === 'about'),
    abatementLost: lost
      ? { priceLimit: abatement.priceLimit, saving: toCents((abatement.free * duty.percent) / 100) }
      : undefined,
    rebuilt: rebuiltCost(purchase, taxed, { lines, costs }, asOf),
  };
}

/**
 * The days after today, until the end of next year, on which another rule for the deed takes effect. `deedChanges('flanders', 'home',
 * '2025-08-01')` → `['2026-01-01']`
 */
export function deedChanges(region: Region, object: PurchaseObject, today: string): readonly string[] {
  const rules: readonly (readonly DatedRule<unknown>[])[] = [
    REGISTRATION_DUTIES[region],
    OWN_HOME_TERMS[region],
    SCALE_J,
    NOTARY_VAT,
    FILE_COSTS,
    ...(object === 'new-build' ? [CONSTRUCTION_VAT, REBUILT_VAT] : []),
  ];
  const until = `${Number(today.slice(0, 4)) + 1}-12-31`;
  return [...new Set(rules.flatMap(rows => changesWithin(rows, today, until)))].sort();
}

/** Share of a price on which VAT is due instead of registration duty. */
function taxedShare({ object, landShare = 0, landWithBuilding = false }: Purchase): number {
  if (object !== 'new-build') return 0;
  return landWithBuilding ? 1 : 1 - Math.min(1, Math.max(0, landShare));
}

/**
 * Whether it is unknown which share of a new building's price is for the land. The whole price then counts as construction, so that the
 * calculated tax is too high rather than too low.
 */
function isUndivided({ object, landShare, landWithBuilding }: Purchase): boolean {
  return object === 'new-build' && landShare === undefined && landWithBuilding !== true;
}

function vatLines(
  taxed: number,
  withLand: boolean,
  certainty: CostLine['certainty'],
  asOf: string,
): readonly CostLine[] {
  const vat = inForce(CONSTRUCTION_VAT, asOf);
  if (!vat || taxed === 0) return [];
  const { value: percent, source, from, checked } = vat;
  const code = withLand ? 'vat-with-land' : 'vat';
  return [{ code, amount: share(taxed, percent), percent, certainty, source, from, checked }];
}

function rebuiltCost(
  { object, price, rebuilt, landWithBuilding, livingArea = 0 }: Purchase,
  taxed: number,
  { lines, costs }: Pick<PurchaseCost, 'lines' | 'costs'>,
  asOf: string,
): RebuiltCost | undefined {
  const rule = inForce(REBUILT_VAT, asOf);
  if (!rule || object !== 'new-build' || !rebuilt || taxed === 0 || livingArea > rule.value.mostArea) return undefined;
  const ordinary = lines.find(({ code }) => code === 'vat' || code === 'vat-with-land')?.amount ?? 0;
  const lower = toCents(costs - ordinary + share(taxed, rule.value.percent));
  const { value, from, checked } = rule;
  return { ...value, withLand: landWithBuilding === true, costs: lower, total: toCents(price + lower), from, checked };
}

function notaryLines(price: number, asOf: string): readonly CostLine[] {
  const [scale, vat, fee] = [inForce(SCALE_J, asOf), inForce(NOTARY_VAT, asOf), notaryFee(price, asOf)];
  if (!scale || !vat || fee === undefined) return [];
  const rule = ({ source, from, checked }: DatedRule<unknown>) =>
    ({ certainty: 'about', source, from, checked }) as const;
  return [
    { code: 'notary-fee', amount: fee, ...rule(scale) },
    { code: 'notary-vat', amount: vatOnFee(fee, asOf), percent: vat.value, ...rule(vat) },
  ];
}

function fileLines(asOf: string): readonly CostLine[] {
  const [limit, vat, amount] = [inForce(FILE_COSTS, asOf), inForce(NOTARY_VAT, asOf), fileCosts(asOf)];
  if (!limit || !vat || amount === undefined) return [];
  const { source, from, checked } = limit;
  return [{ code: 'file-costs', amount, vat: vat.value, certainty: 'upper', source, from, checked }];
}

function share(amount: number, percent: number): number {
  return toCents((amount * percent) / 100);
}
