import type { PageViews } from '../../../application/ports/page-views/page-views.ts';
import type { DayCount } from '../../../domain/statistics/page-view-counts.ts';

/** Page views in memory; they are lost when the process ends. */
export function makeMemoryPageViews(): PageViews {
  const salts = new Map<string, string>();
  /** The log: visitors by property and day. */
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
      const all = [...(log.get(id) ?? [])].map(([day, visitors]): DayCount => ({ day, views: visitors.size }));
      return {
        total: all.reduce((sum, { views: pageViews }) => sum + pageViews, 0),
        days: all.filter(({ day }) => day >= from).sort((a, b) => (a.day < b.day ? -1 : 1)),
      };
    },
    // Counts are computed from the log at each read, so there are none to correct.
    recount: async () => 0,
  };
}
