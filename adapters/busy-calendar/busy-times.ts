import ICAL from 'ical.js';
import { type BusyEntry, entriesOf } from './calendar-entries.ts';
import { MOST_BUSY_TIMES } from '../../application/ports/calendar/busy-feeds.ts';
import { joinSpans, mergeSpans, type TimeSpan } from '../../domain/appointment/time-span.ts';
import {
  changesLaterOnes,
  durationOf,
  instantOf,
  isNamedZone,
  isStart,
  occurrencesOf,
  rulesOf,
  startNear,
  startsOf,
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
const DAY_MS = 86_400_000;
/** The clocks of Brussels are ahead of UTC by so much at most. */
const BRUSSELS_AHEAD_MS = 120 * MINUTE_MS;
/** What takes longer than a century is counted as having no end: dates so far away cannot be added up. */
const LONGEST_MS = 36_525 * 86_400_000;

/** The file holds more than any calendar does: entries without number, or a zone that changes its clocks all the time. */
export class TooMuch extends Error {}

export type BusyTimes = {
  /** In whole minutes, within the span that was asked for, merged and in order. */
  readonly times: readonly TimeSpan[];
  /** Whether the file cannot be taken as it is: gaps or what is left of a series count too, or an entry could not be read. */
  readonly joined: boolean;
};

/**
 * When an agent is busy by their calendar between two instants, from an iCalendar file (RFC 5545), in at most `MOST_BUSY_TIMES` spans, no
 * word of what for. A minute that is busy in part is busy. What is free (TRANSP:TRANSPARENT), cancelled, or an entry that `isOwn` says this site
 * made by its UID, is no busy time. Times without a zone are those of Brussels. Where there are more, the shortest gaps between them
 * count as busy, and so does all that is left of a series after its first 20 000 occurrences: no hour in which the agent is busy is taken
 * for a free one. An entry that cannot be read counts from its start on for all of its rules, and without end where it says none; one
 * without a start is left out: `joined` says both, and the others are read. Periods of free/busy reports count unless they are FREE.
 * Throws where it is no such file, and `TooMuch` where it holds more than any calendar does.
 * `busyTimes(file, { from, until, isOwn: uid => uid.endsWith('@agency.example') })`
 * → `{ times: [{ from: 1793095200000, until: 1793098800000 }], joined: false }`
 */
export function busyTimes(
  file: string,
  { from, until, isOwn }: TimeSpan & { readonly isOwn: (uid: string) => boolean },
): BusyTimes {
  if ([...file.matchAll(/^BEGIN:/gim)].length > MOST_COMPONENTS) throw new TooMuch('it has too many entries');
  const all = entriesOf(file);
  const refused = registerZones(all, until);
  const held = holdTimes({ from, until });
  let left = MOST_STEPS;
  let joined = false;

  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, slack: number) => {
    if (isBusy(event.component)) held.put(instantOf(event, start), instantOf(event, end) + slack);
  };
  const addPeriods = ({ component, periods }: BusyEntry, slack: number) => {
    const event = new ICAL.Event(component, { exceptions: [] });
    for (const property of periods) {
      // What is said to be free is no busy time; words for it that are not known are.
      if (String(property.getParameter('fbtype') ?? '').toUpperCase() === 'FREE') continue;
      for (const period of property.getValues() as unknown as ICAL.Period[])
        held.put(
          instantOf(event, period.start),
          // Not added up where it is longer than dates go.
          (period.duration?.toSeconds() ?? 0) * 1_000 > LONGEST_MS
            ? Infinity
            : instantOf(event, period.getEnd()) + slack,
        );
    }
  };
  /** From its start on, for all of its rules: where something else of it cannot be read, or cannot be expanded. */
  const addWhole = ({ component, broken }: BusyEntry, begin: number | undefined, slack: number) => {
    joined = true;
    const event = new ICAL.Event(component, { exceptions: [] });
    const { first, last } = startsOf(event, broken.get('rrule') ?? []);
    const hasEnd = !broken.has('duration') && (!broken.has('dtend') || component.hasProperty('dtend'));
    held.put(begin ?? first, hasEnd ? last + durationOf(event) + slack : Infinity);
  };
  const addSeries = (entry: BusyEntry, exceptions: readonly ICAL.Component[], slack: number) => {
    const event = new ICAL.Event(entry.component, { exceptions: [...exceptions] });
    if (rulesOf(event.component).length > MOST_RULES) return addWhole(entry, undefined, slack);
    const dropped = [...event.component.getAllProperties('exdate')].flatMap(date => date.getValues() as ICAL.Time[]);
    dropped.push(...exceptions.map(exception => exception.getFirstPropertyValue('recurrence-id') as ICAL.Time));
    // The first occurrence is the start itself, which the expansion leaves out where no rule comes to it.
    if (!dropped.some(date => isStart(event, date))) add(event, event.startDate, event.endDate, slack);
    const begin = exceptions.some(changesLaterOnes) ? event.startDate : startNear(event, from);
    let last = begin === event.startDate ? undefined : instantOf(event, begin);
    let steps = 0;
    for (const { next, cost } of occurrencesOf(event, begin)) {
      steps += cost;
      left -= cost;
      if (next) {
        last = instantOf(event, next);
        if (last >= until) return;
        const { item, startDate, endDate } = event.getOccurrenceDetails(next);
        add(item, startDate, endDate, slack);
      }
      if (steps >= MOST_STEPS_OF_SERIES || left <= 0) return addWhole(entry, last, slack);
    }
  };
  /** Reads an entry. Where that fails, all of its time counts as busy; where its time is unreadable, `joined` is set, which the agent sees. */
  const attempt = (entry: BusyEntry, read: (slack: number) => void, hasLater = false) => {
    const slack = slackOf(entry, refused);
    try {
      read(slack);
    } catch {
      joined = true;
      try {
        // How long changed occurrences last is not known here.
        if (hasLater || isBusy(entry.component)) addWhole(entry, undefined, hasLater ? Infinity : slack);
      } catch {
        // Nothing says when it is.
      }
    }
  };

  for (const sameUid of groupsOf(all)) {
    const exceptions: ICAL.Component[] = [];
    const series: BusyEntry[] = [];
    for (const entry of sameUid) {
      const { component, broken } = entry;
      const isSeries = component.hasProperty('rrule') || component.hasProperty('rdate');
      const isException = component.hasProperty('recurrence-id');
      const uid = uidOf(component);
      // What this site made never repeats, whatever else bears its name.
      if (uid !== '' && !isSeries && !isException && entry.periods.length === 0 && isOwn(uid)) continue;
      attempt(entry, slack => {
        const busy = isBusy(component);
        if (busy) {
          joined ||= broken.size > 0 || slack > 0 || !component.hasProperty('dtstart');
          addPeriods(entry, slack);
        }
        if (!component.hasProperty('dtstart')) return;
        const event = new ICAL.Event(component, { exceptions: [] });
        if (
          ['rrule', 'duration'].some(name => broken.has(name)) ||
          (broken.has('dtend') && !component.hasProperty('dtend'))
        ) {
          if (busy) addWhole(entry, undefined, slack);
          return;
        }
        if (durationOf(event) > LONGEST_MS) {
          if (busy) held.put(startsOf(event, []).first, Infinity);
          return;
        }
        if (!isException && isSeries) series.push(entry);
        // An exception is added by itself too: it may have been moved here from a day outside the period that is read.
        else add(event, event.startDate, event.endDate, slack);
        if (isException && uid !== '') exceptions.push(component);
      });
    }
    const hasLater = exceptions.some(changesLaterOnes);
    for (const entry of series)
      if (hasLater || isBusy(entry.component)) attempt(entry, slack => addSeries(entry, exceptions, slack), hasLater);
  }
  for (const entry of all.filter(({ component }) => component.name === 'vfreebusy'))
    attempt(entry, slack => {
      joined ||= entry.broken.has('freebusy') || (entry.periods.length > 0 && slack > 0);
      addPeriods(entry, slack);
    });
  const fewer = joinSpans(held.merged(), MOST_BUSY_TIMES);
  return { times: fewer.times, joined: joined || fewer.joined };
}

