import type { DatedRule } from '../rules/dated-rule.ts';

/** Calendar days within which a consumer may withdraw from a contract with an agency, wherever it was signed. */
export const AGENCY_WITHDRAWAL_DAYS: readonly DatedRule<number>[] = [
  {
    from: '2024-02-01',
    value: 14,
    source: 'Royal decree of 2023-09-28 on agency contracts (BIV 2023-11-07 and 2024-01-24)',
    checked: '2026-11-27',
  },
];

/** Whether an agency has to report in writing to a consumer, every month, on interested people, viewings and reactions. */
export const AGENCY_REPORT: readonly DatedRule<true>[] = [
  {
    from: '2024-02-01',
    value: true,
    source: 'Royal decree of 2023-09-28 on agency contracts',
    checked: '2026-11-29',
    doubt: 'Read at ap-p.be 2024, not in the decree (etaamb 2023046484).',
  },
];
