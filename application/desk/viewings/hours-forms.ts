import { LEGAL_HOLIDAYS, REGIONAL_DAYS } from '../../../domain/appointment/holidays.ts';
import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import { SLOTS, WEEKDAYS } from '../../../domain/appointment/viewing-calendar.ts';
import {
  type AgencyHours,
  type AgentHours,
  byWeekday,
  CONFIRMATION_MODES,
  type PropertyWindows,
} from '../../../domain/appointment/viewing-hours.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { parseCalendarDay } from '../../../domain/text/day.ts';
import type { SentFields } from '../shared/desk-handler.ts';

/** Error of a form of the hours page; each has its own message. */
export type HoursError = 'time' | 'order' | 'number' | 'day' | 'address' | 'property' | 'past';
type ParsedHours<Value> = { readonly ok: Value } | { readonly error: HoursError };

/** Minimum and maximum of the numeric fields. */
export const NUMBERS = {
  noticeHours: [0, 720],
  daysAhead: [1, 365],
  visitMinutes: [5, 240],
  travelMinutes: [0, 240],
  capacity: [1, 100],
  agentCapacity: [1, 100],
} as const;
const NAMES = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Parses the form of an agent's hours; a weekday with both fields empty is not worked. */
export function readAgentHours(sent: SentFields): ParsedHours<AgentHours> {
  const hours: { -readonly [day in keyof AgentHours]: AgentHours[day] } = {};
  for (const day of WEEKDAYS) {
    const [from, to] = [sent(`from-${day}`).trim(), sent(`to-${day}`).trim()];
    if (from === '' && to === '') continue;
    if (!TIME.test(from) || !TIME.test(to)) return { error: 'time' };
    if (from >= to) return { error: 'order' };
    hours[day] = { from, to };
  }
  return { ok: hours };
}

/** Parses the form of the agency's viewing hours and closed days; the error code says which rule the first invalid field breaks. */
export function readAgencyHours(sent: SentFields): ParsedHours<AgencyHours> {
  const numbers = new Map(
    NAMES.map(name => [name, /^\d{1,4}$/.test(sent(name).trim()) ? Number(sent(name)) : Number.NaN]),
  );
  for (const [name, number] of numbers) {
    const [least, most] = NUMBERS[name];
    if (!(number >= least && number <= most)) return { error: 'number' };
  }
  const closed: { from: string; until: string }[] = [];
  for (const line of sent('closed').split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [first = '', last = first] = line.trim().split(/\s[-–>]\s/);
    const [from, until] = [parseCalendarDay(first), parseCalendarDay(last)];
    if (from === undefined || until === undefined) return { error: 'day' };
    if (from > until) return { error: 'order' };
    closed.push({ from, until });
  }
  const number = (name: keyof typeof NUMBERS) => numbers.get(name) ?? 0;
  return {
    ok: {
      open: openIn(sent, 'open'),
      openHolidays: LEGAL_HOLIDAYS.filter(day => sent.all('openHolidays').includes(day)),
      closedRegionalDays: REGIONAL_DAYS.filter(day => sent.all('closedRegionalDays').includes(day)),
      closed,
      noticeHours: number('noticeHours'),
      daysAhead: number('daysAhead'),
      visitMinutes: number('visitMinutes'),
      travelMinutes: number('travelMinutes'),
      capacity: number('capacity'),
      agentCapacity: number('agentCapacity'),
      confirm: CONFIRMATION_MODES.find(way => way === sent('confirm')) ?? 'at-once',
    },
  };
}

/** Parses the form of a property's own viewing hours; `undefined`: the agency's hours apply. */
export function readWindows(sent: SentFields): PropertyWindows | undefined {
  const kind = sent('windows');
  if (kind === 'phone') return { kind: 'phone' };
  return kind === 'slots' ? { kind: 'slots', open: openIn(sent, 'window') } : undefined;
}

/** Parses the form of a blocked time; without times, whole days. */
export function readBlocked(sent: SentFields, now: number): ParsedHours<TimeSpan> {
  const fromDay = parseCalendarDay(sent('fromDay'));
  const untilDay = sent('untilDay').trim() === '' ? fromDay : parseCalendarDay(sent('untilDay'));
  if (fromDay === undefined || untilDay === undefined) return { error: 'day' };
  const [from, until] = [sent('fromTime').trim() || '00:00', sent('untilTime').trim() || '23:59'];
  if (!TIME.test(from) || !TIME.test(until)) return { error: 'time' };
  const whole = until === '23:59' ? 60_000 : 0;
  const span = { from: brusselsInstant(fromDay, from), until: brusselsInstant(untilDay, until) + whole };
  if (span.from >= span.until) return { error: 'order' };
  return span.until <= now ? { error: 'past' } : { ok: span };
}

/** Parses the https address of a calendar; accepts the scheme `webcal` as well. */
export function readAddress(sent: SentFields): ParsedHours<string> {
  const url = URL.parse(
    sent('address')
      .trim()
      .replace(/^webcals?:/i, 'https:'),
  );
  const isFine = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.href.length <= 1_000;
  return isFine ? { ok: url.href } : { error: 'address' };
}

function openIn(sent: SentFields, name: string): AgencyHours['open'] {
  return byWeekday(day => SLOTS.filter(slot => sent.all(`${name}-${day}`).includes(slot)));
}
