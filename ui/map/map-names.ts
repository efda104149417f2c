import type { FeatureCollection, Point } from 'geojson';
import type { MapFill, MapPlace } from '../../application/browse/map/map-view.ts';
import { type BaseMap, municipalityAt } from '../../domain/map/base-map.ts';
import type { MapPoint } from '../../domain/map/map-points.ts';
import { municipalityName, type MunicipalityName } from '../../domain/map/municipality-name.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import type { Language } from '../../domain/text/language.ts';

/**
 * Position of a country's name with its minimum and maximum zoom: near Belgium from zoom 6 on, in the country's own middle at lower zooms.
 */
const COUNTRIES: readonly (readonly [code: string, longitude: number, latitude: number, from: number, to: number])[] = [
  ['FR', 3.1, 49.35, 6, 24],
  ['DE', 7.1, 50.55, 6, 24],
  ['NL', 5.3, 51.85, 6, 24],
  ['LU', 6.1, 49.75, 0, 24],
  ['GB', 0.9, 51.2, 6, 24],
  ['FR', 2.6, 47.2, 0, 6],
  ['DE', 9.2, 50.6, 0, 6],
  ['NL', 5.7, 52.5, 0, 6],
  ['GB', -1.3, 52.4, 0, 6],
  ['IT', 12.4, 43.2, 0, 24],
  ['CH', 8.2, 46.85, 0, 24],
  ['ES', -3.2, 40.9, 0, 24],
  ['AT', 14.3, 47.5, 0, 24],
];

/**
 * Where the map of a property names its municipality. `undefined` on a list's map, and with numbered places around the property: that map
 * shows the name in a corner, and a second name would be among the numbers.
 */
export function namedAt(
  { cards, nearby }: Pick<MapFill, 'cards' | 'nearby'>,
  [point]: readonly MapPoint[],
): Coordinates | undefined {
  return cards || (point?.exact && nearby.length > 0) ? undefined : point;
}

/**
 * All labels of the base map, as points with `kind`, `name`, `other` and `rank` (lowest placed first). `own`: the place of the only
 * property of a map; its municipality is named at that place, before all others, because the municipality's own point may lie outside the
 * view.
 */
export function namesOf(
  baseMap: BaseMap,
  places: readonly MapPlace[],
  language: Language,
  sea: string,
  own?: Coordinates,
): FeatureCollection<Point> {
  const ownCode = own && municipalityAt(baseMap, own)?.code;
  const spoken = new Intl.DisplayNames([`${language}-BE`], { type: 'region' });
  const named = (
    kind: string,
    [longitude, latitude]: readonly [number, number],
    words: MunicipalityName,
    rank = 0,
  ) => ({
    type: 'Feature' as const,
    properties: { kind, rank, ...words },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  });
  const alone = (name: string): MunicipalityName => ({ name, other: '' });
  return {
    type: 'FeatureCollection',
    features: [
      named('sea', [2.62, 51.47], alone(sea)),
      ...COUNTRIES.map(([code, longitude, latitude, from, to], rank) => {
        const country = named('country', [longitude, latitude], alone(spoken.of(code) ?? code), rank);
        return { ...country, properties: { ...country.properties, from, to } };
      }),
      ...[...baseMap.municipalities.values()].map(each =>
        own && each.code === ownCode
          ? named('municipality', [own.longitude, own.latitude], municipalityName(each, language))
          : named('municipality', each.at, municipalityName(each, language), 1_000_000 - each.population),
      ),
      // Only places abroad are added, because within Belgium the names of municipalities are drawn already.
      ...places
        .filter(([, latitude, longitude]) => !municipalityAt(baseMap, { latitude, longitude }))
        .map(([name, latitude, longitude], rank) => named('place', [longitude, latitude], alone(name), rank)),
    ],
  };
}
