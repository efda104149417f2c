import { COUNTRY } from '../place/country.ts';
import { type Region, regionOf } from '../place/region.ts';
import { parseCity } from '../search/place-key.ts';
import type { ListFacets } from './list-facets.ts';
import type { ListQuery } from './list-query.ts';

/**
 * The Belgian region that a whole list lies in: that of all towns with results, of the chosen ones if any is chosen; for a list without
 * results that of the towns that the query names. `undefined` if there are several, or one abroad.
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
