import { describe, expect, test } from 'vitest';
import { type BusyTimes, busyTimes, CalendarTooLarge } from '../../../adapters/busy-calendar/busy-times.ts';
import { readInChild } from '../../../adapters/busy-calendar/read-calendar.ts';
import { MOST_BUSY_TIMES } from '../../../application/ports/calendar/busy-feeds.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { FULL } from '../../support/run/full-run.ts';

const from = brusselsInstant('2026-10-01', '00:00');
const until = brusselsInstant('2026-12-01', '00:00');
const isOwn = (uid: string) => uid.endsWith('@agency.example');
const at = (day: string, begin: string, end: string, lastDay = day) => ({
  from: brusselsInstant(day, begin),
  until: brusselsInstant(lastDay, end),
});
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Romance Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const file = (...events: readonly (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//A//B//EN',
    ...ZONE,
    ...events.flatMap((lines, number) => [
      'BEGIN:VEVENT',
      ...(lines.some(line => line.startsWith('UID:')) ? [] : [`UID:${number}@elsewhere`]),
      'DTSTAMP:20260101T000000Z',
      'SUMMARY:Doctor Peeters',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const read = (...events: readonly (readonly string[])[]) => busyTimes(file(...events), { from, until, isOwn });
const timesOf = (...events: readonly (readonly string[])[]) => read(...events).times;
const OUTLOOK = ';TZID=Romance Standard Time:';

describe('an agent’s calendar', () => {
  test.each<[string, readonly string[], readonly { from: number; until: number }[]]>([
    ['in UTC', ['DTSTART:20261027T090000Z', 'DTEND:20261027T100000Z'], [at('2026-10-27', '10:00', '11:00')]],
    [
      'in a zone that it describes',
      [`DTSTART${OUTLOOK}20261020T100000`, `DTEND${OUTLOOK}20261020T113000`],
      [at('2026-10-20', '10:00', '11:30')],
    ],
    [
      'in a zone that it only names',
      ['DTSTART;TZID=Europe/London:20261027T100000', 'DURATION:PT1H'],
      [at('2026-10-27', '11:00', '12:00')],
    ],
    ['without a zone', ['DTSTART:20261027T100000', 'DTEND:20261027T110000'], [at('2026-10-27', '10:00', '11:00')]],
    [
      'in an unknown zone',
      ['DTSTART;TZID=Mars/Olympus:20261027T100000', 'DURATION:PT1H'],
      [at('2026-10-27', '10:00', '11:00')],
    ],
    [
      'for whole days, over a change of clocks',
      ['DTSTART;VALUE=DATE:20261024', 'DTEND;VALUE=DATE:20261026'],
      [at('2026-10-24', '00:00', '00:00', '2026-10-26')],
    ],
    [
      'for some seconds of two minutes',
      ['DTSTART:20261027T090059Z', 'DURATION:PT2S'],
      [at('2026-10-27', '10:00', '10:02')],
    ],
    [
      'that began before and ends after what is asked',
      ['DTSTART:20200101T000000Z', 'DTEND:20990101T000000Z'],
      [{ from, until }],
    ],
    ['for one whole day', ['DTSTART;VALUE=DATE:20261024'], [at('2026-10-24', '00:00', '00:00', '2026-10-25')]],
    ['that is free', ['DTSTART:20261027T090000Z', 'DTEND:20261027T100000Z', 'TRANSP:TRANSPARENT'], []],
    ['that was cancelled', ['DTSTART:20261027T090000Z', 'DTEND:20261027T100000Z', 'STATUS:CANCELLED'], []],
    [
      'that this site put there',
      ['UID:visit-K7P2@agency.example', 'DTSTART:20261027T090000Z', 'DTEND:20261027T100000Z'],
      [],
    ],
    ['of another time', ['DTSTART:20200101T090000Z', 'DTEND:20200101T100000Z'], []],
  ])('has the busy time of an entry %s', (_, event, times) => {
    expect(timesOf(event)).toEqual(times);
  });

  test('repeats an entry at the same local time in summer and winter, without excluded or moved occurrences', () => {
    const weekly = [
      'UID:weekly',
      `DTSTART${OUTLOOK}20200106T100000`,
      `DTEND${OUTLOOK}20200106T110000`,
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      `EXDATE${OUTLOOK}20261012T100000`,
    ];
    const moved = [
      'UID:weekly',
      `RECURRENCE-ID${OUTLOOK}20261019T100000`,
      `DTSTART${OUTLOOK}20261020T150000`,
      `DTEND${OUTLOOK}20261020T160000`,
    ];
    const dropped = [
      ...moved.slice(0, 1),
      `RECURRENCE-ID${OUTLOOK}20261102T100000`,
      `DTSTART${OUTLOOK}20261102T100000`,
      `DTEND${OUTLOOK}20261102T110000`,
      'STATUS:CANCELLED',
    ];
    expect(timesOf(weekly, moved, dropped)).toEqual([
      at('2026-10-05', '10:00', '11:00'),
      at('2026-10-20', '15:00', '16:00'),
      at('2026-10-26', '10:00', '11:00'),
      at('2026-11-09', '10:00', '11:00'),
      at('2026-11-16', '10:00', '11:00'),
      at('2026-11-23', '10:00', '11:00'),
      at('2026-11-30', '10:00', '11:00'),
    ]);
  });

  test('repeats an entry at the time of its first day, however long ago that was', () => {
    expect(timesOf(['DTSTART:20000103T100000', 'DURATION:PT30M', 'RRULE:FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,WE'])).toEqual(
      ['2026-10-20', '2026-10-21', '2026-11-10', '2026-11-11'].map(day => at(day, '10:00', '10:30')),
    );
  });

  test('is refused if the text is not a calendar', () => {
    for (const text of ['', '<html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])
      expect(() => busyTimes(text, { from, until, isOwn })).toThrow();
  });
});

describe('a hostile calendar', () => {
  const begin = 'DTSTART:19700101T000000Z';
  const all = [{ from, until }];
  const dates = (count: number, everyMs: number) =>
    Array.from({ length: count }, (_, number) =>
      new Date(from + number * everyMs).toISOString().replace(/[-:]|\.000/g, ''),
    ).join(',');
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number).join(',');

  test.each<[string, readonly string[]]>([
    ['each second', ['DURATION:PT1S', 'RRULE:FREQ=SECONDLY']],
    ['each minute', ['DURATION:PT30S', 'RRULE:FREQ=MINUTELY']],
    ['each second of each day', ['DURATION:PT1S', `RRULE:FREQ=DAILY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)}`]],
    ['millions of times', ['DURATION:PT1S', 'RRULE:FREQ=SECONDLY;COUNT=99999999']],
    ['by thousands of rules', ['DURATION:PT1S', ...Array.from({ length: 2_000 }, () => 'RRULE:FREQ=YEARLY')]],
    ['once, for longer than numbers go', ['DURATION:P99999999999999W']],
    ['each day, for longer than numbers go', ['DURATION:P99999999999999W', 'RRULE:FREQ=DAILY']],
    ['once, from the first year to the last', ['DTEND:99991231T235959Z']],
  ])('with an entry that repeats %s blocks all of the agent’s time', (_, lines) => {
    expect(timesOf([begin, ...lines])).toEqual(all);
  });

  test('with too many occurrences is reported as merged and blocks all time after the expansion limit', () => {
    const { times, joined } = read([
      'DTSTART:20261001T000000Z',
      'DURATION:PT1M',
      'RRULE:FREQ=MINUTELY;INTERVAL=3;UNTIL=20261120T000000Z',
    ]);
    expect(joined).toBe(true);
    expect(times.length).toBeLessThanOrEqual(MOST_BUSY_TIMES);
    expect(times[0]).toEqual({ from: Date.UTC(2026, 9, 1), until: Date.UTC(2026, 9, 1, 0, 1) });
    expect(times.at(-1)?.until).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 19, 23, 58));
    expect(times.at(-1)?.until).toBeLessThan(Date.UTC(2026, 10, 22));
  });

  test('with more dates than can be stored blocks all of them', () => {
    const count = FULL ? 80_000 : 20_000;
    const { times, joined } = read(['DTSTART:20261001T000000Z', 'DURATION:PT1M', `RDATE:${dates(count, 60_000)}`]);
    const last = from + count * 60_000;
    expect(joined).toBe(true);
    expect(times).toHaveLength(1);
    expect(times[0]?.from).toBeLessThanOrEqual(Date.UTC(2026, 9, 1));
    expect(times[0]?.until).toBeGreaterThanOrEqual(last);
    expect(times[0]?.until).toBeLessThan(last + 86_400_000);
  });

  test('that excludes more dates in a row than one expansion step reads continues after them', () => {
    const left = dates(2_000, 3_600_000);
    const { times, joined } = read([
      `DTSTART:${left.slice(0, 16)}`,
      'DURATION:PT1M',
      'RRULE:FREQ=HOURLY;COUNT=2100',
      `EXDATE:${left}`,
    ]);
    expect(joined).toBe(false);
    // Each of the last hundred occurrences is after the excluded dates, some even after the requested span.
    expect(times[0]?.from ?? until).toBeGreaterThanOrEqual(Math.min(until, from + 2_000 * 3_600_000));
  });

  test('with too many entries is refused before it is read', () => {
    const many = 'BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(50_001);
    expect(() => busyTimes(`BEGIN:VCALENDAR\r\n${many}END:VCALENDAR`, { from, until, isOwn })).toThrow(
      CalendarTooLarge,
    );
  });

  test('with thousands of exceptions is read as fast as one with thousands of entries', () => {
    const moved = Array.from({ length: 5_000 }, (_, number) => {
      const start = new Date(from + number * 600_000).toISOString().replace(/[-:]|\.000/g, '');
      return ['UID:weekly', `RECURRENCE-ID:${start}`, `DTSTART:${start}`, 'DURATION:PT1M'];
    });
    const { times, joined }: BusyTimes = read(...moved);
    expect(times.length).toBe(MOST_BUSY_TIMES);
    expect(joined).toBe(true);
  });

  // Each case starts its own process.
  const endless = [
    ['a day that never comes', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ['a count of millions', 'RRULE:FREQ=MINUTELY;COUNT=99999999'],
    ['a step of nothing', 'RRULE:FREQ=DAILY;INTERVAL=0'],
    ['a thousandth monday of the month', 'RRULE:FREQ=MONTHLY;BYDAY=99MO'],
    [
      'all of everything',
      `RRULE:FREQ=YEARLY;BYSECOND=${Array.from({ length: 60 }, (_, at) => at)};BYMINUTE=${Array.from({ length: 60 }, (_, at) => at)}`,
    ],
  ];
  test.each(FULL ? endless : endless.slice(1, 2))('with %s ends before the timeout', async (_, rule) => {
    const reply = await readInChild(
      { file: file([begin, 'DURATION:PT1H', rule]), from, until, ownUids: [], agentEmails: [] },
      3_000,
    );
    if ('failure' in reply) expect(['too-large', 'too-slow', 'no-calendar']).toContain(reply.failure);
    else for (const span of reply.times) expect(span.from).toBeLessThan(span.until);
  });

  test('stores only the start and end of busy times', async () => {
    const reply = await readInChild(
      { file: file(['DTSTART:20261027T090000Z', 'DTEND:20261027T100000Z']), from, until, ownUids: [], agentEmails: [] },
      9_000,
    );
    expect(reply).toEqual({ times: [at('2026-10-27', '10:00', '11:00')], joined: false });
  });
});
