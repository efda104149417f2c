import ICAL from 'ical.js';
import { type BusyEntry, entriesOf } from './calendar-entries.ts';
import { MOST_BUSY_TIMES } from '../../application/ports/calendar/busy-feeds.ts';
import { joinSpans, mergeSpans, type TimeSpan } from '../../domain/appointment/time-span.ts';
import { type Budget, limitRule } from './limited-rule.ts';
import { zoneNamed } from './zone-names.ts';
import {
  alignSeriesEnd,
  appliesToLaterOccurrences,
  droppedOccurrences,
  durationOf,
  instantOf,
  isStart,
  occurrencesOf,
  ofEachRule,
  rulesOf,
  shortenIntervals,
  expansionStart,
  startsOf,
} from './event-series.ts';

/**
 * Maximum number of expanded occurrences, of a series and of a whole file. A series with 20 000 a year has more than one each half hour.
 */
const MOST_STEPS_OF_SERIES = 20_000;
const MOST_STEPS = 200_000;
/**
 * Maximum number of dates that rules try and reject, in a series and in a whole file; trying as many takes about 0.7 s and 3.5 s. A rule
 * that tries 300 000 dates a year tries more than one each two minutes. Rules of time zones have separate limits of the same size.
 */
const MOST_CANDIDATES_OF_SERIES = 300_000;
const MOST_CANDIDATES = 1_500_000;
/** Maximum number of recurrence rules of a series, since each is expanded by itself. */
const MOST_RULES = 50;
/** Maximum number of components in a file: events, time zones and their parts. */
const MOST_COMPONENTS = 50_000;
/** Number of collected times after which they are merged. */
const HELD_TIMES = 20_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Maximum offset of Brussels time from UTC (summer time), in milliseconds. */
const BRUSSELS_AHEAD_MS = 120 * MINUTE_MS;
/** Events longer than a century are treated as endless: adding such a duration would exceed the range of dates. */
const LONGEST_MS = 36_525 * 86_400_000;

/** The file exceeds the limits of a plausible calendar: too many entries, or a time zone that changes its offset too often. */
export class CalendarTooLarge extends Error {}

export type BusyTimes = {
  /** Busy times in whole minutes, within the requested span, merged and sorted. */
  readonly times: readonly TimeSpan[];
  /** Whether the times are approximate: gaps or the rest of a series count as busy, or an entry could not be read completely. */
  readonly joined: boolean;
};

/**
 * Busy times of an agent between two instants (Unix ms), from an iCalendar file (RFC 5545), without titles or other details. Minutes are
 * rounded outwards. Not busy: entries that are transparent (TRANSP:TRANSPARENT, Microsoft's FREE), cancelled, or declined by an attendee
 * whose address (in lower case) `isAgent` recognises, and those whose UID `isOwn` recognises as made by this site. Times without a zone are
 * in Brussels time. Free/busy periods count unless they are FREE.
 *
 * When in doubt, time counts as busy, and `joined` is then true: if there are more than `MOST_BUSY_TIMES` spans, the shortest gaps between
 * them are filled; a series is busy without gaps after its first 20 000 occurrences; an entry that cannot be read completely, has several
 * starts or ends, or whose rules reject too many dates, is busy from its start to the last end of its rules, or forever if that is unknown.
 * An entry without a start is skipped, which also sets `joined`. Throws if the file is not a calendar, and `CalendarTooLarge` if it exceeds
 * the limits.
 * `busyTimes(file, { from, until, isOwn: uid => uid.endsWith('@agency.example') })`
 * → `{ times: [{ from: 1793095200000, until: 1793098800000 }], joined: false }`
 */
