import { daysBetween } from '../text/day.ts';
import type { RentalUnit } from './rental-unit.ts';

/** When a unit's lease ends, on an axis of whole years. */
export type LeaseBar = {
  readonly end: string;
  /** Share of the axis until the end, 0 to 1. */
  readonly share: number;
  /** Whether it has ended before the day. */
  readonly ended: boolean;
};

/** Whole years from that of the day to that after the last end. */
export type LeaseAxis = {
  readonly from: number;
  readonly to: number;
  /** Labelled years, at most five. */
  readonly years: readonly number[];
  /** One for each unit, in the given order; `undefined` for one without an end. */
  readonly bars: readonly (LeaseBar | undefined)[];
};

/** Most labelled years of an axis. */
const MOST_LABELS = 5;

/**
 * Ends of leases on an axis that begins with the day's year; `undefined` if no lease ends on or after the day.
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
