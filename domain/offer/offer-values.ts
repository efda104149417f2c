import type { FormValues } from '../request/check-form.ts';

/** What a buyer's form says of an offer: its amount in euro, whether it depends on a loan, and further conditions in the buyer's words. */
export type OfferValues = { readonly amount: number; readonly subjectToCredit: boolean; readonly remark: string };

/** Reads an offer from the stored values of its form. `offerValues({ amount: 300_000 })` → `{ amount: 300000, subjectToCredit: false, remark: '' }` */
export function offerValues({ amount, subjectToCredit, remark }: FormValues): OfferValues {
  return {
    amount: Number(amount),
    subjectToCredit: subjectToCredit === true,
    remark: typeof remark === 'string' ? remark : '',
  };
}
