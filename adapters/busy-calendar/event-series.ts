import ICAL from 'ical.js';
import { brusselsInstant } from '../../domain/text/brussels-time.ts';
import { zoneNamed } from './zone-names.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Fixed-length rule frequencies in milliseconds. Months and years vary in length, and have few occurrences anyway. */
const UNITS_MS: Readonly<Record<string, number>> = {
  SECONDLY: 1_000,
  MINUTELY: MINUTE_MS,
  HOURLY: 60 * MINUTE_MS,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};
/** Least length of a step of each frequency, in milliseconds. */
const LEAST_UNITS_MS: Readonly<Record<string, number>> = { ...UNITS_MS, MONTHLY: 28 * DAY_MS, YEARLY: 365 * DAY_MS };
/** Number of rejected dates in a row after which ICAL's iterator throws; a further call of `next` continues the search. */
const STEPS_OF_A_TRY = 500;

/** Recurrence rules of an event, or of an offset change of a time zone. */
export function rulesOf(component: ICAL.Component): readonly ICAL.Recur[] {
  return component.getAllProperties('rrule').map(rule => rule.getFirstValue() as ICAL.Recur);
}

/**
 * Splits a series with several recurrence rules into copies of one rule each: when one of several rules ends, ICAL.js also drops another
 * rule that goes on, and its occurrences would be lost.
 */
export function ofEachRule(series: ICAL.Component): readonly ICAL.Component[] {
  const rules = series.getAllProperties('rrule');
  if (rules.length < 2) return [series];
  return rules.map((_, at) => {
    const copy = new ICAL.Component(JSON.parse(JSON.stringify(series)));
    for (const [other, rule] of copy.getAllProperties('rrule').entries()) if (other !== at) copy.removeProperty(rule);
    return copy;
  });
}

/** Whether an exception also applies to all later occurrences (RANGE=THISANDFUTURE). */
export function appliesToLaterOccurrences(exception: ICAL.Component): boolean {
  return exception.getFirstProperty('recurrence-id')?.getParameter('range') !== undefined;
}

/**
 * Whether the occurrence at an instant (Unix ms) is excluded or moved elsewhere. ICAL.js compares dates as text, so it misses an
 * exclusion in UTC if the series is in local time.
 */
export function droppedOccurrences(
  event: ICAL.Event,
  exceptions: readonly ICAL.Component[],
): (instant: number) => boolean {
  const exdates = event.component.getAllProperties('exdate').flatMap(date => date.getValues() as ICAL.Time[]);
  const moved = exceptions
    .filter(exception => !appliesToLaterOccurrences(exception))
    .map(exception => exception.getFirstPropertyValue('recurrence-id') as ICAL.Time);
  const instants = new Set(
    [...exdates, ...moved].filter(date => !date.isDate || event.startDate.isDate).map(date => instantOf(event, date)),
  );
  return instant => instants.has(instant);
}

/**
 * Occurrences in order, with the number of steps needed to find each; `next` is `undefined` if ICAL gave up after `STEPS_OF_A_TRY` steps.
 */
export function* occurrencesOf(
  event: ICAL.Event,
  begin: ICAL.Time,
): Generator<{ readonly next: ICAL.Time | undefined; readonly cost: number }> {
  const occurrences = event.iterator(begin);
  for (;;) {
    let next: ICAL.Time | null | undefined;
    try {
      next = occurrences.next();
      if (!next) return;
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('max tries'))) throw error;
    }
    yield next ? { next, cost: 1 } : { next: undefined, cost: STEPS_OF_A_TRY };
  }
}

/**
 * Shortens intervals that lead beyond an instant (Unix ms) to shorter ones that still do, because ICAL counts the days of an interval one
 * by one. Two days and steps are added for differences between zones, and for dates that are earlier in the day, week, month or year of a
 * step.
 */
export function shortenIntervals(event: ICAL.Event, until: number): void {
  const span = until - instantOf(event, event.startDate) + 2 * DAY_MS;
  for (const rule of rulesOf(event.component)) {
    const steps = Math.ceil(span / (LEAST_UNITS_MS[rule.freq ?? ''] ?? DAY_MS)) + 2;
    if (Number.isFinite(steps)) rule.interval = Math.min(rule.interval, Math.max(1, steps));
  }
}

/**
 * Time at which to begin the expansion of a series: shortly before `from`, and a whole number of rule intervals after the start, so that
 * old occurrences are skipped.
 */
export function expansionStart(event: ICAL.Event, from: number): ICAL.Time {
  const start = event.startDate;
  const [rule, second] = rulesOf(event.component);
  const unit = UNITS_MS[rule?.freq ?? ''];
  if (!rule || second || unit === undefined || rule.count || (start.isDate && unit < DAY_MS)) return start;
  const step = unit * Math.max(1, rule.interval);
  // Begin earlier by the duration of an occurrence, which may last beyond `from`, and by 8 days for differences between time zones.
  const steps = Math.floor((from - instantOf(event, start) - durationOf(event) - 8 * DAY_MS) / step);
  if (!(steps > 0)) return start;
  const near = start.clone();
  const days = Math.floor((steps * step) / DAY_MS);
  near.adjust(days, 0, 0, (steps * step - days * DAY_MS) / 1_000);
  return near;
}

