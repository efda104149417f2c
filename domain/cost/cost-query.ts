import { parseAmount } from '../request/amount.ts';
import type { Region } from '../place/region.ts';
import { inForce } from '../rules/dated-rule.ts';
import { parseCalendarDay } from '../text/day.ts';
import { monthlyPayment, usualLoan } from './credit.ts';
import type { CostSubject } from './cost-subject.ts';
import { type MonthCost, monthCost } from './month-cost.ts';
import { deedChanges, type PurchaseCost, purchaseCost } from './purchase-cost.ts';
import { ownHomeTerms, REGISTRATION_DUTIES, toCents } from './registration-duty.ts';

/**
 * Parameters of a purchase in the address and in the form. `means`: the buyer's own money, from which the costs are paid too; it replaces
 * `credit`, the amount of the loan, which only a viager's form asks for.
 */
export const COST_PARAMETERS = ['purpose', 'deed', 'plot', 'means', 'credit', 'rate', 'years'] as const;
export type CostParameter = (typeof COST_PARAMETERS)[number];
/** Parameters that visitors type, so that a value may not be a valid day or number. */
export type CostField = Exclude<CostParameter, 'purpose'>;

/** Maximum values that a visitor may type: amount of a loan in euro, its rate in percent a year, its term in years. */
export const MOST_CREDIT = 100_000_000;
export const MOST_RATE = 20;
export const MOST_YEARS = 40;
/** Maximum length of a typed value in characters; a longer value is truncated. */
export const LONGEST_ANSWER = 30;

/** A part of a loan that the visitor has not entered. */
export type Assumption = 'credit' | 'rate' | 'years';

export type Credit = {
  readonly amount: number;
  /** Euro that the buyer pays at the deed from own money, costs included; `undefined` for a viager and before the first known rules. */
  readonly means: number | undefined;
  readonly rate: number;
  readonly monthly: number;
  readonly payments: number;
  /** `total`: sum of all payments; `interest`: the part of `total` above the amount of the loan. */
  readonly total: number;
  readonly interest: number;
  /** Values that the calculation assumes because the visitor has not entered them. */
  readonly assumed: readonly Assumption[];
  /** First day of the assumed rate and day of the last check of its source; `undefined` if the visitor has entered a rate. */
  readonly rateRule: { readonly from: string | undefined; readonly checked: string } | undefined;
  /** Whether the payment is approximate, because the rate is assumed, or because the loan has to cover costs that are approximate. */
  readonly isAbout: boolean;
};

/** Purpose of a purchase, on which the duty may depend: the buyer's own and only home, or any other purpose. */
export type Purpose = 'own-home' | 'other-purchase';

/** Costs of a purchase with a visitor's parameters. */
export type CalculatedPurchase = {
  readonly ownHome: boolean;
  /** ISO day whose legal rules are applied: the day of the deed, or today. */
  readonly asOf: string;
  /**
   * Days after today, until the end of next year, on which another legal rule takes effect, so that a later deed costs a different amount.
   */
  readonly changes: readonly string[];
  /** The visitor's input as typed, truncated to `LONGEST_ANSWER`. */
  readonly typed: { readonly [F in CostField]: string };
  readonly unreadable: readonly CostField[];
  /** `undefined` on a day before the first known rules. */
  readonly cost: PurchaseCost | undefined;
  /**
   * Conditions of the lower duty for a buyer's own and only home; `undefined` if there is no lower duty for the property, or if no duty is
   * due at all.
   */
  readonly terms: ReturnType<typeof ownHomeTerms>;
  /** The purpose for which the duty is calculated; `undefined` if the duty does not depend on the purpose. */
  readonly purpose: Purpose | undefined;
  /** A loan with the visitor's figures, and usual figures in place of missing ones; `undefined` if its amount is 0 or unknown. */
  readonly credit: Credit | undefined;
  /**
   * Monthly costs with the loan `credit`; `undefined` if no cost is known, and for a viager, whose buyer shares charges and tax with the
   * seller.
   */
  readonly month: MonthCost | undefined;
};

/**
 * Calculates a purchase from an address's parameters; `today` is the day of the deed unless 'deed' names another. A home counts as the
 * buyer's own and only one unless 'purpose' is 'other'. Reports unreadable values and omits them. Never throws.
 * `calculatePurchase(house, new URLSearchParams('purpose=other'), '2026-08-01').cost?.total` → `395939.94`
 */
