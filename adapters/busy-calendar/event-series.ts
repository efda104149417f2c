import ICAL from 'ical.js';
import { brusselsInstant } from '../../domain/text/brussels-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Steps of rules, in milliseconds, that can be begun at a later one; months and years are of different lengths, and few. */
const UNITS_MS: Readonly<Record<string, number>> = {
  SECONDLY: 1_000,
  MINUTELY: MINUTE_MS,
  HOURLY: 60 * MINUTE_MS,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};
/** Dates left out in a row after which the expansion of a series gives up, and can be asked again. */
const STEPS_OF_A_TRY = 500;

/** The rules of repetition of an entry, or of a change of clocks. */
export function rulesOf(component: ICAL.Component): readonly ICAL.Recur[] {
  return component.getAllProperties('rrule').map(rule => rule.getFirstValue() as ICAL.Recur);
}

/** Whether an exception of a series holds for all later occurrences too. */
export function changesLaterOnes(exception: ICAL.Component): boolean {
  return exception.getFirstProperty('recurrence-id')?.getParameter('range') !== undefined;
}

/** The occurrences of a series, in order, with the steps that finding each has cost; `next` is absent where none was found so far. */
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

/** A start of a series near `from`, a whole number of steps of its rule later: what lies long before is not gone through one by one. */
export function startNear(event: ICAL.Event, from: number): ICAL.Time {
  const start = event.startDate;
  const [rule, second] = rulesOf(event.component);
  const unit = UNITS_MS[rule?.freq ?? ''];
  if (!rule || second || unit === undefined || rule.count || (start.isDate && unit < DAY_MS)) return start;
  const step = unit * Math.max(1, rule.interval);
  // An occurrence may last until then, and the clocks of its zone may be ahead or behind.
  const steps = Math.floor((from - instantOf(event, start) - durationOf(event) - 8 * DAY_MS) / step);
  if (!(steps > 0)) return start;
  const near = start.clone();
  const days = Math.floor((steps * step) / DAY_MS);
  near.adjust(days, 0, 0, (steps * step - days * DAY_MS) / 1_000);
  return near;
}

/** When a series begins for the first time at the earliest, and for the last time at the latest: `Infinity` where nothing says so. */
export function startsOf(event: ICAL.Event, unreadRules: readonly string[]): { first: number; last: number } {
  const starts = event.component
    .getAllProperties('rdate')
    .flatMap(property => property.getValues() as ICAL.Time[])
    .map(date => instantOf(event, date));
  starts.push(instantOf(event, event.startDate));
  const ends = [
    ...rulesOf(event.component).map(({ until }) => (until ? instantOf(event, until) + DAY_MS : Infinity)),
    ...unreadRules.map(lastDayOf),
  ];
  const max = (numbers: readonly number[]) => numbers.reduce((most, number) => Math.max(most, number), -Infinity);
  const last = max([...starts, ...ends]);
  const first = -max(starts.map(start => -start));
  return { first, last: Number.isNaN(last) ? Infinity : last };
}

/** Until when a rule holds that cannot be read as a whole, with a day for each zone. */
function lastDayOf(rule: string): number {
  const [, year, month, day] = /UNTIL=(\d{4})-?(\d{2})-?(\d{2})/i.exec(rule) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(at) ? Infinity : at + 2 * DAY_MS;
}

/** How long an entry lasts at most, in milliseconds: `Infinity` where that is no number. */
export function durationOf(event: ICAL.Event): number {
  const given = event.component.getFirstPropertyValue('duration') as ICAL.Duration | null;
  const givenMs = given ? given.toSeconds() * 1_000 : -Infinity;
  // An end that is counted from a duration is not asked for: one that is too long would be added up day by day.
  const hasEnd = !given || event.component.hasProperty('dtend');
  const ms = Math.max(
    givenMs,
    hasEnd ? instantOf(event, event.endDate) - instantOf(event, event.startDate) : -Infinity,
  );
  return Number.isNaN(ms) ? Infinity : ms;
}

/** Whether a date or a day on which a series is left out or changed is that of its start. */
export function isStart(event: ICAL.Event, time: ICAL.Time): boolean {
  const start = event.startDate;
  return time.isDate && !start.isDate
    ? time.compareDateOnlyTz(start, start.zone) === 0
    : instantOf(event, time) === instantOf(event, start);
}

/** The instant of a time of an entry, in milliseconds since 1970; infinite where its year has more than four digits. */
export function instantOf({ component }: ICAL.Event, time: ICAL.Time): number {
  if (time.year > 9_999) return Infinity;
  if (time.year < 0) return -Infinity;
  const pad = (number: number, size = 2) => String(number).padStart(size, '0');
  const day = `${pad(time.year, 4)}-${pad(time.month)}-${pad(time.day)}`;
  // A whole day is one where the agent is.
  if (time.isDate) return brusselsInstant(day, '00:00');
  if (time.zone && time.zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  const clock = `${pad(time.hour)}:${pad(time.minute)}`;
  // An end may be in a zone other than its start; times that were counted on from a start have that one's.
  const named =
    (time as { timezone?: unknown }).timezone ?? component.getFirstProperty('dtstart')?.getParameter('tzid');
  const asUtc = Date.parse(`${day}T${clock}:00Z`);
  return (typeof named === 'string' ? inNamedZone(asUtc, named) : undefined) ?? brusselsInstant(day, clock);
}

/** The instant at which clocks of a zone that the file does not describe show a time; nothing where its name is unknown. */
function inNamedZone(asUtc: number, timeZone: string): number | undefined {
  try {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    const offset = (at: number) => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - at;
    return asUtc - offset(asUtc - offset(asUtc));
  } catch {
    return undefined;
  }
}

/** Whether the clocks of a zone are known by its name. `isNamedZone('Europe/London')` → `true` */
export function isNamedZone(name: string): boolean {
  return inNamedZone(0, name) !== undefined;
}