/** Earliest start and latest last start of a series in Unix ms; `last` is `Infinity` if the series has no known end. */
export function startsOf(event: ICAL.Event, unreadRules: readonly string[]): { first: number; last: number } {
  const starts = event.component
    .getAllProperties()
    .filter(({ name }) => name === 'rdate' || name === 'dtstart')
    .flatMap(property => property.getValues() as ICAL.Time[])
    .map(date => instantOf(event, date));
  const ends = [
    ...rulesOf(event.component).map(({ until }) => (until ? instantOf(event, until) + DAY_MS : Infinity)),
    ...unreadRules.map(lastDayOf),
  ];
  const max = (numbers: readonly number[]) => numbers.reduce((most, number) => Math.max(most, number), -Infinity);
  const last = max([...starts, ...ends]);
  const first = -max(starts.map(start => -start));
  return { first, last: Number.isNaN(last) ? Infinity : last };
}

/** Latest end (UNTIL, plus a day for zone offsets) of a rule that is otherwise unreadable; `Infinity` if the rule has no end. */
function lastDayOf(rule: string): number {
  const [, year, month, day] = /UNTIL=(\d{4})-?(\d{2})-?(\d{2})/i.exec(rule) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(at) ? Infinity : at + 2 * DAY_MS;
}

/** Maximum duration of an entry in milliseconds; `Infinity` if it cannot be computed. */
export function durationOf(event: ICAL.Event): number {
  const given = event.component.getFirstPropertyValue('duration') as ICAL.Duration | null;
  const givenMs = given ? given.toSeconds() * 1_000 : -Infinity;
  // Skip `endDate` if it would be computed from a duration: ICAL adds an excessive one day by day.
  const ends = event.component.getAllProperties('dtend').flatMap(property => property.getValues() as ICAL.Time[]);
  if (ends.length === 0 && !given) ends.push(event.endDate);
  const start = instantOf(event, event.startDate);
  const ms = ends.reduce((most, end) => Math.max(most, instantOf(event, end) - start), givenMs);
  return Number.isNaN(ms) ? Infinity : ms;
}

/** Whether a date of EXDATE or RECURRENCE-ID denotes the first occurrence of the series. */
export function isStart(event: ICAL.Event, time: ICAL.Time): boolean {
  const start = event.startDate;
  return time.isDate && !start.isDate
    ? time.compareDateOnlyTz(start, start.zone) === 0
    : instantOf(event, time) === instantOf(event, start);
}

/** Instant of a time in Unix ms; infinite for years outside 0–9999. */
export function instantOf({ component }: ICAL.Event, time: ICAL.Time): number {
  if (time.year > 9_999) return Infinity;
  if (time.year < 0) return -Infinity;
  const pad = (number: number, size = 2) => String(number).padStart(size, '0');
  const day = `${pad(time.year, 4)}-${pad(time.month)}-${pad(time.day)}`;
  // Whole-day events begin at midnight Brussels time, where the agent works.
  if (time.isDate) return brusselsInstant(day, '00:00');
  if (time.zone && time.zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  const clock = `${pad(time.hour)}:${pad(time.minute)}`;
  // An end may have its own zone, which is used; times computed from the start have the start's zone.
  const named =
    (time as { timezone?: unknown }).timezone ?? component.getFirstProperty('dtstart')?.getParameter('tzid');
  const asUtc = Date.parse(`${day}T${clock}:00Z`);
  return (typeof named === 'string' ? inNamedZone(asUtc, named) : undefined) ?? brusselsInstant(day, clock);
}

/** Instant of a local time in a zone that the file does not define; `undefined` if its name is unknown. */
function inNamedZone(asUtc: number, name: string): number | undefined {
  const timeZone = zoneNamed(name);
  if (timeZone === undefined) return undefined;
  const offset = (at: number) => Date.parse(`${clockIn(timeZone, at)}Z`) - at;
  return asUtc - offset(asUtc - offset(asUtc));
}

/** Cached formatters by zone: creating one takes longer than computing an occurrence with it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Local time of an instant. `clockIn('Europe/Brussels', 0)` → `'1970-01-01T01:00:00'` */
function clockIn(timeZone: string, at: number): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock.format(at).replace(' ', 'T');
}

/**
 * Converts the last moment of a series, which is in UTC, to the series' own clock, if the file does not define its zone: ICAL compares both
 * as written, and would omit the last occurrence.
 */
export function alignSeriesEnd(event: ICAL.Event): void {
  const { zone } = event.startDate;
  if (zone && zone.tzid !== 'floating') return;
  const name = event.component.getFirstProperty('dtstart')?.getParameter('tzid');
  const timeZone = (typeof name === 'string' ? zoneNamed(name) : undefined) ?? 'Europe/Brussels';
  for (const rule of rulesOf(event.component))
    if (rule.until?.zone.tzid === 'UTC')
      rule.until = ICAL.Time.fromDateTimeString(clockIn(timeZone, rule.until.toUnixTime() * 1000));
}
