import ICAL from 'ical.js';

/**
 * Number of candidates that rules may still try. A candidate is a date that a rule steps to before its other parts are compared with the
 * date.
 */
export type Budget = { left: number };

/** The expansion of a rule was aborted, because it used up one of its budgets. */
class TooManyCandidates extends Error {}

/** Costs of steps that try no candidate, in candidates: a step to another day, weekday, month or year. One candidate takes about 2 µs. */
const COST_OF_DAY = 0.05;
const COST_OF_WEEKDAY = 0.1;
const COST_OF_MONTH = 10;
const COST_OF_YEAR = 2;
/** Cost of a year if the expansion compares each of its days with several parts of the rule. */
const COST_OF_ALL_DAYS = 200;

type Limits = { readonly budgets: readonly Budget[]; readonly lastYear: number };

/** Limits by rule. The limits cannot be fields of the iterator, because ICAL's constructor expands the rule before such fields are set. */
const LIMITS = new WeakMap<ICAL.Recur, Limits>();

function spend(rule: ICAL.Recur, cost: number): void {
  for (const budget of LIMITS.get(rule)?.budgets ?? []) {
    budget.left -= cost;
    if (budget.left < 0) throw new TooManyCandidates();
  }
}

/**
 * Within one call, ICAL tries candidates until all parts of the rule allow one: for `FREQ=SECONDLY;BYMONTHDAY=9` it tries millions, and for
 * a rule that allows none, such as `FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30`, it never stops. This iterator ends its search after the last year,
 * and throws when a budget is used up.
 */
class LimitedIterator extends ICAL.RecurIterator {
  override check_contracting_rules(): boolean {
    spend(this.rule, 1);
    // The search ends at the first date after the last year, even if the rule does not match it: the caller drops such dates.
    return this.last.year > (LIMITS.get(this.rule)?.lastYear ?? Infinity) || super.check_contracting_rules();
  }

  override increment_month(): void {
    spend(this.rule, COST_OF_MONTH);
    super.increment_month();
  }

  // The cost is counted per day, because ICAL adds the days of an interval one by one.
  override increment_monthday(days: number): void {
    spend(this.rule, COST_OF_DAY * days);
    super.increment_monthday(days);
  }

  override ruleDayOfWeek(...given: Parameters<ICAL.RecurIterator['ruleDayOfWeek']>): unknown[] {
    spend(this.rule, COST_OF_WEEKDAY);
    return super.ruleDayOfWeek(...given);
  }

  override expand_year_days(year: number): number {
    const { parts } = this.rule;
    const comparesDays = 'BYDAY' in parts && ('BYMONTHDAY' in parts || 'BYWEEKNO' in parts || 'BYYEARDAY' in parts);
    spend(this.rule, comparesDays ? COST_OF_ALL_DAYS : COST_OF_YEAR);
    return super.expand_year_days(year);
  }
}

/**
 * Makes the expansion of a rule throw `TooManyCandidates` when it has tried more candidates than are left in one of the budgets, which
 * other rules may share. The expansion also ends after `lastYear`, at a date that need not fit the rule.
 * `limitRule(rule, [{ left: 300_000 }], 2027)`
 */
export function limitRule(rule: ICAL.Recur, budgets: readonly Budget[], lastYear = Infinity): void {
  LIMITS.set(rule, { budgets, lastYear });
  rule.iterator = dtstart => new LimitedIterator({ rule, dtstart });
}
