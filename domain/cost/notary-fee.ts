import { type DatedRule, inForce } from '../rules/dated-rule.ts';
import { toCents } from './registration-duty.ts';

/** Brackets of a notary's scale: upper limit in euro, percent on the bracket. */
export type FeeScale = readonly (readonly [upTo: number, percent: number])[];

/** Scale J, for a sale. */
export const SCALE_J: readonly DatedRule<FeeScale>[] = [
  {
    from: undefined,
    value: [
      [7_500, 4.56],
      [17_500, 2.85],
      [30_000, 2.28],
      [45_495, 1.71],
      [64_095, 1.14],
      [250_095, 0.57],
      [Number.POSITIVE_INFINITY, 0.057],
    ],
    source: 'Royal decree of 1950-12-16 on the notaries’ tariff, scale J',
    checked: '2026-11-27',
    doubt:
      'These are the brackets before the royal decree of 2022-11-22 (habicom.be 2022), which since 2023-01-01 has a starting amount by price (pim.be) and scale Jbis, about 10 % lower, for an own and only home up to 850 000. The decree is not transcribed yet, so pages say about.',
  },
];

/** VAT on a notary's fee and costs, in percent. */
export const NOTARY_VAT: readonly DatedRule<number>[] = [
  {
    from: undefined,
    value: 21,
    source: 'VAT Code, ordinary rate',
    checked: '2026-11-27',
    doubt: 'That it is due on file costs too was read on a notary’s page (notairecloet.be), not in a circular.',
  },
];

/** Maximum file costs of a notary for a sale, euro without VAT. */
export const FILE_COSTS: readonly DatedRule<number>[] = [
  {
    from: '2023-01-01',
    value: 750,
    source: 'Royal decree of 2022-11-22 on the notaries’ tariff',
    checked: '2026-11-27',
  },
];

/** Notary's fee on a sale in euro without VAT, to the cent, on the day of the deed. `notaryFee(200000, '2026-08-01')` → `2163.66` */
export function notaryFee(price: number, asOf: string): number | undefined {
  const scale = inForce(SCALE_J, asOf);
  if (!scale) return undefined;
  let fee = 0;
  let from = 0;
  for (const [upTo, percent] of scale.value) {
    fee += (Math.max(0, Math.min(price, upTo) - from) * percent) / 100;
    from = upTo;
  }
  return toCents(fee);
}

/** VAT on a notary's fee or costs in euro, to the cent. `vatOnFee(2477.65, '2026-08-01')` → `520.31` */
export function vatOnFee(fee: number, asOf: string): number {
  return toCents((fee * (inForce(NOTARY_VAT, asOf)?.value ?? 0)) / 100);
}

/** Maximum file costs of a sale in euro with VAT, to the cent, on the day of the deed. `fileCosts('2026-08-01')` → `907.5` */
export function fileCosts(asOf: string): number | undefined {
  const limit = inForce(FILE_COSTS, asOf);
  return limit && toCents(limit.value + vatOnFee(limit.value, asOf));
}