export function busyTimes(
  file: string,
  {
    from,
    until,
    isOwn,
    isAgent = () => false,
  }: TimeSpan & { readonly isOwn: (uid: string) => boolean; readonly isAgent?: (email: string) => boolean },
): BusyTimes {
  if ([...file.matchAll(/^BEGIN:/gim)].length > MOST_COMPONENTS)
    throw new CalendarTooLarge(`the calendar has more than ${MOST_COMPONENTS} components`);
  const all = entriesOf(file);
  for (const { component, declinedBy } of all)
    if (declinedBy.some(isAgent)) {
      component.removeAllProperties('status');
      component.addPropertyWithValue('status', 'CANCELLED');
    }
  const refused = registerZones(all, until);
  const namesUnknownZone = unknownZones(all);
  const collector = holdTimes({ from, until });
  let left = MOST_STEPS;
  const candidates: Budget = { left: MOST_CANDIDATES };
  let joined = false;

  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, slack: number) => {
    if (!isBusy(event.component)) return;
    const [from, until] = [instantOf(event, start), instantOf(event, end)];
    // Some programs write the last day of a whole-day entry itself as its end, instead of the day after it.
    if (start.isDate && until === from) return collector.put(from, from + DAY_MS);
    if (until < from) joined = true;
    collector.put(Math.min(from, until), Math.max(from, until) + slack);
  };
  const addPeriods = ({ component, periods }: BusyEntry, slack: number) => {
    const event = new ICAL.Event(component, { exceptions: [] });
    for (const property of periods) {
      // Unknown values of FBTYPE count as busy (RFC 5545, 3.2.9), so only FREE means available.
      if (String(property.getParameter('fbtype') ?? '').toUpperCase() === 'FREE') continue;
      for (const period of property.getValues() as unknown as ICAL.Period[])
        collector.put(
          instantOf(event, period.start),
          // The duration would exceed the range of dates, so it is not added.
          (period.duration?.toSeconds() ?? 0) * 1_000 > LONGEST_MS
            ? Infinity
            : instantOf(event, period.getEnd()) + slack,
        );
    }
  };
  /** Marks the whole entry as busy, from its start to its last end, if it cannot be read completely or expanded. */
  const addWhole = ({ component, broken }: BusyEntry, begin: number | undefined, slack: number) => {
    joined = true;
    const event = new ICAL.Event(component, { exceptions: [] });
    const { first, last } = startsOf(event, broken.get('rrule') ?? []);
    const hasEnd = !broken.has('duration') && (!broken.has('dtend') || component.hasProperty('dtend'));
    collector.put(begin ?? first, hasEnd ? last + durationOf(event) + slack : Infinity);
  };
  const addSeries = (entry: BusyEntry, exceptions: readonly ICAL.Component[], slack: number) => {
    if (rulesOf(entry.component).length > MOST_RULES) return addWhole(entry, undefined, slack);
    for (const component of ofEachRule(entry.component)) addRule({ ...entry, component }, exceptions, slack);
  };
  /** Adds the occurrences of a series that has at most one rule. */
  const addRule = (entry: BusyEntry, exceptions: readonly ICAL.Component[], slack: number) => {
    const event = new ICAL.Event(entry.component, { exceptions: [...exceptions] });
    alignSeriesEnd(event);
    shortenIntervals(event, until);
    const ofSeries: Budget = { left: MOST_CANDIDATES_OF_SERIES };
    // Local times differ from UTC by less than two days, so a rule has no occurrence before `until` in a year after this one.
    const lastYear = new Date(until + 2 * DAY_MS).getUTCFullYear();
    for (const rule of rulesOf(event.component)) limitRule(rule, [ofSeries, candidates], lastYear);
    const dropped = [...event.component.getAllProperties('exdate')].flatMap(date => date.getValues() as ICAL.Time[]);
    dropped.push(...exceptions.map(exception => exception.getFirstPropertyValue('recurrence-id') as ICAL.Time));
    // Add the start itself: the expansion omits it if no rule matches it.
    // If the time zone cannot be read, ignore exclusions: the excluded time may belong to another occurrence.
    const isDropped = slack > 0 ? () => false : droppedOccurrences(event, exceptions);
    if (!dropped.some(date => isStart(event, date))) add(event, event.startDate, event.endDate, slack);
    const begin = exceptions.some(appliesToLaterOccurrences) ? event.startDate : expansionStart(event, from);
    let last = begin === event.startDate ? undefined : instantOf(event, begin);
    let steps = 0;
    for (const { next, cost } of occurrencesOf(event, begin)) {
      steps += cost;
      left -= cost;
      if (next) {
        last = instantOf(event, next);
        if (last >= until) return;
        if (isDropped(last)) continue;
        const { item, startDate, endDate } = event.getOccurrenceDetails(next);
        add(item, startDate, endDate, slack);
      }
      if (steps >= MOST_STEPS_OF_SERIES || left <= 0) return addWhole(entry, last, slack);
    }
  };
  /** Reads an entry. On failure the whole entry counts as busy; if not even its times are readable, only `joined` is set. */
  const attempt = (entry: BusyEntry, read: (slack: number) => void, hasLater = false) => {
    const slack = slackOf(entry, refused);
    try {
      read(slack);
    } catch {
      joined = true;
      try {
        // The duration of changed occurrences is unknown here: if there are any (`hasLater`), the busy time has no end.
        if (hasLater || isBusy(entry.component)) addWhole(entry, undefined, hasLater ? Infinity : slack);
      } catch {
        // Neither start nor end is readable, so no time can count as busy; `joined` is already true.
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
      // Events made by this site never repeat; so a repeating one with such a UID was made elsewhere.
      if (uid !== '' && !isSeries && !isException && entry.periods.length === 0 && isOwn(uid)) continue;
      attempt(entry, slack => {
        const busy = isBusy(component);
        if (busy) {
          joined ||= broken.size > 0 || slack > 0 || !component.hasProperty('dtstart') || namesUnknownZone(entry);
          addPeriods(entry, slack);
        }
        if (!component.hasProperty('dtstart')) return;
        const event = new ICAL.Event(component, { exceptions: [] });
        if (
          ['rrule', 'duration', 'repeated'].some(name => broken.has(name)) ||
          (broken.has('dtend') && !component.hasProperty('dtend'))
        ) {
          if (busy) addWhole(entry, undefined, slack);
          return;
        }
        if (durationOf(event) > LONGEST_MS) {
          if (busy) collector.put(startsOf(event, []).first, Infinity);
          return;
        }
        if (!isException && isSeries) series.push(entry);
        // Add an exception on its own as well: it may have been moved into the requested span from outside.
        else add(event, event.startDate, event.endDate, slack);
        if (isException && uid !== '') exceptions.push(component);
      });
    }
    const hasLater = exceptions.some(appliesToLaterOccurrences);
    for (const entry of series)
      if (hasLater || isBusy(entry.component)) attempt(entry, slack => addSeries(entry, exceptions, slack), hasLater);
  }
  for (const entry of all.filter(({ component }) => component.name === 'vfreebusy'))
    attempt(entry, slack => {
      joined ||= namesUnknownZone(entry) || entry.broken.has('freebusy') || (entry.periods.length > 0 && slack > 0);
      addPeriods(entry, slack);
    });
  const fewer = joinSpans(collector.merged(), MOST_BUSY_TIMES);
  return { times: fewer.times, joined: joined || fewer.joined };
}

