import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interestOf } from '../../../domain/statistics/interest.ts';
import { firstCountedDay, pageViewCounts } from '../../../domain/statistics/page-view-counts.ts';
import { addDays, brusselsDay, daysBetween, mondayOf } from '../../../domain/text/day.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const HOUR = 3_600_000;
/** Around both DST changes, ends of months and years, and a leap day. */
const aToday = () =>
  fc.oneof(
    fc.constantFrom('2026-10-25', '2027-03-28', '2026-03-29', '2028-02-29', '2026-12-31', '2027-01-01', '2026-03-01'),
    fc.integer({ min: 0, max: 1500 }).map(ahead => addDays('2025-06-01', ahead)),
  );
const instants = (today: string) =>
  fc.array(
    fc.integer({ min: 0, max: 45 * 24 * 2 }).map(halfHours => Date.parse(`${today}T12:00Z`) - halfHours * (HOUR / 2)),
    { maxLength: 60 },
  );
const aVisitedMonth = aToday().chain(today => instants(today).map(views => ({ today, views })));

function countedDays(views: readonly number[]) {
  const on = new Map<string, number>();
  for (const at of views) on.set(brusselsDay(at), (on.get(brusselsDay(at)) ?? 0) + 1);
  return [...on].map(([day, count]) => ({ day, views: count }));
}

describe('the page view counts of a property', () => {
  it('agree with a calendar check of each view', () => {
    const weekday = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7;
    fc.assert(
      fc.property(aVisitedMonth, ({ today, views }) => {
        const days = views.map(brusselsDay).filter(day => day <= today);
        const counts = pageViewCounts(countedDays(views), days.length, today);
        const sameWeek = (day: string) => daysBetween(day, today) < 7 && weekday(day) <= weekday(today);
        expect(counts.today).toBe(days.filter(day => day === today).length);
        expect(counts.week).toBe(days.filter(sameWeek).length);
        expect(counts.month).toBe(days.filter(day => day.slice(0, 7) === today.slice(0, 7)).length);
        expect(counts.lastSeven).toBe(days.filter(day => daysBetween(day, today) < 7).length);
        const before = (day: string) => daysBetween(day, today) >= 7 && daysBetween(day, today) < 14;
        expect(counts.sevenBefore).toBe(days.filter(before).length);
      }),
    );
  });

  it('do not depend on the order of the days', () => {
    fc.assert(
      fc.property(aVisitedMonth, fc.infiniteStream(fc.integer()), ({ today, views }, chance) => {
        const days = countedDays(views);
        const mixed = days
          .map(day => ({ day, at: chance.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ day }) => day);
        expect(pageViewCounts(mixed, views.length, today)).toEqual(pageViewCounts(days, views.length, today));
      }),
    );
  });

  it('never need a day before the first that they query', () => {
    fc.assert(
      fc.property(aVisitedMonth, ({ today, views }) => {
        const days = countedDays(views);
        const asked = days.filter(({ day }) => day >= firstCountedDay(today));
        expect(pageViewCounts(asked, views.length, today)).toEqual(pageViewCounts(days, views.length, today));
      }),
    );
  });

  it('cover thirty consecutive days up to today', () => {
    fc.assert(
      fc.property(aVisitedMonth, ({ today, views }) => {
        const { lastDays } = pageViewCounts(countedDays(views), views.length, today);
        expect(lastDays.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => addDays(today, at - 29)));
      }),
    );
  });
});

describe('a week', () => {
  it('begins on a Monday at most six days earlier', () => {
    fc.assert(
      fc.property(aToday(), today => {
        const monday = mondayOf(today);
        expect(new Date(`${monday}T00:00Z`).getUTCDay()).toBe(1);
        expect(daysBetween(monday, today)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(monday, today)).toBeLessThan(7);
        expect(mondayOf(addDays(monday, 6))).toBe(monday);
      }),
    );
  });
});

describe('the interest in a property', () => {
  it('never exceeds the counts, and is compared only with a whole week', () => {
    reaches({ compared: runs(60), different: runs(30) }, met =>
      fc.assert(
        fc.property(aVisitedMonth, fc.integer({ min: 0, max: 40 }), ({ today, views }, online) => {
          const counts = pageViewCounts(countedDays(views), views.length, today);
          const interest = interestOf(counts, addDays(today, -online), today);
          expect(interest.views).toBeLessThanOrEqual(counts.lastSeven);
          expect(interest.kind === 'compared').toBe(online >= 14);
          if (interest.kind !== 'compared') return;
          met('compared');
          if (counts.sevenBefore !== counts.lastSeven) met('different');
          expect(interest.views - interest.difference).toBe(counts.sevenBefore);
        }),
        { numRuns: runs(300) },
      ),
    );
  });
});
