const DAY_MS = 86_400_000;

/** Since 1970 every day in Brussels has started on a quarter of an hour, so one result can be cached per quarter. */
const QUARTER_MS = 900_000;
let last = { quarter: Number.NaN, day: '' };

const BRUSSELS = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Brussels',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * First and last day of calendars. Far beyond any date an agency uses, and far enough from years 0 and 9999 that date arithmetic stays
 * within four-digit ISO days.
 */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

/** Whether a text is an ISO day that exists. `isDay('2026-02-29')` → `false` */
export function isDay(text: string): boolean {
  return Number.isFinite(dayNumber(text));
}

/**
 * Formats an ISO day as day, month, year without padding; returns any other text unchanged.
 * `dayText('2026-03-05')` → `'5-3-2026'`
 */
export function dayText(day: string, separator = '-'): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-');
  return [Number(date), Number(month), year].join(separator);
}

/**
 * Parses a day to ISO: `2026-03-05`, or day, month, year separated by - / or . ; `undefined` if the day does not exist.
 * `parseDay('5/3/2026')` → `'2026-03-05'`, `parseDay('31-2-2026')` → `undefined`
 */
export function parseDay(text: string): string | undefined {
  const typed = text.trim();
  const written = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(typed);
  const day = written ? `${written[4]}-${padded(written[3])}-${padded(written[1])}` : typed;
  return isDay(day) ? day : undefined;
}

/**
 * `parseDay`, limited to FIRST_DAY–LAST_DAY, for days used in calculations or stored without a stricter limit.
 * `parseCalendarDay('5/3/2026')` → `'2026-03-05'`, `parseCalendarDay('9999-12-31')` → `undefined`
 */
export function parseCalendarDay(text: string): string | undefined {
  const day = parseDay(text);
  return day !== undefined && day >= FIRST_DAY && day <= LAST_DAY ? day : undefined;
}

/**
 * Parses a day from an address and clamps it to FIRST_DAY–LAST_DAY; accepts ECMAScript's years of up to six digits. `undefined` if it is
 * not a day. `nearestDay('+275760-09-13')` → `LAST_DAY`, `nearestDay('2026-02-30')` → `undefined`
 */
export function nearestDay(text: string): string | undefined {
  const day = parseCalendarDay(text);
  if (day !== undefined) return day;
  const [, year] = /^([+-]?\d{4,6})-\d\d-\d\d$/.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  if (Number(year) > Number(LAST_DAY.slice(0, 4))) return LAST_DAY;
  return Number(year) < Number(FIRST_DAY.slice(0, 4)) ? FIRST_DAY : undefined;
}

/**
 * Calendar day in Brussels at an instant (Unix ms), independent of the machine's time zone.
 * `brusselsDay(Date.UTC(2026, 6, 31, 22, 30))` → `'2026-08-01'`
 */
export function brusselsDay(epochMs: number): string {
  const quarter = epochMs < 0 ? Number.NaN : Math.floor(epochMs / QUARTER_MS);
  if (quarter !== last.quarter) {
    const parts = new Map(BRUSSELS.formatToParts(epochMs).map(part => [part.type, part.value]));
    last = {
      quarter,
      day: `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`,
    };
  }
  return last.day;
}

/**
 * Days from one ISO day to another, negative if `to` is earlier; NaN if either is not an ISO day. `daysBetween('2026-02-27',
 * '2026-03-02')` → `3`
 */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The ISO day `days` later. `addDays('2026-02-27', 3)` → `'2026-03-02'` */
export function addDays(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10);
}

/** The same day `months` earlier, or the last day of that month if it is shorter. `monthsBefore('2026-08-31', 6)` → `'2026-02-28'` */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The Monday on or before a day. `mondayOf('2026-11-22')` → `'2026-11-16'` */
export function mondayOf(day: string): string {
  // 1970-01-01 was a Thursday.
  const sinceMonday = (((dayNumber(day) + 3) % 7) + 7) % 7;
  return addDays(day, -sinceMonday);
}

/** Days since 1970-01-01; NaN if the text is not an ISO day. */
function dayNumber(day: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!parts) return Number.NaN;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(midnight) && new Date(midnight).getUTCDate() === Number(parts[3])
    ? midnight / DAY_MS
    : Number.NaN;
}

function padded(number: string | undefined): string {
  return (number ?? '').padStart(2, '0');
}
