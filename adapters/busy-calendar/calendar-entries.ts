import ICAL from 'ical.js';

/** Properties of entries and zones that are read; all other lines are ignored, so a malformed one does no harm. */
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
/** Components that only a calendar itself contains: one that begins inside another ends that one. */
const OUTERMOST = new Set(['vevent', 'vfreebusy', 'vtimezone', 'vtodo', 'vjournal']);

/** A component of a file, such as an entry, with what of it could be read. */
export type BusyEntry = {
  readonly component: ICAL.Component;
  /** Times that it names from their beginning to their end. */
  readonly periods: readonly ICAL.Property[];
  /** Lines that could not be read, by the name of their property. */
  readonly broken: ReadonlyMap<string, readonly string[]>;
  readonly inner: readonly BusyEntry[];
};

/** Name, parameters, type and values. */
type JCal = readonly [string, object, string, ...(readonly unknown[])];
type Lines = { readonly name: string; readonly lines: string[]; readonly inner: Lines[] };

/**
 * The entries, free/busy reports and zones of an iCalendar file, each by itself: a line that cannot be read is left out of its own entry
 * and named there, and no other entry suffers. Throws where there is no calendar, or its end is missing: the rest of it may be too.
 * `entriesOf('BEGIN:VCALENDAR…')` → `[{ component, periods: [], broken: new Map([['rrule', ['RRULE:FREQ=FOO']]]), inner: [] }]`
 */
export function entriesOf(file: string): readonly BusyEntry[] {
  const found: Lines[] = [];
  let stack: Lines[] = [];
  let isCalendar = false;
  for (const line of file.replace(/(?:\r\n|\r|\n)[ \t]/g, '').split(/[\r\n]+/)) {
    const [, word = '', name = ''] =
      /^(BEGIN|END)\s*(?:;[^:]*)?:\s*(\S+)/i.exec(line)?.map(text => text.toLowerCase()) ?? [];
    if (word === 'begin') {
      if (name === 'vcalendar') stack = [];
      else if (OUTERMOST.has(name)) stack = stack.slice(0, 1);
      const begun: Lines = { name, lines: [], inner: [] };
      if (OUTERMOST.has(name)) found.push(begun);
      else stack.at(-1)?.inner.push(begun);
      stack.push(begun);
    } else if (word === 'end') {
      const at = stack.findLastIndex(open => open.name === name);
      if (at >= 0) stack = stack.slice(0, at);
      isCalendar ||= at >= 0 && name === 'vcalendar';
    } else stack.at(-1)?.lines.push(line);
  }
  if (!isCalendar || stack.length > 0) throw new Error('there is no whole calendar in it');
  return found.map(readEntry);
}

function readEntry({ name, lines, inner }: Lines): BusyEntry {
  const broken = new Map<string, string[]>();
  const properties: JCal[] = [];
  const periods: ICAL.Property[] = [];
  const put = (property: JCal) => {
    if (property[2] === 'period') periods.push(new ICAL.Property(property as never));
    else properties.push(property);
  };
  for (const line of lines) {
    const property = /^\s*([\w-]+)/.exec(line)?.[1]?.toLowerCase() ?? '';
    if (!READ.has(property)) continue;
    const whole = readLine(line.trim());
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
  const read = inner.filter(part => part.name === 'standard' || part.name === 'daylight').map(readEntry);
  const component = new ICAL.Component([name, properties, read.map(part => part.component.toJSON())] as never);
  return { component, periods, broken, inner: read };
}

/** A line in the form in which components are made of it; nothing where it, or one of its values, cannot be read. */
function readLine(line: string): JCal | undefined {
  try {
    const property = ICAL.parse.property(line) as JCal;
    return isReadable(property) ? property : undefined;
  } catch {
    return undefined;
  }
}

/** A line of several dates or periods as one of each. */
function valuesOf(line: string, property: string): readonly string[] {
  if (!['rdate', 'exdate', 'freebusy'].includes(property)) return [];
  const at = line.lastIndexOf('":') >= 0 ? line.lastIndexOf('":') + 1 : line.indexOf(':');
  return line
    .slice(at + 1)
    .split(',')
    .map(value => `${line.slice(0, at + 1)}${value}`);
}

/** The day of a beginning or an end of which the hour cannot be read; of an end, the day after. */
function dayIn(line: string, property: string): string | undefined {
  if (property !== 'dtstart' && property !== 'dtend') return undefined;
  const [, year, month, day] = /^[^:]*:\D*(\d{4})-?(\d{2})-?(\d{2})/.exec(line) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(at)) return undefined;
  return new Date(at + (property === 'dtend' ? 86_400_000 : 0)).toISOString().slice(0, 10);
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

/** Whether its values are of the type that its name asks for; throws where they are none at all. Values are read on demand: all of them here. */
function isReadable(property: JCal): boolean {
  const types = TYPES[property[0]];
  return new ICAL.Property(property as never).getValues().every(
    value =>
      (!types || types.some(type => (value as unknown) instanceof type)) &&
      // Dates of another way of counting them are not those that the rule is expanded to.
      (!(value instanceof ICAL.Recur) ||
        (Boolean(value.freq) && /^(?:undefined|gregorian)$/i.test(String((value as { rscale?: unknown }).rscale)))),
  );
}
