import { daysBetween } from '../text/day.ts';
import type { PageViewCounts } from './page-view-counts.ts';

/** Trend of a property's page views. */
export type Interest =
  /** The property has been online for less than a week, so there is nothing to compare with. */
  | { readonly kind: 'new'; readonly views: number; readonly since: string }
  /** The property has been online for one to two weeks, so the seven days before are incomplete. */
  | { readonly kind: 'seven-days'; readonly views: number }
  /** Last seven days compared with the seven before; `difference` is negative if there were fewer page views. */
  | { readonly kind: 'compared'; readonly views: number; readonly difference: number };

/**
 * Trend of the page views in the last seven days, for a property published on an ISO day. Uses seven days instead of the calendar week,
 * because on a Monday morning every owner would see a drop.
 * `interestOf(counts, '2026-09-14', '2026-11-21')` → `{ kind: 'compared', views: 34, difference: 9 }`
 */
export function interestOf(counts: PageViewCounts, publishedOn: string, today: string): Interest {
  const { lastDays, lastSeven, sevenBefore } = counts;
  const online = daysBetween(publishedOn, today);
  if (online < 7) {
    const views = lastDays.filter(({ day }) => day >= publishedOn).reduce((sum, day) => sum + day.views, 0);
    return { kind: 'new', views, since: publishedOn };
  }
  if (online < 14) return { kind: 'seven-days', views: lastSeven };
  return { kind: 'compared', views: lastSeven, difference: lastSeven - sevenBefore };
}
