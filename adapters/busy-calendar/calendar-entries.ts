import ICAL from 'ical.js';
import { isDay } from '../../domain/text/day.ts';

/** Properties that are parsed; all other lines are ignored, so that malformed lines do no harm. */
const READ = new Set([
  'uid',
  'dtstart',
  'dtend',
  'duration',
  'rrule',
  'rdate',
  'exdate',
  'recurrence-id',
  'status',
  'transp',
  'x-microsoft-cdo-busystatus',
  'freebusy',
  'tzid',
  'tzoffsetfrom',
  'tzoffsetto',
]);
/** Top-level components of a calendar. If one begins inside another, the outer one is closed. */
const OUTERMOST = new Set(['vevent', 'vfreebusy', 'vtimezone', 'vtodo', 'vjournal']);

/** A component of a file, such as an event, with those of its properties that could be parsed. */
export type BusyEntry = {
  readonly component: ICAL.Component;
  /** Properties whose values are periods (start and end). */
  readonly periods: readonly ICAL.Property[];
  /**
   * Lines that could not be parsed, by the name of their property. The key `end` means that lines may be missing, `repeated` that there are
   * several starts or ends.
   */
  readonly broken: ReadonlyMap<string, readonly string[]>;
  readonly inner: readonly BusyEntry[];
  /** Mail addresses, in lower case, of attendees who declined. */
  readonly declinedBy: readonly string[];
};

/** jCal property (RFC 7265): name, parameters, type and values. */
type JCal = readonly [string, object, string, ...(readonly unknown[])];
type Lines = { readonly name: string; readonly lines: string[]; readonly inner: Lines[]; isTorn?: true };

/**
 * Parses the events, free/busy reports and time zones of an iCalendar file separately: a broken line is recorded in `broken` of its own
 * entry and does not affect others. Throws if there is no calendar or its end is missing, since more may be missing.
 * `entriesOf('BEGIN:VCALENDAR…')` → `[{ component, periods: [], broken: new Map([['rrule', ['RRULE:FREQ=FOO']]]), inner: [] }]`
 */
export function entriesOf(file: string): readonly BusyEntry[] {
  const found: Lines[] = [];
  let stack: Lines[] = [];
  let isCalendar = false;
  for (const line of file.replace(/(?:\r\n|\r|\n)[ \t]/g, '').split(/[\r\n]+/)) {
    const [, word = '', name = ''] =
      /^(BEGIN|END)\s*(?:;[^:]*)?:\s*([a-z][\w-]*)\s*$/i.exec(line)?.map(text => text.toLowerCase()) ?? [];
    if (word === 'begin') {
      if (name === 'vcalendar') stack = [];
      else if (OUTERMOST.has(name)) stack = stack.slice(0, 1);
      const opened: Lines = { name, lines: [], inner: [] };
      if (OUTERMOST.has(name)) found.push(opened);
      else stack.at(-1)?.inner.push(opened);
      stack.push(opened);
    } else if (word === 'end') {
      const at = stack.findLastIndex(open => open.name === name);
      if (at > 0) adoptUnclosed(stack.slice(at));
      if (at >= 0) stack = stack.slice(0, at);
      isCalendar ||= at >= 0 && name === 'vcalendar';
    } else stack.at(-1)?.lines.push(line);
  }
  if (!isCalendar || stack.length > 0) throw new Error('the file has no complete VCALENDAR');
  return found.map(readEntry);
}

/**
 * Moves the dates and rules of inner components without an END line to the outer component, to which they belong: components inside an
 * event, such as alarms, have no dates. Sets `isTorn` on the outer component, because more of its lines may be missing.
 */
function adoptUnclosed([outer, ...unclosed]: readonly Lines[]): void {
  const dates = unclosed
    .flatMap(({ lines }) => lines)
    .filter(line => /^\s*(?:DT|RRULE|RDATE|EXDATE|RECUR)/i.test(line));
  if (!outer || dates.length === 0) return;
  outer.isTorn = true;
  outer.lines.push(...dates);
}