/** Entries of one series: those of one UID. One without a UID belongs to no other. */
function groupsOf(all: readonly BusyEntry[]): readonly (readonly BusyEntry[])[] {
  const events = all.filter(({ component }) => component.name === 'vevent');
  return [...Map.groupBy(events, (entry): unknown => uidOf(entry.component) || entry).values()];
}

function uidOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue('uid') ?? '').trim();
}

/** How much later than it is read an entry may be: of a zone that is refused, in UTC, or of a start that says the day alone. */
function slackOf({ component, periods, broken }: BusyEntry, refused: ReadonlySet<string>): number {
  const isVague = [...component.getAllProperties(), ...periods].some(property =>
    refused.has(String(property.getParameter('tzid') ?? '')),
  );
  return (isVague ? BRUSSELS_AHEAD_MS : 0) + (broken.has('dtstart') ? DAY_MS : 0);
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
      // What is no number is without end: dates that are too far away, and what cannot be counted.
      const first = Number.isNaN(begin) ? -Infinity : begin;
      const last = Number.isNaN(end) ? Infinity : end;
      if (!(first < last && first < until && last > from)) return;
      fresh.push({
        from: Math.max(from, Math.floor(first / MINUTE_MS) * MINUTE_MS),
        until: Math.min(until, Math.ceil(last / MINUTE_MS) * MINUTE_MS),
      });
      if (fresh.length >= held.length + HELD_TIMES) merged();
    },
    merged,
  };
}

