import { toCents } from './registration-duty.ts';

/** Brackets of scale J for a sale: upper limit in euro, percent on the bracket. */
const SCALE_J: readonly (readonly [number, number])[] = [
  [7_500, 4.56],
  [17_500, 2.85],
  [30_000, 2.28],
  [45_495, 1.71],
  [64_095, 1.14],
  [250_095, 0.57],
  [Number.POSITIVE_INFINITY, 0.057],
];

/** Source of the brackets. It is unknown whether they are the scale renewed in 2023, so the fee is an upper estimate. */
export const SCALE_J_SOURCE =
  'Scale J of the notaries, sale (habicom.be 2022); renewed on 2023-01-01, so an upper estimate';

/** ISO day of the last check of the brackets. */
export const SCALE_J_CHECKED = '2026-08-01';

/** VAT on a notary's fee, percent. */
export const NOTARY_VAT = 21;

/** Notary's fee on a sale in euro without VAT, to the cent. `notaryFee(200000)` → `2163.66` */
export function notaryFee(price: number): number {
  let fee = 0;
  let from = 0;
  for (const [upTo, percent] of SCALE_J) {
    fee += (Math.max(0, Math.min(price, upTo) - from) * percent) / 100;
    from = upTo;
  }
  return toCents(fee);
}

/** VAT on a fee in euro, to the cent. `vatOnFee(2477.65)` → `520.31` */
export function vatOnFee(fee: number): number {
  return toCents((fee * NOTARY_VAT) / 100);
}