function readEntry({ name, lines, inner, isTorn }: Lines): BusyEntry {
  const broken = new Map<string, string[]>(isTorn ? [['end', []]] : []);
  const properties: JCal[] = [];
  const periods: ICAL.Property[] = [];
  const put = (property: JCal) => {
    if (property[2] === 'period') periods.push(new ICAL.Property(property as never));
    else properties.push(property);
  };
  const declinedBy: string[] = [];
  for (const written of lines) {
    const property = /^\s*([\w-]+)/.exec(written)?.[1]?.toLowerCase() ?? '';
    if (property === 'attendee') declinedBy.push(...declinedIn(written));
    if (!READ.has(property)) continue;
    const line = withStandardSpelling(written.trim(), property);
    // ICAL.js would count the dates that BYSETPOS excludes towards COUNT, and end the rule too early.
    const isMiscounted =
      property === 'rrule' && /[;:]BYSETPOS=/.test(line) && /[;:]COUNT=/.test(line) && hasIgnoredPart(line);
    const isWhole = !isMiscounted && !hasRest(line, property) && hasRealEnd(line, property);
    const whole = isWhole ? readLine(line) : undefined;
    if (property === 'rrule' && hasIgnoredPart(line)) broken.set('rrule-part', [line]);
    if (whole) {
      put(whole);
      continue;
    }
    const lost = broken.get(property) ?? [];
    broken.set(property, lost);
    lost.push(line);
    for (const value of valuesOf(line, property)) {
      const read = readLine(value) ?? readLine(`${value.split('/', 1)[0]}/99991231T235959Z`);
      if (read) put(read);
    }
    const day = dayIn(line, property);
    if (day) put([property, {}, 'date-time', `${day}T00:00:00`]);
  }
  if (name === 'vevent' && ['dtstart', 'dtend'].some(date => valuesNamed(properties, date).size > 1))
    broken.set('repeated', []);
  const read = inner.filter(part => part.name === 'standard' || part.name === 'daylight').map(readEntry);
  const component = new ICAL.Component([name, properties, read.map(part => part.component.toJSON())] as never);
  return { component, periods, broken, inner: read, declinedBy };
}

/** Distinct values of all properties with this name. Several values mean that the lines END and BEGIN between two events are missing. */
function valuesNamed(properties: readonly JCal[], named: string): ReadonlySet<string> {
  return new Set(properties.flatMap(([name, , , ...values]) => (name === named ? [values.join()] : [])));
}

/**
 * Whether a single date has other text after it, such as a property whose line break was lost; ICAL.js ignores that text.
 * `hasRest('DTSTART:20261110T090000ZDTEND:20261110T100000Z', 'dtstart')` → `true`
 */
function hasRest(line: string, property: string): boolean {
  const isDate = property === 'dtstart' || property === 'dtend';
  return isDate && basicDate(line.slice(valueAt(line) + 1)) === undefined;
}

/**
 * Whether the end of a rule is missing or a real day: ICAL.js ends a rule with any other end at its first date.
 * `hasRealEnd('RRULE:FREQ=DAILY;UNTIL=31/12/2026', 'rrule')` → `false`
 */
function hasRealEnd(line: string, property: string): boolean {
  const [, until] = (property === 'rrule' && /[;:]UNTIL=([^;]*)/.exec(line)) || [];
  if (until === undefined) return true;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)T\d{6}Z?$/.exec(until) ?? [];
  return isDay(`${year}-${month}-${day}`);
}

/** Parts of a rule that RFC 5545 and RFC 7529 define. */
const RULE_PART =
  /^(?:FREQ|UNTIL|COUNT|INTERVAL|WKST|BYSETPOS|RSCALE|SKIP|BY(?:SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH))$/;

/**
 * Whether a line with a rule has a part that ICAL ignores: a part that ICAL does not know, an interval below 1 (which ICAL replaces by 1),
 * or BYSETPOS in a rule that does not select weekdays of a month. `hasIgnoredPart('RRULE:FREQ=DAILY;X=1')` → `true`
 */
