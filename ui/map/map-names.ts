import type { FeatureCollection, Point } from 'geojson';
import type { MapPlace } from '../../application/browse/map-view.ts';
import type { Language } from '../../domain/text/language.ts';
import { type Ground, type Municipality, municipalityAt } from './ground.ts';

/** A municipality in the words of a page: as its language calls it, and as it is called there where that is another name. */
export type MunicipalityName = { readonly name: string; readonly other: string };

/** English has names of its own for these, by NIS code. */
const ENGLISH: Readonly<Record<string, string>> = {
  '11002': 'Antwerp',
  '21004': 'Brussels',
  '31005': 'Bruges',
  '33011': 'Ypres',
  '35013': 'Ostend',
  '44021': 'Ghent',
};

/** Where the name of each country stands. */
const COUNTRIES: readonly (readonly [code: string, longitude: number, latitude: number])[] = [
  ['FR', 3.1, 49.35],
  ['DE', 7.1, 50.55],
  ['NL', 5.3, 51.85],
  ['LU', 6.1, 49.75],
  ['GB', 0.9, 51.2],
  ['FR', 2.6, 47.2],
  ['DE', 9.2, 50.6],
  ['NL', 5.7, 52.5],
  ['GB', -1.3, 52.4],
  ['IT', 12.4, 43.2],
  ['CH', 8.2, 46.85],
  ['ES', -3.2, 40.9],
  ['AT', 14.3, 47.5],
];

/**
 * `municipalityName('44021', Ghent, 'fr')` → `{ name: 'Gand', other: 'Gent' }`;
 * of a bilingual one, `municipalityName('21004', Brussels, 'fr')` → `{ name: 'Bruxelles / Brussel', other: '' }`
 */
export function municipalityName(code: string, at: Municipality, language: Language): MunicipalityName {
  const both = (first: string, second: string) => (first === second ? first : `${first} / ${second}`);
  const bilingual = at.language === 'fr-nl';
  const local = bilingual ? both(at.fr, at.nl) : at.language === 'de' ? (at.de ?? at.fr) : at[at.language];
  if (bilingual && language === 'nl') return { name: both(at.nl, at.fr), other: '' };
  if (bilingual && language === 'fr') return { name: local, other: '' };
  const own = (language === 'en' ? ENGLISH[code] : at[language]) ?? local;
  return { name: own, other: own === local ? '' : local };
}

/** All that is named on the ground, as points with `kind`, `name`, `other` and `rank` (the first are placed first). */
export function namesOf(
  ground: Ground,
  places: readonly MapPlace[],
  language: Language,
  sea: string,
): FeatureCollection<Point> {
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
      ...COUNTRIES.map(([code, longitude, latitude], rank) =>
        named('country', [longitude, latitude], alone(spoken.of(code) ?? code), rank),
      ),
      ...[...ground.outlined.values()].map(({ code, municipality }) =>
        named(
          'municipality',
          municipality.at,
          municipalityName(code, municipality, language),
          1_000_000 - municipality.population,
        ),
      ),
      // Within Belgium municipalities have their names already.
      ...places
        .filter(([, latitude, longitude]) => !municipalityAt(ground, longitude, latitude))
        .map(([name, latitude, longitude], rank) => named('place', [longitude, latitude], alone(name), rank)),
    ],
  };
}
