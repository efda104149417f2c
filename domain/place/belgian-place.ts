import {
  type BelgianMunicipality,
  belgianMunicipalities,
  BRUSSELS_CITY,
  type PlaceNames,
} from './belgian-municipality.ts';
import { belgianPostcode } from './belgian-postcode.ts';
import { OTHER_NAMES } from './facts/other-names.ts';
import {
  leadingPostcode,
  placeSpelling,
  placeSpellings,
  placeSplits,
  postcodeBeside,
  withoutDistrictNumber,
  withoutPostcodeBehind,
} from './place-spelling.ts';
import { type Region, regionOf } from './region.ts';
import { LANGUAGES } from '../text/language.ts';
import { COUNTRY } from './country.ts';
import { PROVINCES } from './provinces.ts';

/** A current municipality, a municipality before a merger, or a part of one. */
export type BelgianPlace = {
  readonly kind: 'municipality' | 'former' | 'part';
  readonly names: PlaceNames;
  /** All postcodes of a municipality or former municipality; for a part, only its own. */
  readonly postcodes: readonly string[];
  /** The municipality itself, or the current one to which a former municipality or a part belongs. */
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

/** Rows of `OTHER_NAMES`: postcode of a place, its name in the table of places, and its other names. */
const OTHERS = OTHER_NAMES.trim()
  .split('\n')
  .map(line => {
    const [postcode = '', own = '', ...others] = line.split('|');
    return { postcode, own, others };
  });

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
  if (written === undefined) return onlyOf(belgianPlacesNamed(name));
  const { byName } = indexed();
  const found: BelgianPlace[] = [];
  for (const [at, key] of placeSpellings(withoutDistrictNumber(name)).entries()) {
    const here = (byName.get(key) ?? []).filter(place => place.postcodes.includes(written));
    if (here[0] && at === 0) return here[0];
    found.push(...(here.length > 0 ? here.slice(0, 1) : inBrussels(byName.get(key), written)));
  }
  if (found.length === 0) found.push(...compound(name).filter(place => place.postcodes.includes(written)));
  // If a text names several places, such as 'Namur (Jambes)', prefer the part, which is more precise than its municipality.
  return found.find(({ kind }) => kind === 'part') ?? found.find(({ kind }) => kind === 'former') ?? found[0];
}

/**
 * All Belgian places with a name, in any spelling and language, whatever their postcode; at most one per municipality. If the
 * text names a place and a larger one around it (municipality, district or province), only the smaller one is returned.
 * `belgianPlacesNamed('Berchem').map(mainPostcode)` → `['2600', '9690']`,
 * `belgianPlacesNamed('Liège (Grivegnée)').map(mainPostcode)` → `['4030']`, `belgianPlacesNamed('Nulleparre')` → `[]`
 */
export function belgianPlacesNamed(name: string): readonly BelgianPlace[] {
  const { byName } = indexed();
  const [whole = '', ...pieces] = placeSpellings(name);
  const found = byName.get(whole) ?? preciseOf(pieces);
  const places = found.length > 0 ? found : compound(name);
  return places.filter((one, at, all) => all.findIndex(other => other.municipality === one.municipality) === at);
}

/** The Belgian postcode that a text names beside a place that has it. `postcodeNamed('1180 Bruxelles')` → `'1180'` */
export function postcodeNamed(text: string): string | undefined {
  const postcode = postcodeBeside(text);
  return postcode !== undefined && belgianPlace(withoutPostcodeBehind(text), postcode) ? postcode : undefined;
}

/**
 * Places that a text with several names means. If one name is that of a place and another that of a larger place around it,
 * returns only the smaller place; otherwise all places of the first name that the table contains.
 */
function preciseOf(keys: readonly string[]): readonly BelgianPlace[] {
  const { byName } = indexed();
  const within = keys.flatMap(key =>
    (byName.get(key) ?? []).filter(place => keys.some(other => other !== key && surrounds(other, place))),
  );
  return within.length > 0 ? within : (keys.map(key => byName.get(key) ?? []).find(places => places.length > 0) ?? []);
}

/** Places of a text that joins two names: two names of one place, or a place and a larger one around it, as in 'Namur-Jambes'. */
function compound(name: string): readonly BelgianPlace[] {
  const { byName } = indexed();
  return placeSplits(name).flatMap(([one, other]) => {
    const [first, second] = [byName.get(one) ?? [], byName.get(other) ?? []];
    const within = [
      ...first.filter(place => surrounds(other, place)),
      ...second.filter(place => surrounds(one, place)),
    ];
    return within.length > 0 ? within : first.filter(place => second.includes(place));
  });
}

const SIZES = { part: 0, former: 1, municipality: 2 } as const;

/**
 * Whether a key is the name of a larger area around a place: its municipality, district or province, or 'Brussels' for a place in
 * the region.
 */
function surrounds(key: string, { kind, municipality }: BelgianPlace): boolean {
  const { district, province } = municipality;
  const around = [district.fr, district.nl, ...LANGUAGES.map(language => PROVINCES[province][language])];
  return (
    (indexed().byName.get(key) ?? []).some(
      larger =>
        (larger.municipality === municipality && SIZES[larger.kind] > SIZES[kind]) ||
        (province === 'brussels' && larger.municipality.code === BRUSSELS_CITY && municipality.code !== BRUSSELS_CITY),
    ) || around.some(name => placeSpelling(name) === key)
  );
}

/** Postcode of a place, or the main one of its municipality. `mainPostcode(belgianPlace('Gand'))` → `'9000'` */
export function mainPostcode({ kind, municipality, postcodes }: BelgianPlace): string {
  return kind === 'municipality' ? municipality.postcode : (postcodes[0] ?? municipality.postcode);
}

/**
 * Names of the place at a postcode that people use and the table of places lacks. `otherNamesOf(belgianPlace('Koksijde').names, '8670')` →
 * `['Coxyde', …]`
 */
export function otherNamesOf(names: PlaceNames, postcode: string): readonly string[] {
  return OTHERS.filter(each => each.postcode === postcode && Object.values(names).includes(each.own)).flatMap(
    ({ others }) => others,
  );
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
  for (const { postcode, own, others } of OTHERS) {
    const meant = (byName.get(placeSpelling(own)) ?? []).find(({ postcodes }) => postcodes.includes(postcode));
    if (!meant) continue;
    // With another postcode than the main one of the municipality, the name is that of a part of it.
    const isPart = meant.kind === 'municipality' && meant.municipality.postcode !== postcode;
    const place = isPart ? { ...meant, kind: 'part' as const, postcodes: [postcode] } : meant;
    for (const key of others.map(placeSpelling)) if (!byName.has(key)) byName.set(key, [place]);
  }
  return { byName, byPostcode };
}