function hasIgnoredPart(line: string): boolean {
  const parts = new Map(
    line
      .slice(line.lastIndexOf(':') + 1)
      .split(';')
      .filter(part => part.includes('='))
      .map(part => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );
  const others = [...parts.keys()].filter(name => name.startsWith('BY') && name !== 'BYSETPOS' && name !== 'BYDAY');
  const isOfMonth =
    parts.has('BYDAY') &&
    ((parts.get('FREQ') === 'MONTHLY' && !parts.has('BYMONTHDAY')) ||
      (parts.get('FREQ') === 'YEARLY' && others.join() === 'BYMONTH'));
  return (
    [...parts.keys()].some(name => !RULE_PART.test(name)) ||
    Number(parts.get('INTERVAL') ?? 1) < 1 ||
    (parts.has('BYSETPOS') && !isOfMonth)
  );
}

const DATES = new Set(['dtstart', 'dtend', 'exdate', 'rdate', 'recurrence-id']);
const DATE_SIGN = /[\dTZ:+.,\s-]/i;
/** A date in the basic form of RFC 5545, or in another form of ISO 8601: with hyphens, parts of seconds, or an offset. */
const DATE = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d{1,9})?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Converts a line to the spelling of RFC 5545: rules in capitals and with the end of the day in UNTIL, periods without spaces, dates in the
 * basic form with the `VALUE` that fits them. Many programs write a whole day without `VALUE=DATE`.
 * `withStandardSpelling('DTSTART:2026-11-10', 'dtstart')` → `'DTSTART;VALUE=DATE:20261110'`
 */
