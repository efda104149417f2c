import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workTime } from '../../../fixtures/builders/past/work-time.ts';
import { weekdayOf } from '../../../domain/appointment/viewing-calendar.ts';
import { brusselsTime } from '../../../domain/text/brussels-time.ts';
import { brusselsDay } from '../../../domain/text/day.ts';

test('sample agents work by day, not on Sundays, and never before the work falls due', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }), at => {
      const worked = workTime(at);
      expect(worked).toBeGreaterThanOrEqual(at);
      expect(worked - at).toBeLessThan(41 * 3_600_000);
      expect(weekdayOf(brusselsDay(worked))).not.toBe('sunday');
      expect(brusselsTime(worked) >= '09:00' && brusselsTime(worked) < '18:30').toBe(true);
      expect(workTime(worked)).toBe(worked);
    }),
  );
});
