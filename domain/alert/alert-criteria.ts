/** What an alert searches for; an absent criterion does not matter. */
export type AlertCriteria = {
  readonly goal: 'sale' | 'rent';
  /** Web ids. */
  readonly types: readonly number[];
  /** Ids of the zones of the alert's form. */
  readonly zones: readonly string[];
  /** Euro; a month's rent for a rental, what is paid first where life annuities are searched for. */
  readonly budget: number | undefined;
  /** At least so many; of homes alone. */
  readonly bedrooms: number | undefined;
  /** Filters of a list as its address has them, `'garden=1'`; absent where the alert did not begin at a list. */
  readonly criteria?: readonly string[];
  /** ISO days, both included, in which mails are wanted; absent: until the alert is ended. */
  readonly period?: { readonly from: string; readonly until: string };
};

/** Whether mails are wanted on a day. `isWanted({ …, period: { from: '2026-09-01', until: '2026-12-31' } }, '2026-08-31')` → `false` */
export function isWanted({ period }: AlertCriteria, today: string): boolean {
  return period === undefined || (period.from <= today && today <= period.until);
}

/** Whether the days in which mails were wanted are over. */
export function isOver({ period }: AlertCriteria, today: string): boolean {
  return period !== undefined && period.until < today;
}
