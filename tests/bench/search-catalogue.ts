import { recordByName } from '../../domain/list/filters.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import type { KnownPlace, PropertyType } from '../../domain/page/site.ts';
import { FLAG_FACT_NAMES } from '../../domain/search/flag-facts.ts';
import type { IndexEntry } from '../../domain/search/index-entry.ts';
import { placeKeyOf } from '../../domain/search/place-key.ts';
import type { SuggestRow } from '../../domain/search/suggest-row.ts';
import { seeded } from '../support/run/seeded.ts';

/** The sample agency's seven types in the languages of the benchmark. */
export const TYPES: readonly PropertyType[] = [
  ['Autre', 'Andere'],
  ['Appartement – Loft', 'Appartement – Loft'],
  ['Immeuble de rapport', 'Opbrengsteigendom'],
  ['Maison – Villa', 'Woning – Villa'],
  ['Bureau', 'Kantoor'],
  ['Terrain', 'Grond'],
  ['Commerce – Industriel', 'Handel – Industrie'],
].map(([fr, nl], at) => ({ webId: at + 1, name: { fr, nl }, showOrder: at, sale: true, rent: true }));

/** Real names first, for small catalogues; larger ones add generated names. */
const NAMES: readonly (readonly [string, string, string])[] = [
  ['Liège', 'Luik', '4000'],
  ['Gand', 'Gent', '9000'],
  ['Bruxelles', 'Brussel', '1000'],
  ['Namur', 'Namen', '5000'],
  ['Anvers', 'Antwerpen', '2000'],
  ["Braine-l'Alleud", 'Eigenbrakel', '1420'],
  ['Rhode-Saint-Genèse', 'Sint-Genesius-Rode', '1640'],
  ['Mons', 'Bergen', '7000'],
  ['Tournai', 'Doornik', '7500'],
  ['Ath', 'Aat', '7800'],
  ['Malines', 'Mechelen', '2800'],
  ['Louvain', 'Leuven', '3000'],
  ['Genappe', 'Genepiën', '1470'],
  ['Jodoigne', 'Geldenaken', '1370'],
  ['Uccle', 'Ukkel', '1180'],
  ['Ixelles', 'Elsene', '1050'],
  ['Visé', 'Wezet', '4600'],
  ['Spa', 'Spa', '4900'],
  ['Aubel', 'Aubel', '4880'],
  ['Bouillon', 'Bouillon', '6830'],
];
const SYLLABLES = ['bra', 'val', 'mont', 'bel', 'hout', 'ker', 'lin', 'sart', 'wez', 'dor', 'gem', 'rou'];

/** Words of titles in four languages: common ones, and rare names. */
function titleWords(pick: (most: number) => number): string[] {
  const common = Array.from({ length: 12 }, () => COMMON[pick(COMMON.length)] as string);
  const rare = Array.from({ length: 6 }, () =>
    Array.from({ length: 4 }, () => SYLLABLES[pick(SYLLABLES.length)]).join(''),
  );
  return [...new Set([...common, ...rare])];
}

const COMMON =
  `appartement maison chambres slaapkamers terrasse terras jardin tuin garden garten garage lumineux lichtrijk
  bright hell calme rustig quiet ruhig centre centrum gare station bahnhof studio penthouse duplex loft renove gerenoveerd
  renovated renoviert meuble gemeubeld furnished moebliert balcon balkon ascenseur lift parc park vue zicht`.split(
    /\s+/,
  );

/** Number of places by size of the catalogue: from 20 up to the 1,100 postcodes of Belgium. */
export function benchPlaces(size: number): KnownPlace[] {
  const random = seeded(1);
  const count = Math.min(1100, Math.max(20, Math.round(size / 20)));
  return Array.from({ length: count }, (_, at) => {
    const made = () => capital(Array.from({ length: 3 }, () => SYLLABLES[Math.floor(random() * 12)]).join(''));
    const [fr, nl, postcode] = NAMES[at] ?? [made(), made(), String(1000 + at * 8)];
    return { name: { fr, nl }, aliases: [], postcode, countryId: 10, coordinates: { latitude: 50, longitude: 4 } };
  });
}

/** Listings with seven-digit ids, two in three for sale, anywhere in the country. */
export function benchEntries(size: number, places: readonly KnownPlace[]): IndexEntry[] {
  const [random, where] = [seeded(2), seeded(3)];
  const pick = (most: number) => Math.floor(random() * most);
  return Array.from({ length: size }, (_, at) => {
    const place = places[Math.floor(random() ** 2 * places.length)] as KnownPlace;
    const goal = pick(3) < 2 ? 'sale' : 'rent';
    const marquee = pick(4);
    return {
      id: String(1_000_000 + ((at * 7_919) % 9_000_000)) as ListingId,
      goal,
      typeIds: random() < 0.1 ? [1 + pick(7), 3] : [1 + pick(7)],
      placeKey: placeKeyOf(place.name, place.postcode, place),
      postcode: place.postcode,
      city: place.name,
      cityNames: Object.values(place.name),
      price: random() < 0.05 ? undefined : goal === 'sale' ? 50_000 + pick(900) * 1000 : 400 + pick(3000),
      bedrooms: random() < 0.1 ? undefined : pick(7),
      region: undefined,
      surface: random() < 0.1 ? undefined : 20 + pick(400),
      groundArea: undefined,
      epc: random() < 0.2 ? undefined : pick(700),
      coordinates: { latitude: 49.5 + where() * 2, longitude: 2.55 + where() * 3.85, exact: true },
      municipality: String(11_001 + Math.floor(where() * 565)),
      marquee,
      ...recordByName(FLAG_FACT_NAMES, () => false),
      garden: random() < 0.4,
      terrace: random() < 0.5,
      garage: random() < 0.5,
      lift: random() < 0.3,
      furnished: random() < 0.05,
      reduction: undefined,
      reduced: false,
      available: marquee !== 3,
      publishedOn: `2026-${String(1 + pick(9)).padStart(2, '0')}-${String(10 + pick(18))}`,
      viager: random() < 0.02,
      newBuild: random() < 0.1,
      projectId: undefined,
      openHouses: undefined,
      references: [],
      words: titleWords(pick),
    };
  });
}

export function benchRows(entries: readonly IndexEntry[]): SuggestRow[] {
  return entries.map(({ id, goal, typeIds, city, postcode, words }) => ({
    id,
    goal: goal === 'sale' ? 0 : 1,
    typeIds,
    city: city.fr ?? '',
    postcode,
    typeDescription: 'Maison de maître rénovée',
    words,
  }));
}

/** Search texts, key by key: ids, cities with and without accents, postcodes, types in two languages. */
export function keyPresses(entries: readonly IndexEntry[]): string[] {
  const ids = [0.1, 0.4, 0.7].map(part => entries[Math.floor(entries.length * part)]?.id ?? '1');
  const texts = [
    ...ids,
    'Liège',
    'liege',
    'gent',
    'Rhode-Saint-Genèse',
    'namur',
    '4000',
    '1420',
    'appartement',
    'maison',
    'woning',
    'terrain',
    'kantoor',
  ];
  return texts.flatMap(text => Array.from(text, (_, at) => text.slice(0, at + 1)));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
