import { parseAmount } from '../request/amount.ts';
import { monthlyPayment } from './credit.ts';
import type { CostSubject } from './cost-subject.ts';
import { type PurchaseCost, purchaseCost } from './purchase-cost.ts';
import { toCents } from './registration-duty.ts';

/** Parameters of a purchase in the address and in the form. */
export const COST_PARAMETERS = ['purpose', 'plot', 'credit', 'rate', 'years'] as const;
export type CostParameter = (typeof COST_PARAMETERS)[number];
/** Typed parameters, which may be unreadable. */
export type CostField = Exclude<CostParameter, 'purpose'>;

/** Maximum of typed values: euro, percent per year, whole years. */
export const MOST_CREDIT = 100_000_000;
export const MOST_RATE = 20;
export const MOST_YEARS = 40;
/** Maximum length of a typed answer; the rest is cut. */
export const LONGEST_ANSWER = 30;

export type Credit = {
  readonly amount: number;
  readonly monthly: number;
  readonly payments: number;
  /** `total`: sum of all payments; `interest`: the part of it above the amount. */
  readonly total: number;
  readonly interest: number;
};

/** Costs of a purchase with a visitor's parameters. */
export type CountedPurchase = {
  readonly ownHome: boolean;
  /** Typed texts, cut to `LONGEST_ANSWER`. */
  readonly typed: { readonly [F in CostField]: string };
  readonly unreadable: readonly CostField[];
  /** `undefined` on a day before the first known rules. */
  readonly cost: PurchaseCost | undefined;
  readonly credit: Credit | undefined;
  /** Whether some but not all of the credit's three answers are valid. */
  readonly creditUnfinished: boolean;
};

/**
 * Calculates a purchase from an address's parameters on a day. A home counts as the buyer's own and only one unless 'purpose' is 'other'.
 * Reports unreadable values and omits them. Never throws.
 * `countPurchase(house, new URLSearchParams('purpose=other'), '2026-08-01').cost?.total` → `395782.44`
 */
export function countPurchase(
  subject: Extract<CostSubject, { kind: 'purchase' }>,
  parameters: URLSearchParams,
  asOf: string,
): CountedPurchase {
  const answer = (name: CostField) => answerOf(parameters, name);
  const typed = { plot: answer('plot'), credit: answer('credit'), rate: answer('rate'), years: answer('years') };
  const { region, price, object } = subject;
  const plot = object === 'new-build' ? within(parseAmount(typed.plot), 0, price) : undefined;
  const amount = within(parseAmount(typed.credit), 1, MOST_CREDIT);
  const rate = within(numberOf(typed.rate, /^\d{1,2}(?:[.,]\d{1,3})?(?:\s?%)?$/), 0, MOST_RATE);
  const years = within(numberOf(typed.years, /^\d{1,2}$/), 1, MOST_YEARS);
  const read: { readonly [F in CostField]: number | undefined } = { plot, credit: amount, rate, years };
  const asked: readonly CostField[] = [
    ...(object === 'new-build' ? (['plot'] as const) : []),
    'credit',
    'rate',
    'years',
  ];
  const unreadable = asked.filter(name => typed[name] !== '' && read[name] === undefined);
  const ownHome = subject.mayBeOwnHome && answerOf(parameters, 'purpose') !== 'other';
  const some = [amount, rate, years].filter(value => value !== undefined).length;
  return {
    ownHome,
    typed,
    unreadable,
    cost: purchaseCost(
      { region, price, ownHome, object, ...(plot !== undefined && { landShare: plot / price }) },
      asOf,
    ),
    credit: creditOf(amount, rate, years),
    creditUnfinished: some > 0 && some < 3,
  };
}

/** Whether an address has any parameter of a purchase. `asksCost(new URLSearchParams('rate=3'))` → `true` */
export function asksCost(parameters: URLSearchParams): boolean {
  return COST_PARAMETERS.some(name => parameters.has(name));
}

/**
 * Canonical query of the answers: fixed order, without empty values and defaults; the first of repeated values. `costQuery(new
 * URLSearchParams('years=20&rate=&purpose=other'))` → `'purpose=other&years=20'`
 */
export function costQuery(parameters: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of COST_PARAMETERS) {
    const value = answerOf(parameters, name);
    if (value !== '' && (name !== 'purpose' || value === 'other')) query.set(name, value);
  }
  return query.toString();
}

function answerOf(parameters: URLSearchParams, name: CostParameter): string {
  return (parameters.get(name) ?? '').trim().slice(0, LONGEST_ANSWER).toWellFormed().trim();
}

function creditOf(amount: number | undefined, rate: number | undefined, years: number | undefined): Credit | undefined {
  if (amount === undefined || rate === undefined || years === undefined) return undefined;
  const payments = years * 12;
  const monthly = monthlyPayment(amount, rate, payments);
  if (monthly === undefined) return undefined;
  const total = toCents(monthly * payments);
  return { amount, monthly, payments, total, interest: Math.max(0, toCents(total - amount)) };
}

function within(value: number | undefined, least: number, most: number): number | undefined {
  return value !== undefined && value >= least && value <= most ? value : undefined;
}

function numberOf(text: string, form: RegExp): number | undefined {
  return form.test(text) ? Number.parseFloat(text.replace(',', '.')) : undefined;
}
