import { COUNTRY } from '../place/country.ts';
import { type Region, regionOf } from '../place/region.ts';
import { parseCity } from '../search/place-key.ts';
import type { ListFacets } from './list-facets.ts';
import type { ListQuery } from './list-query.ts';

/**
 * The Belgian region in which all results of a list lie, judged by the chosen towns with results, or by all towns with results if none is
 * chosen; for an empty list, by the towns that the query names. `undefined` if there are several regions, or a town abroad.
 * `listRegion(parseListQuery('sale', new URLSearchParams('city=Luik|4000')), facets)` → `'wallonia'`
 */
export function listRegion(query: ListQuery, { city }: Pick<ListFacets, 'city'>): Region | undefined {
  const found = city.filter(({ count, selected }) => count > 0 && (selected || query.city.length === 0));
  const regions = new Set(found.length > 0 ? found.map(({ region }) => region) : namedRegions(query));
  const [region] = regions;
  return regions.size === 1 ? region : undefined;
}

function namedRegions({ city, near }: ListQuery): readonly (Region | undefined)[] {
  return [...city, ...(near ? [near.city] : [])].map(text => {
    const named = parseCity(text);
    return named && regionOf(COUNTRY.belgium, named.postcode);
  });
}
