import {
  type BelgianMunicipality,
  belgianMunicipalities,
  BRUSSELS_CITY,
  type PlaceNames,
} from './belgian-municipality.ts';
import { belgianPostcode } from './belgian-postcode.ts';
import { leadingPostcode, placeSpelling, placeSpellings } from './place-spelling.ts';
import { type Region, regionOf } from './region.ts';
import { COUNTRY } from './country.ts';

/** A current municipality, a municipality before a merger, or a part of one. */
export type BelgianPlace = {
  readonly kind: 'municipality' | 'former' | 'part';
  readonly names: PlaceNames;
  /** All postcodes of a municipality or former municipality; for a part, only its own. */
  readonly postcodes: readonly string[];
  /** The current municipality. */
  readonly municipality: BelgianMunicipality;
};

const REGION_NAMES: readonly (readonly [Region, readonly string[]])[] = [
  [
    'brussels',
    [
      '19 communes',
      'les 19 communes',
      '19 gemeenten',
      'de 19 gemeenten',
      '19 municipalities',
      'the 19 municipalities',
      '19 Gemeinden',
      'die 19 Gemeinden',
      'Bruxelles-Capitale',
      'Région de Bruxelles-Capitale',
      'Région bruxelloise',
      'Brussels Gewest',
      'Brussels Hoofdstedelijk Gewest',
      'Brussels-Capital Region',
      'Brussels Region',
      'Region Brüssel',
      'Region Brüssel-Hauptstadt',
    ],
  ],
  ['flanders', ['Flandre', 'Région flamande', 'Vlaanderen', 'Vlaams Gewest', 'Flanders', 'Flandern']],
  ['wallonia', ['Wallonie', 'Région wallonne', 'Wallonië', 'Waals Gewest', 'Wallonia', 'Wallonien']],
];

type Index = {
  readonly byName: ReadonlyMap<string, readonly BelgianPlace[]>;
  readonly byPostcode: ReadonlyMap<string, BelgianMunicipality>;
};
let index: Index | undefined;

/** All places of the table: municipalities before former ones before parts. */
export function belgianPlaces(): readonly BelgianPlace[] {
  const all = [...belgianMunicipalities().values()];
  const of = (kind: 'former' | 'part', municipality: BelgianMunicipality) =>
    municipality[kind === 'part' ? 'parts' : 'former'].map(({ names, postcodes }) => ({
      kind,
      names,
      postcodes,
      municipality,
    }));
  return [
    ...all.map(each => ({
      kind: 'municipality' as const,
      names: each.names,
      postcodes: each.postcodes,
      municipality: each,
    })),
    ...all.flatMap(each => of('former', each)),
    ...all.flatMap(each => of('part', each)),
  ];
}

/** The municipality that has a postcode, written in any way. `municipalityOfPostcode('B-5100')?.names.fr` → `'Namur'` */
export function municipalityOfPostcode(postcode: string): BelgianMunicipality | undefined {
  const code = belgianPostcode(postcode);
  return code === undefined ? undefined : indexed().byPostcode.get(code);
}

/**
 * The Belgian place with a name and postcode, in any spelling and language; `undefined` if the table has none, or if the name alone means
 * places in several municipalities. Without a postcode a current municipality takes precedence over parts with the same name.
 * `belgianPlace('Sint Niklaas', 'B-9100')?.names.fr` → `'Saint-Nicolas'`, `belgianPlace('Jambes (Namur)', '5100')?.kind` → `'part'`,
 * `belgianPlace('1050 Bruxelles')?.names.fr` → `'Ixelles'`, `belgianPlace('Saint-Nicolas')` → `undefined`
 */
export function belgianPlace(name: string, postcode = ''): BelgianPlace | undefined {
  const written = postcode.trim() === '' ? leadingPostcode(name) : belgianPostcode(postcode);
  if (written === undefined && postcode.trim() !== '') return undefined;
  const { byName } = indexed();
  const found: BelgianPlace[] = [];
  for (const [at, key] of placeSpellings(name).entries()) {
    const here = (byName.get(key) ?? []).filter(place => written === undefined || place.postcodes.includes(written));
    const chosen = written === undefined ? onlyOf(here) : here[0];
    if (chosen && at === 0) return chosen;
    if (chosen) found.push(chosen);
    else if (written !== undefined) found.push(...inBrussels(byName.get(key), written));
  }
  // If a text names several places, such as 'Namur (Jambes)', prefer the part, which is more precise than its municipality.
  return found.find(({ kind }) => kind === 'part') ?? found.find(({ kind }) => kind === 'former') ?? found[0];
}

/**
 * All Belgian places with a name, in any spelling and language, whatever their postcode; at most one per municipality.
 * `belgianPlacesNamed('Berchem').map(mainPostcode)` → `['2600', '9690']`, `belgianPlacesNamed('Nulleparre')` → `[]`
 */
export function belgianPlacesNamed(name: string): readonly BelgianPlace[] {
  const { byName } = indexed();
  const found = placeSpellings(name)
    .map(key => byName.get(key) ?? [])
    .find(places => places.length > 0);
  return (found ?? []).filter((one, at, all) => all.findIndex(other => other.municipality === one.municipality) === at);
}

/** Postcode of a place, or the main one of its municipality. `mainPostcode(belgianPlace('Gand'))` → `'9000'` */
export function mainPostcode({ kind, municipality, postcodes }: BelgianPlace): string {
  return kind === 'municipality' ? municipality.postcode : (postcodes[0] ?? municipality.postcode);
}

/** The region that a text names; '19 communes' is that of Brussels. `regionNamed('les 19 communes')` → `'brussels'` */
export function regionNamed(text: string): Region | undefined {
  const key = placeSpelling(text);
  return REGION_NAMES.find(([, names]) => names.some(name => placeSpelling(name) === key))?.[0];
}

/** The municipality of a postcode in the Brussels region if the name is 'Brussels': addresses use that name in the whole region. */
function inBrussels(named: readonly BelgianPlace[] | undefined, postcode: string): readonly BelgianPlace[] {
  const isBrussels = named?.some(
    ({ kind, municipality }) => kind === 'municipality' && municipality.code === BRUSSELS_CITY,
  );
  if (!isBrussels || regionOf(COUNTRY.belgium, postcode) !== 'brussels') return [];
  const municipality = indexed().byPostcode.get(postcode);
  if (!municipality) return [];
  const { names, postcodes } = municipality;
  return [{ kind: 'municipality', names, postcodes, municipality }];
}

function onlyOf(places: readonly BelgianPlace[]): BelgianPlace | undefined {
  const municipalities = places.filter(({ kind }) => kind === 'municipality');
  const all = municipalities.length > 0 ? municipalities : places;
  return new Set(all.map(({ municipality }) => municipality)).size === 1 ? all[0] : undefined;
}

function indexed(): Index {
  index ??= indexOf(belgianPlaces());
  return index;
}

function indexOf(places: readonly BelgianPlace[]): Index {
  const byName = new Map<string, BelgianPlace[]>();
  const byPostcode = new Map<string, BelgianMunicipality>();
  for (const place of places) {
    for (const key of new Set(Object.values(place.names).map(placeSpelling))) {
      const named = byName.get(key);
      if (named) named.push(place);
      else byName.set(key, [place]);
    }
    if (place.kind === 'municipality')
      for (const postcode of place.postcodes) byPostcode.set(postcode, place.municipality);
  }
  return { byName, byPostcode };
}
