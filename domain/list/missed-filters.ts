import type { ListingId } from '../listing/listing.ts';
import { lowerBound } from '../search/prefix-index.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { FilterName } from './filters.ts';
import { readFilters } from './list-filters.ts';
import type { ListColumns } from './list-columns.ts';
import type { ListQuery } from './list-query.ts';

/**
 * For each given listing the filters of a query that it fails, using the list's own tests; a listing in the results fails none. Omits
 * listings that the index does not have for the query's goal.
 * `missedFilters(index, parseListQuery('sale', new URLSearchParams('garden=1')), ['1234567'])` → `{ '1234567' → { 'garden' } }`
 */
export function missedFilters(
  index: CatalogueIndex,
  query: ListQuery,
  ids: readonly ListingId[],
): ReadonlyMap<ListingId, ReadonlySet<FilterName>> {
  const columns = index.columns[query.goal];
  const found = ids.flatMap(id => {
    const row = rowOf(columns, id);
    return row === undefined ? [] : [{ id, row }];
  });
  const row = Int32Array.from(found, one => one.row);
  const missed = new Int32Array(found.length);
  const { tests } = readFilters(index, query);
  tests.forEach(({ mark }, number) => mark({ size: found.length, row, missed }, 1 << number));
  return new Map(
    found.map(({ id }, at) => {
      const bits = missed[at] ?? 0;
      return [id, new Set(tests.flatMap(({ filter }, number) => (bits & (1 << number) ? [filter] : [])))];
    }),
  );
}

/**
 * Row of a listing; `undefined` if the columns do not contain it. Upper and lower case are distinguished, since ids may differ only in
 * case.
 */
function rowOf({ ids, id }: ListColumns, wanted: ListingId): number | undefined {
  const key = wanted.toLowerCase();
  for (let at = lowerBound(ids.keys, key); ids.keys[at] === key; at++) {
    const row = ids.owners[at];
    if (row !== undefined && id[row] === wanted) return row;
  }
  return undefined;
}
