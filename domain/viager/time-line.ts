import { positiveNumber } from '../listing/positive-number.ts';
import type { DatedRule } from '../rules/dated-rule.ts';

/** Terms of a sale against an annuity; amounts in euro. */
export type ViagerTerms = {
  /** First payment, at the deed; 0 without one. */
  readonly bouquet: number;
  /** Annuity a month, above 0. */
  readonly annuity: number;
  readonly marketValue?: number | undefined;
  /** Years after which the annuity ends at the latest; absent if only a death ends it. */
  readonly longestYears?: number | undefined;
};

/** Total paid by the buyer after `years` years; amounts in euro. */
export type ViagerMark = {
  readonly years: number;
  /** First payment and annuities, without indexation and interest. */
  readonly paid: number;
  /** `paid` with the assumed indexation. */
  readonly indexed: number;
  /** `paid` in per cent of the market value, whole; absent without a market value. */
  readonly share?: number;
  /** Set if `years` is the latest end of the annuity. */
  readonly end?: true;
};

/** Years after which totals are shown. */
const VIAGER_YEARS = [10, 15, 20] as const;

/** Assumed indexation of an annuity, per cent a year. Pages have to say that it is an assumption. */
export const ASSUMED_INDEXATION: DatedRule<number> = {
  from: '2021-07-08',
  value: 2,
  source: 'Inflation target of the European Central Bank, strategy of 2021-07-08',
  checked: '2026-11-27',
};

/**
 * Totals after 10, 15 and 20 years. If the annuity has a latest end before that, the last total is that of the end, and later years are omitted.
 * `viagerMarks({ bouquet: 62000, annuity: 790, marketValue: 248000, longestYears: 15 })` → `[{ years: 10, paid: 156800, indexed: 165803,
 * share: 63 }, { years: 15, paid: 204200, indexed: 225942, share: 82, end: true }]`
 */
export function viagerMarks(terms: ViagerTerms): readonly ViagerMark[] {
  const { longestYears } = terms;
  const end = positiveNumber(longestYears);
  const last = VIAGER_YEARS[VIAGER_YEARS.length - 1] ?? 0;
  const years = VIAGER_YEARS.filter(year => end === undefined || year < end);
  return [...years, ...(end !== undefined && end <= last ? [end] : [])].map(year => ({
    ...markAt(terms, year),
    ...(year === end && { end: true as const }),
  }));
}

function markAt({ bouquet, annuity, marketValue }: ViagerTerms, years: number): ViagerMark {
  const paid = bouquet + annuity * 12 * years;
  const value = positiveNumber(marketValue);
  return {
    years,
    paid: Math.round(paid),
    indexed: Math.round(bouquet + annuity * 12 * indexedYears(years)),
    ...(value !== undefined && { share: Math.round((paid / value) * 100) }),
  };
}

/** Sum of the yearly factors of an annuity that is indexed once a year; an incomplete year counts proportionally. */
function indexedYears(years: number): number {
  let sum = 0;
  for (let year = 0; year < years; year += 1)
    sum += Math.min(1, years - year) * (1 + ASSUMED_INDEXATION.value / 100) ** year;
  return sum;
}
