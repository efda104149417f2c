import { brusselsTime } from '../text/brussels-time.ts';
import { addDays, brusselsDay, daysBetween, isDay, mondayOf } from '../text/day.ts';
import { type LegalHoliday, legalHoliday, type RegionalDay, regionalDay } from './holidays.ts';
import { minutesOf } from './time-of-day.ts';

/** Slots for viewings and calls; the content defines the hours of each, by language. */
export const SLOTS = ['am', 'pm1', 'pm2'] as const;
export type SlotId = (typeof SLOTS)[number];

/** Number of days with viewings that the form offers, about four weeks. */
export const DAYS_OFFERED = 24;

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Days and slots in which the agency offers viewings. */
export type ViewingCalendar = {
  /** Open slots by weekday; a weekday without any is closed. */
  readonly open: Readonly<Record<Weekday, readonly SlotId[]>>;
  /** Legal holidays on which the agency works; it is closed on all others. */
  readonly openHolidays: readonly LegalHoliday[];
  /** Holidays of a region or community on which the agency is closed; it works on all others. */
  readonly closedRegionalDays: readonly RegionalDay[];
  /** Other closed periods, ISO days, inclusive. */
  readonly closed: readonly { readonly from: string; readonly until: string }[];
  /** Minimum notice before the start of a viewing, in hours. */
  readonly noticeHours: number;
  /** Maximum number of days from today to a viewing. */
  readonly daysAhead: number;
};

/** Default calendar: Monday to Friday all day, Saturday morning; 24 hours' notice, 60 days ahead. */
export const USUAL_CALENDAR: ViewingCalendar = {
  open: {
    monday: SLOTS,
    tuesday: SLOTS,
    wednesday: SLOTS,
    thursday: SLOTS,
    friday: SLOTS,
    saturday: ['am'],
    sunday: [],
  },
  openHolidays: [],
  closedRegionalDays: [],
  closed: [],
  noticeHours: 24,
  daysAhead: 60,
};

/** Current Brussels time: an ISO day, and a time of day such as `'14:30'`. */
export type BrusselsMoment = { readonly today: string; readonly time: string };

/** Day and time in Brussels at an instant (Unix ms). `brusselsMoment(Date.UTC(2026, 0, 5, 9))` → `{ today: '2026-01-05', time: '10:00' }` */
export function brusselsMoment(epochMs: number): BrusselsMoment {
  return { today: brusselsDay(epochMs), time: brusselsTime(epochMs) };
}

/** Reasons why a viewing cannot take place; each has a translation. */
export const VIEWING_REFUSALS = ['past', 'too-soon', 'too-far', 'holiday', 'closed-day', 'closed-hours'] as const;
export type ViewingRefusal = (typeof VIEWING_REFUSALS)[number];

/**
 * Why no viewing can start on a day in a slot that starts at `from`; `undefined` if it can.
 * `viewingRefusal(USUAL_CALENDAR, { day: '2026-12-25', slot: 'am', from: '10:00' }, { today: '2026-12-01', time: '09:00' })` →
 * `'holiday'`
 */
export function viewingRefusal(
  calendar: ViewingCalendar,
  { day, slot, from }: { readonly day: string; readonly slot: SlotId; readonly from: string },
  now: BrusselsMoment,
): ViewingRefusal | undefined {
  const ahead = daysBetween(now.today, day);
  if (ahead < 0 || (ahead === 0 && from <= now.time)) return 'past';
  if (ahead > calendar.daysAhead) return 'too-far';
  const why = closedDay(calendar, day);
  if (why) return why;
  if (!calendar.open[weekdayOf(day)].includes(slot)) return 'closed-hours';
  // The notice is counted in local time: if the clocks change before the viewing, it is an hour longer or shorter.
  return ahead * MINUTES_A_DAY + minutesOf(from) - minutesOf(now.time) < calendar.noticeHours * 60
    ? 'too-soon'
    : undefined;
}

/** Slots in which a viewing can start on a day; `[]` if it is closed. */
export function openSlots<Slot extends { readonly id: SlotId; readonly from: string }>(
  calendar: ViewingCalendar,
  slots: readonly Slot[],
  day: string,
  now: BrusselsMoment,
): readonly Slot[] {
  return slots.filter(({ id, from }) => viewingRefusal(calendar, { day, slot: id, from }, now) === undefined);
}

/**
 * The next `count` ISO days on which a viewing can start, or fewer at the end of the calendar.
 * `viewingDays(USUAL_CALENDAR, [{ id: 'am', from: '10:00' }], { today: '2026-08-01', time: '12:00' }, 2)` → `['2026-08-03',
 * '2026-08-04']`
 */
export function viewingDays(
  calendar: ViewingCalendar,
  slots: readonly { readonly id: SlotId; readonly from: string }[],
  now: BrusselsMoment,
  count: number,
): readonly string[] {
  const days: string[] = [];
  for (let ahead = 0; ahead <= calendar.daysAhead && days.length < count; ahead++) {
    const day = addDays(now.today, ahead);
    if (openSlots(calendar, slots, day, now).length > 0) days.push(day);
  }
  return days;
}

/** The weekday of an ISO day. `weekdayOf('2026-12-25')` → `'friday'` */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[daysBetween(mondayOf(day), day)] ?? 'monday';
}

const MINUTES_A_DAY = 24 * 60;

function closedDay(calendar: ViewingCalendar, day: string): 'holiday' | 'closed-day' | undefined {
  if (!isDay(day)) return 'closed-day';
  const holiday = legalHoliday(day);
  if (holiday && !calendar.openHolidays.includes(holiday)) return 'holiday';
  const regional = regionalDay(day);
  if (regional && calendar.closedRegionalDays.includes(regional)) return 'holiday';
  if (calendar.open[weekdayOf(day)].length === 0) return 'closed-day';
  return calendar.closed.some(({ from, until }) => from <= day && day <= until) ? 'closed-day' : undefined;
}
