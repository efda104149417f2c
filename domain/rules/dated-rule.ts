/** A statutory value with the first day it applies, its source and the day it was last checked. */
export type DatedRule<T> = {
  /** ISO day; `undefined`: unknown. */
  readonly from: string | undefined;
  readonly value: T;
  /** The law, decree or administration with its date. */
  readonly source: string;
  /** ISO day. */
  readonly checked: string;
  /** Uncertainty about the value or its date, for developers and operators; pages for visitors state less, or add 'about'. */
  readonly doubt?: string;
  /** Planned, but not law: never in force, even after `from`. */
  readonly announced?: true;
};

/**
 * The row in force on a day: the last row that has started by then and is not announced. Rows are ordered by `from`; a row without a start
 * comes first. `asOf` is the day that decides the case, such as the day of the deed, which is not always today.
 * `inForce([{ from: '2023-01-01', value: 5 }, { from: '2025-12-12', value: 6 }], '2026-01-01')` → the row of 6
 */
export function inForce<T>(rows: readonly DatedRule<T>[], asOf: string): DatedRule<T> | undefined {
  return rows.findLast(row => !row.announced && (row.from === undefined || row.from <= asOf));
}

/**
 * The planned rows that are not law yet, to be shown as planned only.
 * `announcedRows([{ from: '2028-01-01', value: 5, announced: true }])` → that row
 */
export function announcedRows<T>(rows: readonly DatedRule<T>[]): readonly DatedRule<T>[] {
  return rows.filter(({ announced }) => announced);
}

/**
 * The days within a period on which another row takes effect; today and announced rows do not count.
 * `changesWithin([{ from: '2023-01-01', value: 5 }, { from: '2025-12-12', value: 6 }], '2025-01-01', '2026-12-31')` → `['2025-12-12']`
 */
export function changesWithin(rows: readonly DatedRule<unknown>[], today: string, until: string): readonly string[] {
  return rows.flatMap(({ from, announced }) =>
    from !== undefined && !announced && from > today && from <= until ? [from] : [],
  );
}
