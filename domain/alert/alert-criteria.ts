/** Criteria of a search alert; an absent criterion is not checked. */
export type AlertCriteria = {
  readonly goal: 'sale' | 'rent';
  /** Web ids of property types. */
  readonly types: readonly number[];
  /** Ids of zones in the alert form. */
  readonly zones: readonly string[];
  /** Maximum in euro: price, monthly rent for rentals, initial payment in a search for viagers. */
  readonly budget: number | undefined;
  /** Minimum number of bedrooms; checked only for homes. */
  readonly bedrooms: number | undefined;
  /** Filters as in a list's address, `'garden=1'`; absent if the alert was not created from a list. */
  readonly criteria?: readonly string[];
  /** ISO days (inclusive) between which mails are sent; absent: until the alert is ended. */
  readonly period?: { readonly from: string; readonly until: string };
};

/** Whether mails may be sent on a day. `isWithinPeriod({ …, period: { from: '2026-09-01', until: '2026-12-31' } }, '2026-08-31')` → `false` */
export function isWithinPeriod({ period }: AlertCriteria, today: string): boolean {
  return period === undefined || (period.from <= today && today <= period.until);
}

/** Whether the alert's period has ended. */
export function hasPeriodEnded({ period }: AlertCriteria, today: string): boolean {
  return period !== undefined && period.until < today;
}
