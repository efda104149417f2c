import { daysBetween } from '../text/day.ts';
import type { PageViewCounts } from './page-view-counts.ts';

/** How a property is doing, in one sentence's worth. */
export type Interest =
  /** Online for less than a week: there is nothing to compare with yet. */
  | { readonly kind: 'new'; readonly visits: number; readonly since: string }
  /** Seven days without anything before them that is as long. */
  | { readonly kind: 'seven-days'; readonly visits: number }
  /** Seven days against the seven before; `difference` is negative where they were fewer. */
  | { readonly kind: 'compared'; readonly visits: number; readonly difference: number };

/**
 * What the visits of the last seven days say, of a property that was published on an ISO day. Seven days and not the calendar's
 * week: on a Monday morning that has just begun, and every owner would read that interest in their property is gone.
 * `interestOf(counts, '2026-09-14', '2026-11-21')` → `{ kind: 'compared', visits: 34, difference: 9 }`
 */
export function interestOf(counts: PageViewCounts, publishedOn: string, today: string): Interest {
  const { lastDays, lastSeven, sevenBefore } = counts;
  const online = daysBetween(publishedOn, today);
  if (online < 7) {
    const visits = lastDays.filter(({ day }) => day >= publishedOn).reduce((sum, day) => sum + day.visits, 0);
    return { kind: 'new', visits, since: publishedOn };
  }
  if (online < 14) return { kind: 'seven-days', visits: lastSeven };
  return { kind: 'compared', visits: lastSeven, difference: lastSeven - sevenBefore };
}
