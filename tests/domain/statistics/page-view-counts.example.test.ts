import { describe, expect, it } from 'vitest';
import { interestOf } from '../../../domain/statistics/interest.ts';
import { firstCountedDay, pageViewCounts } from '../../../domain/statistics/page-view-counts.ts';

describe('the page view counts of a property', () => {
  it('are those of today, of the week since Monday and of the month since the first', () => {
    const days = [
      { day: '2026-11-01', views: 1 },
      { day: '2026-11-15', views: 10 },
      { day: '2026-11-16', views: 100 },
      { day: '2026-11-21', views: 1000 },
    ];
    expect(pageViewCounts(days, 2222, '2026-11-21')).toMatchObject({
      today: 1000,
      week: 1100,
      month: 1111,
      total: 2222,
    });
  });

  it('may be higher for the week than for a month that has just begun', () => {
    const days = [
      { day: '2026-11-30', views: 5 },
      { day: '2026-12-01', views: 2 },
    ];
    expect(pageViewCounts(days, 7, '2026-12-01')).toMatchObject({ today: 2, week: 7, month: 2 });
  });

  it('cover thirty days up to today, including days without views', () => {
    const { lastDays } = pageViewCounts([{ day: '2026-10-23', views: 4 }], 4, '2026-11-21');
    expect(lastDays).toHaveLength(30);
    expect(lastDays[0]).toEqual({ day: '2026-10-23', views: 4 });
    expect(lastDays.at(-1)).toEqual({ day: '2026-11-21', views: 0 });
  });

  it('contain each day once across a DST change', () => {
    for (const today of ['2026-11-05', '2027-04-10']) {
      const days = pageViewCounts([], 0, today).lastDays.map(({ day }) => day);
      expect(new Set(days).size).toBe(30);
    }
    expect(pageViewCounts([], 0, '2026-11-05').lastDays.map(({ day }) => day)).toContain('2026-10-25');
    expect(pageViewCounts([], 0, '2027-04-10').lastDays.map(({ day }) => day)).toContain('2027-03-28');
  });

  it('need no day before the first that they query', () => {
    expect(firstCountedDay('2026-12-31')).toBe('2026-12-01');
  });
});

describe('the interest in a property', () => {
  const counts = pageViewCounts(
    [
      { day: '2026-11-10', views: 25 },
      { day: '2026-11-15', views: 30 },
      { day: '2026-11-21', views: 4 },
    ],
    59,
    '2026-11-21',
  );

  it('compares seven days with the previous seven', () => {
    expect(interestOf(counts, '2026-09-14', '2026-11-21')).toEqual({ kind: 'compared', views: 34, difference: 9 });
  });

  it('is not compared within the first two weeks', () => {
    expect(interestOf(counts, '2026-11-10', '2026-11-21')).toEqual({ kind: 'seven-days', views: 34 });
  });

  it('in the first days counts from the publication', () => {
    expect(interestOf(counts, '2026-11-18', '2026-11-21')).toEqual({ kind: 'new', views: 4, since: '2026-11-18' });
    expect(interestOf(counts, '2026-11-21', '2026-11-21')).toMatchObject({ kind: 'new', views: 4 });
  });
});
