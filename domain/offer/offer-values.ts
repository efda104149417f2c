import type { FormValues } from '../request/check-form.ts';

/** Terms in a buyer's form: the amount in euro, whether the offer depends on a loan, and further conditions as free text. */
export type OfferValues = { readonly amount: number; readonly subjectToCredit: boolean; readonly remark: string };

/** Reads an offer from the stored values of its form. `offerValues({ amount: 300_000 })` → `{ amount: 300000, subjectToCredit: false, remark: '' }` */
export function offerValues({ amount, subjectToCredit, remark }: FormValues): OfferValues {
  return {
    amount: Number(amount),
    subjectToCredit: subjectToCredit === true,
    remark: typeof remark === 'string' ? remark : '',
  };
}
