import { addDays, daysBetween, isDay, mondayOf } from '../text/day.ts';
import { type LegalHoliday, legalHoliday, type RegionalDay, regionalDay } from './holidays.ts';
import { minutesOf } from './time-of-day.ts';

/** The times of day of a visit or a call; from when to when each lasts is content, by language. */
export const SLOTS = ['am', 'pm1', 'pm2'] as const;
export type SlotId = (typeof SLOTS)[number];

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When an agency shows homes. */
export type ViewingCalendar = {
  /** The times of day that are open, by weekday; a weekday without any is closed. */
  readonly open: Readonly<Record<Weekday, readonly SlotId[]>>;
  /** Legal holidays that are days like others; all the rest are closed. */
  readonly openHolidays: readonly LegalHoliday[];
  /** Days of a region or community that are closed; all the rest are days like others. */
  readonly closedRegionalDays: readonly RegionalDay[];
  /** Other days that are closed, ISO, both included. */
  readonly closed: readonly { readonly from: string; readonly until: string }[];
  /** How long before its beginning a visit is asked for at the latest, in hours. */
  readonly noticeHours: number;
  /** How many days ahead at most. */
  readonly daysAhead: number;
};

/** Monday to Friday all day, Saturday morning; a day's notice, two months ahead. */
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

/** A moment in Brussels: an ISO day, and a time of day such as `'14:30'`. */
export type BrusselsMoment = { readonly today: string; readonly time: string };

/** Why a visit cannot be agreed: each has words of its own. */
export const VIEWING_REFUSALS = ['past', 'too-soon', 'too-far', 'holiday', 'closed-day', 'closed-hours'] as const;
export type ViewingRefusal = (typeof VIEWING_REFUSALS)[number];

/**
 * Why no visit can begin on a day in a time of day that begins at `from`; nothing where it can.
 * `viewingRefusal(USUAL_CALENDAR, { day: '2026-12-25', slot: 'am', from: '10:00' }, { today: '2026-12-01', time: '09:00' })` → `'holiday'`
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
  // Counted on the clock on the wall: where clocks change in between, the notice is an hour longer or shorter.
  return ahead * MINUTES_A_DAY + minutesOf(from) - minutesOf(now.time) < calendar.noticeHours * 60
    ? 'too-soon'
    : undefined;
}

/** The times of day in which a visit can begin on a day, of those in which homes are shown; none where it is closed. */
export function openSlots<Slot extends { readonly id: SlotId; readonly from: string }>(
  calendar: ViewingCalendar,
  slots: readonly Slot[],
  day: string,
  now: BrusselsMoment,
): readonly Slot[] {
  return slots.filter(({ id, from }) => viewingRefusal(calendar, { day, slot: id, from }, now) === undefined);
}

/**
 * The next days on which a visit can begin, ISO, `count` of them or as many as the calendar goes.
 * `viewingDays(USUAL_CALENDAR, [{ id: 'am', from: '10:00' }], { today: '2026-08-01', time: '12:00' }, 2)` → `['2026-08-03', '2026-08-04']`
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