export function calculatePurchase(
  subject: Extract<CostSubject, { kind: 'purchase' }>,
  parameters: URLSearchParams,
  today: string,
): CalculatedPurchase {
  const answer = (name: CostField) => answerOf(parameters, name);
  const typed = {
    deed: answer('deed'),
    plot: answer('plot'),
    means: answer('means'),
    credit: answer('means') === '' ? answer('credit') : '',
    rate: answer('rate'),
    years: answer('years'),
  };
  const { region, price, object, viager, mayBeOwnHome, landWithBuilding } = subject;
  const asksPlot = object === 'new-build' && landWithBuilding !== true;
  const plot = asksPlot ? within(parseAmount(typed.plot), 0, price) : undefined;
  const means = within(parseAmount(typed.means), 0, MOST_CREDIT);
  const borrowed = within(parseAmount(typed.credit), 0, MOST_CREDIT);
  const rate = within(numberOf(typed.rate, /^\d{1,2}(?:[.,]\d{1,3})?(?:\s?%)?$/), 0, MOST_RATE);
  const years = within(numberOf(typed.years, /^\d{1,2}$/), 1, MOST_YEARS);
  const deed = deedOf(typed.deed, region);
  const read: { readonly [F in CostField]: unknown } = { deed, plot, means, credit: borrowed, rate, years };
  const asked: readonly CostField[] = [
    'deed',
    ...(asksPlot ? (['plot'] as const) : []),
    ...(viager ? [] : (['means'] as const)),
    'credit',
    'rate',
    'years',
  ];
  const unreadable = asked.filter(name => typed[name] !== '' && read[name] === undefined);
  const asOf = deed ?? today;
  const ownHome = mayBeOwnHome && answerOf(parameters, 'purpose') !== 'other';
  const { kind: _, viager: __, mayBeOwnHome: ___, charges, propertyTax, ...bought } = subject;
  const cost = purchaseCost({ ...bought, ownHome, ...(plot !== undefined && { landShare: plot / price }) }, asOf);
  const total = viager ? undefined : cost?.total;
  const left = viager || means === undefined || total === undefined ? undefined : toCents(Math.max(0, total - means));
  const credit = unreadable.some(name => name !== 'deed' && name !== 'plot')
    ? undefined
    : creditOf({ amount: left ?? borrowed, rate, years }, viager ? undefined : price, total, today);
  const terms = mayBeOwnHome && landWithBuilding !== true ? ownHomeTerms(region, object, asOf) : undefined;
  return {
    ownHome,
    asOf,
    changes: deedChanges(region, object, today),
    typed,
    unreadable,
    cost,
    terms,
    purpose: terms && (ownHome ? 'own-home' : 'other-purchase'),
    credit: credit && {
      ...credit,
      isAbout: credit.rateRule !== undefined || (left !== undefined && cost?.isAbout === true),
    },
    month: viager ? undefined : monthCost({ credit: credit?.monthly, charges, propertyTax }),
  };
}

/** Whether an address has any parameter of a purchase. `hasCostParameters(new URLSearchParams('rate=3'))` → `true` */
export function hasCostParameters(parameters: URLSearchParams): boolean {
  return COST_PARAMETERS.some(name => parameters.has(name));
}

/**
 * Canonical query of the cost parameters: fixed order, without empty values and defaults; the first of repeated values; the buyer's own
 * money takes precedence over a loan. `costQuery(new URLSearchParams('years=20&rate=&purpose=other'))` → `'purpose=other&years=20'`
 */
export function costQuery(parameters: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of COST_PARAMETERS) {
    const value = answerOf(parameters, name);
    if (value !== '' && (name !== 'purpose' || value === 'other')) query.set(name, value);
  }
  if (query.has('means')) query.delete('credit');
  return query.toString();
}

function answerOf(parameters: URLSearchParams, name: CostParameter): string {
  return (parameters.get(name) ?? '').trim().slice(0, LONGEST_ANSWER).toWellFormed().trim();
}

/** The day of a deed; `undefined` if no such day exists or no rules are known for it. */
function deedOf(text: string, region: Region): string | undefined {
  const day = parseCalendarDay(text);
  return day !== undefined && inForce(REGISTRATION_DUTIES[region], day) ? day : undefined;
}

/** The loan; fields that the visitor left empty have usual values. `undefined` if the amount is 0, or if neither it nor the price is known. */
function creditOf(
  entered: {
    readonly amount: number | undefined;
    readonly rate: number | undefined;
    readonly years: number | undefined;
  },
  price: number | undefined,
  total: number | undefined,
  today: string,
): Omit<Credit, 'isAbout'> | undefined {
  const usual = usualLoan(price ?? 0, today);
  const {
    amount = price === undefined ? undefined : usual?.amount,
    rate = usual?.rate,
    years = usual?.years,
  } = entered;
  if (amount === undefined || rate === undefined || years === undefined) return undefined;
  const payments = years * 12;
  const monthly = monthlyPayment(amount, rate, payments);
  if (monthly === undefined) return undefined;
  const paid = toCents(monthly * payments);
  const assumed = [
    ...(entered.amount === undefined ? (['credit'] as const) : []),
    ...(entered.rate === undefined ? (['rate'] as const) : []),
    ...(entered.years === undefined ? (['years'] as const) : []),
  ];
  const interest = Math.max(0, toCents(paid - amount));
  const means = total === undefined ? undefined : Math.max(0, toCents(total - amount));
  const rateRule = entered.rate === undefined ? usual?.rule : undefined;
  return { amount, means, rate, monthly, payments, total: paid, interest, assumed, rateRule };
}

function within(value: number | undefined, least: number, most: number): number | undefined {
  return value !== undefined && value >= least && value <= most ? value : undefined;
}

function numberOf(text: string, form: RegExp): number | undefined {
  return form.test(text) ? Number.parseFloat(text.replace(',', '.')) : undefined;
}