function withStandardSpelling(line: string, property: string): string {
  if (property === 'rrule')
    return asExpanded(
      line
        .toUpperCase()
        .replace(/\s+/g, '')
        .replace(/(?<=[;:]UNTIL=)[^;]*/, until => basicDate(until) ?? until)
        .replace(/(?<=UNTIL=\d{8})(?=;|$)/, 'T235959'),
    );
  if (property === 'freebusy')
    return `${line.slice(0, valueAt(line) + 1)}${line.slice(valueAt(line) + 1).replace(/\s+/g, '')}`;
  if (!DATES.has(property)) return line;
  const at = datesAt(line);
  const dates = line
    .slice(at + 1)
    .split(',')
    .map(basicDate);
  const isDays = dates.every(date => date?.length === 8);
  if (at < 0 || dates.includes(undefined) || (!isDays && dates.some(date => date?.length === 8))) return line;
  const head = line
    .slice(0, at)
    .replace(/;VALUE=(?:"[^"]*"|[^;:"]*)/gi, '')
    .replace(/;([\w-]+)=([^";]+)/g, (whole, name, value) => (/[:,]/.test(value) ? `;${name}="${value}"` : whole));
  return `${head}${isDays ? ';VALUE=DATE' : ''}:${dates.join(',')}`;
}

/** Index of the colon before the dates at the end of a line, or -1; the name of a zone may contain colons too. */
function datesAt(line: string): number {
  let from = line.length;
  while (from > 0 && DATE_SIGN.test(line[from - 1] ?? '')) from--;
  const colon = line.slice(from).search(/:\s?\d{4}/);
  return colon < 0 ? -1 : from + colon;
}

/** A date in the basic form, in UTC if it has an offset. `basicDate('2026-11-10T10:00:00+01:00')` → `'20261110T090000Z'` */
function basicDate(text: string): string | undefined {
  const [whole, year, month, day, hour, minute, second = '00', offset = ''] = DATE.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  if (hour === undefined) return `${year}${month}${day}`;
  const local = `${year}${month}${day}T${hour}${minute}${second}`;
  if (offset === '' || /^z$/i.test(offset)) return `${local}${offset.toUpperCase()}`;
  const at = Date.parse(
    `${year}-${month}-${day}T${hour}:${minute}:${second}${offset.replace(/^(...)(\d\d)$/, '$1:$2')}`,
  );
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Index of the colon between a line's parameters and its value. */
function valueAt(line: string): number {
  const quoted = line.lastIndexOf('":');
  return quoted >= 0 ? quoted + 1 : line.indexOf(':');
}

/**
 * Mail addresses of an attendee who declined: the address after `mailto:`, and the parameter EMAIL, which iCloud adds because it writes a
 * path instead of `mailto:`. `declinedIn('ATTENDEE;PARTSTAT=DECLINED:mailto:Ann@example.be')` → `['ann@example.be']`
 */
function declinedIn(line: string): readonly string[] {
  if (!/;PARTSTAT="?DECLINED"?[;:]/i.test(line)) return [];
  const addresses = [line.slice(line.lastIndexOf(':') + 1), /;EMAIL="?([^";:]+)/i.exec(line)?.[1] ?? ''];
  return addresses.filter(address => address.includes('@')).map(address => address.trim().toLowerCase());
}

/** Parses a line to jCal; returns `undefined` if it or one of its values is invalid. */
function readLine(line: string): JCal | undefined {
  try {
    const property = ICAL.parse.property(line) as JCal;
    return hasRealDates(property) && isReadable(property) ? property : undefined;
  } catch {
    return undefined;
  }
}

/** Splits a line of several dates or periods into one line per value. */
function valuesOf(line: string, property: string): readonly string[] {
  if (!['rdate', 'exdate', 'freebusy'].includes(property)) return [];
  const at = valueAt(line);
  return line
    .slice(at + 1)
    .split(',')
    .map(value => `${line.slice(0, at + 1)}${value}`);
}

/** Day of a DTSTART or DTEND whose time is unreadable; for DTEND the following day, so that the whole day counts. */
function dayIn(line: string, property: string): string | undefined {
  if (property !== 'dtstart' && property !== 'dtend') return undefined;
  const [, year, month, day] = /^[^:]*:\D*(\d{4})-?(\d{2})-?(\d{2})/.exec(line) ?? [];
  // Without this check, `Date.parse` would read 31 February as a day in March.
  if (!isDay(`${year}-${month}-${day}`)) return undefined;
  const at = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return new Date(at + (property === 'dtend' ? 86_400_000 : 0)).toISOString().slice(0, 10);
}

/**
 * Whether the dates of a property exist. ICAL moves others, such as 31 February or 25:00, to a later day, so that the entry would be busy at
 * another time than its author meant. 24:00 is the end of a day.
 */
function hasRealDates([name, , , ...values]: JCal): boolean {
  if (!DATES.has(name)) return true;
  return values.every(value => {
    const [, day = '', hour = '00', minute = '00', second = '00'] =
      /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d):(\d\d))?/.exec(String(value)) ?? [];
    const isTime = Number(hour) < 24 || `${hour}${minute}${second}` === '240000';
    return day === '' || (isDay(day) && isTime && Number(minute) < 60 && Number(second) <= 60);
  });
}

const TYPES: Readonly<Record<string, readonly (abstract new (...given: never[]) => object)[]>> = {
  dtstart: [ICAL.Time],
  dtend: [ICAL.Time],
  'recurrence-id': [ICAL.Time],
  exdate: [ICAL.Time],
  rdate: [ICAL.Time, ICAL.Period],
  duration: [ICAL.Duration],
  freebusy: [ICAL.Period],
  rrule: [ICAL.Recur],
};

/** Whether all values have the type expected for the property. Reads each value, since ICAL decodes them lazily and throws only then. */
function isReadable(property: JCal): boolean {
  const types = TYPES[property[0]];
  return new ICAL.Property(property as never)
    .getValues()
    .every(
      value =>
        (!types || types.some(type => (value as unknown) instanceof type)) &&
        (!(value instanceof ICAL.Recur) || isExpandable(value)),
    );
}

