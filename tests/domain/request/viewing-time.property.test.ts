import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewingDays, viewingRefusal } from '../../../domain/request/viewing-time.ts';
import { addDays, daysBetween } from '../../../domain/text/day.ts';

const today = fc.integer({ min: 0, max: 20_000 }).map(days => addDays('2020-01-01', days));

test('the days that are offered are those on which a viewing is taken at any hour, in order and without a gap', () => {
  fc.assert(
    fc.property(today, fc.integer({ min: 1, max: 60 }), (now, count) => {
      const days = viewingDays(now, count);
      expect(days).toHaveLength(count);
      const last = days.at(-1) ?? now;
      const all = Array.from({ length: daysBetween(now, last) }, (_, at) => addDays(now, at + 1));
      const taken = all.filter(day => viewingRefusal(day, '00:00', { today: now, time: '23:59' }) === undefined);
      expect(days).toEqual(taken);
    }),
  );
});

test('two weeks begin tomorrow and leave out their Sundays', () => {
  expect(viewingDays('2026-10-24', 3)).toEqual(['2026-10-26', '2026-10-27', '2026-10-28']);
});
