import fc from 'fast-check';
import { expect, test } from 'vitest';
import { busyTimes } from '../../../adapters/busy-calendar/busy-times.ts';
import { MOST_BUSY_TIMES } from '../../../application/ports/calendar/busy-feeds.ts';
import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { addDays } from '../../../domain/text/day.ts';
import { reaches } from '../../support/run/reaches.ts';
import { FULL } from '../../support/run/full-run.ts';

const MINUTE = 60_000;
/** Six days around a change of clocks. */
const FIRST = '2026-10-22';
const span = { from: brusselsInstant(FIRST, '00:00'), until: brusselsInstant(addDays(FIRST, 6), '00:00') };
const UNITS = {
  SECONDLY: 1_000,
  MINUTELY: MINUTE,
  HOURLY: 60 * MINUTE,
  DAILY: 1_440 * MINUTE,
  WEEKLY: 10_080 * MINUTE,
};

type Entry = {
  /** Seconds from the start of the span; may be negative. */
  readonly start: number;
  readonly seconds: number;
  readonly rule?: { readonly freq: keyof typeof UNITS; readonly interval: number; readonly times: number | undefined };
  /** Whether the entry repeats daily in Brussels local time. */
  readonly isLocal?: boolean;
};

const HOUR = 3_600;
const anEntry: fc.Arbitrary<Entry> = fc.record({
  start: fc.integer({ min: -2 * 24 * HOUR, max: 8 * 24 * HOUR }),
  seconds: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 40 * HOUR })),
});
const aSeries: fc.Arbitrary<Entry> = fc
  .record({
    freq: fc.constantFrom(...(Object.keys(UNITS) as (keyof typeof UNITS)[])),
    steps: fc.integer({ min: 0, max: 400 }),
    seconds: fc.integer({ min: 1, max: 3 * HOUR }),
    offset: fc.integer({ min: 0, max: 24 * HOUR }),
    interval: fc.integer({ min: 1, max: 5 }),
    times: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }),
  })
  .map(({ freq, steps, seconds, offset, interval, times }) => {
    // Occurrences are at least ten minutes apart: more of them would exceed the expansion limit.
    const least = freq === 'SECONDLY' ? 600 : freq === 'MINUTELY' ? 10 : 1;
    const step = (UNITS[freq] / 1_000) * interval * least;
    return { start: offset - steps * step, seconds, rule: { freq, interval: interval * least, times } };
  });
const aLocalDay: fc.Arbitrary<Entry> = fc
  .record({
    day: fc.integer({ min: -4_000, max: 3 }),
    hour: fc.integer({ min: 4, max: 22 }),
    interval: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ day, hour, interval }) => ({
    start: (day * 24 + hour) * HOUR,
    seconds: HOUR,
    rule: { freq: 'DAILY', interval, times: undefined },
    isLocal: true,
  }));

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.000/g, '');
const localDay = (entry: Entry, number: number) => {
  const days = Math.floor(entry.start / (24 * HOUR)) + number * (entry.rule?.interval ?? 0);
  return {
    day: addDays(FIRST, days),
    hour: String(Math.floor(entry.start / HOUR) - Math.floor(entry.start / (24 * HOUR)) * 24).padStart(2, '0'),
  };
};

function linesOf(entry: Entry, number: number): readonly string[] {
  const { start, seconds, rule, isLocal } = entry;
  const { day, hour } = localDay(entry, 0);
  return [
    'BEGIN:VEVENT',
    `UID:${number}`,
    isLocal ? `DTSTART:${day.replaceAll('-', '')}T${hour}0000` : `DTSTART:${stamp(span.from + start * 1_000)}`,
    `DURATION:PT${seconds}S`,
    ...(rule ? [`RRULE:FREQ=${rule.freq};INTERVAL=${rule.interval}${rule.times ? `;COUNT=${rule.times}` : ''}`] : []),
    'END:VEVENT',
  ];
}

/** Reference implementation: enumerates each occurrence; slow but simple. */
function occurrencesOf(entry: Entry): readonly TimeSpan[] {
  const { start, seconds, rule, isLocal } = entry;
  const found: TimeSpan[] = [];
  for (let number = 0; number < (rule ? (rule.times ?? Infinity) : 1); number++) {
    const { day, hour } = localDay(entry, number);
    const step = rule ? UNITS[rule.freq] * rule.interval : 0;
    const from = isLocal ? brusselsInstant(day, `${hour}:00`) : span.from + start * 1_000 + number * step;
    if (from >= span.until) break;
    found.push({ from, until: from + seconds * 1_000 });
  }
  return found;
}

const RUNS = FULL ? 200 : 60;

const calendar = (entries: readonly Entry[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries.flatMap(linesOf), 'END:VCALENDAR', ''].join('\r\n');

test('busy times are the minutes that any occurrence touches: disjoint, sorted and within the requested span', () => {
  reaches({ series: 0.3 * RUNS, 'long ago': 0.3 * RUNS, local: 0.15 * RUNS, 'cut off': 0.1 * RUNS }, met =>
    fc.assert(
      fc.property(fc.array(fc.oneof(anEntry, aSeries, aLocalDay), { minLength: 1, maxLength: 4 }), entries => {
        const raw = entries.flatMap(occurrencesOf).filter(({ from, until }) => from < until);
        const minutes = new Set<number>();
        for (const { from, until } of raw)
          for (
            let minute = Math.floor(Math.max(from, span.from) / MINUTE);
            minute * MINUTE < Math.min(until, span.until);
            minute++
          )
            minutes.add(minute);
        const { times, joined } = busyTimes(calendar(entries), { ...span, isOwn: () => false });
        expect(joined).toBe(false);
        expect(times.length).toBeLessThanOrEqual(MOST_BUSY_TIMES);
        const covered = new Set<number>();
        for (const [at, { from, until }] of times.entries()) {
          expect(from).toBeLessThan(until);
          expect(from).toBeGreaterThanOrEqual(Math.max(span.from, (times[at - 1]?.until ?? 0) + 1));
          expect(until).toBeLessThanOrEqual(span.until);
          for (let minute = from / MINUTE; minute * MINUTE < until; minute++) covered.add(minute);
        }
        expect([...covered]).toEqual([...minutes].sort((a, b) => a - b));
        if (entries.some(({ rule }) => rule)) met('series');
        if (entries.some(({ rule, start }) => rule && start < -30 * 24 * HOUR)) met('long ago');
        if (entries.some(({ isLocal }) => isLocal)) met('local');
        if (raw.some(({ from, until }) => from < span.from && until > span.from)) met('cut off');
      }),
      { numRuns: RUNS },
    ),
  );
});

test('more busy times than can be stored are merged into the maximum number, and all of them stay busy', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 3_200, maxLength: 3_200 }), gaps => {
      let minute = span.from / MINUTE;
      const starts = gaps.map(gap => (minute += 2 + (gap % 2)));
      const entries = starts.map(start => ({ start: start * 60 - span.from / 1_000, seconds: 60 }));
      const { times, joined } = busyTimes(calendar(entries), { ...span, isOwn: () => false });
      expect(joined).toBe(true);
      expect(times).toHaveLength(MOST_BUSY_TIMES);
      let at = 0;
      for (const start of starts) {
        while ((times[at]?.until ?? Infinity) <= start * MINUTE) at++;
        expect(times[at]?.from).toBeLessThanOrEqual(start * MINUTE);
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