/** Groups events into series by UID. An event without a UID forms its own group. */
function groupsOf(all: readonly BusyEntry[]): readonly (readonly BusyEntry[])[] {
  const events = all.filter(({ component }) => component.name === 'vevent');
  return [...Map.groupBy(events, (entry): unknown => uidOf(entry.component) || entry).values()];
}

function uidOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue('uid') ?? '').trim();
}

/** Milliseconds by which the real end may be later than parsed, because the time zone was rejected or the time of day is unreadable. */
function slackOf({ component, periods, broken }: BusyEntry, refused: ReadonlySet<string>): number {
  const isVague = [...component.getAllProperties(), ...periods].some(property =>
    refused.has(String(property.getParameter('tzid') ?? '')),
  );
  return (isVague ? BRUSSELS_AHEAD_MS : 0) + (broken.has('dtstart') ? DAY_MS : 0);
}

/** Collects times within a span in whole minutes, merging them regularly to bound memory. */
function holdTimes({ from, until }: TimeSpan) {
  let collected: readonly TimeSpan[] = [];
  let fresh: TimeSpan[] = [];
  const merged = () => {
    collected = mergeSpans([...collected, ...fresh]);
    fresh = [];
    return collected;
  };
  return {
    put(begin: number, end: number): void {
      // NaN comes from dates out of range; treat it as unbounded.
      const first = Number.isNaN(begin) ? -Infinity : begin;
      const last = Number.isNaN(end) ? Infinity : end;
      if (!(first < last && first < until && last > from)) return;
      fresh.push({
        from: Math.max(from, Math.floor(first / MINUTE_MS) * MINUTE_MS),
        until: Math.min(until, Math.ceil(last / MINUTE_MS) * MINUTE_MS),
      });
      if (fresh.length >= collected.length + HELD_TIMES) merged();
    },
    merged,
  };
}

