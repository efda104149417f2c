import type { Coordinates } from '../place/coordinates.ts';
import type { Place } from '../listing/listing.ts';
import type { KnownPlace, TreeItem } from '../page/site.ts';
import { COUNTRY } from '../place/country.ts';
import { kilometres } from '../place/distance.ts';
import { type Region, regionOf, REGIONS } from '../place/region.ts';

/** A zone of the alert's form and all that lies in it: what its own web id names, and the zones below it. */
export type SearchArea = {
  readonly id: string;
  /** How many zones it lies in. */
  readonly depth: number;
  readonly regions: ReadonlySet<Region>;
  readonly countries: ReadonlySet<number>;
  /** Belgian ones. */
  readonly postcodes: ReadonlySet<string>;
  /** The known places in it, by which nearness is measured. */
  readonly places: readonly KnownPlace[];
};

/** A known place within an area, and how far it is. */
export type SearchedPlace = { readonly place: KnownPlace; readonly km: number };

/**
 * The zones by their ids. A web id names a region (`region:flanders`), a country (`country:33`) or a Belgian postcode
 * (`postcode:5000`); any other name covers what the zones below it cover.
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
    const area = { id: item.id, depth, ...bounds, places: known.filter(place => covers(bounds, place)) };
    areas.set(item.id, area);
    return area;
  };
  // From the top down: whatever stands in a circle of parents has no top, and is no zone.
  for (const item of zones) if (item.parentId === undefined) add(item, 0);
  return areas;
}

/** Whether a place lies in an area. `covers(meuseValley, { postcode: '5000', countryId: 10 })` → `true` */
export function covers(
  { regions, countries, postcodes }: Pick<SearchArea, 'regions' | 'countries' | 'postcodes'>,
  { postcode, countryId }: Pick<Place, 'postcode' | 'countryId'>,
): boolean {
  if (countries.has(countryId)) return true;
  if (countryId !== COUNTRY.belgium) return false;
  if (postcodes.has(postcode)) return true;
  const region = regions.size > 0 ? regionOf(countryId, postcode) : undefined;
  return region !== undefined && regions.has(region);
}

/** The known place of an area that is nearest to a point, where one is at most `withinKm` away. */
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
