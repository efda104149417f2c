import ICAL from 'ical.js';
import { mergeSpans, type TimeSpan } from '../../domain/appointment/time-span.ts';
import { brusselsInstant } from '../../domain/text/brussels-time.ts';

/** Occurrences that are looked at of one file: a day each for fifty years, ten times over. */
const MOST_STEPS = 200_000;

/** The file repeats something more often than any agent's calendar does. */
export class TooMuch extends Error {}

/**
 * When an agent is busy by their calendar between two instants, from an iCalendar file (RFC 5545): merged and in order, no word of what
 * for. What is free (TRANSP:TRANSPARENT), cancelled, or an entry that `isOwn` says this site made by its UID, is no busy time. Times
 * without a zone are those of Brussels. Throws where it is no such file, and `TooMuch` where it repeats without end.
 * `busyTimes(file, { from, until, isOwn: uid => uid.endsWith('@agency.example') })` → `[{ from: 1793095200000, until: 1793098800000 }]`
 */
export function busyTimes(
  file: string,
  { from, until, isOwn }: TimeSpan & { readonly isOwn: (uid: string) => boolean },
): readonly TimeSpan[] {
  const calendars = calendarsIn(file);
  ICAL.TimezoneService.reset();
  for (const calendar of calendars)
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendars.flatMap(calendar => calendar.getAllSubcomponents('vevent'));
  const spans: TimeSpan[] = [];
  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    const span = { from: instantOf(event, start), until: instantOf(event, end) };
    if (isBusy(event) && span.from < until && span.until > from) spans.push(span);
  };
  let steps = 0;
  for (const [uid, sameUid] of Map.groupBy(events, event => String(event.getFirstPropertyValue('uid') ?? ''))) {
    if (uid !== '' && isOwn(uid)) continue;
    const exceptions = sameUid.filter(event => event.hasProperty('recurrence-id'));
    // Each stands for itself too: it may have been moved here from a day that is not looked at.
    for (const exception of exceptions) {
      const event = new ICAL.Event(exception);
      if (exception.hasProperty('dtstart')) add(event, event.startDate, event.endDate);
    }
    for (const master of sameUid) {
      if (exceptions.includes(master) || !master.hasProperty('dtstart')) continue;
      const event = new ICAL.Event(master, { exceptions });
      if (!event.isRecurring()) {
        add(event, event.startDate, event.endDate);
        continue;
      }
      const occurrences = event.iterator();
      for (let next = occurrences.next(); next; next = occurrences.next()) {
        if (++steps > MOST_STEPS) throw new TooMuch('it repeats without end');
        if (instantOf(event, next) >= until) break;
        const { item, startDate, endDate } = event.getOccurrenceDetails(next);
        add(item, startDate, endDate);
      }
    }
  }
  return mergeSpans(spans);
}

function calendarsIn(file: string): readonly ICAL.Component[] {
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

function instantOf({ component }: ICAL.Event, time: ICAL.Time): number {
  const pad = (number: number, size = 2) => String(number).padStart(size, '0');
  const day = `${pad(time.year, 4)}-${pad(time.month)}-${pad(time.day)}`;
  // A whole day is one where the agent is.
  if (time.isDate) return brusselsInstant(day, '00:00');
  if (time.zone && time.zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  const clock = `${pad(time.hour)}:${pad(time.minute)}`;
  const named = component.getFirstProperty('dtstart')?.getParameter('tzid');
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
