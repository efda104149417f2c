import { parseAmount } from '../request/amount.ts';
import { monthlyPayment } from './credit.ts';
import type { CostSubject } from './cost-subject.ts';
import { type PurchaseCost, purchaseCost } from './purchase-cost.ts';
import { toCents } from './registration-duty.ts';

/** What a visitor may say of a purchase, by the name it has in an address and in the form. */
export const COST_PARAMETERS = ['purpose', 'plot', 'credit', 'rate', 'years'] as const;
export type CostParameter = (typeof COST_PARAMETERS)[number];
/** The answers that are typed, and so may be unreadable. */
export type CostField = Exclude<CostParameter, 'purpose'>;

/** Bounds of what is typed: euro, percent a year, whole years. */
export const MOST_CREDIT = 100_000_000;
export const MOST_RATE = 20;
export const MOST_YEARS = 40;
/** Characters of a typed answer that are kept. */
export const LONGEST_ANSWER = 30;

export type Credit = {
  readonly amount: number;
  readonly monthly: number;
  readonly payments: number;
  /** All payments together, and what of them is not the amount. */
  readonly total: number;
  readonly interest: number;
};

/** What a purchase costs as a visitor put it. */
export type CountedPurchase = {
  readonly ownHome: boolean;
  /** As it was typed, cut to a length that fields take. */
  readonly typed: { readonly [F in CostField]: string };
  readonly unreadable: readonly CostField[];
  /** None on a day before the rules that are known. */
  readonly cost: PurchaseCost | undefined;
  readonly credit: Credit | undefined;
  /** Some of a credit's three answers are there and readable, and some are still missing. */
  readonly creditUnfinished: boolean;
};

/**
 * Counts a purchase by the parameters of an address on a day. A home counts as its buyer's own and only one unless 'purpose'
 * says otherwise; what is not readable is named and not counted. Never throws.
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

/** Whether an address says anything of a purchase. `asksCost(new URLSearchParams('rate=3'))` → `true` */
export function asksCost(parameters: URLSearchParams): boolean {
  return COST_PARAMETERS.some(name => parameters.has(name));
}

/**
 * The query of what was answered, in one order, without what is empty or goes without saying; of a name that stands there twice
 * the first. `costQuery(new URLSearchParams('years=20&rate=&purpose=other'))` → `'purpose=other&years=20'`
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
