import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEntry, writeCalendar } from '../../../adapters/mail/calendar.ts';
import { withoutControlCharacters } from '../../../adapters/mail/mail-text.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { type CalendarPart, parseCalendar, propertyOf } from '../../support/reading/parse-calendar.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const viewing: CalendarEntry = {
  uid: 'visit-A7K3M2@www.clairval.example',
  sequence: 2,
  stampedAt: Date.parse('2026-10-20T08:15:00Z'),
  day: '2026-10-27',
  from: '14:00',
  to: '16:00',
  cancelledFor: undefined,
  summary: 'Clairval: visite, bien 1234567',
  location: 'Rue de la Croix 14, 5000 Namur',
  description: 'Maison de maître\nÉlise Marchal; 081 00 01 23',
  url: 'https://www.clairval.example/fr/',
  organizer: { name: 'Clairval', email: 'bonjour@clairval.example' },
};

const parsed = (entry: Partial<CalendarEntry>) => parseCalendar(writeCalendar({ ...viewing, ...entry }).content);
const eventOf = (calendar: CalendarPart) => calendar.parts.find(({ name }) => name === 'VEVENT') as CalendarPart;

/** UTC offset in minutes of a calendar file's zone at a local time, computed from its own rules only. */
function offsetAt(zone: CalendarPart, local: string): number {
  const changes = zone.parts.map(part => {
    const rule = propertyOf(part, 'RRULE') ?? '';
    const month = Number(/BYMONTH=(\d+)/.exec(rule)?.[1]);
    const year = Number(local.slice(0, 4));
    const last = new Date(Date.UTC(year, month, 0));
    last.setUTCDate(last.getUTCDate() - last.getUTCDay());
    const hour = (propertyOf(part, 'DTSTART') ?? '').slice(8);
    const at = `${last.toISOString().slice(0, 10).replaceAll('-', '')}${hour}`;
    const offset = propertyOf(part, 'TZOFFSETTO') ?? '';
    return { at, minutes: Number(offset.slice(0, 3)) * 60 + Number(offset.slice(3)) };
  });
  const before = changes.filter(({ at }) => at <= local).sort((a, b) => b.at.localeCompare(a.at, 'en'));
  // Before the first change of a year the last one of the previous year applies.
  return (before[0] ?? changes.sort((a, b) => b.at.localeCompare(a.at, 'en'))[0])?.minutes ?? 0;
}

/** UTC offset of Brussels according to the platform's time zone data. */
function brusselsOffset(day: string, hour: string): number {
  const asUtc = Date.parse(`${day}T${hour}:00Z`);
  const clock = (at: number) => {
    const text = new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' });
    return Date.parse(`${text.replace(' ', 'T')}Z`) - at;
  };
  return clock(asUtc - clock(asUtc)) / 60_000;
}

describe('a calendar entry', () => {
  test('is published with its own id, version and time', () => {
    const calendar = parsed({});
    const event = eventOf(calendar);
    expect(propertyOf(calendar, 'METHOD')).toBe('PUBLISH');
    expect(propertyOf(event, 'UID')).toBe('visit-A7K3M2@www.clairval.example');
    expect(propertyOf(event, 'SEQUENCE')).toBe('2');
    expect(propertyOf(event, 'DTSTAMP')).toBe('20261020T081500Z');
    expect(event.lines.map(({ line }) => line)).toContain('DTSTART;TZID=Europe/Brussels:20261027T140000');
    expect(propertyOf(event, 'STATUS')).toBe('CONFIRMED');
    expect(propertyOf(event, 'ATTENDEE')).toBeUndefined();
  });

  test('is cancelled by its id, in a version that names its attendee', () => {
    const gone = { ...viewing, sequence: 3, cancelledFor: 'jeanne@example.be' };
    expect(writeCalendar(gone).method).toBe('CANCEL');
    const calendar = parsed(gone);
    expect(propertyOf(calendar, 'METHOD')).toBe('CANCEL');
    const event = eventOf(calendar);
    expect(propertyOf(event, 'STATUS')).toBe('CANCELLED');
    expect(propertyOf(event, 'UID')).toBe('visit-A7K3M2@www.clairval.example');
    expect(propertyOf(event, 'SEQUENCE')).toBe('3');
    expect(propertyOf(event, 'ATTENDEE')).toBe('mailto:jeanne@example.be');
  });

  test.each([
    ['the night in which 2:30 comes twice', '2026-10-25'],
    ['the night that has no 2:30', '2027-03-28'],
    ['the day before', '2027-03-27'],
    ['the day after', '2026-10-26'],
    ['a leap day', '2028-02-29'],
    ['the end of a year', '2026-12-31'],
  ])('has the right instant on %s', (_, day) => {
    for (const from of ['00:30', '01:59', '03:00', '10:00', '16:00', '23:30']) {
      const calendar = parsed({ day, from, to: '23:59' });
      const zone = calendar.parts.find(({ name }) => name === 'VTIMEZONE') as CalendarPart;
      const local = `${day.replaceAll('-', '')}T${from.replace(':', '')}00`;
      expect(propertyOf(eventOf(calendar), 'DTSTART')).toBe(local);
      expect({ from, offset: offsetAt(zone, local) }).toEqual({ from, offset: brusselsOffset(day, from) });
    }
  });

  test('has the right instant on any day', () => {
    const days = fc.date({ min: new Date('1997-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 4, max: 23 }), (date, hour) => {
        const day = date.toISOString().slice(0, 10);
        const from = `${String(hour).padStart(2, '0')}:00`;
        const zone = parsed({ day, from }).parts.find(({ name }) => name === 'VTIMEZONE') as CalendarPart;
        const local = `${day.replaceAll('-', '')}T${from.replace(':', '')}00`;
        expect(offsetAt(zone, local)).toBe(brusselsOffset(day, from));
      }),
    );
  });

  test('keeps every text, in lines of at most 75 bytes', () => {
    const anyWords = fc.oneof(fc.constantFrom(...NAUGHTY), wholeText({ maxLength: 300 }));
    fc.assert(
      fc.property(anyWords, anyWords, (summary, description) => {
        const file = writeCalendar({ ...viewing, summary, description, location: summary }).content;
        expect(file.endsWith('\r\n')).toBe(true);
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
        }
        const event = eventOf(parseCalendar(file));
        expect(event.lines.map(({ name }) => name)).toEqual(eventOf(parsed({})).lines.map(({ name }) => name));
        expect(propertyOf(event, 'SUMMARY')).toBe(withoutControlCharacters(summary));
        expect(propertyOf(event, 'DESCRIPTION')).toBe(withoutControlCharacters(description));
      }),
    );
  });

  test('is never built from an invalid day or time', () => {
    expect(() => writeCalendar({ ...viewing, day: '2026-02-29' })).toThrow('is not a day');
    expect(() => writeCalendar({ ...viewing, from: '24:00' })).toThrow('is not a time');
  });
});
