import { PLACE_PARTS } from '../map/area.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { kilometres } from '../place/distance.ts';
import type { CatalogueIndex, IndexedCity } from './catalogue-index.ts';
import { countMatches } from './list-count.ts';
import { NO_LATITUDE } from './list-columns.ts';
import { readFilters } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';

/** A city with results for a query; `distance` in kilometres. */
export type NearPlace = { readonly city: IndexedCity; readonly count: number; readonly distance: number };

/** Maximum distance, in kilometres, of a city that is suggested as an alternative. */
const FARTHEST = 50;

/**
 * Cities with results for a query that are nearest to a point, at most `most`, nearest first. A city's position is the average of the
 * coordinates of its results; results without coordinates are only counted. One pass over the goal's columns.
 * `nearestPlaces(index, everything('rent'), gembloux, 3)` → `[{ city: { name: { fr: 'Namur' }, … }, count: 4, distance: 16.2 }, …]`
 */
export function nearestPlaces(
  index: CatalogueIndex,
  query: ListQuery,
  from: Coordinates,
  most: number,
): readonly NearPlace[] {
  const { size, groups, latitude, longitude } = index.columns[query.goal];
  const { tests } = readFilters(index, query);
  const { matched } = countMatches(index.columns[query.goal], tests);
  const towns = new Map<number, { count: number; placed: number; latitude: number; longitude: number }>();
  for (let row = 0; row < size; row++) {
    if (matched && matched[row] !== 1) continue;
    const [number = 0] = groups.city.members[groups.city.of[row] as number] ?? [];
    const town = towns.get(number) ?? { count: 0, placed: 0, latitude: 0, longitude: 0 };
    town.count++;
    if (latitude[row] !== NO_LATITUDE) {
      town.placed++;
      town.latitude += latitude[row] as number;
      town.longitude += longitude[row] as number;
    }
    towns.set(number, town);
  }
  return [...towns]
    .flatMap(([number, { count, placed, latitude, longitude }]): NearPlace[] => {
      const city = index.cities[number];
      if (!city || placed === 0) return [];
      const parts = placed * PLACE_PARTS;
      const distance = kilometres(from, { latitude: latitude / parts, longitude: longitude / parts });
      return distance <= FARTHEST ? [{ city, count, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance || (a.city.key < b.city.key ? -1 : 1))
    .slice(0, most);
}
