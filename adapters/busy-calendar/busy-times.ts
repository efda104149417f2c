import ICAL from 'ical.js';
import { MOST_BUSY_TIMES } from '../../application/ports/busy-feeds.ts';
import { joinSpans, mergeSpans, type TimeSpan } from '../../domain/appointment/time-span.ts';
import {
  changesLaterOnes,
  durationOf,
  instantOf,
  lastStart,
  occurrencesOf,
  rulesOf,
  startNear,
} from './event-series.ts';

/** Occurrences that are looked at of one series, and of one file: each half hour of a year, and of ten times as much. */
const MOST_STEPS_OF_SERIES = 20_000;
const MOST_STEPS = 200_000;
/** Rules of one series: each of them is gone through for each occurrence. */
const MOST_RULES = 50;
/** Entries, zones and what is in them of one file. */
const MOST_COMPONENTS = 50_000;
/** Times that are held before they are merged. */
const HELD_TIMES = 20_000;
const MINUTE_MS = 60_000;
/** What takes longer than a century is counted as having no end: dates so far away cannot be added up. */
const LONGEST_MS = 36_525 * 86_400_000;

/** The file holds more than any calendar does: entries without number, or a zone that changes its clocks all the time. */
export class TooMuch extends Error {}

export type BusyTimes = {
  /** In whole minutes, within the span that was asked for, merged and in order. */
  readonly times: readonly TimeSpan[];
  /** Whether more counts as busy than the file says: gaps between times, or what is left of a series that repeats too often. */
  readonly joined: boolean;
};

/**
 * When an agent is busy by their calendar between two instants, from an iCalendar file (RFC 5545), in at most `MOST_BUSY_TIMES` spans, no
 * word of what for. A minute that is busy in part is busy. What is free (TRANSP:TRANSPARENT), cancelled, or an entry that `isOwn` says this site
 * made by its UID, is no busy time. Times without a zone are those of Brussels. Where there are more, the shortest gaps between them
 * count as busy, and so does all that is left of a series after its first 20 000 occurrences: no hour in which the agent is busy is taken
 * for a free one. Throws where it is no such file, and `TooMuch` where it holds more than any calendar does.
 * `busyTimes(file, { from, until, isOwn: uid => uid.endsWith('@agency.example') })`
 * → `{ times: [{ from: 1793095200000, until: 1793098800000 }], joined: false }`
 */
export function busyTimes(
  file: string,
  { from, until, isOwn }: TimeSpan & { readonly isOwn: (uid: string) => boolean },
): BusyTimes {
  const calendars = calendarsIn(file);
  registerZones(calendars);
  const held = holdTimes({ from, until });
  let left = MOST_STEPS;
  let joined = false;

  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    if (!isBusy(event)) return;
    const last = instantOf(event, end);
    // A date that is too far away for a number is after all others.
    held.put(instantOf(event, start), Number.isNaN(last) ? Infinity : last);
  };
  const addSeries = (event: ICAL.Event, exceptions: readonly ICAL.Component[]) => {
    const begin = exceptions.some(changesLaterOnes) ? event.startDate : startNear(event, from);
    let last = instantOf(event, begin);
    let steps = 0;
    const putRest = () => {
      joined = true;
      held.put(last, lastStart(event) + durationOf(event));
    };
    if (rulesOf(event.component).length > MOST_RULES) return putRest();
    for (const { next, cost } of occurrencesOf(event, begin)) {
      steps += cost;
      left -= cost;
      if (next) {
        last = instantOf(event, next);
        if (last >= until) return;
        const { item, startDate, endDate } = event.getOccurrenceDetails(next);
        add(item, startDate, endDate);
      }
      if (steps >= MOST_STEPS_OF_SERIES || left <= 0) return putRest();
    }
  };

  const events = calendars.flatMap(calendar => calendar.getAllSubcomponents('vevent'));
  for (const [uid, sameUid] of Map.groupBy(events, event => String(event.getFirstPropertyValue('uid') ?? ''))) {
    if (uid !== '' && isOwn(uid)) continue;
    const exceptions: ICAL.Component[] = [];
    const series: ICAL.Component[] = [];
    for (const component of sameUid) {
      if (!component.hasProperty('dtstart')) continue;
      const event = new ICAL.Event(component, { exceptions: [] });
      const isException = component.hasProperty('recurrence-id');
      if (durationOf(event) > LONGEST_MS) {
        if (isBusy(event)) held.put(instantOf(event, event.startDate), Infinity);
        continue;
      }
      if (!isException && event.isRecurring()) series.push(component);
      // An exception stands for itself too: it may have been moved here from a day that is not looked at.
      else add(event, event.startDate, event.endDate);
      if (isException) exceptions.push(component);
    }
    for (const component of series) {
      const event = new ICAL.Event(component, { exceptions });
      if (isBusy(event) || exceptions.some(changesLaterOnes)) addSeries(event, exceptions);
    }
  }
  const fewer = joinSpans(held.merged(), MOST_BUSY_TIMES);
  return { times: fewer.times, joined: joined || fewer.joined };
}

/** Gathers times within a span, in whole minutes, merged as they come so that many take no more room than few. */
function holdTimes({ from, until }: TimeSpan) {
  let held: readonly TimeSpan[] = [];
  let fresh: TimeSpan[] = [];
  const merged = () => {
    held = mergeSpans([...held, ...fresh]);
    fresh = [];
    return held;
  };
  return {
    put(begin: number, end: number): void {
      if (!(begin < end && begin < until && end > from)) return;
      fresh.push({
        from: Math.max(from, Math.floor(begin / MINUTE_MS) * MINUTE_MS),
        until: Math.min(until, Math.ceil(end / MINUTE_MS) * MINUTE_MS),
      });
      if (fresh.length >= held.length + HELD_TIMES) merged();
    },
    merged,
  };
}

/** Makes the time zones of a file known to its times. Each is expanded as a whole, from its first year on. */
function registerZones(calendars: readonly ICAL.Component[]): void {
  ICAL.TimezoneService.reset();
  for (const zone of calendars.flatMap(calendar => calendar.getAllSubcomponents('vtimezone'))) {
    if (zone.getAllSubcomponents().some(change => rulesOf(change).some(({ freq }) => freq !== 'YEARLY')))
      throw new TooMuch('a time zone changes more often than once a year');
    ICAL.TimezoneService.register(zone);
  }
}

function calendarsIn(file: string): readonly ICAL.Component[] {
  if ([...file.matchAll(/^BEGIN:/gim)].length > MOST_COMPONENTS) throw new TooMuch('it has too many entries');
  const parsed = ICAL.parse(file) as unknown[];
  const all = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
  const calendars = all.map(jcal => new ICAL.Component(jcal as never)).filter(({ name }) => name === 'vcalendar');
  if (calendars.length === 0) throw new Error('there is no calendar in it');
  return calendars;
}

function isBusy({ component }: ICAL.Event): boolean {
  const says = (name: string, word: string) =>
    String(component.getFirstPropertyValue(name) ?? '').toUpperCase() === word;
  return !(says('transp', 'TRANSPARENT') || says('status', 'CANCELLED') || says('x-microsoft-cdo-busystatus', 'FREE'));
}