/** Whether ICAL.js expands a rule to the dates that RFC 5545 defines; ICAL.js ignores or misreads some parts of rules. */
function isExpandable(rule: ICAL.Recur): boolean {
  // ICAL.js treats a count of 0 as no limit, and ends a rule with a negative count at once.
  if (!rule.freq || (rule.count ?? 1) < 1) return false;
  // ICAL.js does not expand rules in other calendars than the Gregorian one (RSCALE, RFC 7529).
  if (!/^(?:undefined|gregorian)$/i.test(String((rule as { rscale?: unknown }).rscale))) return false;
  const { freq, interval, parts } = rule;
  if ('BYWEEKNO' in parts) return false;
  // ICAL.js reads only one digit of the number before a weekday.
  if (parts.BYDAY?.some(day => /\d\d/.test(day))) return false;
  const countsFromEnd = parts.BYMONTHDAY?.some(day => Number(day) < 0) === true;
  const isStepped = interval > 1;
  const hasOneTime = [parts.BYHOUR, parts.BYMINUTE, parts.BYSECOND].every(times => (times?.length ?? 0) <= 1);
  switch (freq) {
    case 'YEARLY':
      return hasOneTime && !countsFromEnd && ('BYMONTH' in parts || !('BYMONTHDAY' in parts));
    case 'MONTHLY':
      return (
        hasOneTime &&
        !('BYMONTH' in parts) &&
        !('BYDAY' in parts && 'BYMONTHDAY' in parts && (isStepped || countsFromEnd))
      );
    case 'WEEKLY':
      return true;
    default:
      // RFC 5545 defines the number before a weekday only within a month or a year.
      return (
        !parts.BYDAY?.some(day => /\d/.test(day)) &&
        !countsFromEnd &&
        !(isStepped && (HOURS_IN[freq] ?? []).some(part => part in parts))
      );
  }
}

/** Parts of a rule, by its frequency, for which ICAL ignores the interval. */
const HOURS_IN: Readonly<Record<string, readonly string[]>> = {
  HOURLY: ['BYHOUR'],
  MINUTELY: ['BYHOUR', 'BYMINUTE'],
  SECONDLY: ['BYHOUR', 'BYMINUTE', 'BYSECOND'],
};

const ALL_MONTHS = '1,2,3,4,5,6,7,8,9,10,11,12';

/**
 * Rewrites a rule in capitals to one with the same dates that ICAL.js expands correctly; unchanged, ICAL.js would lose dates of
 * `FREQ=MONTHLY;BYMONTH=`, `FREQ=HOURLY;BYHOUR=` and `FREQ=YEARLY;BYMONTHDAY=`. Rules with an interval or with positions would get other
 * dates, so they are not rewritten. `asExpanded('RRULE:FREQ=MONTHLY;BYMONTH=12,1;BYDAY=1MO')` →
 * `'RRULE:FREQ=YEARLY;BYMONTH=12,1;BYDAY=1MO'`
 */
function asExpanded(line: string): string {
  const at = line.lastIndexOf(':') + 1;
  const parts = line.slice(at).split(';');
  const has = (name: string) => parts.some(part => part.startsWith(`${name}=`));
  const put = (from: string, to: string) => {
    const step = parts.indexOf(`FREQ=${from}`);
    if (step >= 0) parts[step] = `FREQ=${to}`;
  };
  const isStepped = parts.some(part => part.startsWith('INTERVAL=') && part !== 'INTERVAL=1');
  if (isStepped || has('BYSETPOS') || has('BYWEEKNO') || has('BYYEARDAY')) return line;
  if (has('BYMINUTE')) put('MINUTELY', 'HOURLY');
  if (has('BYHOUR')) put('HOURLY', 'DAILY');
  if (has('BYMONTH')) put('MONTHLY', 'YEARLY');
  if (has('BYMONTHDAY') && !has('BYMONTH') && parts.includes('FREQ=YEARLY')) parts.push(`BYMONTH=${ALL_MONTHS}`);
  return line.slice(0, at) + parts.join(';');
}