/**
 * Makes the time zones of a file known to its times, and returns the names of those that cannot be: they say nothing that can be read, or
 * change more often than some times a year. Each is expanded as a whole, from its first year on.
 */
function registerZones(all: readonly BusyEntry[], until: number): ReadonlySet<string> {
  ICAL.TimezoneService.reset();
  const refused = new Set<string>();
  for (const zone of all.filter(({ component }) => component.name === 'vtimezone')) {
    const name = String(zone.component.getFirstPropertyValue('tzid') ?? '');
    if (isZone(zone, until)) ICAL.TimezoneService.register(zone.component);
    else refused.add(name);
  }
  // Clocks of the world are known by their names, whatever a file says of them.
  for (const name of refused) ICAL.TimezoneService.remove(name);
  return new Set([...refused].filter(name => !isNamedZone(name)));
}

function isZone({ component, inner, broken }: BusyEntry, until: number): boolean {
  try {
    const changes = inner.map(change => change.component);
    if (!component.hasProperty('tzid') || changes.length === 0) return false;
    if (broken.size > 0 || inner.some(change => change.broken.size > 0)) return false;
    for (const change of changes) {
      if (!['dtstart', 'tzoffsetfrom', 'tzoffsetto'].every(name => change.hasProperty(name))) return false;
      for (const { freq, parts } of rulesOf(change))
        if (freq !== 'YEARLY' || ['BYHOUR', 'BYMINUTE', 'BYSECOND'].some(part => part in parts)) return false;
    }
    const year = new Date(until).getUTCFullYear();
    const zone = new ICAL.Timezone(component);
    return ['01', '07'].every(month => {
      const offset = zone.utcOffset(ICAL.Time.fromString(`${year}-${month}-01T00:00:00`, undefined as never));
      return Math.abs(offset) <= 18 * 3_600;
    });
  } catch {
    return false;
  }
}

function isBusy(component: ICAL.Component): boolean {
  const says = (name: string, word: string) =>
    String(component.getFirstPropertyValue(name) ?? '').toUpperCase() === word;
  return !(says('transp', 'TRANSPARENT') || says('status', 'CANCELLED') || says('x-microsoft-cdo-busystatus', 'FREE'));
}
