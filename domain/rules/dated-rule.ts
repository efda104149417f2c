/** A statutory value with the first day it applies (ISO; absent: unknown), its source and the day it was last checked. */
export type DatedRule<T> = {
  readonly from: string | undefined;
  readonly value: T;
  readonly source: string;
  readonly checked: string;
};

/**
 * The row in force on a day: the last one already started. Rows are ordered by `from`; a row without a start comes first.
 * `inForce([{ from: '2023-01-01', value: 5 }, { from: '2025-12-12', value: 6 }], '2026-01-01')` → the row of 6
 */
export function inForce<T>(rows: readonly DatedRule<T>[], asOf: string): DatedRule<T> | undefined {
  return rows.findLast(row => row.from === undefined || row.from <= asOf);
}
