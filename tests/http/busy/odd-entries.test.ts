import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { busyTimes } from '../../../adapters/busy-calendar/busy-times.ts';
import { makeReadCalendar, readInChild } from '../../../adapters/busy-calendar/read-calendar.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const from = Date.UTC(2026, 10, 1);
const until = Date.UTC(2026, 11, 1);
const at = (day: number, hour: number, hours = 1) => ({
  from: Date.UTC(2026, 10, day, hour),
  until: Date.UTC(2026, 10, day, hour + hours),
});
const calendar = (...lines: readonly string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const entry = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const GOOD = entry('UID:good', 'DTSTART:20261105T090000Z', 'DURATION:PT1H');
const START = 'DTSTART:20261110T090000Z';
const HOUR = 'DURATION:PT1H';
const read = (...lines: readonly string[]) =>
  busyTimes(calendar(...lines), {
    from,
    until,
    isOwn: uid => uid === 'visit-K7P2@agency.example',
    isAgent: email => email === 'ann@agency.example',
  });
/** 10 November, a whole day in Brussels. */
const DAY = { from: Date.UTC(2026, 10, 9, 23), until: Date.UTC(2026, 10, 10, 23) };
const LOCAL = ['DTSTART;TZID=Europe/Brussels:20261110T100000', HOUR, 'RRULE:FREQ=DAILY;COUNT=3'];
const rest = { from: Date.UTC(2026, 10, 10, 9), until };

describe('an odd entry beside a valid one', () => {
  test.each<[string, readonly string[], readonly { from: number; until: number }[], boolean]>([
    [
      'names a period, which lasts as long as it says',
      [START, HOUR, 'RDATE;VALUE=PERIOD:20261120T090000Z/PT2H,20261121T090000Z/20261121T120000Z'],
      [at(10, 9), at(20, 9, 2), at(21, 9, 3)],
      false,
    ],
    ['has a rule that contradicts itself', [START, HOUR, 'RRULE:FREQ=WEEKLY;BYMONTHDAY=1'], [rest], true],
    ['has a rule of an unknown day', [START, HOUR, 'RRULE:FREQ=DAILY;BYDAY=XX'], [rest], true],
    ['has a rule of an unknown step', [START, HOUR, 'RRULE:FREQ=FOO'], [rest], true],
    ['has an empty rule', [START, HOUR, 'RRULE:'], [rest], true],
    ['counts dates in another way', [START, HOUR, 'RRULE:RSCALE=HEBREW;FREQ=YEARLY'], [rest], true],
    ['has a rule without a colon', [START, HOUR, 'RRULE;FREQ=DAILY'], [rest], true],
    [
      'has a rule that can be read up to its end alone',
      [START, HOUR, 'RRULE:FREQ=DAILY;BYDAY=XX;UNTIL=20261112T090000Z'],
      [{ from: rest.from, until: Date.UTC(2026, 10, 14, 1) }],
      true,
    ],
    ['starts at no time', ['DTSTART:garbage', HOUR], [], true],
    ['has no start', [HOUR], [], true],
    [
      'starts on a day, at no hour',
      ['DTSTART:20261110T09', HOUR],
      [{ from: Date.UTC(2026, 10, 9, 23), until: Date.UTC(2026, 10, 11, 0) }],
      true,
    ],
    ['starts on a day that does not exist', ['DTSTART:20261131T090000Z', HOUR], [], true],
    [
      'starts at an hour that does not exist',
      ['DTSTART:20261110T250000Z', HOUR],
      [{ from: Date.UTC(2026, 10, 9, 23), until: Date.UTC(2026, 10, 11, 0) }],
      true,
    ],
    ['ends at the end of a day', ['DTSTART:20261110T220000Z', 'DTEND:20261110T240000Z'], [at(10, 22, 2)], false],
    ['names a zone that nobody knows', ['DTSTART;TZID=Mars/Olympus:20261110T100000', HOUR], [at(10, 9)], true],
    ['leaves out no date', [START, HOUR, 'EXDATE:junk'], [at(10, 9)], true],
    ['changes no occurrence', [START, HOUR, 'RECURRENCE-ID:junk'], [at(10, 9)], true],
    ['comes again at no time', [START, HOUR, 'RDATE:20261120T090000Z,junk'], [at(10, 9), at(20, 9)], true],
    ['lasts for no time', [START, 'DURATION:ABC'], [rest], true],
    ['ends at no time', [START, 'DTEND:garbage'], [rest], true],
    ['has a word of its own without a colon', [START, HOUR, 'garbage'], [at(10, 9)], false],
    ['has an alarm that does not end', [START, HOUR, 'BEGIN:VALARM', 'TRIGGER:junk'], [at(10, 9)], false],
    [
      'has its end behind an alarm that does not end',
      [START, 'BEGIN:VALARM', 'TRIGGER:junk', 'DTEND:20261110T100000Z'],
      [at(10, 9)],
      true,
    ],
    [
      'has a line of its text that begins like a component',
      [START, HOUR, 'DESCRIPTION:x', 'BEGIN: at ten'],
      [at(10, 9)],
      false,
    ],
    ['ends on its only day', ['DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261110'], [DAY], false],
    ['ends before its start', ['DTSTART:20261110T100000Z', 'DTEND:20261110T090000Z'], [at(10, 9)], true],
    ['was canceled', [START, HOUR, 'STATUS:CANCELED'], [], false],
    [
      'was declined by the agent of iCloud',
      [START, HOUR, 'ATTENDEE;EMAIL=Ann@agency.example;PARTSTAT=DECLINED:/aMTMy/principal/'],
      [],
      false,
    ],
    ['has hyphens', ['DTSTART:2026-11-10T09:00:00Z', 'DTEND:2026-11-10T10:00:00.000Z'], [at(10, 9)], false],
    ['has an offset', ['DTSTART:20261110T110000+0200', 'DTEND:20261110T1200+0200'], [at(10, 9)], false],
    ['has spaces in its rule', [START, HOUR, 'RRULE: FREQ=DAILY; COUNT=2'], [at(10, 9), at(11, 9)], false],
    ['repeats until a day', [START, HOUR, 'RRULE:FREQ=DAILY;UNTIL=20261111'], [at(10, 9), at(11, 9)], false],
    [
      'repeats until its last start in UTC',
      [...LOCAL.slice(0, 2), 'RRULE:FREQ=DAILY;UNTIL=20261111T090000Z'],
      [at(10, 9), at(11, 9)],
      false,
    ],
    ...[
      'GMT Standard Time',
      '/mozilla.org/20050126_1/Europe/London',
      '"(UTC+00:00) Dublin, Edinburgh, Lisbon, London"',
      '(UTC+00:00) Dublin',
      'tzone://Microsoft/Utc',
    ].map((zone): [string, readonly string[], readonly { from: number; until: number }[], boolean] => [
      `is in the zone ${zone}, which the file does not define`,
      [`DTSTART;TZID=${zone}:20261110T090000`, HOUR],
      [at(10, 9)],
      false,
    ]),
    ['is free, whatever else it says', ['DTSTART:garbage', 'RRULE:FREQ=FOO', 'TRANSP:TRANSPARENT'], [], false],
    [
      'comes at its start too, beside other dates',
      [START, HOUR, 'RDATE:20261120T090000Z'],
      [at(10, 9), at(20, 9)],
      false,
    ],
    [
      'ends by the clocks of another place',
      ['DTSTART;TZID=Europe/Brussels:20261110T100000', 'DTEND;TZID=America/New_York:20261110T100000'],
      [at(10, 9, 6)],
      false,
    ],
    ['is a day without VALUE', ['DTSTART:20261110', 'DTEND:20261111'], [DAY], false],
    ['is a day without VALUE in a zone', ['DTSTART;TZID=Europe/Brussels:20261110'], [DAY], false],
    ['is a time marked as a day', ['DTSTART;VALUE=DATE:20261110T090000Z', HOUR], [at(10, 9)], false],
    [
      'has a rule with an unknown part',
      [START, HOUR, 'RRULE:FREQ=DAILY;X-ODD=1;COUNT=2'],
      [at(10, 9), at(11, 9)],
      true,
    ],
    ['has a rule in small letters', [START, HOUR, 'RRULE:freq=daily;count=2'], [at(10, 9), at(11, 9)], false],
    ['leaves out a date in UTC', [...LOCAL, 'EXDATE:20261111T090000Z'], [at(10, 9), at(12, 9)], false],
    ['leaves out a day without VALUE', [...LOCAL, 'EXDATE:20261111'], [at(10, 9), at(12, 9)], false],
    [
      'has a text that is not folded',
      [START, HOUR, 'DESCRIPTION:We meet in the', 'garden: at nine', 'END: of the text', '\u00a0BEGIN'],
      [at(10, 9)],
      false,
    ],
    ['repeats by steps of nothing', [START, HOUR, 'RRULE:FREQ=DAILY;INTERVAL=0;COUNT=2'], [at(10, 9), at(11, 9)], true],
    ['repeats no times', [START, HOUR, 'RRULE:FREQ=DAILY;COUNT=0'], [rest], true],
    ['repeats fewer than no times', [START, HOUR, 'RRULE:FREQ=DAILY;COUNT=-1'], [rest], true],
    [
      'names positions within a week, which count as all its days',
      [START, HOUR, 'RRULE:FREQ=WEEKLY;BYDAY=TU,WE;BYSETPOS=1;UNTIL=20261112T000000Z'],
      [at(10, 9), at(11, 9)],
      true,
    ],
    [
      'counts positions within a week, of which other days would use up the count',
      [START, HOUR, 'RRULE:FREQ=WEEKLY;BYDAY=TU,WE;BYSETPOS=1;COUNT=2'],
      [rest],
      true,
    ],
    [
      'names positions within a month',
      [START, HOUR, 'RRULE:FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2;COUNT=2'],
      [at(10, 9)],
      false,
    ],
    [
      'repeats after more days than there are',
      [START, HOUR, 'RRULE:FREQ=DAILY;INTERVAL=999999999'],
      [at(10, 9)],
      false,
    ],
    [
      'repeats after more weeks than there are, on two days of each',
      [START, HOUR, 'RRULE:FREQ=WEEKLY;INTERVAL=99999999999999999999999;BYDAY=TU,TH'],
      [at(10, 9), at(12, 9)],
      false,
    ],
    [
      'repeats after more seconds than there are',
      [START, HOUR, 'RRULE:FREQ=SECONDLY;INTERVAL=999999999999'],
      [at(10, 9)],
      false,
    ],
    [
      'repeats after more months than there are',
      [START, HOUR, 'RRULE:FREQ=MONTHLY;INTERVAL=99999999999999999999999'],
      [at(10, 9)],
      false,
    ],
    ['was cancelled', [START, HOUR, 'STATUS:CANCELLED'], [], false],
    [
      'was declined by the agent',
      [START, HOUR, 'ATTENDEE;CN="A: B";PARTSTAT=DECLINED:MAILTO:Ann@agency.example'],
      [],
      false,
    ],
    ['was declined by another', [START, HOUR, 'ATTENDEE;PARTSTAT=DECLINED:mailto:bob@example.be'], [at(10, 9)], false],
    ['was accepted', [START, HOUR, 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ann@agency.example'], [at(10, 9)], false],
    ['is free in Outlook', [START, HOUR, 'X-MICROSOFT-CDO-BUSYSTATUS:Free'], [], false],
    ...['OOF', 'BUSY', 'TENTATIVE'].map(
      (state): [string, readonly string[], readonly { from: number; until: number }[], boolean] => [
        `is ${state} in Outlook, though it is transparent`,
        [START, HOUR, 'TRANSP:TRANSPARENT', `X-MICROSOFT-CDO-BUSYSTATUS:${state}`],
        [at(10, 9)],
        false,
      ],
    ),
    [
      'is opaque, though free in Outlook',
      [START, HOUR, 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      [at(10, 9)],
      false,
    ],
    ['is transparent and opaque', [START, HOUR, 'TRANSP:TRANSPARENT', 'TRANSP:OPAQUE'], [at(10, 9)], false],
    ['was cancelled and confirmed', [START, HOUR, 'STATUS:CANCELLED', 'STATUS:CONFIRMED'], [at(10, 9)], false],
    [
      'was declined by the agent, and has two states',
      [START, HOUR, 'STATUS:CONFIRMED', 'STATUS:TENTATIVE', 'ATTENDEE;PARTSTAT=DECLINED:mailto:ann@agency.example'],
      [],
      false,
    ],
    ['repeats until a day in another form', [START, HOUR, 'RRULE:FREQ=DAILY;UNTIL=31/12/2026'], [rest], true],
    ['repeats until a day that does not exist', [START, HOUR, 'RRULE:FREQ=DAILY;UNTIL=20261131'], [rest], true],
    [
      'repeats until a day with hyphens',
      [START, HOUR, 'RRULE:FREQ=DAILY;UNTIL=2026-11-11T09:00:00Z'],
      [at(10, 9), at(11, 9)],
      false,
    ],
    ['has two ends', [START, 'DTEND:20261110T100000Z', 'DTEND:20261110T120000Z'], [at(10, 9, 3)], true],
    ['has the same end twice', [START, 'DTEND:20261110T100000Z', 'DTEND:20261110T100000Z'], [at(10, 9)], false],
    [
      'has the next event within it, as the lines between them are lost',
      [START, 'DTEND:20261110T100000Z', 'DTSTART:20261110T110000Z', 'DTEND:20261110T120000Z'],
      [at(10, 9, 5)],
      true,
    ],
    ['has its start and end on one line', ['DTSTART:20261110T090000ZDTEND:20261110T100000Z'], [DAY], true],
  ])('%s', (_, odd, times, joined) => {
    for (const lines of [
      [...GOOD, ...entry('UID:odd', ...odd)],
      [...entry('UID:odd', ...odd), ...GOOD],
    ])
      expect(read(...lines)).toEqual({ times: [at(5, 9), ...times], joined });
  });

  test('without an end tag leaves the next one unchanged', () => {
    expect(read('BEGIN:VEVENT', START, HOUR, ...GOOD).times).toEqual([at(5, 9), at(10, 9)]);
  });

  test.each([
    ['RRULE:FREQ=MONTHLY'],
    ['RRULE:FREQ=SECONDLY'],
    ['RRULE:FREQ=YEARLY;BYDAY=XX'],
    ['RDATE:junk'],
    ['TZOFFSETTO:junk'],
    ['garbage'],
  ])('in an invalid zone with %s blocks the time both in Brussels time and in UTC', line => {
    const zone = (name: string) => [
      'BEGIN:VTIMEZONE',
      `TZID:${name}`,
      'BEGIN:STANDARD',
      'DTSTART:20200101T000000',
      'TZOFFSETFROM:+0000',
      ...(line.startsWith('TZOFFSETTO') ? [] : ['TZOFFSETTO:+0000']),
      line,
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const own = (name: string) => entry(`DTSTART;TZID=${name}:20261110T090000`, HOUR);
    const { times } = read(...zone('Odd'), ...own('Odd'), ...GOOD);
    expect(times[0]).toEqual(at(5, 9));
    // An unknown property does not invalidate a zone.
    expect(times.at(-1)).toEqual(line === 'garbage' ? at(10, 9) : at(10, 8, 3));
    expect(read(...zone('Europe/London'), ...own('Europe/London')).times).toEqual([at(10, 9)]);
  });
});

/** Rules that are not expanded: the library would try millions of dates until one fits, or it does not implement a part of them. */
const NOT_EXPANDED = [
  'FREQ=SECONDLY;BYMONTHDAY=9',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY;BYHOUR=0,1,2;BYMONTHDAY=9;COUNT=99999999',
  'FREQ=SECONDLY;BYDAY=2TU',
  'FREQ=MINUTELY;BYDAY=1MO;COUNT=99999999',
  'FREQ=HOURLY;INTERVAL=24;BYDAY=1MO',
  'FREQ=DAILY;BYDAY=1MO',
  'FREQ=SECONDLY;BYWEEKNO=1',
  'FREQ=WEEKLY;BYMONTH=2;BYWEEKNO=40',
  'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
  'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYMONTH=2;BYMONTHDAY=30',
];

test.each(NOT_EXPANDED)('an entry with a rule that is not expanded blocks the time from its start: %s', rule => {
  const { times, joined } = read(...GOOD, ...entry('UID:odd', START, HOUR, `RRULE:${rule}`));
  expect({ times, joined }).toEqual({ times: [at(5, 9), rest], joined: true });
});

test.each([
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
])('an entry with a rule of dates that never come is its start: %s', rule => {
  const { times, joined } = read(...GOOD, ...entry('UID:odd', START, HOUR, `RRULE:${rule}`));
  expect({ times, joined }).toEqual({ times: [at(5, 9), at(10, 9)], joined: false });
});

test('a monthly rule whose months never have its weekday blocks the time from its start', () => {
  const start = 'DTSTART:20220210T090000Z';
  const { times, joined } = read(...GOOD, ...entry(start, HOUR, 'RRULE:FREQ=MONTHLY;INTERVAL=48;BYDAY=5MO'));
  expect({ times, joined }).toEqual({ times: [{ from, until }], joined: true });
});

test('a zone with a rule whose date never comes is refused, and changes no entry in another', () => {
  const rule = 'RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYMONTH=2;BYMONTHDAY=30';
  const zone = (name: string) => [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:20200101T000000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0000',
    rule,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  const zones = Array.from({ length: 2 }, (_, number) => zone(`Odd ${number}`)).flat();
  expect(read(...zones, ...entry(START, HOUR), ...GOOD)).toEqual({ times: [at(5, 9), at(10, 9)], joined: false });
});

test('rules that seldom fit are expanded within the limit', () => {
  const odd = (rule: string) => read(...GOOD, ...entry(START, HOUR, `RRULE:${rule}`));
  for (const rule of [
    'FREQ=MINUTELY;BYMONTHDAY=10,12;BYHOUR=9;BYMINUTE=0',
    'FREQ=HOURLY;BYDAY=TU,TH;BYHOUR=9;UNTIL=20261113T000000Z',
    'FREQ=DAILY;BYDAY=TU,TH;COUNT=2',
  ])
    expect(odd(rule)).toEqual({ times: [at(5, 9), at(10, 9), at(12, 9)], joined: false });
});

test('costly entries together are read to the end, and lose no other entry', async () => {
  const rules = ['FREQ=SECONDLY;BYMONTHDAY=9', 'FREQ=DAILY;BYDAY=1MO', 'FREQ=SECONDLY', 'FREQ=HOURLY;COUNT=99999999'];
  const odd = rules.flatMap(rule => entry('DTSTART;TZID=Europe/Brussels:20261110T100000', HOUR, `RRULE:${rule}`));
  const job = { file: calendar(...odd, ...GOOD), from, until, ownUids: [], agentEmails: [] };
  // Reading takes about 2 s, on a busy machine many times as much; without limits it would take hours.
  expect(await readInChild(job, 120_000)).toEqual({ times: [at(5, 9), rest], joined: true });
}, 150_000);

test('a time zone without a name changes no entry', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
    'DTSTART:20200101T000000',
    'TZOFFSETFROM:+0500',
    'TZOFFSETTO:+0500',
  ];
  const named = entry('DTSTART;TZID=Europe/Brussels:20261110T100000', HOUR);
  const times = [at(5, 9), at(10, 9)];
  expect(read(...zone, 'END:STANDARD', 'END:VTIMEZONE', ...named, ...GOOD)).toEqual({ times, joined: false });
});

test('one occurrence moved or declined, named in UTC, leaves its place free', () => {
  const series = entry('UID:series', ...LOCAL);
  const changed = (...lines: readonly string[]) =>
    entry('UID:series', 'RECURRENCE-ID:20261111T090000Z', ...lines, HOUR);
  expect(read(...series, ...changed('DTSTART:20261120T090000Z')).times).toEqual([at(10, 9), at(12, 9), at(20, 9)]);
  const declined = 'ATTENDEE;PARTSTAT=DECLINED:mailto:ann@agency.example';
  expect(read(...series, ...changed('DTSTART:20261111T090000Z', declined)).times).toEqual([at(10, 9), at(12, 9)]);
});

test('dirt within one entry, of any kind and at any place, loses no other entry', () => {
  const others = [5, 6, 7].map(day =>
    entry(`UID:good ${day}`, `DTSTART:202611${String(day).padStart(2, '0')}T090000Z`, HOUR),
  );
  const dirty = [
    'BEGIN:VEVENT',
    'UID:dirty',
    START,
    HOUR,
    'RRULE:FREQ=DAILY;COUNT=2',
    'EXDATE:20261111T090000Z',
    'END:VEVENT',
  ];
  const dirt = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '\r\n',
      '\r\n ',
      ':',
      ';',
      '"',
      '\u0000',
      'BEGIN:VALARM\r\n',
      '\r\nEND:VCALENDAR\r\n',
      '\r\nBEGIN:VCALENDAR\r\n',
    ),
  );
  fc.assert(
    fc.property(fc.nat(2), fc.nat(200), dirt, fc.boolean(), (before, place, odd, cuts) => {
      const text = dirty.join('\r\n');
      const at200 = place % text.length;
      const broken = text.slice(0, at200) + odd + text.slice(cuts ? at200 + odd.length : at200);
      const lines = [...others.slice(0, before).flat(), broken, ...others.slice(before).flat()];
      const { times } = read(...lines);
      for (const day of [5, 6, 7])
        expect(times.some(span => span.from <= at(day, 9).from && span.until >= at(day, 9).until)).toBe(true);
    }),
    { numRuns: runs(600) },
  );
});

test('no content of other entries frees the time of a valid entry', () => {
  const names = [
    'DTSTART',
    'DTEND',
    'DURATION',
    'RRULE',
    'RDATE',
    'EXDATE',
    'RECURRENCE-ID',
    'STATUS',
    'TZID',
    'FREEBUSY',
  ];
  const value = fc.oneof(
    fc.constantFrom(
      '20261110T090000Z',
      '20261110',
      'PT1H',
      'FREQ=DAILY',
      'FREQ=WEEKLY;BYMONTHDAY=1',
      'P1D/P1D',
      'CANCELLED',
      '',
    ),
    fc.string({ maxLength: 12 }).filter(text => !/[\r\n]/.test(text)),
  );
  const line = fc.tuple(
    fc.constantFrom(...names),
    fc.constantFrom(':', ';VALUE=PERIOD:', ';X', ';RANGE=THISANDFUTURE:'),
    value,
  );
  const kind = fc.constantFrom('VEVENT', 'VFREEBUSY', 'VTIMEZONE');
  reaches({ read: runs(10), 'not read': runs(60) }, met =>
    fc.assert(
      fc.property(fc.array(fc.tuple(kind, fc.array(line, { maxLength: 5 })), { minLength: 1, maxLength: 3 }), odd => {
        const lines = odd.flatMap(([name, all]) => [`BEGIN:${name}`, ...all.map(one => one.join('')), `END:${name}`]);
        const { times, joined } = read(...lines, ...GOOD);
        expect(times.some(span => span.from <= at(5, 9).from && span.until >= at(5, 9).until)).toBe(true);
        met(joined ? 'not read' : 'read');
      }),
      { numRuns: runs(300) },
    ),
  );
});

describe('a free/busy report', () => {
  test('is busy in all its periods except those marked FREE', () => {
    const report = [
      'BEGIN:VFREEBUSY',
      'DTSTART:20261101T000000Z',
      'DTEND:20261201T000000Z',
      'FREEBUSY: 20261110T090000Z/PT1H , 20261111T090000Z/20261111T110000Z',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261112T090000Z/PT1H',
      'FREEBUSY;FBTYPE=X-ODD:20261113T090000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20261114T090000Z/PT1H',
      'END:VFREEBUSY',
    ];
    const times = [at(10, 9), at(11, 9, 2), at(12, 9), at(13, 9)];
    expect(read(...report)).toEqual({ times, joined: false });
  });

  test('is busy indefinitely from a period with an unreadable end', () => {
    const report = ['BEGIN:VFREEBUSY', 'FREEBUSY:junk,20261110T090000Z/junk', 'END:VFREEBUSY'];
    expect(read(...report)).toEqual({ times: [rest], joined: true });
  });
});

describe('the site’s own viewings in an agent’s calendar', () => {
  const visit = (uid: string, ...lines: readonly string[]) => entry(`UID:${uid}`, START, HOUR, ...lines);

  test('are recognised by their stored reference, not by the format of the id', () => {
    expect(read(...visit('visit-K7P2@agency.example')).times).toEqual([]);
    expect(read(...visit('visit-x@agency.example')).times).toEqual([at(10, 9)]);
  });

  test('are not recognised by their id if the entry repeats', () => {
    expect(read(...visit('visit-K7P2@agency.example', 'RRULE:FREQ=DAILY;COUNT=2')).times).toEqual([
      at(10, 9),
      at(11, 9),
    ]);
  });

  test('are passed to the reading process as references', async () => {
    const file = calendar(...visit('visit-K7P2@agency.example'), ...visit('visit-x@agency.example'));
    const readCalendar = makeReadCalendar({
      publicUrl: new URL('https://agency.example'),
      fetchFile: async () => new TextEncoder().encode(file.replace(START, 'DTSTART:20261120T090000Z')),
    });
    const times = [at(10, 9)];
    expect(
      await readCalendar('https://example.org/a.ics', { from, until }, { references: ['K7P2'], email: undefined }),
    ).toEqual({
      times,
      joined: false,
    });
  });

  test('declined entries are recognised by the account’s address, and by the one in the calendar’s own', async () => {
    const declined = (email: string) => entry(START, HOUR, `ATTENDEE;PARTSTAT=DECLINED:mailto:${email}`);
    const readCalendar = makeReadCalendar({
      publicUrl: new URL('https://agency.example'),
      fetchFile: async () =>
        new TextEncoder().encode(calendar(...declined('ann@agency.example'), ...declined('ann@home.example'))),
    });
    const address = 'https://example.org/calendar/ical/Ann%40home.example/private-1/basic.ics';
    const own = { references: [], email: 'Ann@agency.example' };
    expect(await readCalendar(address, { from, until }, own)).toEqual({ times: [], joined: false });
  });

  test('entries without an id belong to no series: a cancelled occurrence frees no other series', () => {
    const cancelled = entry(`RECURRENCE-ID:${START.slice(8)}`, START, HOUR, 'STATUS:CANCELLED');
    for (const uid of [[], ['UID:'], ['UID: ']])
      expect(read(...entry(...uid, START, HOUR, 'RRULE:FREQ=DAILY;COUNT=2'), ...cancelled).times).toEqual([
        at(10, 9),
        at(11, 9),
      ]);
  });
});

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const some = <Value>(...values: readonly Value[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });

test('no date of a rule is free, whatever parts it has', () => {
  const aRule = fc.record({
    freq: fc.constantFrom('HOURLY', 'DAILY', 'MONTHLY', 'YEARLY'),
    months: some(1, 6, 10, 11, 12),
    dates: some(1, 10, 13, 30, 31, -1, -2),
    days: some(...DAYS),
    hours: some(8, 9, 14, 23),
    month: fc.integer({ min: 1, max: 10 }),
    date: fc.integer({ min: 1, max: 28 }),
  });
  reaches({ exact: runs(20), whole: runs(20) }, met =>
    fc.assert(
      fc.property(aRule, ({ freq, months, dates, days, hours, month, date }) => {
        const isYearly = freq === 'YEARLY';
        const isDay = (day: Date) => {
          const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
          const ofMonth = [day.getUTCDate(), day.getUTCDate() - last - 1];
          const isMonth =
            months?.includes(day.getUTCMonth() + 1) ??
            (!isYearly || Boolean(dates ?? days) || day.getUTCMonth() + 1 === month);
          const isDate = dates
            ? ofMonth.some(one => dates.includes(one))
            : Boolean(days) || freq === 'HOURLY' || freq === 'DAILY' || day.getUTCDate() === date;
          return isMonth && isDate && (days?.includes(DAYS[day.getUTCDay()] ?? '') ?? true);
        };
        const hoursOf = hours ?? (freq === 'HOURLY' ? Array.from({ length: 24 }, (_, hour) => hour) : [9]);
        const busy = Array.from({ length: 30 }, (_, at) => new Date(Date.UTC(2026, 10, at + 1)))
          .filter(isDay)
          .flatMap(day => hoursOf.map(hour => day.getTime() + hour * 3_600_000));
        const parts = { BYMONTH: months, BYMONTHDAY: dates, BYDAY: days, BYHOUR: hours };
        const rule = [
          `FREQ=${freq}`,
          ...Object.entries(parts).flatMap(([name, values]) => (values ? `${name}=${values.join()}` : [])),
        ];
        const start = `2026${String(month).padStart(2, '0')}${String(date).padStart(2, '0')}T090000Z`;
        const { times, joined } = read(...entry('UID:rule', `DTSTART:${start}`, HOUR, `RRULE:${rule.join(';')}`));
        met(joined ? 'whole' : 'exact');
        const free = busy.filter(
          begin =>
            !times.some(
              time => time.from <= begin && time.until >= begin + 3_600_000 - (begin === until - 3_600_000 ? 1 : 0),
            ),
        );
        expect([rule.join(';'), start, free]).toEqual([rule.join(';'), start, []]);
      }),
      { numRuns: runs(300) },
    ),
  );
});

test.each([
  ['FREQ=MONTHLY;BYMONTH=11,12;BYDAY=2TU', [at(10, 9)]],
  ['FREQ=MONTHLY;BYMONTH=10,11', [at(10, 9)]],
  ['FREQ=YEARLY;BYMONTHDAY=10,12', [at(10, 9), at(12, 9)]],
  ['FREQ=HOURLY;BYHOUR=9,14;UNTIL=20261111T000000Z', [at(10, 9), at(10, 14)]],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', [at(10, 9), at(30, 9)]],
])('a rule that ICAL takes in another way is expanded to its own dates: %s', (rule, times) => {
  expect(read(...entry('UID:other', START, HOUR, `RRULE:${rule}`))).toEqual({ times, joined: false });
});

test.each([
  'FREQ=YEARLY;BYDAY=46TU',
  'FREQ=YEARLY;BYDAY=46TU;COUNT=2',
  'FREQ=DAILY;BYMONTHDAY=-1',
  'FREQ=HOURLY;INTERVAL=7;BYHOUR=9,14',
  'FREQ=YEARLY;BYHOUR=9,14',
  'FREQ=MONTHLY;INTERVAL=2;BYMONTH=11,12',
])('a rule that ICAL would take for other dates blocks the time from its start: %s', rule => {
  expect(read(...entry('UID:other', START, HOUR, `RRULE:${rule}`))).toEqual({ times: [rest], joined: true });
});

describe('a series with several rules', () => {
  const daily = 'RRULE:FREQ=DAILY;COUNT=2';
  const weekly = 'RRULE:FREQ=WEEKLY;COUNT=2';
  const all = [at(10, 9), at(11, 9), at(17, 9)];

  test.each([
    ['the shorter one first', [daily, weekly], all],
    ['the longer one first', [weekly, daily], all],
    ['three', [daily, 'RRULE:FREQ=DAILY;INTERVAL=3;COUNT=2', weekly], [at(10, 9), at(11, 9), at(13, 9), at(17, 9)]],
    ['dates besides', [daily, weekly, 'RDATE:20261120T090000Z'], [...all, at(20, 9)]],
    ['one date left out', [daily, weekly, 'EXDATE:20261117T090000Z'], [at(10, 9), at(11, 9)]],
  ])('is busy by each of them: %s', (_, lines, times) => {
    expect(read(...entry('UID:many', START, HOUR, ...lines)).times).toEqual(times);
  });
});

test.each(['STATUS: CANCELLED', 'STATUS:cancelled ', 'TRANSP: TRANSPARENT'])(
  'an entry with %j takes no time, for all its spaces',
  line => {
    expect(read(...entry('UID:spaced', START, HOUR, line))).toEqual({ times: [], joined: false });
  },
);

test('the process that reads a calendar does not inherit the site’s environment', async () => {
  // Invalid Node options: a child that inherited them would exit at once.
  vi.stubEnv('NODE_OPTIONS', '--no-such-option-at-all');
  try {
    const reply = await readInChild({ file: calendar(...GOOD), from, until, ownUids: [], agentEmails: [] }, 20_000);
    expect(reply).toEqual({ times: [at(5, 9)], joined: false });
  } finally {
    vi.unstubAllEnvs();
  }
});