/**
 * Registers the file's time zones with ICAL. Returns the names of rejected zones that `zoneNamed` does not know either: unreadable zones,
 * zones with rules that are not yearly, and zones whose rules try too many dates, because ICAL expands all offset changes of a zone from
 * its first year on.
 */
function registerZones(all: readonly BusyEntry[], until: number): ReadonlySet<string> {
  ICAL.TimezoneService.reset();
  const refused = new Set<string>();
  const candidates: Budget = { left: MOST_CANDIDATES };
  for (const zone of all.filter(({ component }) => component.name === 'vtimezone')) {
    const name = String(zone.component.getFirstPropertyValue('tzid') ?? '');
    if (isZone(zone, until, candidates)) ICAL.TimezoneService.register(zone.component);
    // No date can refer to a zone without a name, so a rejected zone without one is ignored.
    else if (name !== '') refused.add(name);
  }
  // Well-known zone names (IANA) can be resolved without the file's definition, so they are not returned.
  for (const name of refused) ICAL.TimezoneService.remove(name);
  return new Set([...refused].filter(name => zoneNamed(name) === undefined));
}

/** Whether an entry names a time zone that neither the file nor the platform knows; its times then count as times of Brussels. */
function unknownZones(all: readonly BusyEntry[]): (entry: BusyEntry) => boolean {
  const described = new Set(
    all
      .filter(({ component }) => component.name === 'vtimezone')
      .map(({ component }) => String(component.getFirstPropertyValue('tzid') ?? '')),
  );
  return ({ component, periods }) =>
    [...component.getAllProperties(), ...periods].some(property => {
      const name = String(property.getParameter('tzid') ?? '');
      return name !== '' && !described.has(name) && zoneNamed(name) === undefined;
    });
}

function isZone({ component, inner, broken }: BusyEntry, until: number, ofFile: Budget): boolean {
  const budget = { left: Math.min(ofFile.left, MOST_CANDIDATES_OF_SERIES) };
  const given = budget.left;
  try {
    // Limit the rules of these components: ICAL expands them, and not the copies in `inner`.
    const changes = component.getAllSubcomponents();
    if (!component.hasProperty('tzid') || changes.length === 0) return false;
    if (broken.size > 0 || inner.some(change => change.broken.size > 0)) return false;
    for (const change of changes) {
      if (!['dtstart', 'tzoffsetfrom', 'tzoffsetto'].every(name => change.hasProperty(name))) return false;
      for (const rule of rulesOf(change)) {
        if (rule.freq !== 'YEARLY' || ['BYHOUR', 'BYMINUTE', 'BYSECOND'].some(part => part in rule.parts)) return false;
        limitRule(rule, [budget]);
      }
    }
    const year = new Date(until).getUTCFullYear();
    const zone = new ICAL.Timezone(component);
    return ['01', '07'].every(month => {
      const offset = zone.utcOffset(ICAL.Time.fromString(`${year}-${month}-01T00:00:00`, undefined as never));
      return Math.abs(offset) <= 18 * 3_600;
    });
  } catch {
    return false;
  } finally {
    ofFile.left -= given - Math.max(0, budget.left);
    // The zone is expanded once more for the dates of entries. The second expansion must not fail, so it has no limit.
    budget.left = Infinity;
  }
}

/** Values of `X-MICROSOFT-CDO-BUSYSTATUS` that make an entry busy, whatever TRANSP states. */
const NOT_AVAILABLE = ['BUSY', 'OOF', 'TENTATIVE'];

/** Whether an entry takes up time. If its lines contradict each other, it does. */
function isBusy(component: ICAL.Component): boolean {
  const valuesOf = (name: string) =>
    component.getAllProperties(name).map(property => String(property.getFirstValue()).trim().toUpperCase());
  const are = (values: readonly string[], words: readonly string[]) =>
    values.length > 0 && values.every(value => words.includes(value));
  const [transparency, state] = [valuesOf('transp'), valuesOf('x-microsoft-cdo-busystatus')];
  if (are(valuesOf('status'), ['CANCELLED', 'CANCELED'])) return false;
  if (transparency.includes('OPAQUE') || state.some(value => NOT_AVAILABLE.includes(value))) return true;
  return !(are(transparency, ['TRANSPARENT']) || are(state, ['FREE']));
}
