import { byLanguage, type Language, LANGUAGES } from '../text/language.ts';
import { ANTWERP } from './facts/antwerp.ts';
import { BRUSSELS } from './facts/brussels.ts';
import { DISTRICTS } from './facts/districts.ts';
import { EAST_FLANDERS } from './facts/east-flanders.ts';
import { FLEMISH_BRABANT } from './facts/flemish-brabant.ts';
import { HAINAUT } from './facts/hainaut.ts';
import { LIEGE } from './facts/liege.ts';
import { LIMBURG } from './facts/limburg.ts';
import { LUXEMBOURG } from './facts/luxembourg.ts';
import { NAMUR } from './facts/namur.ts';
import { WALLOON_BRABANT } from './facts/walloon-brabant.ts';
import { WEST_FLANDERS } from './facts/west-flanders.ts';
import { PROVINCES, type ProvinceId } from './provinces.ts';
import type { Region } from './region.ts';

/** NIS code of the city of Brussels, whose name stands for all 19 municipalities in addresses such as '1050 Bruxelles'. */
export const BRUSSELS_CITY = '21004';

/** A name in each language; a language without a name of its own has the local name. */
export type PlaceNames = Readonly<Record<Language, string>>;

/** A part of a municipality (`postcodes` has one) or a former municipality. */
export type PlaceWithin = { readonly names: PlaceNames; readonly postcodes: readonly string[] };

/** A Belgian municipality as it is since the mergers of 2025. */
export type BelgianMunicipality = {
  /** NIS code (national statistics office). */
  readonly code: string;
  readonly language: 'fr' | 'nl' | 'de' | 'fr-nl';
  readonly names: PlaceNames;
  /** Postcode of the municipality's main place. */
  readonly postcode: string;
  /** All postcodes of the municipality, ascending. */
  readonly postcodes: readonly string[];
  readonly parts: readonly PlaceWithin[];
  /** Municipalities that were merged into this one in 2019 or 2025. Those of 2019 have no NIS code here. */
  readonly former: readonly (PlaceWithin & { readonly code: string | undefined })[];
  readonly district: { readonly fr: string; readonly nl: string };
  /** 'brussels' in the region of Brussels, which has no province. */
  readonly province: ProvinceId;
};

const FACTS: Readonly<Record<ProvinceId, string>> = {
  antwerp: ANTWERP,
  brussels: BRUSSELS,
  'east-flanders': EAST_FLANDERS,
  'flemish-brabant': FLEMISH_BRABANT,
  hainaut: HAINAUT,
  liege: LIEGE,
  limburg: LIMBURG,
  luxembourg: LUXEMBOURG,
  namur: NAMUR,
  'walloon-brabant': WALLOON_BRABANT,
  'west-flanders': WEST_FLANDERS,
};

/** The tables are parsed at first use, because most commands do not need them. */
let parsed: ReadonlyMap<string, BelgianMunicipality> | undefined;

/**
 * The municipalities of today by NIS code. Facts of Statbel and bpost; see `npm run generate:places`.
 * `belgianMunicipalities().get('44021')?.names.fr` → `'Gand'`
 */
export function belgianMunicipalities(): ReadonlyMap<string, BelgianMunicipality> {
  parsed ??= new Map(
    (Object.keys(FACTS) as ProvinceId[]).flatMap(province =>
      FACTS[province]
        .trim()
        .split('\n')
        .map(line => municipalityIn(line, province))
        .map(each => [each.code, each] as const),
    ),
  );
  return parsed;
}

/** Region of a municipality. `regionOfMunicipality(namur)` → `'wallonia'` */
export function regionOfMunicipality({ province }: Pick<BelgianMunicipality, 'province'>): Region {
  return PROVINCES[province].region;
}

/** The municipalities of a region, by NIS code. `municipalitiesIn('brussels').length` → `19` */
export function municipalitiesIn(region: Region): readonly BelgianMunicipality[] {
  return [...belgianMunicipalities().values()].filter(each => regionOfMunicipality(each) === region);
}

/**
 * Parses a line of the form `code|language|main postcode|names in the order of LANGUAGES|postcode part,part;postcode|code postcode+postcode
 * name;…`
 */
function municipalityIn(line: string, province: ProvinceId): BelgianMunicipality {
  const [code = '', language = '', postcode = '', named = '', places = '', merged = ''] = line.split('|');
  const local = language === 'nl' ? 'nl' : 'fr';
  const names = named.split('=');
  const byPostcode = places.split(';').map(text => [text.slice(0, 4), text.slice(5)] as const);
  return {
    code,
    language: language as BelgianMunicipality['language'],
    names: byLanguage(each => names[LANGUAGES.indexOf(each)] ?? names[0] ?? ''),
    postcode,
    postcodes: byPostcode.map(([each]) => each),
    parts: byPostcode.flatMap(([each, parts]) =>
      parts === '' ? [] : parts.split(',').map(part => ({ names: namesIn(part, local), postcodes: [each] })),
    ),
    former: (merged === '' ? [] : merged.split(';')).map(text => {
      const [own = '', postcodes = '', ...name] = text.split(' ');
      return {
        code: own === '-' ? undefined : own,
        names: namesIn(name.join(' '), local),
        postcodes: postcodes.split('+'),
      };
    }),
    district: DISTRICTS[code.slice(0, 2)] ?? { fr: '', nl: '' },
    province,
  };
}

function namesIn(text: string, local: 'fr' | 'nl'): PlaceNames {
  const [fr = '', nl = fr] = text.split('=');
  return byLanguage(language => (language === 'nl' || (language !== 'fr' && local === 'nl') ? nl : fr));
}
