import type { Calendar } from '../../application/ports/mails/mailer.ts';
import { isDay } from '../../domain/text/day.ts';
import { escapeText, foldLine } from '../wire/content-lines.ts';
import { oneLine } from './mail-text.ts';

/** A calendar event; times are in Brussels time. */
export type CalendarEntry = {
  /** Identifies the event across all versions. */
  readonly uid: string;
  /** Version number; increases with each change. */
  readonly sequence: number;
  /** Creation time of this version, Unix ms. */
  readonly stampedAt: number;
  /** ISO day. */
  readonly day: string;
  /** Time of day at which the event begins, e.g. '10:00'. */
  readonly from: string;
  readonly to: string;
  /** Attendee of a cancellation; absent if the viewing takes place. */
  readonly cancelledFor: string | undefined;
  readonly summary: string;
  /** Place of the event; `undefined` if the address is not disclosed. */
  readonly location: string | undefined;
  readonly description: string;
  readonly url: string | undefined;
  readonly organizer: { readonly name: string; readonly email: string };
};

/** Brussels time zone: changes on the last Sundays of March and October at 1:00 UTC, EU rule since 1996 (directive 2000/84/EC). */
const BRUSSELS = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Brussels',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A viewing in an agent's calendar subscription, which has neither organizer nor attendees. */
export type OwnEntry = Pick<
  CalendarEntry,
  'uid' | 'sequence' | 'stampedAt' | 'day' | 'from' | 'to' | 'summary' | 'location' | 'description'
> & {
  readonly url: string;
  readonly isTentative: boolean;
};

/** Common properties of an event in both kinds of files: UID, version and times. Throws if day or times are invalid. */
function beginOf(
  entry: Pick<CalendarEntry, 'uid' | 'sequence' | 'stampedAt' | 'day' | 'from' | 'to'>,
): readonly string[] {
  if (!isDay(entry.day)) throw new Error(`'${entry.day}' is not a day such as 2026-03-05`);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stampedAt)}`,
    `DTSTART;TZID=Europe/Brussels:${local(entry.day, entry.from)}`,
    `DTEND;TZID=Europe/Brussels:${local(entry.day, entry.to)}`,
  ];
}

/** Product identifier; `//` separates its fields (RFC 5545, 3.7.3, after ISO 9070), so it is removed from the name. */
function productOf(name: string): string {
  return `PRODID:-//${escapeText(oneLine(name).replaceAll('//', '/'))}//Visits//EN`;
}

function fileOf(lines: readonly string[]): string {
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/**
 * Calendar for subscriptions (RFC 5545), refreshed every 15 minutes by programs that support it (RFC 7986, 5.7). Each refresh replaces the
 * whole calendar: a program finds an entry again by its UID and takes the higher SEQUENCE, and removes an entry that is no longer there.
 * Throws if a day or time is invalid.
 */
export function writeOwnCalendar(name: string, agency: string, entries: readonly OwnEntry[]): string {
  return fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    productOf(agency),
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(oneLine(name))}`,
    `X-WR-CALNAME:${escapeText(oneLine(name))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...BRUSSELS,
    ...entries.flatMap(entry => [
      ...beginOf(entry),
      `STATUS:${entry.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
      `SUMMARY:${escapeText(entry.summary)}`,
      ...(entry.location === undefined ? [] : [`LOCATION:${escapeText(entry.location)}`]),
      `DESCRIPTION:${escapeText(entry.description)}`,
      `URL:${oneLine(entry.url)}`,
      'CLASS:PRIVATE',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

/**
 * Event as an iCalendar file (RFC 5545) that its reader imports: METHOD:PUBLISH requests no reply, METHOD:CANCEL removes the event and
 * names its reader as attendee (RFC 5546, 3.2.5). Times are stored with their zone, so that clock changes are handled correctly. Throws
 * if day or times are invalid.
 */
export function writeCalendar(entry: CalendarEntry): Calendar {
  const method = entry.cancelledFor === undefined ? 'PUBLISH' : 'CANCEL';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    productOf(entry.organizer.name),
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...BRUSSELS,
    ...beginOf(entry),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    ...(entry.location === undefined ? [] : [`LOCATION:${escapeText(entry.location)}`]),
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.url === undefined ? [] : [`URL:${oneLine(entry.url)}`]),
    `ORGANIZER;CN="${oneLine(entry.organizer.name).replaceAll('"', "'")}":mailto:${oneLine(entry.organizer.email)}`,
    ...(entry.cancelledFor === undefined ? [] : [`ATTENDEE:mailto:${oneLine(entry.cancelledFor)}`]),
    `TRANSP:${method === 'CANCEL' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, content: fileOf(lines) };
}

function local(day: string, hour: string): string {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(hour);
  if (!parts) throw new Error(`'${hour}' is not a time such as 10:00`);
  return `${day.replaceAll('-', '')}T${parts[1]}${parts[2]}00`;
}

function utc(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
