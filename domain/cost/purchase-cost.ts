import type { Region } from '../place/region.ts';
import { type DatedRule, inForce } from '../rules/dated-rule.ts';
import { NOTARY_VAT, notaryFee, SCALE_J_CHECKED, SCALE_J_SOURCE, vatOnFee } from './notary-fee.ts';
import { dutyOn, freeOf, REGISTRATION_DUTIES, toCents } from './registration-duty.ts';

/** A purchase. `price` in euro without VAT: for a viager its market value, for new-build land and construction together. */
export type Purchase = {
  readonly region: Region;
  readonly price: number;
  /** Whether it will be the buyer's own and only home, in which they live. */
  readonly ownHome: boolean;
  readonly object: 'home' | 'building-land' | 'new-build';
  /** For new-build: the land's share of the price, 0 to 1. If absent, the whole price is for construction. */
  readonly landShare?: number;
};

export type CostLine = {
  readonly code: 'registration-duty' | 'vat' | 'notary-fee' | 'notary-vat' | 'file-costs';
  readonly amount: number;
  /** Percent, if the amount has a single rate. */
  readonly percent?: number;
  /** Part of the price free of duty, in euro, if any. */
  readonly free?: number;
  /** Whether the amount is exact or an upper bound ('upper'), below which the real amount may lie. */
  readonly certainty: 'exact' | 'upper';
  readonly source: string;
  readonly from: string | undefined;
  /** ISO day of the last check of the rule. */
  readonly checked: string;
};

export type PurchaseCost = {
  readonly lines: readonly CostLine[];
  /** Sum of all lines, without the price. */
  readonly costs: number;
  readonly total: number;
  /** Set if the price exceeds the limit of the Brussels abatement: that limit, and the duty that a price within it would save. */
  readonly abatementLost: { readonly priceLimit: number; readonly saving: number } | undefined;
};

/** VAT on the construction of a new home, percent. Does not cover the reduced rate for rebuilding, which changes often. */
export const CONSTRUCTION_VAT: readonly DatedRule<number>[] = [
  { from: undefined, value: 21, source: 'VAT on new construction (notairedetermefrancis.be)', checked: '2026-08-01' },
];

/** Maximum file costs of a notary for a sale, euro. */
export const FILE_COSTS: readonly DatedRule<number>[] = [
  { from: '2023-01-01', value: 750, source: 'Royal decree of 2022-11-22 on notarial tariffs', checked: '2026-08-01' },
];

/**
 * Costs of a purchase besides its price on a day, in euro, each line with its source. Third-party costs and the mortgage deed are not
 * included. `undefined` before the first dated rule, or for a price not above 0.
 * `purchaseCost({ region: 'flanders', price: 350000, ownHome: true, object: 'home' }, '2026-08-01')` → duty 7000, notary 2506.15, VAT on
 * it 526.29, file 750
 */
export function purchaseCost(purchase: Purchase, asOf: string): PurchaseCost | undefined {
  const duties = inForce(REGISTRATION_DUTIES[purchase.region], asOf);
  const { price, ownHome, object } = purchase;
  if (!duties || !Number.isFinite(price) || price <= 0) return undefined;
  const landShare = Math.min(1, Math.max(0, purchase.landShare ?? 0));
  const construction = object === 'new-build' ? toCents(price * (1 - landShare)) : 0;
  const dutiable = toCents(price - construction);
  const { ownHome: home, otherwise, landForOwnHome, land } = duties.value;
  const duty = object === 'home' ? (ownHome ? home : otherwise) : ownHome ? landForOwnHome : land;
  const free = freeOf(duty, dutiable);
  const lines: readonly CostLine[] = [
    {
      code: 'registration-duty',
      amount: dutyOn(duty, dutiable),
      percent: duty.percent,
      ...(free > 0 && { free }),
      certainty: 'exact',
      source: duties.source,
      from: duties.from,
      checked: duties.checked,
    },
    ...vatLines(construction, asOf),
    ...notaryLines(price),
    ...fileLines(asOf),
  ];
  const costs = toCents(lines.reduce((sum, { amount }) => sum + amount, 0));
  const { abatement } = duty;
  const lost = abatement !== undefined && dutiable > abatement.priceLimit;
  return {
    lines,
    costs,
    total: toCents(price + costs),
    abatementLost: lost
      ? { priceLimit: abatement.priceLimit, saving: toCents((abatement.free * duty.percent) / 100) }
      : undefined,
  };
}

function vatLines(construction: number, asOf: string): readonly CostLine[] {
  const vat = inForce(CONSTRUCTION_VAT, asOf);
  if (!vat || construction === 0) return [];
  const amount = toCents((construction * vat.value) / 100);
  const { value: percent, source, from, checked } = vat;
  return [{ code: 'vat', amount, percent, certainty: 'exact', source, from, checked }];
}

function notaryLines(price: number): readonly CostLine[] {
  const rule = { certainty: 'upper', source: SCALE_J_SOURCE, from: undefined, checked: SCALE_J_CHECKED } as const;
  const fee = notaryFee(price);
  return [
    { code: 'notary-fee', amount: fee, ...rule },
    { code: 'notary-vat', amount: vatOnFee(fee), percent: NOTARY_VAT, ...rule },
  ];
}

function fileLines(asOf: string): readonly CostLine[] {
  const limit = inForce(FILE_COSTS, asOf);
  if (!limit) return [];
  const { value: amount, source, from, checked } = limit;
  return [{ code: 'file-costs', amount, certainty: 'upper', source, from, checked }];
}
