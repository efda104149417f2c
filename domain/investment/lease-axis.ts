import { daysBetween } from '../text/day.ts';
import type { RentalUnit } from './rental-unit.ts';

/** When a unit's lease ends, on an axis of whole years. */
export type LeaseBar = {
  readonly end: string;
  /** Share of the axis until the end, 0 to 1. */
  readonly share: number;
  /** Whether the lease ended before today. */
  readonly ended: boolean;
};

/** Axis of whole years: `from` is the current year, `to` the year after the last lease ends. */
export type LeaseAxis = {
  readonly from: number;
  readonly to: number;
  /** Labelled years, at most five. */
  readonly years: readonly number[];
  /** One bar per unit, in the order of the units; `undefined` for a unit without an end of lease. */
  readonly bars: readonly (LeaseBar | undefined)[];
};

/** Maximum number of labelled years on an axis. */
const MOST_LABELS = 5;

/**
 * Ends of leases on an axis that begins with the year of `today`; `undefined` if no lease ends on or after `today`.
 * `leaseAxis([{ leaseEnd: '2027-07-01' }, {}], '2026-11-27')` → `{ from: 2026, to: 2028, years: [2026, 2027, 2028], bars: [{ end:
 * '2027-07-01', share: 0.74…, ended: false }, undefined] }`
 */
export function leaseAxis(units: readonly RentalUnit[], today: string): LeaseAxis | undefined {
  const coming = units
    .flatMap(({ leaseEnd }) => (leaseEnd !== undefined && leaseEnd >= today ? [leaseEnd] : []))
    .sort();
  const last = coming.at(-1);
  if (last === undefined) return undefined;
  const [from, to] = [yearOf(today), yearOf(last) + 1];
  const whole = daysBetween(`${from}-01-01`, `${to}-01-01`);
  const step = Math.ceil((to - from) / (MOST_LABELS - 1));
  return {
    from,
    to,
    years: Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step),
    bars: units.map(({ leaseEnd: end }) => {
      if (end === undefined) return undefined;
      const ended = end < today;
      return { end, share: ended ? 0 : daysBetween(`${from}-01-01`, end) / whole, ended };
    }),
  };
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
