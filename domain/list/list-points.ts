import { PLACE_PARTS } from '../map/area.ts';
import type { Coordinates } from '../place/coordinates.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { NO_LATITUDE } from './list-columns.ts';
import { countMatches } from './list-count.ts';
import { readFilters } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';
import type { ListingId } from '../listing/listing.ts';

/** A listing of a list as a point on a map. */
export type ListPoint = Coordinates & {
  readonly id: ListingId;
  readonly exact: boolean;
  /** Euro; 0 if hidden, and for a viager. */
  readonly price: number;
  readonly marquee: number;
  /** Index in `CatalogueIndex.cities`. */
  readonly city: number;
};

/**
 * Results of a query on all pages, as points: the newest `most` listings with coordinates. `total` includes results without coordinates.
 * Takes one pass over the goal's columns; no listing is loaded.
 */
export function listPoints(
  index: CatalogueIndex,
  query: ListQuery,
  most: number,
): { readonly total: number; readonly points: readonly ListPoint[] } {
  const columns = index.columns[query.goal];
  const { total, matched } = countMatches(columns, readFilters(index, query).tests);
  const points: ListPoint[] = [];
  for (const row of columns.order.newest) {
    if (points.length >= most) break;
    const latitude = columns.latitude[row] ?? NO_LATITUDE;
    if (latitude === NO_LATITUDE || (matched && matched[row] === 0)) continue;
    points.push({
      id: columns.id[row] as ListingId,
      latitude: latitude / PLACE_PARTS,
      longitude: (columns.longitude[row] ?? 0) / PLACE_PARTS,
      exact: columns.exact[row] === 1,
      price: columns.scales.price.values[row] || 0,
      marquee: columns.marquee[row] ?? 0,
      city: columns.groups.city.of[row] ?? 0,
    });
  }
  return { total, points };
}
