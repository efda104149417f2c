import type { PageViews } from '../../../application/ports/page-views/page-views.ts';
import type { DayCount } from '../../../domain/statistics/page-view-counts.ts';

/** Visits in plain maps: it lasts as long as its process. */
export function makeMemoryPageViews(): PageViews {
  const salts = new Map<string, string>();
  /** Visitors by property and day; the log itself. */
  const log = new Map<string, Map<string, Set<string>>>();

  return {
    async saltOf(day, fresh) {
      const salt = salts.get(day) ?? fresh;
      salts.set(day, salt);
      return salt;
    },
    async destroySalts(before) {
      for (const day of salts.keys()) if (day < before) salts.delete(day);
    },
    async add(pageViews) {
      for (const { listingId, day, visitor } of pageViews) {
        const days = log.get(listingId) ?? new Map<string, Set<string>>();
        log.set(listingId, days);
        days.set(day, (days.get(day) ?? new Set()).add(visitor));
      }
    },
    async counts(id, from) {
      const all = [...(log.get(id) ?? [])].map(([day, visitors]): DayCount => ({ day, visits: visitors.size }));
      return {
        total: all.reduce((sum, { visits: pageViews }) => sum + pageViews, 0),
        days: all.filter(({ day }) => day >= from).sort((a, b) => (a.day < b.day ? -1 : 1)),
      };
    },
    // What is asked is counted from the log each time: no number can be another.
    recount: async () => 0,
  };
}
