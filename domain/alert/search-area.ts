import type { Coordinates } from '../place/coordinates.ts';
import type { Place } from '../listing/listing.ts';
import type { KnownPlace, TreeItem } from '../page/site.ts';
import { COUNTRY } from '../place/country.ts';
import { kilometres } from '../place/distance.ts';
import { type Region, regionOf, REGIONS } from '../place/region.ts';

/** A zone of the alert form with everything it covers: the area of its web id and its sub-zones. */
export type SearchArea = {
  readonly id: string;
  /** Number of ancestor zones. */
  readonly depth: number;
  readonly regions: ReadonlySet<Region>;
  readonly countries: ReadonlySet<number>;
  /** Belgian postcodes. */
  readonly postcodes: ReadonlySet<string>;
  /** Known places in the zone, for measuring distances. */
  readonly places: readonly KnownPlace[];
};

/** A known place within a zone, with its distance (km) from a point outside. */
export type SearchedPlace = { readonly place: KnownPlace; readonly km: number };

/**
 * Zones by id. A web id names a region (`region:flanders`), a country (`country:33`) or a Belgian postcode (`postcode:5000`); a zone with
 * any other web id covers its sub-zones.
 */
export function searchAreas(trees: readonly TreeItem[], known: readonly KnownPlace[]): ReadonlyMap<string, SearchArea> {
  const zones = trees.filter(({ tree }) => tree === 'zones');
  const below = Map.groupBy(zones, ({ parentId }) => parentId);
  const areas = new Map<string, SearchArea>();
  const add = (item: TreeItem, depth: number): SearchArea => {
    const inside = (below.get(item.id) ?? []).map(child => add(child, depth + 1));
    const own = areaNamed(item.webId);
    const bounds = {
      regions: new Set([...own.regions, ...inside.flatMap(({ regions }) => [...regions])]),
      countries: new Set([...own.countries, ...inside.flatMap(({ countries }) => [...countries])]),
      postcodes: new Set([...own.postcodes, ...inside.flatMap(({ postcodes }) => [...postcodes])]),
    };
    const area = { id: item.id, depth, ...bounds, places: known.filter(place => areaContains(bounds, place)) };
    areas.set(item.id, area);
    return area;
  };
  // Starts at the roots, so zones in a cycle of parents are omitted.
  for (const item of zones) if (item.parentId === undefined) add(item, 0);
  return areas;
}

/** Whether an area contains a place. `areaContains(meuseValley, { postcode: '5000', countryId: 10 })` → `true` */
export function areaContains(
  { regions, countries, postcodes }: Pick<SearchArea, 'regions' | 'countries' | 'postcodes'>,
  { postcode, countryId }: Pick<Place, 'postcode' | 'countryId'>,
): boolean {
  if (countries.has(countryId)) return true;
  if (countryId !== COUNTRY.belgium) return false;
  if (postcodes.has(postcode)) return true;
  const region = regions.size > 0 ? regionOf(countryId, postcode) : undefined;
  return region !== undefined && regions.has(region);
}

/** The known place of an area nearest to a point, if within `withinKm`. */
export function nearestPlace(area: SearchArea, point: Coordinates, withinKm: number): SearchedPlace | undefined {
  let nearest: SearchedPlace | undefined;
  for (const place of area.places) {
    const km = kilometres(place.coordinates, point);
    if (km <= withinKm && (nearest === undefined || km < nearest.km)) nearest = { place, km };
  }
  return nearest;
}

function areaNamed(webId: string): Pick<SearchArea, 'regions' | 'countries' | 'postcodes'> {
  const [kind, name = ''] = webId.split(':');
  return {
    regions: new Set(kind === 'region' ? REGIONS.filter(region => region === name) : []),
    countries: new Set(kind === 'country' && /^\d{1,4}$/.test(name) ? [Number(name)] : []),
    postcodes: new Set(kind === 'postcode' ? [name] : []),
  };
}
