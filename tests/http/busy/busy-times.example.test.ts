import { describe, expect, test } from 'vitest';
import { busyTimes, TooMuch } from '../../../adapters/busy-calendar/busy-times.ts';
import { readInChild } from '../../../adapters/busy-calendar/read-calendar.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';

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
const timesOf = (...events: readonly (readonly string[])[]) => busyTimes(file(...events), { from, until, isOwn });
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
    ['for one whole day', ['DTSTART;VALUE=DATE:20261024'], [at('2026-10-24', '00:00', '00:00', '2026-10-25')]],
    ['that is free', ['DTSTART:20261027T090000Z', 'DTEND:20261027T100000Z', 'TRANSP:TRANSPARENT'], []],
    ['that was cancelled', ['DTSTART:20261027T090000Z', 'DTEND:20261027T100000Z', 'STATUS:CANCELLED'], []],
    [
      'that this site put there',
      ['UID:visit-K7P2@agency.example', 'DTSTART:20261027T090000Z', 'DTEND:20261027T100000Z'],
      [],
    ],
    ['of another time', ['DTSTART:20200101T090000Z', 'DTEND:20200101T100000Z'], []],
  ])('%s', (_, event, times) => {
    expect(timesOf(event)).toEqual(times);
  });

  test('repeats at the same hour in summer and winter, without what was left out or moved', () => {
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

  test('that is none is refused', () => {
    for (const text of ['', '<html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])
      expect(() => busyTimes(text, { from, until, isOwn })).toThrow();
  });
});

describe('a hostile calendar', () => {
  const begin = 'DTSTART:19700101T000000Z';
  test('that repeats each second ends', () => {
    expect(() => timesOf([begin, 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'])).toThrow(TooMuch);
  });

  test.each([
    ['a day that never comes', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ['a count of millions', 'RRULE:FREQ=MINUTELY;COUNT=99999999'],
    ['a step of nothing', 'RRULE:FREQ=DAILY;INTERVAL=0'],
    ['a thousandth monday of the month', 'RRULE:FREQ=MONTHLY;BYDAY=99MO'],
    [
      'all of everything',
      `RRULE:FREQ=YEARLY;BYSECOND=${Array.from({ length: 60 }, (_, at) => at)};BYMINUTE=${Array.from({ length: 60 }, (_, at) => at)}`,
    ],
  ])('with %s is over in time', async (_, rule) => {
    const began = performance.now();
    const reply = await readInChild({ file: file([begin, 'DURATION:PT1H', rule]), from, until, ownEnd: '@a' }, 3_000);
    expect(performance.now() - began).toBeLessThan(15_000);
    if ('failure' in reply) expect(['too-large', 'too-slow', 'no-calendar']).toContain(reply.failure);
    else for (const span of reply.times) expect(span.from).toBeLessThan(span.until);
  });

  test('leaves nothing in what is kept but from and until', async () => {
    const reply = await readInChild(
      { file: file(['DTSTART:20261027T090000Z', 'DTEND:20261027T100000Z']), from, until, ownEnd: '@a' },
      9_000,
    );
    expect(reply).toEqual({ times: [at('2026-10-27', '10:00', '11:00')] });
  });
});
