import type { CatalogueIndex } from './catalogue-index.ts';
import { countMatches } from './list-count.ts';
import { type ListFacets, listFacets } from './list-facets.ts';
import { readFilters } from './list-filters.ts';
import type { ListQuery, UnreadableFilter } from './list-query.ts';
import type { ListingId } from '../listing/listing.ts';

/** One page of a filtered, sorted list. */
export type ListPage = {
  readonly total: number;
  /** Number of listings in `total` that are neither sold nor rented. */
  readonly available: number;
  readonly page: number;
  /** At least 1: an empty list has one empty page. */
  readonly pageCount: number;
  /** Whether the requested page is beyond the last one; `ids` is empty then. */
  readonly outOfRange: boolean;
  readonly ids: readonly ListingId[];
  readonly facets: ListFacets;
  /** Filter values that cannot be parsed or that name nothing; a filter with only such values finds no listing. */
  readonly unknown: readonly UnreadableFilter[];
};

const CARDS = 24;

/**
 * A page of a query's results, with the number of results of every filter option. Never throws. Takes one pass over the goal's columns if
 * there is a filter, else none.
 * `listPage(index, parseListQuery('sale', new URLSearchParams('city=Luik|4000')))` → `{ total: 7, page: 1, pageCount: 1, … }`
 */
export function listPage(index: CatalogueIndex, query: ListQuery, pageSize: number = CARDS): ListPage {
  const columns = index.columns[query.goal];
  const read = readFilters(index, query);
  const counts = read.tests.length > 0 ? countMatches(columns, read.tests, read.away) : index.unfiltered[query.goal];
  const pageCount = Math.max(1, Math.ceil(counts.total / pageSize));
  const from = (query.page - 1) * pageSize;
  const rows = slice(columns.order[query.sort], counts.matched, from, Math.min(from + pageSize, counts.total));
  return {
    total: counts.total,
    available: counts.available,
    page: query.page,
    pageCount,
    outOfRange: query.page > pageCount,
    ids: rows.map(row => columns.id[row] as ListingId),
    facets: listFacets(index, query, read, counts),
    unknown: read.unknown,
  };
}

/** Number of results of a query. `foundCount(index, everything('rent'))` → `index.totals.rent` */
export function foundCount(index: CatalogueIndex, query: ListQuery): number {
  const { tests } = readFilters(index, query);
  return tests.length > 0 ? countMatches(index.columns[query.goal], tests).total : index.totals[query.goal];
}

/** The matching rows from position `from` up to `to`, exclusive, in the given order; without `matched`, all rows match. */
function slice(order: Uint32Array, matched: Uint8Array | undefined, from: number, to: number): number[] {
  if (!matched) return [...order.subarray(from, Math.max(from, to))];
  const rows: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.length && passed < to; at++) {
    const row = order[at] as number;
    if (matched[row] === 1 && passed++ >= from) rows.push(row);
  }
  return rows;
}
